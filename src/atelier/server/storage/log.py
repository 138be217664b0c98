"""SQL about logs: the entries of a table are added, never changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from atelier.server.storage.schema import log, tables

COLUMNS = (log.c.number, log.c.kind, log.c.person, log.c.request, log.c.body, log.c.at)
ENTRIES = (
    sa.select(*COLUMNS)
    .where(log.c.table == sa.bindparam("id"), log.c.number > sa.bindparam("after"))
    .order_by(log.c.number)
)
INSERT = sa.insert(log)
SUMMARY = sa.update(tables).where(tables.c.id == sa.bindparam("table_id"))


class Entry(NamedTuple):
    """One line of a table's log."""

    number: int
    kind: str
    person: str | None
    request: str | None
    body: dict[str, Any]
    at: int


class Summary(NamedTuple):
    """What the log comes to, so that tables can be found by it."""

    life: str
    awaits: str | None
    deadline: int | None


class Taken(Exception):
    """Someone else wrote this number of the log, or this request, first."""


def entries_after(connection: Connection, table: str, number: int) -> list[Entry]:
    """The log of a table behind a number."""
    return [Entry(*row) for row in connection.execute(ENTRIES, {"id": table, "after": number})]


@dataclass(frozen=True, slots=True)
class Append:
    """The next entries of a log, and what it comes to then: a change that can be made together with others."""

    table: str
    entries: Sequence[Entry]
    summary: Summary

    def __call__(self, connection: Connection) -> None:
        """Write them alone; raises Taken if one of these numbers is written already."""
        append_all(connection, [self])


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Write the next entries of several logs at once, or none of them."""
    try:
        connection.execute(INSERT, [_line(one.table, entry) for one in appends for entry in one.entries])
    except IntegrityError:
        raise Taken from None
    connection.execute(
        SUMMARY,
        [{"table_id": one.table, **one.summary._asdict(), "touched_at": one.entries[-1].at} for one in appends],
    )


def begin_log(connection: Connection, table: str, entries: Sequence[Entry]) -> None:
    """Write the first entries of a new table."""
    connection.execute(INSERT, [_line(table, entry) for entry in entries])


def _line(table: str, entry: Entry) -> dict[str, Any]:
    return {"table": table, **entry._asdict()}
