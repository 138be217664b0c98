"""Puzzles: the position as its seat sees it, and what each answer is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from atelier.games import GAMES
from atelier.lab.puzzles import Puzzle, puzzles_of
from atelier.match import Match
from atelier.server.errors import Problem
from atelier.server.tables.preview import legal_move
from atelier.server.tables.views import choices, telling

KEPT = 64
"""How many positions are kept replayed."""


def in_short(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle in a list. `stars`: how hard it is, by who finds the answer at a glance."""
    seats, step = puzzle.record.seats, len(puzzle.record.moves)
    return {"id": puzzle.id, "game": puzzle.record.game, "seats": seats, "step": step, "stars": puzzle.stars}


def find_puzzle(id: str) -> Puzzle:
    """The puzzle of a name."""
    for game in GAMES:
        if id in puzzles_of(game):
            return puzzles_of(game)[id]
    raise Problem(404, "no-puzzle", "There is no such puzzle; GET /api/puzzles lists those of today.")


@lru_cache(KEPT)
def position(id: str) -> Match:
    """The position of a puzzle, replayed once; to look at, not to play on."""
    return find_puzzle(id).match()


def told(puzzle: Puzzle) -> dict[str, Any]:
    """The position as the one who decides sees it: nothing of the answer, nothing of what is hidden."""
    match = position(puzzle.id)
    view = {**match.view(puzzle.seat), "choices": choices(match, puzzle.seat)}
    return {**in_short(puzzle), "seat": puzzle.seat, "options": dict(match.options), "view": view}


def tried(puzzle: Puzzle, said: str) -> dict[str, Any]:
    """Whether a move is the one, what every move is worth, and why the best is better."""
    match = position(puzzle.id)
    move = legal_move(match, said)
    right = move == puzzle.answer.move
    other = puzzle.answers[1] if right else next(one for one in puzzle.answers if one.move == move)
    reason = puzzle.reason(other.move)
    answers = [
        {**telling(match, match.words.index(one.move)), **one._asdict(), "now": list(one.now)}
        | {"points": list(one.points)}
        for one in puzzle.answers
    ]
    return {"move": move, "right": right, "against": other.move, "answers": answers, "reason": reason.as_json()}
