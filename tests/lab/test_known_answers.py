"""The statistics of the lab, on games made to have a known answer."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from atelier.games import find
from atelier.games.little_town import state as s
from atelier.lab.study.estimates import mean, reach, share
from atelier.lab.study.evidence import chosen
from atelier.lab.study.facts import facts_of
from atelier.lab.study.fairness import deal_shares, intraclass, seat_shares
from atelier.lab.study.pairs import pairs
from atelier.lab.study.things import things
from tests.lab.made import DEALS, with_names_dealt_anew

TOWN = find("little-town")


def test_an_artisan_that_gets_50_points_is_found(generous):
    found = {generous.box.words[one.kind][one.number]: one for one in things(generous) if one.kind == "artisan"}
    assert found["artoholic"].accused
    assert found["artoholic"].excess.low > 0
    assert max(found.values(), key=lambda one: one.excess.value) is found["artoholic"]


def test_what_it_costs_a_random_provident_to_reserve_is_found_too(usual):
    """R31: who reserves without thinking pays for it."""
    provident = usual.box.words["artisan"].index("provident")
    assert next(one for one in things(usual) if one.kind == "artisan" and one.number == provident).excess.high < 0


def test_in_twenty_fair_boxes_none_is_accused(usual):
    accused = [one for seed in range(20) for one in things(with_names_dealt_anew(usual, seed)) if one.accused]
    assert not accused


def test_errors_are_neither_too_small_nor_too_large(usual):
    """Where nothing is to be found, one interval in twenty misses if it is as narrow as one of 95 % is."""
    found = [
        (one.excess.value / (one.excess.high - one.excess.value), len(all_))
        for seed in range(30)
        for all_ in (things(with_names_dealt_anew(usual, seed)),)
        for one in all_
        if one.excess.n > 200
    ]
    apart = np.array([far * reach(many, DEALS) for far, many in found])
    assert 0.035 < (abs(apart) > 1.96).mean() < 0.065


def test_the_same_game_counted_twice_proves_nothing_more():
    rng = np.random.default_rng(5)
    values, deals = rng.normal(size=400), np.arange(400)
    once, twice = mean(values, deals, 1), mean(np.repeat(values, 2), np.repeat(deals, 2), 1)
    assert twice.high - twice.low == pytest.approx(once.high - once.low, rel=0.01)


def test_looking_at_more_makes_every_interval_wider():
    values, deals = np.random.default_rng(5).normal(size=400), np.arange(400)
    one, many = mean(values, deals, 1), mean(values, deals, 100)
    assert many.low < one.low < one.high < many.high


def test_a_share_of_all_or_nothing_is_not_believed_to_be_exact():
    assert share(np.zeros(60), np.arange(60), 1).high > 0.02
    assert share(np.ones(60), np.arange(60), 1).high == 1.0


def test_a_seat_that_wins_more_is_found_and_equal_ones_are_not(usual):
    rng = np.random.default_rng(3)
    seats = dict(usual.frames["seats"])
    for first_wins, accused in ((0.5, False), (0.62, True)):
        first = (rng.random(DEALS) < first_wins).astype(float)
        seats["victory"] = np.stack([first, 1 - first], axis=1).reshape(-1)
        found = seat_shares(replace(usual, frames={**usual.frames, "seats": seats}))
        assert [one.accused for one in found] == [accused, accused]


def test_the_share_of_the_deal_is_that_which_was_made():
    rng = np.random.default_rng(7)
    deals = np.repeat(np.arange(2000), 2)
    luck, play = rng.normal(size=2000)[deals], rng.normal(size=4000)
    every = np.ones(4000, bool)
    for part in (0.0, 0.3, 0.9):
        values = np.sqrt(part) * luck + np.sqrt(1 - part) * play
        assert intraclass(deals, np.zeros(4000), values, every) == pytest.approx(part, abs=0.06)


def test_deals_that_were_played_once_tell_nothing_of_the_deal(usual):
    assert all(one.of_victory.value == 0 for one in deal_shares(usual))


def test_two_things_that_win_together_are_found_as_a_pair(usual):
    """Whoever holds the first two artisans' names of a made table wins; all others toss a coin."""
    rng, seats = np.random.default_rng(1), dict(usual.frames["seats"])
    rows = len(seats["deal"])
    holds = rng.random((rows, 5)) < 0.5
    game, thing = np.nonzero(holds)
    things_ = {
        "table": seats["table"][game], "deal": seats["deal"][game], "rotation": seats["rotation"][game],
        "kind": np.zeros(len(game), np.int8), "thing": thing.astype(np.int16), "seat": seats["seat"][game],
        "chapter": np.ones(len(game), np.int8), "finished": np.ones(len(game), bool),
        "wanted": np.zeros(len(game), np.int8),
    }  # fmt: skip
    together = holds[:, 1] & holds[:, 3]
    seats["victory"] = (rng.random(rows) < np.where(together, 0.75, 0.5)).astype(float)
    best = pairs(replace(usual, frames={**usual.frames, "seats": seats, "things": things_}))[0]
    assert {best.first[1], best.second[1]} == {1, 3}
    assert best.excess.low > 0


def test_a_card_of_a_dear_deck_is_not_praised_for_the_riches_of_who_buys_there(usual):
    """X8: who comes to level IV is ahead. What a card wins beyond others is that of its own deck, and found there."""
    rng, seats = np.random.default_rng(2), dict(usual.frames["seats"])
    rows, cards = len(seats["deal"]), s.DECK_CARDS
    dear, card = rng.random(rows) < 0.5, rng.integers(cards, size=rows)
    held = {name: seats[name] for name in ("table", "deal", "rotation", "seat")} | {
        "kind": np.full(rows, facts_of(TOWN).KINDS.index("artisan"), np.int8),
        "thing": np.where(dear, 3 * cards + card, card).astype(np.int16),
        "chapter": np.ones(rows, np.int8),
        "finished": np.ones(rows, bool),
        "wanted": np.zeros(rows, np.int8),
    }
    best = 3 * cards + 4
    chance = np.where(held["thing"] == best, 0.95, np.where(dear, 0.7, 0.3))
    seats["victory"] = (rng.random(rows) < chance).astype(float)
    town = replace(usual, game=TOWN, box=TOWN.default_box, frames={**usual.frames, "seats": seats, "things": held})
    assert [one.number for one in things(town) if one.accused and one.excess.low > 0] == [best]


def test_nothing_is_called_out_from_a_handful_of_deals(usual):
    few = replace(usual, frames={name: chosen(frame, frame["deal"] < 40) for name, frame in usual.frames.items()})
    assert not [one for one in things(few) if one.accused]
