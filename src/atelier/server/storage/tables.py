"""SQL about tables: how each was set up, and by what they are found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.storage.claims import is_claimed
from atelier.server.storage.log import Entry, Summary, begin_log
from atelier.server.storage.schema import log, people, sittings, tables

UNFINISHED = ("open", "playing")
SETUP = (
    tables.c.id,
    tables.c.host,
    tables.c.request,
    tables.c.game,
    tables.c.box,
    tables.c.setup,
    tables.c.origin,
    tables.c.secret,
    tables.c.made_at,
    tables.c.rules,
)


class Row(NamedTuple):
    """How a table was set up."""

    id: str
    host: str
    request: str
    game: str
    box: str | None
    setup: dict[str, Any]
    origin: str | None
    secret: str
    made_at: int
    rules: int


def find_row(connection: Connection, table: str) -> Row | None:
    """How a table was set up; None if there is none of that name."""
    row = connection.execute(sa.select(*SETUP).where(tables.c.id == table)).first()
    return None if row is None else Row._make(row)


def find_cover(connection: Connection, table: str) -> tuple[str, int, int] | None:
    """The game of a table, when it was made and last touched: what can be told of one that cannot be read."""
    asked = sa.select(tables.c.game, tables.c.made_at, tables.c.touched_at).where(tables.c.id == table)
    row = connection.execute(asked).first()
    return None if row is None else (row.game, row.made_at, row.touched_at)


def find_request(connection: Connection, host: str, request: str) -> str | None:
    """The table a person has already opened by this request."""
    asked = sa.select(tables.c.id).where(tables.c.host == host, tables.c.request == request)
    return connection.execute(asked).scalar()


def open_table(connection: Connection, row: Row, listed: bool, entries: Sequence[Entry], summary: Summary) -> None:
    """A new table with its first entries."""
    kept = {**row._asdict(), **summary._asdict(), "listed": int(listed), "touched_at": entries[-1].at}
    connection.execute(sa.insert(tables).values(**kept))
    begin_log(connection, row.id, entries)


def remember_sitting(connection: Connection, table: str, person: str) -> None:
    """So that people find their tables again."""
    there = sa.select(sittings.c.table).where(sittings.c.table == table, sittings.c.person == person)
    if connection.execute(there).first() is None:
        connection.execute(sa.insert(sittings).values(table=table, person=person))


def tables_of(connection: Connection, person: str, limit: int) -> list[str]:
    """The tables a person sits at, the latest first."""
    asked = (
        sa.select(tables.c.id)
        .join(sittings, sittings.c.table == tables.c.id)
        .where(sittings.c.person == person)
        .order_by(tables.c.touched_at.desc())
        .limit(limit)
    )
    return list(connection.execute(asked).scalars())


def listed_tables(connection: Connection, life: str, before: int | None, limit: int) -> list[tuple[str, int]]:
    """Tables anyone may find, the latest first, and when each was last touched."""
    asked = sa.select(tables.c.id, tables.c.touched_at).where(tables.c.listed == 1, tables.c.life == life)
    if before is not None:
        asked = asked.where(tables.c.touched_at < before)
    return [
        (row.id, row.touched_at) for row in connection.execute(asked.order_by(tables.c.touched_at.desc()).limit(limit))
    ]


def count_unfinished(connection: Connection, owner: str) -> int:
    """How many tables of a person and their bots are neither over nor closed."""
    asked = sa.select(sa.func.count()).where(tables.c.host.in_(_household(owner)), tables.c.life.in_(UNFINISHED))
    return int(connection.execute(asked).scalar_one())


def count_imported(connection: Connection, owner: str) -> int:
    """How many tables of a person and their bots hold a game that came on paper."""
    came = tables.c.origin.is_not(None) & tables.c.setup["forked"].as_string().is_(None)
    asked = sa.select(sa.func.count()).where(tables.c.host.in_(_household(owner)), came)
    return int(connection.execute(asked).scalar_one())


def _household(owner: str) -> sa.Select[tuple[str]]:
    return sa.select(people.c.id).where(sa.or_(people.c.id == owner, people.c.owner == owner))


def overdue(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables where the clock of the seat on turn has run out."""
    asked = sa.select(tables.c.id).where(tables.c.deadline <= now).limit(limit)
    return list(connection.execute(asked).scalars())


def awaiting_opponent(connection: Connection, before: int, limit: int) -> list[str]:
    """Tables where an opponent is on turn, nothing has happened for a while, and no process is at it."""
    asked = sa.select(tables.c.id).where(
        tables.c.life == "playing",
        tables.c.awaits == "opponent",
        tables.c.touched_at < before,
        ~is_claimed(connection, tables.c.id),
    )
    return list(connection.execute(asked.order_by(tables.c.touched_at).limit(limit)).scalars())


def of_older_rules(connection: Connection, versions: Mapping[str, int], limit: int) -> list[str]:
    """Unfinished tables of these games whose rules are older than these versions."""
    older = [sa.and_(tables.c.game == game, tables.c.rules < version) for game, version in versions.items()]
    asked = sa.select(tables.c.id).where(tables.c.life.in_(UNFINISHED), sa.or_(sa.false(), *older))
    return list(connection.execute(asked.limit(limit)).scalars())


def abandoned(connection: Connection, before: int, limit: int) -> list[str]:
    """Unfinished tables that nobody has touched for long."""
    asked = sa.select(tables.c.id).where(tables.c.life.in_(UNFINISHED), tables.c.touched_at < before)
    return list(connection.execute(asked.limit(limit)).scalars())


def touched_since(connection: Connection, since: int) -> list[tuple[str, int]]:
    """Tables with new entries, and the number of the last of them."""
    last = sa.select(sa.func.max(log.c.number)).where(log.c.table == tables.c.id).scalar_subquery()
    asked = sa.select(tables.c.id, last).where(tables.c.touched_at >= since)
    return [(id, number) for id, number in connection.execute(asked)]
