"""Puzzles: those that come with the games hold, and new ones can be made, broken off and gone on with."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace
from types import SimpleNamespace

import pytest

from atelier.agents.opponent import Budget
from atelier.errors import AtelierError
from atelier.games import GAMES, find
from atelier.lab import puzzles
from atelier.lab.analyst import analyse
from atelier.lab.puzzles import (
    APART,
    CLEAR,
    LEAST_CHANCE,
    LEAST_MOVES,
    LOOKERS,
    MOST_A_GAME,
    OPENING,
    PLAIN,
    Effort,
    judge,
    make,
    puzzles_of,
    read_puzzle,
)

SHIPPED = [pytest.param(puzzle, id=f"{game}-{id}") for game in GAMES for id, puzzle in puzzles_of(game).items()]
JUDGED = [
    pytest.param(*puzzle.values, id=puzzle.id, marks=pytest.mark.slow if place % 2 else ())
    for place, puzzle in enumerate(SHIPPED)
]
LEAST_SHIPPED = 10
PLAYOUTS = 1_200
QUICK = Effort(glance=60, deep=150, master=60)
FRUITFUL = 3
"""The deal of the first game in which quick eyes find puzzles: not one before it has any."""


@pytest.mark.parametrize("game", GAMES)
def test_enough_puzzles_come_with_each_game(game):
    shipped = puzzles_of(game).values()
    assert len(shipped) >= LEAST_SHIPPED
    assert {puzzle.record.game for puzzle in shipped} == {game}
    assert len({(puzzle.record.key, len(puzzle.record.moves)) for puzzle in shipped}) == len(shipped)


@pytest.mark.parametrize("game", GAMES)
def test_all_are_played_with_the_box_of_today(game):
    """Whoever changes a box cuts them anew with `atelier puzzles make`: else they show what no rules page has."""
    today = find(game).default_box.digest
    assert {puzzle.record.digest for puzzle in puzzles_of(game).values()} == {today}


@pytest.mark.parametrize("game", GAMES)
def test_some_of_each_game_are_easy_some_medium_and_some_hard(game):
    """Easy is what a journeyman and a master see at a glance, hard what neither of them does."""
    shipped = puzzles_of(game).values()
    assert {puzzle.stars for puzzle in shipped} == {1, 2, 3}
    assert all(set(puzzle.found_by) <= set(LOOKERS) for puzzle in shipped)


@pytest.mark.parametrize("puzzle", SHIPPED)
def test_every_answer_begins_a_turn_that_can_be_played_and_the_best_one_can_be_explained(puzzle):
    match = puzzle.match()
    for answer, moves in zip(puzzle.answers, puzzle.turns, strict=True):
        turn = puzzle.turn(match, answer.move)
        assert (moves[0], turn.moves, turn.seat) == (answer.move, list(moves), puzzle.seat)
    for other in puzzle.answers[1:]:
        assert puzzle.reason(other.move).parts or puzzle.achieved(match, other.move)


@pytest.mark.parametrize("puzzle", SHIPPED)
def test_a_puzzle_replays_and_its_answer_wins_clearly(puzzle):
    match = puzzle.match()
    assert match.seat == puzzle.seat
    assert sorted(answer.move for answer in puzzle.answers) == sorted(match.legal)
    assert len(puzzle.answers) >= LEAST_MOVES
    assert puzzle.gain >= CLEAR
    assert puzzle.gain > 4 * max(answer.chance_error for answer in puzzle.answers[:2])


@pytest.mark.parametrize("puzzle", JUDGED)
def test_the_answer_is_still_judged_best(puzzle):
    best = analyse(puzzle.match(), puzzle.seat, Budget(playouts=PLAYOUTS), 11).best
    assert best.move == puzzle.answer.move


def test_a_puzzle_survives_being_written_and_read():
    puzzle = next(iter(puzzles_of("artisans").values()))
    again = read_puzzle(puzzle.write())
    assert again == puzzle
    assert again.id == puzzle.id
    for broken in ("{}", "no puzzle", json.dumps({**json.loads(puzzle.write()), "record": 3})):
        with pytest.raises(AtelierError):
            read_puzzle(broken)


@pytest.fixture(scope="module")
def cut():
    """A game that quick eyes found puzzles in."""
    return next(one for one in make(find("artisans"), 2, FRUITFUL, {}, QUICK, "apprentice") if one.found)


def test_the_same_deal_gives_the_same_puzzles(cut):
    again = next(one for one in make(find("artisans"), 2, cut.deal, {}, QUICK, "apprentice") if one.over)
    assert again == cut
    assert cut.decisions > 20


def test_what_is_found_wins_clearly_and_lies_apart(cut):
    assert len(cut.found) <= MOST_A_GAME
    steps = [len(puzzle.record.moves) for puzzle in cut.found]
    assert steps[0] >= OPENING
    assert all(later - earlier >= APART for earlier, later in itertools.pairwise(steps))
    for puzzle in cut.found:
        match = puzzle.match()
        assert judge(match, cut.deal, QUICK) == puzzle
        assert puzzle.answer.move in match.legal
        assert puzzle.answer.chance == max(answer.chance for answer in puzzle.answers) >= LEAST_CHANCE
        assert puzzle.gain >= CLEAR
        glance = [puzzles._chooses(match, puzzle.seat, level, puzzle.answer.move) for level in PLAIN]
        assert not all(glance)


def test_a_position_is_dropped_if_a_master_chooses_otherwise_or_everyone_sees_it_at_once(cut, monkeypatch):
    puzzle = cut.found[0]
    match = puzzle.match()
    with monkeypatch.context() as patch:
        other = match.code(puzzle.answers[1].move)
        patch.setattr(puzzles, "Master", lambda budget: SimpleNamespace(choose=lambda knowledge: other))
        assert judge(match, cut.deal, QUICK) is None, "a master chose otherwise"
    with monkeypatch.context() as patch:
        patch.setattr(puzzles.Puzzle, "explained", lambda *asked: False)
        assert judge(match, cut.deal, QUICK) is None, "nobody could say why"
    with monkeypatch.context() as patch:
        patch.setattr(puzzles, "_chooses", lambda *words: True)
        assert judge(match, cut.deal, QUICK) is None, "everyone finds it at a glance"


@pytest.mark.parametrize("judgement", range(3), ids=["the glance", "the deep one", "the second deep one"])
def test_all_judgements_of_a_position_must_come_to_the_same_move(cut, monkeypatch, judgement):
    puzzle = cut.found[0]
    match = puzzle.match()
    wrong = len(match.moves) + judgement

    def doubting(match, seat, budget, seed):
        found = analyse(match, seat, budget, seed)
        return exchanged(found) if seed == wrong else found

    monkeypatch.setattr(puzzles, "analyse", doubting)
    assert judge(match, cut.deal, QUICK) is None


def exchanged(analysis):
    """The same as if the next best move were as clearly the best."""
    best, second, *rest = analysis.estimates
    estimates = (best._replace(move=second.move), second._replace(move=best.move), *rest)
    return replace(analysis, estimates=estimates)
