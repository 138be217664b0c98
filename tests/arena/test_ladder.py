"""A ladder: true strengths are found, whatever the order of the games."""

from __future__ import annotations

import math
from itertools import combinations, product

import numpy as np
import pytest

from atelier.agents.random import RandomPlayer
from atelier.lab.arena import seatings, standings
from atelier.lab.ladder import ELO, MEAN, ladder, ratings
from atelier.lab.standings import Result
from tests.arena.tables import GUESTS, lines, table


def test_the_ladder_puts_the_stronger_on_top_and_equals_beside_each_other():
    def climb(cores):
        return list(ladder(table(), ["random", "fool", "again"], 10, opponents=GUESTS, cores=cores))

    results = climb(2)
    rungs = ratings(results)
    assert len(results) == 3 * 10
    assert [rung.games for rung in rungs] == [20, 20, 20]
    assert rungs[-1].name == "fool"
    assert rungs[1].rating - rungs[2].rating > abs(rungs[0].rating - rungs[1].rating)
    assert sum(rung.rating for rung in rungs) == pytest.approx(3 * MEAN)
    assert [rung[:4] for rung in ratings(climb(1))] == [rung[:4] for rung in rungs]


def drawn(strengths, deals, seats, chance):
    """Games between players of known strength, by Plackett and Luce's model."""
    for deal in range(deals):
        names = tuple(chance.choice(list(strengths), seats, replace=False).tolist())
        luck = [strengths[name] / ELO - math.log(chance.exponential()) for name in names]
        places = tuple(1 + sum(other > own for other in luck) for own in luck)
        yield Result(deal, 0, names, (0,) * seats, places, (1,) * seats, (1.0,) * seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_find_the_true_strengths_and_say_how_far_off_they_may_be(seats):
    true, hits = {"a": 150.0, "b": 50.0, "c": -20.0, "d": -180.0}, 0
    for seed in range(20):
        rungs = ratings(drawn(true, 300, seats, np.random.default_rng(seed)))
        hits += sum(abs(rung.rating - MEAN - true[rung.name]) < rung.error for rung in rungs)
        assert max(abs(rung.rating - MEAN - true[rung.name]) for rung in rungs) < 150
        assert all(10 < rung.error < 120 for rung in rungs)
    assert hits > 0.88 * 80, "19 of 20 are within, give or take what 80 draws may be off"


def round_robin(strengths, deals, seats, chance):
    """A ladder: at every table, in every rotation."""
    for seating in seatings(combinations(strengths, seats), deals):
        luck = [strengths[name] / ELO - math.log(chance.exponential()) for name in seating.entrants]
        places = tuple(1 + sum(other > own for other in luck) for own in luck)
        yield Result(*seating, (0,) * seats, places, (1,) * seats, (1.0,) * seats)


SOME = {(3, 4, 3), (2, 6, 5), (2, 4, 10)}


@pytest.mark.parametrize(
    ("seats", "entrants", "deals"),
    [
        pytest.param(*asked, marks=() if asked in SOME else pytest.mark.slow)
        for asked in product((2, 3), (4, 6), (3, 5, 10))
    ],
)
def test_the_error_holds_the_true_strength_in_19_of_20_from_three_deals_on(seats, entrants, deals):
    true = dict(zip("abcdef", np.linspace(-150, 150, entrants).tolist(), strict=False))
    chance, held, ladders = np.random.default_rng(1), 0, 200
    for _ in range(ladders):
        rungs = ratings(round_robin(true, deals, seats, chance))
        held += sum(abs(rung.rating - MEAN - true[rung.name]) <= rung.error for rung in rungs)
    assert 0.93 <= held / (ladders * entrants) <= 0.97


def test_one_deal_has_no_error_and_two_have_a_large_one():
    true, chance = {"a": 100.0, "b": 0.0, "c": -100.0}, np.random.default_rng(3)
    one, two, ten = (ratings(round_robin(true, deals, 2, chance)) for deals in (1, 2, 10))
    assert [rung.error for rung in one] == [None] * 3
    assert min(rung.error for rung in two) > max(rung.error for rung in ten)


def test_a_deal_that_tells_more_than_the_others_is_not_trusted_more():
    """Of a ladder broken off within its second deal: what that one game adds makes nothing sure."""
    games = list(round_robin({"a": 100.0, "b": 0.0, "c": -100.0}, 5, 2, np.random.default_rng(5)))
    first = [game for game in games if game.deal == 0]
    broken_off = ratings([*first, games[len(first)]])
    assert min(rung.error for rung in broken_off) > max(rung.error for rung in ratings(games))


def test_ratings_depend_on_no_order_and_on_no_prior_order_of_names():
    results = list(drawn({"a": 100.0, "b": 0.0, "c": -100.0}, 60, 3, np.random.default_rng(1)))
    results += [result._replace(places=(1, 1, 3)) for result in results[:9]]
    there, back = ratings(results), ratings(results[::-1])
    assert [rung.name for rung in there] == [rung.name for rung in back]
    for one, other in zip(there, back, strict=True):
        assert one[1:3] == pytest.approx(other[1:3], abs=1e-6)


def test_who_never_lost_gets_no_endless_rating():
    best, other = ratings(lines(*[1] * 40))
    assert (best.name, other.name) == ("a", "b")
    assert 400 < best.rating - other.rating < 2000
    assert best.error > 100


def test_equals_are_rated_equal():
    one, other = ratings(lines(*[0.5] * 10))
    assert one.rating == pytest.approx(other.rating) == pytest.approx(MEAN)


def test_a_ladder_of_bigger_tables_seats_everyone_equally_often():
    results = list(ladder(table(seats=3), ["random", "a", "b", "c"], 3, opponents=dict.fromkeys("abc", RandomPlayer())))
    assert len(results) == 4 * 3
    assert {each.games for each in standings(results)} == {9}
