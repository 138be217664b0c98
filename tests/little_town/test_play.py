"""Whole games at random: on both boards every law holds, and everything there is to do is done by somebody."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from atelier import Match
from atelier.chance import BLOCK_WORDS, master_key
from atelier.game import ACTION
from atelier.games.little_town import GAME
from atelier.scale.batch import plan
from atelier.scale.playout import playouts
from atelier.words import speak

GAMES = 300
TABLES = [
    (seats, expansion, board) for seats, expansion, board in product(GAME.seats, ("off", "standard", "advanced"), "12")
]


def played(seats, count, seed=1, **options):
    """Games of a table: the record of each at its end, and its moves as words."""
    table = plan(GAME, [GAME.default_box], seats, seed, options)
    rules, box, master = playouts(GAME), table.box_records[0], master_key(seed)
    rng, words = np.zeros(1, np.int64), np.zeros(BLOCK_WORDS, np.uint32)
    actions, log = np.zeros(GAME.choices, ACTION), np.zeros(2000, ACTION)
    spelled = GAME.moves(GAME.default_box)
    for number in range(count):
        state = GAME.state.new(1)[0]
        rules.lay_out(state, rng, box, seats, table.coded_options, master, number, words)
        steps = rules.logged(state, box, rng, actions, log)
        yield state, [spelled[code] for code in log[:steps]]


@pytest.mark.parametrize(("seats", "expansion", "board"), TABLES)
def test_every_law_holds_after_every_decision(seats, expansion, board):
    table = plan(GAME, [GAME.default_box], seats, 3, {"expansion": expansion, "board": board})
    rules, state = playouts(GAME), GAME.state.new(1)
    rng, words, actions = np.zeros(1, np.int64), np.zeros(BLOCK_WORDS, np.uint32), np.zeros(GAME.choices, ACTION)
    for number in range(GAMES):
        state[0] = 0
        rules.lay_out(state[0], rng, table.box_records[0], seats, table.coded_options, master_key(3), number, words)
        decisions = rules.watched(state[0], table.box_records[0], rng, actions)
        assert decisions > 0, f"game {number}: {GAME.laws[-decisions]}"


def test_every_kind_of_move_is_made_and_every_tile_objective_and_card_turns_up():
    verbs, tiles, done, cards = set(), set(), set(), set()
    for expansion, seats in product(("off", "standard", "advanced"), GAME.seats):
        for state, moves in played(seats, 1500, expansion=expansion, board="2"):
            verbs.update(move.split()[0] for move in moves)
            tiles.update(int(tile) for tile in state.tile if tile >= 0)
            done.update(int(card) for card in state.objective[state.done == 1])
            if expansion == "standard":
                cards.update(int(card) for card in state.row.flatten() if card >= 0)
    words = GAME.default_box.words
    assert verbs == {move.split()[0] for move in GAME.moves(GAME.default_box)} - {"spend"}
    assert {words["tile"][tile] for tile in tiles} == set(words["tile"])
    assert {words["objective"][card] for card in done} >= set(words["objective"]) - RARE
    assert len(cards) >= 60


RARE = {"errands"}
"""What nobody does by chance in so few games; each has a test of its own."""


def test_every_move_can_be_told_in_both_languages():
    for expansion in ("off", "standard", "advanced"):
        match = Match(GAME, 3, seed=5, expansion=expansion)
        chance = np.random.default_rng(5)
        while not match.over:
            for code in match.legal_codes:
                telling = GAME.tell(match.state, match.box, code)
                for language in ("en", "fr"):
                    assert speak(language).tell(telling, match.box, "may")
                    assert speak(language).tell(telling, match.box, "did", who="Ada").endswith(".")
            match.play(str(chance.choice(match.legal)))
        assert match.text(0, "fr")
        assert str(match)


def test_expansion_off_is_the_base_game(deal):
    game = deal(seats=4, seed=3)
    assert {move.split()[0] for move in game.legal} <= {"place", "build"}
