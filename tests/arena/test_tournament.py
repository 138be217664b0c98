"""A tournament: everyone gets the same cards from every seat."""

from __future__ import annotations

import math
from contextlib import closing
from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from atelier import AtelierError
from atelier.games import GAMES, find
from atelier.lab.arena import deal_out, play_all, seatings, tournament, warm_up, whole_deals
from atelier.lab.ladder import ladder
from tests.arena.tables import GUESTS, play, table, timeless


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_plays_every_deal_once_from_every_seat(seats):
    names = ("a", "b", "c", "d")[:seats]
    order = list(seatings([names], 3))
    assert len(order) == 3 * seats
    for deal, name in product(range(3), names):
        assert sorted(game.entrants.index(name) for game in order if game.deal == deal) == list(range(seats))
    assert order[1] == (0, 1, (*names[1:], names[0]))


def test_a_deal_is_the_same_cards_in_every_rotation():
    dealt = []

    game = find("artisans")
    at = table(seats=3, seed=5)

    def deal(state, box, seats, options):
        game.deal(state, box, seats, options)
        dealt.append(state.tobytes())

    watched = replace(at, game=replace(game, deal=deal))
    results = list(tournament(watched, ["fool"] * 3, 6, opponents=GUESTS, cores=1))
    assert [result.rotation for result in results] == [0, 1, 2, 0, 1, 2]
    first, second = dealt[1:4], dealt[4:]  # the very first one warmed up
    assert len(set(first)) == len(set(second)) == 1
    assert first[0] != second[0]
    assert first[0] == deal_out(at, 0).tobytes()


def test_the_same_seed_gives_the_same_results_whatever_the_cores():
    one, three = play(["random", "fool"], 6, cores=1), play(["random", "fool"], 6, cores=3)
    assert timeless(one) == timeless(three)
    assert timeless(one) != timeless(play(["random", "fool"], 6, seed=1))


def test_games_are_rounded_up_to_whole_deals():
    assert [whole_deals(games, 3) for games in (1, 3, 4)] == [1, 1, 2]
    assert len(play(["random", "random", "fool"], 4)) == 6


@pytest.mark.parametrize("name", GAMES)
def test_forced_moves_are_nobody_s_decisions(name):
    asked = []

    class Witness:
        name = "witness"

        def choose(self, knowledge):
            asked.append(len(knowledge.legal))
            return knowledge.legal[0]

    at, guests = table(name), {"witness": Witness()}
    warm_up(at, guests)
    assert asked.pop() > 1
    results = list(tournament(at, ["witness", "witness"], 2, opponents=guests, cores=1))
    assert sum(map(sum, (result.decisions for result in results))) == len(asked) - 1  # one more to warm up
    assert min(asked) > 1


def test_an_illegal_choice_ends_the_tournament_with_a_sentence():
    with pytest.raises(AtelierError, match=r"cheat on seat \d chose action \d+, which is not legal"):
        play(["random", "cheat"], 2)


@pytest.mark.parametrize("chosen", [None, math.nan, 1.0, "take 1", [3], 10**30])
def test_a_choice_that_is_no_action_is_told_in_a_sentence(chosen):
    class Odd:
        name = "odd"

        def choose(self, knowledge):
            return chosen

    told = r"odd on seat \d chose (action 1000.*, which is not legal|.*, which is no code of an action; choose one of)"
    with pytest.raises(AtelierError, match=told):
        list(tournament(table(), ["odd", "random"], 2, opponents={"odd": Odd()}, cores=1))


def test_a_choice_may_be_any_kind_of_whole_number():
    class Last:
        name = "last"

        def choose(self, knowledge):
            return np.array(knowledge.legal[-1], np.int16)

    assert len(list(tournament(table(), ["last", "random"], 2, opponents={"last": Last()}, cores=1))) == 2


@pytest.mark.parametrize(
    ("play", "entrants", "games", "sentence"),
    [
        (tournament, ["random"], 2, "1 named: at a table of 2 seats 2 play a tournament"),
        (tournament, ["random"] * 3, 2, "3 named: at a table of 2 seats 2 play a tournament; more play a ladder"),
        (tournament, "random", 2, "'random': name the entrants in a list"),
        (tournament, ["random", None], 2, "name the entrants in a list"),
        (tournament, ["random", "random"], -1, "games=-1: play at least one game"),
        (tournament, ["random", "random"], 0, "games=0: play at least one game"),
        (tournament, ["random", "random"], 1.5, "games=1.5: play at least one game, and a whole number of them"),
        (ladder, ["random"], 2, "1 named: a ladder at tables of 2 seats needs at least 2"),
        (ladder, ["random", "random", "fool"], 2, "random is named twice"),
        (ladder, ["random", "fool"], -1, "games=-1: play at least one game"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(play, entrants, games, sentence):
    with pytest.raises(AtelierError, match=sentence):
        play(table(), entrants, games, opponents=GUESTS)


def test_it_runs_without_the_command_line_s_parts(python):
    program = (
        "import sys; from atelier.games import find; from atelier.scale.batch import plan; "
        "from atelier.lab.arena import standings, tournament; game = find('artisans'); "
        "at = plan(game, [game.default_box], 2, 0); print(standings(tournament(at, ['random', 'random'], 2))[0].games, "
        "[name for name in ('typer', 'rich', 'polars') if name in sys.modules])"
    )
    assert python(program).strip() == "4 []"


def test_endless_games_are_not_listed_before_the_first():
    """What is to be played is drawn as it is played."""
    asked = []

    def endless():
        for seating in seatings([("random", "random")], 10**12):
            asked.append(seating)
            yield seating

    with closing(play_all(table(), endless(), cores=1)) as playing:
        for _ in range(4):
            next(playing)
    assert len(asked) < 10
