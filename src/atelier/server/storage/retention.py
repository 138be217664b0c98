"""Tables nobody has touched for long are forgotten, if whoever runs the server wishes so: a few at a time."""

from __future__ import annotations

from functools import partial

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.storage.schema import analyses, claims, deals, log, sittings, tables
from atelier.server.tables.registry import Tables

DAY_MS = 86_400_000
AT_ONCE = 20
ENDED = ("over", "closed")


def untouched(connection: Connection, before: int, limit: int) -> list[str]:
    """Finished and closed tables that nobody has touched for long."""
    asked = sa.select(tables.c.id).where(tables.c.life.in_(ENDED), tables.c.touched_at < before)
    return list(connection.execute(asked.limit(limit)).scalars())


def forget(connection: Connection, before: int, limit: int) -> list[str]:
    """Delete some of them with all that was kept about them; those touched in the meantime stay."""
    gone = untouched(connection, before, limit)
    for kept in (analyses, sittings, deals, log):
        connection.execute(sa.delete(kept).where(kept.c.table.in_(gone)))
    connection.execute(sa.delete(claims).where(claims.c.work.in_(gone)))
    connection.execute(sa.delete(tables).where(tables.c.id.in_(gone)))
    return gone


async def forget_some(house: Tables, days: float, now: int) -> None:
    """Forget a few tables that were not touched for so many days; none if days is 0."""
    if days <= 0:
        return
    before = now - int(days * DAY_MS)
    if await house.database.read(partial(untouched, before=before, limit=1)):
        for id in await house.database.write(partial(forget, before=before, limit=AT_ONCE)):
            house.hand.pop(id, None)
