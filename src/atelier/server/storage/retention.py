"""SQL that deletes tables nobody has touched for long."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.storage.schema import analyses, claims, dailies, deals, log, results, sittings, tables

ENDED = ("over", "closed")


def untouched(connection: Connection, before: int, limit: int) -> list[str]:
    """Finished and closed tables that nobody has touched for long."""
    asked = sa.select(tables.c.id).where(tables.c.life.in_(ENDED), tables.c.touched_at < before)
    return list(connection.execute(asked.limit(limit)).scalars())


def delete(connection: Connection, before: int, limit: int) -> list[str]:
    """Delete some of them with all that was kept about them; those touched in the meantime stay."""
    gone = untouched(connection, before, limit)
    for kept in (analyses, sittings, deals, results, dailies, log):
        connection.execute(sa.delete(kept).where(kept.c.table.in_(gone)))
    connection.execute(sa.delete(claims).where(claims.c.work.in_(gone)))
    connection.execute(sa.delete(tables).where(tables.c.id.in_(gone)))
    return gone
