"""Puzzles: those that come with the games hold, and new ones can be made, broken off and gone on with."""

from __future__ import annotations

import itertools
import json

import pytest

from atelier.agents.opponent import Budget
from atelier.errors import AtelierError
from atelier.games import GAMES, find
from atelier.lab.analyst import analyse
from atelier.lab.puzzles import CLEAR, LEAST_MOVES, Effort, make, puzzles_of, read_puzzle

SHIPPED = [pytest.param(puzzle, id=f"{game}-{id}") for game in GAMES for id, puzzle in puzzles_of(game).items()]
LEAST_SHIPPED = 10
PLAYOUTS = 1_200
QUICK = Effort(glance=60, deep=150, master=60)


@pytest.mark.parametrize("game", GAMES)
def test_enough_puzzles_come_with_each_game(game):
    puzzles = puzzles_of(game).values()
    assert len(puzzles) >= LEAST_SHIPPED
    assert {puzzle.record.game for puzzle in puzzles} == {game}
    assert len({(puzzle.record.key, len(puzzle.record.moves)) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("puzzle", SHIPPED)
def test_a_puzzle_replays_and_its_answer_is_still_judged_best(puzzle):
    match = puzzle.match()
    assert match.seat == puzzle.seat
    assert sorted(answer.move for answer in puzzle.answers) == sorted(match.legal)
    assert len(puzzle.answers) >= LEAST_MOVES
    assert puzzle.gain >= CLEAR
    assert puzzle.gain > 4 * max(answer.chance_error for answer in puzzle.answers[:2])
    best = analyse(match, puzzle.seat, Budget(playouts=PLAYOUTS), 11).best
    assert best.move == puzzle.answer.move


def test_a_puzzle_survives_being_written_and_read():
    puzzle = next(iter(puzzles_of("artisans").values()))
    again = read_puzzle(puzzle.write())
    assert again == puzzle
    assert again.id == puzzle.id
    for broken in ("{}", "no puzzle", json.dumps({**json.loads(puzzle.write()), "record": 3})):
        with pytest.raises(AtelierError):
            read_puzzle(broken)


def test_the_same_deal_gives_the_same_puzzles():
    def first_game():
        looked = make(find("artisans"), 2, 5, {}, QUICK, "apprentice")
        return next(one for one in looked if one.over)

    games = [first_game() for _ in range(2)]
    assert games[0] == games[1]
    assert games[0].decisions > 20


def test_every_found_position_is_one_the_effort_agrees_on():
    looked = make(find("artisans"), 2, 1, {}, QUICK, "apprentice")
    found = list(itertools.chain.from_iterable(one.found for one in itertools.islice(looked, 300)))
    for puzzle in found:
        match = puzzle.match()
        assert puzzle.answer.move in match.legal
        assert puzzle.answer.chance == max(answer.chance for answer in puzzle.answers)
