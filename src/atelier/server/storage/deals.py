"""SQL about deals: which finished games had the same cards."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.storage.dialect import insert_into
from atelier.server.storage.schema import deals, log, results, tables


class Finished(NamedTuple):
    """A game that is over, and when something last happened at its table."""

    table: str
    touched_at: int
    noted: bool


def finished_since(connection: Connection, since: int, limit: int) -> list[Finished]:
    """Games that are over, the first touched first."""
    asked = (
        sa.select(tables.c.id, tables.c.touched_at, deals.c.deal.is_not(None) & results.c.game.is_not(None))
        .join(deals, deals.c.table == tables.c.id, isouter=True)
        .join(results, results.c.table == tables.c.id, isouter=True)
        .where(tables.c.life == "over", tables.c.touched_at >= since)
        .order_by(tables.c.touched_at)
        .limit(limit)
    )
    return [Finished(*row) for row in connection.execute(asked)]


def begun_with(connection: Connection, table: str) -> dict[str, Any]:
    """What the first entries of a table say: who sat there, what was stirred into the key."""
    asked = sa.select(log.c.kind, log.c.body).where(log.c.table == table, log.c.kind.in_(("opened", "started")))
    return {row.kind: row.body for row in connection.execute(asked)}


def note(connection: Connection, table: str, deal: str, at: int) -> None:
    """Note the deal of a game that is over."""
    insert = insert_into(connection, deals)
    connection.execute(insert.values(table=table, deal=deal, at=at).on_conflict_do_nothing())


def of_deal(connection: Connection, deal: str, limit: int) -> list[str]:
    """The finished tables with a deal, the newest first."""
    asked = sa.select(deals.c.table).where(deals.c.deal == deal).order_by(deals.c.at.desc()).limit(limit)
    return list(connection.execute(asked).scalars())
