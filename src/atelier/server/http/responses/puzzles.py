"""What answers about puzzles say, for the documentation."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel

from atelier.server.http.responses.example import like
from atelier.server.http.responses.help import ReasonTold
from atelier.server.http.responses.tables import EXAMPLE_VIEW
from atelier.server.tables.shapes import LineStep, Message, TableView, ToldMove

EXAMPLE_PUZZLE: dict[str, Any] = {"id": "0123456789ab", "game": "artisans", "seats": 2, "step": 51, "stars": 3}


class ShortPuzzle(BaseModel):
    """A puzzle in a list: the game, how many play, after how many moves; `stars`: how hard it is, 1 to 3."""

    id: str
    game: str
    seats: int
    step: int
    stars: int


class Puzzles(BaseModel):
    """The puzzles of today, by universal time; `until`: when others come."""

    model_config = like(day="2026-01-01", until=1_767_312_000_000, puzzles=[EXAMPLE_PUZZLE])
    day: str
    until: int
    puzzles: list[ShortPuzzle]


class PuzzleTold(ShortPuzzle):
    """A position as the seat that decides sees it. One of the choices wins more often than all others."""

    model_config = like(**EXAMPLE_PUZZLE, seat=0, options={"artisans": "draft"}, view=EXAMPLE_VIEW)
    seat: int
    options: dict[str, str]
    view: TableView


class EstimateTold(ToldMove):
    """A move and what it is worth in points: the margin at the end, everyone's at once and at the end."""

    margin: float
    margin_error: float
    now: list[float]
    points: list[float]
    trials: int


class AnswerTold(EstimateTold):
    """A move with its chance to win, too; an error is one standard error."""

    chance: float
    chance_error: float


EXAMPLE_ESTIMATE: dict[str, Any] = {
    "move": "take 3",
    "message": "take",
    "things": {"place": 3},
    "margin": 6.5,
    "margin_error": 0.2,
    "now": [12.0, 14.0],
    "points": [41.0, 34.5],
    "trials": 2600,
}
EXAMPLE_ANSWER = EXAMPLE_ESTIMATE | {"chance": 0.83, "chance_error": 0.01}


class PuzzleTried(BaseModel):
    """Is it the one? Every move with its worth, best first; `reason`: why the best is better than `against`.

    `line` is the turn that the best begins, `turn` that of `against`; `achieved`: what only the former brings about.
    """

    model_config = like(
        move="take 3",
        right=True,
        against="token",
        answers=[EXAMPLE_ANSWER, EXAMPLE_ANSWER | {"move": "token", "message": "token", "things": {}, "chance": 0.5}],
        reason={"now": 0.0, "later": 2.6, "others": 0.0, "parts": []},
        line=[],
        turn=[],
        achieved=[],
    )
    move: str
    right: bool
    against: str
    answers: list[AnswerTold]
    reason: ReasonTold
    line: list[LineStep]
    turn: list[LineStep]
    achieved: list[Message]
