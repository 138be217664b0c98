"""SQL about how finished games ended, for those who played them."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.storage.dialect import insert_into
from atelier.server.storage.log import COLUMNS, Entry
from atelier.server.storage.schema import dailies, log, results, sittings

OF_THE_GAME = ("moved", "chatted")
"""Entries that do not change who sits at a table."""


class Result(NamedTuple):
    """A game that is over: its table, when it ended, and how."""

    table: str
    game: str
    ended_at: int
    outcome: dict[str, Any]


RESULT = (results.c.table, results.c.game, results.c.ended_at, results.c.outcome)


def seating_of(connection: Connection, table: str) -> list[Entry]:
    """The log of a table without the moves."""
    asked = sa.select(*COLUMNS).where(log.c.table == table, log.c.kind.not_in(OF_THE_GAME)).order_by(log.c.number)
    return [Entry(*row) for row in connection.execute(asked)]


def note(connection: Connection, result: Result, counted: int | None) -> None:
    """Note how a game ended; `counted` are the points it brings in the comparison of its day."""
    insert = insert_into(connection, results)
    connection.execute(insert.values(**result._asdict()).on_conflict_do_nothing())
    if counted is not None:
        connection.execute(sa.update(dailies).where(dailies.c.table == result.table).values(points=counted))


def of_person(connection: Connection, person: str, before: int | None, limit: int) -> list[Result]:
    """The finished games of the tables a person sat at, the latest first."""
    asked = sa.select(*RESULT).join(sittings, sittings.c.table == results.c.table).where(sittings.c.person == person)
    if before is not None:
        asked = asked.where(results.c.ended_at < before)
    return [Result(*row) for row in connection.execute(asked.order_by(results.c.ended_at.desc()).limit(limit))]
