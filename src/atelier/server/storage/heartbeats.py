"""SQL about the heartbeat: when someone last served, and until when the clock is not believed."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.storage.dialect import insert_into
from atelier.server.storage.schema import heartbeats, log, tables

HOUR_MS, DAY_MS = 3_600_000, 86_400_000


class Beat(NamedTuple):
    """When someone last served, and until when the clock is not believed."""

    at: int
    careful_until: int


def begin(connection: Connection, now: int) -> Beat | None:
    """The last heartbeat of those who served before; the next is now."""
    row = connection.execute(sa.select(heartbeats.c.at, heartbeats.c.careful_until)).first()
    last = None if row is None else Beat(*row)
    if last is None and (touched := connection.execute(sa.select(sa.func.max(tables.c.touched_at))).scalar()):
        last = Beat(touched, 0)
    careful = now + DAY_MS if is_strange(last, now) else min(last.careful_until, now + DAY_MS) if last else 0
    insert = insert_into(connection, heartbeats)
    values = {"at": now, "careful_until": careful}
    connection.execute(insert.values(id=1, **values).on_conflict_do_update(index_elements=["id"], set_=values))
    return last


def is_strange(last: Beat | None, now: int) -> bool:
    """Does the clock stand where nobody would expect it?"""
    return last is not None and not last.at - HOUR_MS <= now <= last.at + DAY_MS


def beat(connection: Connection, now: int) -> None:
    """Still here."""
    connection.execute(sa.update(heartbeats).values(at=now))


def timed(connection: Connection, before: int, called_since: int) -> list[str]:
    """Tables where someone's time runs and nothing has happened since; or where someone was asked to play lately."""
    lately = (log.c.table == tables.c.id, log.c.kind == "called", log.c.at >= called_since)
    called = sa.and_(tables.c.awaits == "person", tables.c.touched_at >= called_since, sa.exists().where(*lately))
    runs = sa.or_(tables.c.deadline.is_not(None), called)
    return list(connection.execute(sa.select(tables.c.id).where(tables.c.touched_at < before, runs)).scalars())
