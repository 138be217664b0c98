"""What a game says besides playing: every thing of its box for whoever draws it, and why a move is not possible."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest

from atelier.boxfile import LANGUAGES, read_box
from atelier.games import GAMES, find
from atelier.words import rules_of, speak
from tests.reasons import reasons

SPOKEN = {language: speak(language) for language in LANGUAGES}
LOOK_EVERY = 5
"""Every so many positions of a random game all actions are asked about."""


def things(name):
    game = find(name)
    return game.things(game.default_box, SPOKEN)


@pytest.mark.parametrize("name", GAMES)
def test_every_thing_has_names_and_what_is_said_is_said_in_every_language(name):
    box = find(name).default_box
    for kind, found in things(name).items():
        assert tuple(found) == box.words[kind]
        for word, thing in found.items():
            assert thing["names"] == {language: box.name_of(kind, word, language) for language in LANGUAGES}
            assert thing["text"] is None or (set(thing["text"]) == set(LANGUAGES) and all(thing["text"].values()))
    json.dumps(things(name), allow_nan=False)


def test_an_object_says_what_it_needs_and_in_which_decks_it_may_lie():
    objects = things("artisans")["object"]
    assert objects["kite"]["needs"] == {"textiles": 2, "wood": 1}
    assert objects["kite"]["text"] == {"en": "textiles II, wood I", "fr": "textiles II, bois I"}
    assert [objects[word]["decks"] for word in ("kite", "mill", "clock")] == [[1], [1, 2], [2]]
    assert {thing["source"] for thing in objects.values()} == {"atelier"}


def test_an_artisan_has_a_bonus_only_if_it_scores():
    artisans = things("artisans")["artisan"]
    assert artisans["carver"]["bonus"] == 3
    assert artisans["provident"]["bonus"] is None


def test_a_tile_says_what_it_costs_takes_and_gives():
    tiles = things("little-town")["tile"]
    assert (tiles["bakery"]["cost"], tiles["bakery"]["price"]) == ({"wood": 2}, {"wheat": 1})
    assert tiles["bakery"]["output"] == {"coins": 4}
    assert tiles["statue"]["price"] is tiles["statue"]["output"] is None
    assert tiles["residence"]["each_round"] == {"activate": True}
    assert tiles["castle"]["at_end"] == {"buildings": 4}
    assert (tiles["wheat-field"]["copies"], tiles["wheat-field"]["gathers"]) == (5, True)
    assert [word for word, tile in tiles.items() if tile["new"]][:3] == ["school", "museum", "forge"]


def test_a_card_has_two_sides_and_the_blank_one_none():
    cards = things("little-town")["artisan"]
    forager = cards["forager"]
    assert (forager["kind"], forager["level"], forager["deck"]) == ("gather", 1, "gather-1")
    assert forager["standard"]["effect"] == [{"fish": 1}, {"wheat": 1}]
    assert forager["advanced"]["laid"]
    assert not forager["standard"]["laid"]
    assert cards["architect"]["advanced"]["end"] == {"cubes": 1}
    assert cards["blank"]["standard"] is cards["blank"]["kind"] is None


def test_things_are_those_of_the_box_in_hand():
    game = find("artisans")
    text = game.box_text.replace('gold = 1 }\nsource = "atelier"', 'gold = 2 }\nsource = "printed"', 1)
    box = read_box(text.replace('en = "Festival mask (Burkina Faso)"', 'en = "Mask"'), "box", game.read_box)
    mask = game.things(box, SPOKEN)["object"]["mask"]
    assert (mask["needs"]["gold"], mask["source"], mask["names"]["en"]) == (2, "printed", "Mask")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_game_are_explained_in_every_language(name, language):
    title, text = rules_of(name, language)
    assert title
    assert not title.startswith("#")
    assert "\n## " in text


# Why not


def games_of(kind, seed, moves=10_000):
    """Positions of a random game."""
    match, player = kind.match(seed), Random(seed)
    while not match.over and len(match.moves) < moves:
        yield match
        match.play(player.choice(match.legal))


def test_a_reason_is_found_exactly_when_a_move_is_not_legal_and_can_be_said_in_every_language(kind):
    said = set()
    for match in games_of(kind, seed=5):
        if len(match.moves) % LOOK_EVERY:
            continue
        for reason in reasons(match):
            if reason.message not in said:
                said.add(reason.message)
                assert len({words.tell(reason, match.box, "why") for words in SPOKEN.values()}) == len(LANGUAGES)
    assert len(said) > 10


def test_a_reason_does_not_depend_on_what_the_seat_cannot_know(kind):
    for match in games_of(kind, seed=8, moves=60):
        if len(match.moves) % 20 == 19:
            for seat in range(match.seats):
                guess = match.game.state.copy(match.state)
                match.game.determinize(guess, match.box.record, seat, np.array([3], np.int64))
                for code in range(len(match.words)):
                    reason = match.game.why(match.state, match.box, seat, code)
                    assert match.game.why(guess, match.box, seat, code) == reason


def test_who_is_not_on_turn_and_who_comes_too_late_are_told_so(kind):
    match = kind.match(seed=3)
    waiting = (match.seat + 1) % match.seats
    assert {match.game.why(match.state, match.box, waiting, code).message for code in range(9)} == {"not-your-turn"}
    for after in games_of(kind, seed=3):
        match = after
    assert match.over
    assert {match.game.why(match.state, match.box, 0, code).message for code in range(9)} == {"over"}
