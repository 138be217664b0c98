"""What happens to a table by itself, when time has run out or everyone has gone."""

from __future__ import annotations

from atelier.server.errors import Problem
from atelier.server.tables.log import NewEntry
from atelier.server.tables.seating import replaced
from atelier.server.tables.table import Table


def close_abandoned(table: Table, before: int) -> list[NewEntry]:
    """Close a table nobody has touched for long."""
    if table.life not in ("open", "playing") or table.last_at >= before:
        raise Problem(409, "touched", "This table is not abandoned.")
    return [NewEntry("closed", {"reason": "abandoned"})]


def close_outdated(table: Table) -> list[NewEntry]:
    """An unfinished game of older rules cannot go on."""
    if table.life not in ("open", "playing") or table.row.rules >= table.game.version:
        raise Problem(409, "readable", "This table can go on.")
    return [NewEntry("closed", {"reason": "rules"})]


def out_of_time(table: Table, now: int) -> list[NewEntry]:
    """Hand the seat on turn to the stand-in once its time has run out: the game goes on for everyone."""
    seat = table.clock.running if table.clock is not None else None
    if seat is None or not _is_late(table, now):
        raise Problem(409, "in-time", "Nobody's time has run out.")
    return [replaced(table, seat, table.stand_in, "clock")]


def check_time(table: Table, now: int) -> None:
    """Refuse a move that comes too late."""
    if table.person_on_turn is not None and _is_late(table, now):
        raise Problem(409, "out-of-time", "Your time has run out; an opponent plays this seat to the end.")


def _is_late(table: Table, now: int) -> bool:
    deadline = table.clock.deadline if table.clock is not None else None
    return deadline is not None and now >= deadline
