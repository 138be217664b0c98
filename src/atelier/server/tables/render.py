"""A table as it is sent: all of it, in short for a list, or where it stands after a change."""

from __future__ import annotations

from itertools import islice
from typing import Any

from atelier.server.storage.log import Entry
from atelier.server.tables.allowed import deeds, others_sit
from atelier.server.tables.shapes import PaceTold, WaitTold
from atelier.server.tables.table import Table
from atelier.server.tables.take_back import takes_back
from atelier.server.tables.views import view
from atelier.server.tables.waiting import TIMES

CHAT_SHOWN = 50


def whole(table: Table, person: str | None, seat: int | None, now: int) -> dict[str, Any]:
    """Everything a person may know of a table at once."""
    turn = table.turn
    undoes = takes_back(table, seat) if seat in table.seats_of(person) else None
    said = (one for one in reversed(table.entries) if one.kind == "chatted")
    return {
        "id": table.id,
        "game": table.game.name,
        "rules": table.row.rules,
        "readable": table.readable,
        "options": table.options,
        "box": {**table.boxed._asdict(), "id": table.row.box},
        "listed": table.listed,
        "life": table.life,
        "hosting": person is not None and table.host == person,
        "may": deeds(table, person),
        "alone": bool(table.seats_of(person)) and not others_sit(table, person),
        "seats": [one.as_json(person) for one in table.seats],
        "stand_in": table.stand_in,
        "clock": time_left(table, now),
        "pace": pace(table),
        "wait": waiting(table, now),
        "commitment": table.commitment,
        "key_commitment": table.key_commitment,
        "forked": _forked(table, person),
        "rematch": table.rematch,
        "daily": table.daily,
        "made_at": table.row.made_at,
        "number": table.number,
        "position": table.position.number,
        "step": table.position.step,
        "turn": turn,
        "seat": seat,
        "undo": undoes is not None,
        "takes_back": undoes,
        "take_backs": table.take_backs,
        "view": view(table, table.number, seat),
        "result": result(table),
        "chat": [chat_line(one) for one in islice(said, CHAT_SHOWN)][::-1],
    }


def _forked(table: Table, person: str | None) -> dict[str, Any] | None:
    """Where a table goes on from. The id of that game is the link to it: only whoever may find it is told."""
    forked = table.row.setup.get("forked")
    if forked is None:
        return None
    known_to = (table.host, *forked.get("known_to", ()))
    found = forked.get("listed", False) or (person is not None and person in known_to)
    return {"table": forked["table"] if found else None, "step": forked["step"]}


def time_left(table: Table, now: int) -> dict[str, Any] | None:
    """What time everyone has left."""
    if table.clock is None:
        return None
    return {**table.row.setup["clock"], "left": list(table.clock.left_at(now)), "running": table.clock.running}


def pace(table: Table) -> PaceTold:
    """How long a turn may take where no clock runs."""
    patience, notice = (time // 1000 for time in TIMES[table.pace])
    return {"name": table.pace, "patience": patience, "notice": notice}


def waiting(table: Table, now: int) -> WaitTold | None:
    """How long others have waited for a person on turn, where no clock runs."""
    wait = table.waits
    if wait is None or not others_sit(table, table.seats[wait.seat].person):
        return None
    return {
        "seat": wait.seat,
        "ask_at": wait.since + TIMES[table.pace].patience,
        "left": None if wait.until is None else max(0, wait.until - now),
        "last": wait.last,
    }


def result(table: Table) -> dict[str, Any] | None:
    """Who has won, once the game is over."""
    if table.life != "over" or table.final is None:
        return None
    if table.match is None:
        return {**table.final, "sources": [{} for _ in table.seats]}
    scores = table.match.scores
    return {
        "points": [score.total for score in scores],
        "places": [score.place for score in scores],
        "sources": [score.sources for score in scores],
    }


def chat_line(entry: Entry) -> dict[str, Any]:
    """Something someone said."""
    return {"number": entry.number, "at": entry.at, **entry.body}


def glance(table: Table, number: int, seat: int | None) -> dict[str, Any]:
    """The short answer to a change: where the table stood right after it."""
    position = table.positions[number - 1]
    match = table.match_at(number)
    on_turn = seat is not None and position.turn == seat
    undoes = takes_back(table, seat) if seat is not None and number == table.number else None
    return {
        "number": number,
        "position": position.number,
        "step": position.step,
        "turn": position.turn,
        "over": match is not None and position.turn is None,
        "legal": match.legal if match is not None and on_turn else [],
        "undo": undoes is not None,
        "takes_back": undoes,
    }


def in_short(table: Table, person: str | None) -> dict[str, Any]:
    """A table in a list of tables."""
    return {
        "id": table.id,
        "game": table.game.name,
        "options": table.options,
        "life": table.life,
        "imported": table.imported,
        "seats": [one.as_json(person) for one in table.seats],
        "turn": table.turn,
        "take_backs": table.take_backs,
        "made_at": table.row.made_at,
        "touched_at": table.last_at,
    }


def cover(id: str, game: str, made_at: int, touched_at: int) -> dict[str, Any]:
    """In a list, a table that cannot be read: that it is there, and no more."""
    about: dict[str, Any] = {"id": id, "game": game, "options": {}, "life": "unreadable", "seats": [], "turn": None}
    return {**about, "imported": False, "take_backs": 0, "made_at": made_at, "touched_at": touched_at}


def beside(other: Table, table: Table, person: str | None) -> dict[str, Any]:
    """A finished game beside another. Its id is the link to it: only whoever may find that table is told it."""
    found = other.id == table.id or other.listed or other.host == person or bool(other.seats_of(person))
    end = result(other)
    return {
        "id": other.id if found else None,
        "this": other.id == table.id,
        "imported": other.imported,
        "from_step": len(other.origin.moves) if other.origin is not None and other.row.setup.get("forked") else 0,
        "seats": [seat.as_json(person) for seat in other.seats],
        "points": end["points"] if end is not None else [],
        "places": end["places"] if end is not None else [],
        "take_backs": other.take_backs,
        "made_at": other.row.made_at,
        "touched_at": other.last_at,
    }
