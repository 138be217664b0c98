"""Puzzles: which come on which day, the position as its seat sees it, and what each answer is worth."""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Any

from atelier.games import GAMES
from atelier.lab.analyst import MoveEstimate
from atelier.lab.puzzles import LOOKERS, Answer, Puzzle, puzzles_of
from atelier.lab.review import compare
from atelier.match import Match
from atelier.server.errors import Problem
from atelier.server.tables.preview import legal_move
from atelier.server.tables.views import choices, telling

A_DAY = 5
KEPT = 64
"""How many positions are kept replayed."""


def of_day(day: str) -> list[Puzzle]:
    """Five puzzles of a day, the games by turns; all of a game have come before one comes again."""
    number, games = date.fromisoformat(day).toordinal(), [game for game in GAMES if puzzles_of(game)]
    chosen: list[Puzzle] = []
    for place in range(A_DAY if games else 0):
        game = games[(number + place) % len(games)]
        all_of_it, each = list(puzzles_of(game).values()), -(-A_DAY // len(games))
        chosen.append(all_of_it[(number * each + place // len(games)) % len(all_of_it)])
    return list({puzzle.id: puzzle for puzzle in chosen}.values())


def in_short(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle in a list. `stars`: how hard it is, by who finds the answer at a glance."""
    stars = 1 + len(LOOKERS) - len(puzzle.found_by)
    seats, step = puzzle.record.seats, len(puzzle.record.moves)
    return {"id": puzzle.id, "game": puzzle.record.game, "seats": seats, "step": step, "stars": stars}


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
    reason = compare(_estimate(puzzle.answer), _estimate(other), puzzle.seat)
    answers = [
        {**telling(match, match.words.index(one.move)), **one._asdict(), "now": list(one.now)}
        | {"points": list(one.points)}
        for one in puzzle.answers
    ]
    return {"move": move, "right": right, "against": other.move, "answers": answers, "reason": reason.as_json()}


def _estimate(answer: Answer) -> MoveEstimate:
    return MoveEstimate(**answer._asdict(), chances=())
