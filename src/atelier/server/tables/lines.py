"""A turn that could be played, told move by move to the seat that would play it."""

from __future__ import annotations

from typing import Any

from atelier.lab.line import Line
from atelier.lab.line import LineStep as Played
from atelier.match import Match
from atelier.server.tables.accounts import account
from atelier.server.tables.differences import differences
from atelier.server.tables.shapes import LineStep, Outcome
from atelier.server.tables.views import spell

OF_THE_TABLE = frozenset({"legal", "step"})
"""What a view has besides what lies on the table."""
TURN = "turn"
"""The stage of a move that belongs to the turn it is made in."""


def tell_line(line: Line) -> list[LineStep]:
    """Every move with what it brings and changes, as far as the seat can foresee it."""
    return [_tell(step, line.seat) for step in line.steps]


def _tell(step: Played, seat: int) -> LineStep:
    told = step.telling
    spelled = spell(told, step.before.box)
    return {
        "move": step.move,
        "message": spelled["message"],
        "things": spelled["things"],
        "ends": told.ends,
        "outcomes": _own(step, seat),
        "changes": differences(lying(step.before, seat), lying(step.turn, seat)) if step.foreseen else None,
    }


def _own(step: Played, seat: int) -> list[Outcome]:
    """What the turn itself brings this seat; what the end of a month or a round then does is another matter."""
    outcomes = account(step.before, step.after, step.code)["outcomes"]
    return [one for one in outcomes if one["seat"] == seat and one["stage"] == TURN]


def lying(match: Match, seat: int) -> dict[str, Any]:
    """What a seat sees lie on the table."""
    return {name: seen for name, seen in match.view(seat).items() if name not in OF_THE_TABLE}
