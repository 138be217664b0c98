"""How a game ended, read from its log without playing it again: who sat there, points, what of it can be compared."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from atelier.agents.levels import LEVELS
from atelier.record import read_record
from atelier.server.storage.log import Entry
from atelier.server.storage.results import Result
from atelier.server.storage.tables import Row
from atelier.server.tables.seats import Seat
from atelier.server.tables.state import TableState

NO_RULES = 0
"""A version nobody has: what is read by it is not played again."""
PEOPLE = "people"


def outcome_of(row: Row, entries: Iterable[Entry]) -> dict[str, Any] | None:
    """How a game ended; None if it did not."""
    origin = read_record(row.origin) if row.origin is not None else None
    state = TableState(row._replace(rules=NO_RULES), None, origin)
    for entry in entries:
        state.apply(entry)
    if state.final is None:
        return None
    return {
        "options": state.options,
        "seats": [_seat(seat) for seat in state.seats],
        "points": state.final["points"],
        "places": state.final["places"],
        "take_backs": state.take_backs,
        "forked": bool(row.setup.get("forked")),
        "daily": state.daily,
    }


def _seat(seat: Seat) -> dict[str, Any]:
    """`helped`: an opponent has played for its person, for a while or to the end."""
    helped = seat.person is not None and (seat.away or seat.returns > 0)
    return {"person": seat.person, "name": seat.name, "level": seat.level, "helped": helped}


def counted_points(outcome: dict[str, Any]) -> int | None:
    """What a game brings its person in the comparison of its day; None if it is not part of one."""
    daily, seats = outcome["daily"], outcome["seats"]
    if not daily or not daily["counted"]:
        return None
    points: int = outcome["points"][next(number for number, seat in enumerate(seats) if seat["person"])]
    return points


def seats_of(outcome: dict[str, Any], person: str) -> list[int]:
    """The seats a person had."""
    return [number for number, seat in enumerate(outcome["seats"]) if seat["person"] == person]


def comparable(outcome: dict[str, Any], person: str) -> bool:
    """Did this person play one seat, alone, with cards nobody knew, and take nothing back?"""
    own = seats_of(outcome, person)
    alone = len(own) == 1 and not outcome["seats"][own[0]]["helped"]
    return alone and not outcome["take_backs"] and not outcome["forked"]


def against(outcome: dict[str, Any], person: str) -> str | None:
    """Whom a person played against: people, or the strongest of the opponents."""
    others = [seat for seat in outcome["seats"] if seat["person"] != person]
    if any(seat["person"] is not None for seat in others):
        return PEOPLE
    levels = [seat["level"] for seat in others if seat["level"] in LEVELS]
    return max(levels, key=LEVELS.index, default=None)


def told(result: Result, person: str) -> dict[str, Any]:
    """A finished game of someone's, as they are told of it."""
    outcome = result.outcome
    seats = [
        {"name": seat["name"], "level": seat["level"], "yours": seat["person"] == person}
        | {"person": seat["person"] is not None, "points": points, "place": place}
        for seat, points, place in zip(outcome["seats"], outcome["points"], outcome["places"], strict=True)
    ]
    daily = outcome["daily"]
    return {
        "id": result.table,
        "game": result.game,
        "options": outcome["options"],
        "seats": seats,
        "ended_at": result.ended_at,
        "take_backs": outcome["take_backs"],
        "against": against(outcome, person),
        "compared": comparable(outcome, person),
        "day": daily["day"] if daily and daily["counted"] else None,
    }
