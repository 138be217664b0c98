"""A position that no game can hold is refused, in one sentence; one that hardly any game holds can be guessed."""

from __future__ import annotations

import numpy as np
import pytest

from atelier import BadPosition
from atelier.games.little_town import GAME
from atelier.games.little_town.players.hidden import deal_carefully, objectives_unseen

ALL_BUT = {"crowded": 23, "team": 18, "hamlet": 0, "penniless": 11}


def held(*sets):
    """The objectives that have held for each seat: all but these."""
    words = [0xFFFFFF & ~sum(1 << ALL_BUT[name] for name in names) for names in sets]
    return np.array(words + [0] * (4 - len(words)), "<u4").tobytes().hex()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"leader": None}, "nobody is named who began the round"),
        ({"phase": None}, "or the phase"),
        ({"turn": None, "phase": "place", "place": "a"}, "the turn is at no seat"),
        ({"expansion": None}, "the expansion is not one the game has"),
        ({"board": 3}, "the board"),
        ({"spent": 2**32}, "spent: .* write a number from 0 to 4294967295"),
        ({"points": [[32767]]}, "points: .* write a number from -10000 to 10000"),
        ({"objective": [["team"]]}, "not in play"),
        ({"objective": [["fishing"]], "tile": {"e3": "bar"}, "market": {"pier": 0}}, None),
        ({"held": "ffffffff" + "0" * 24}, "objectives are not as many"),
        ({"held": held((), (), ("team",))}, "a seat that nobody sits on"),
        ({"effects": [99]}, "effects: .* write a number from 0 to 20"),
        ({"ready": [[False] * 5, [True] * 5], "site": [5]}, "worker of this turn"),
        ({"place": "b", "ready": [[True, False, True, True, True], [True] * 5], "site": [1]}, "worker of this turn"),
        ({"seats": 4, "ready": [[False, False, False, False, True]] * 4, "site": [2] * 4}, "a place that is not there"),
        ({"phase": "worker", "place": "a"}, "worker of this turn"),
        ({"phase": "act"}, "worker of this turn"),
        ({"phase": "act", "spot": "e3"}, "worker of this turn"),
        ({"phase": "pay"}, "something is owed"),
        ({"phase": "pay", "buying": "well"}, "something is owed"),
        ({"phase": "give"}, "something is owed"),
        ({"phase": "square", "doing": "construction", "site": [1]}, "something is owed"),
        ({"phase": "residence", "residing": True}, "end of the round"),
        ({"phase": "feed", "residing": True}, "end of the round"),
        ({"phase": "feed", "residing": True, "hungry": 6}, "end of the round"),
        ({"phase": "feed", "residing": True, "hungry": 2, "course": 3}, "end of the round"),
        ({"hungry": 2}, "end of the round"),
        ({"phase": "over", "turn": None}, "end of the round"),
        ({"gathered": "wood 3"}, "has gathered"),
        ({"touched": [True]}, "has gathered"),
        ({"owing": 2}, "something is owed"),
        ({"laid": "wood"}, "something is owed"),
        ({"pending": "gains 1"}, "something is owed"),
    ],
)
def test_what_no_game_can_hold_is_refused(position, said, sentence):
    if sentence is None:
        position(**said)
        return
    with pytest.raises(BadPosition, match=sentence):
        position(**said)


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"phase": "effect", "used": "left"}, "could neither go on nor end"),
        ({"phase": "effect", "used": "left", "pending": "sell 1"}, "could neither go on nor end"),
        ({"phase": "effect", "used": "right", "pending": "sell 1"}, "could neither go on nor end"),
        ({"phase": "effect", "used": "left", "pending": "trade 2", "goods": "wood 2"}, "could neither go on nor end"),
        ({"phase": "take", "target": "e4", "owing": 1}, "no building beside"),
        ({"phase": "pay", "target": "e4", "owed": "wood 1"}, "no building beside"),
        ({"phase": "lay", "incoming": "gather-1", "side": "left"}, "no Artisan card"),
        (
            {"phase": "pay", "incoming": "gather-4", "side": "left", "owed": "wood 1", "goods": "wood 9"},
            "no Artisan card",
        ),
        ({"phase": "upgrade", "bought": True, "incoming": "gather-1"}, "something is owed"),
    ],
)
def test_a_turn_that_no_worker_can_have_begun_is_refused(position, said, sentence):
    begun = {"expansion": "standard", "row": [["moneychanger"]], "place": "a", "doing": "gather", "spot": "e3"}
    with pytest.raises(BadPosition, match=sentence):
        position(**begun | {"worker": {"e3": 0}} | said)
    position(**begun | {"worker": {"e3": 0}, "phase": "act"})


def test_two_hands_that_can_only_be_the_same_card_are_refused(position):
    """Both seats have fulfilled all but one objective, which one of them holds: the other's cannot be."""
    said = {"objective": [["team", "crowded", "hamlet", "penniless"], ["master", "both-trades", "errands", "fishing"]]}
    with pytest.raises(BadPosition, match="not in play"):
        position(**said, held=held(("team",), ("team",)))


def test_T11_a_guess_ends_where_hardly_any_deal_fits(position):
    """Everything has held for both seats but the very cards they hold: no other deal is possible."""
    mine, theirs = ("hamlet", "penniless"), ("crowded", "team")
    game = position(
        expansion="standard",
        objective=[[*mine, "master", "errands"], [*theirs, "both-trades", "good-harvest"]],
        done=[[False, False, True, True], [False, False, True, True]],
        held=held(mine, theirs),
    )
    guess = GAME.state.copy(game.match.state)
    GAME.determinize(guess, game.match.box.record, -1, np.array([7], np.int64))
    assert GAME.sound(guess, game.match.box.record) == 0
    assert {*guess.objective[1, :2].tolist()} == {ALL_BUT[name] for name in theirs}


def test_T11_a_careful_deal_leaves_enough_for_every_hand(deal):
    """What is dealt when all tries have failed keeps every law, at every table, for everyone who guesses."""
    for seats in GAME.seats:
        match = deal(seats=seats, seed=seats, expansion="standard").match
        dealt = set()
        for seat in range(-1, seats):
            guess = GAME.state.copy(match.state)
            deal_carefully(guess, match.box.record, seat, objectives_unseen(guess, match.box.record, seat))
            assert GAME.sound(guess, match.box.record) == 0
            dealt.add(guess.objective.tobytes())
        assert len(dealt) > 1
