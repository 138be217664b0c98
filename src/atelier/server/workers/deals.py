"""Which finished games had the same deal: the same cards, box and options. Noted once a game is over.

A deal is named by a digest that says nothing of the key before the game is over, for it is not written before.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from atelier.fair import fair_key
from atelier.games import find
from atelier.record import Record, read_record
from atelier.server.errors import Problem
from atelier.server.storage.schema import deals, log, tables
from atelier.server.storage.tables import Row, find_row
from atelier.server.tables.record import mark_of
from atelier.server.tables.registry import Tables
from atelier.server.tables.render import result
from atelier.server.tables.table import Table

AT_ONCE = 50
LATE_MS = 10_000
"""Another process may write an entry so much later than the time it carries."""
MOST_LISTED = 50


class Finished(NamedTuple):
    """A game that is over, and when something last happened at its table."""

    table: str
    touched_at: int
    noted: bool


def name_of(
    game: str, rules: int, digest: str, options: Mapping[str, str], seats: int, key: str, start: Any = None
) -> str:
    """The name of a deal: of all that decides which cards come."""
    parts = [game, rules, digest, sorted(options.items()), seats, key, start]
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def name_in(record: Record) -> str:
    """The name of the deal of a record that shows its key."""
    assert record.key is not None
    return name_of(record.game, record.rules, record.digest, record.options, record.seats, record.key, record.start)


def finished_since(connection: Connection, since: int, limit: int) -> list[Finished]:
    """Games that are over, the first touched first."""
    asked = (
        sa.select(tables.c.id, tables.c.touched_at, deals.c.deal.is_not(None))
        .join(deals, deals.c.table == tables.c.id, isouter=True)
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
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(deals)
    connection.execute(insert.values(table=table, deal=deal, at=at).on_conflict_do_nothing())


def of_deal(connection: Connection, deal: str, limit: int) -> list[str]:
    """The finished tables with a deal, the newest first."""
    asked = sa.select(deals.c.table).where(deals.c.deal == deal).order_by(deals.c.at.desc()).limit(limit)
    return list(connection.execute(asked).scalars())


def told(other: Table, table: Table, person: str | None) -> dict[str, Any]:
    """A finished game beside another. Its id is the link to it: only whoever may find that table is told it."""
    found = other.id == table.id or other.listed or other.host == person or bool(other.seats_of(person))
    end = result(other)
    return {
        "id": other.id if found else None,
        "this": other.id == table.id,
        "from_step": len(other.origin.moves) if other.origin is not None and other.row.setup.get("forked") else 0,
        "seats": [seat.as_json(person) for seat in other.seats],
        "points": end["points"] if end is not None else [],
        "places": end["places"] if end is not None else [],
        "made_at": other.row.made_at,
        "touched_at": other.last_at,
    }


class Deals:
    """Goes through the games that are over, once; those of earlier days too, a few at a time."""

    def __init__(self, house: Tables):
        self.tables, self.database = house, house.database
        self.since = 0

    async def look(self) -> None:
        """Note the deals of games that have ended."""
        found = await self.database.read(partial(finished_since, since=self.since, limit=AT_ONCE))
        for one in found:
            if not one.noted:
                await self._note(one)
        if found:
            last, full = found[-1].touched_at, len(found) == AT_ONCE
            stuck = full and found[0].touched_at == last
            self.since = last + stuck if full else max(self.since, last - LATE_MS)

    async def same(self, table: Table, person: str | None) -> list[dict[str, Any]]:
        """Finished games with the deal of this one, the newest first; this one is among them."""
        deal = name_in(table.record)
        found = await self.database.read(partial(of_deal, deal=deal, limit=MOST_LISTED))
        names = found if table.id in found else [table.id, *found]
        listed = []
        for id in names:
            with suppress(Problem):  # one that is forgotten by now, or cannot be read
                listed.append(told(await self.tables.get(id), table, person))
        return listed

    async def _note(self, one: Finished) -> None:
        try:
            row = await self.database.read(partial(find_row, table=one.table))
            begun = await self.database.read(partial(begun_with, table=one.table))
            deal = await self._name(row, begun) if row is not None else None
        except (SQLAlchemyError, MemoryError):
            raise
        except Exception:
            return  # it cannot be read; whoever looks at it finds that out
        if deal is not None:
            await self.database.write(partial(note, table=one.table, deal=deal, at=one.touched_at), one.table)

    async def _name(self, row: Row, begun: dict[str, Any]) -> str:
        """Without playing the game again: all that is needed stands in its first entries."""
        if row.origin is not None:
            return name_in(read_record(row.origin))
        unmarked = row.box is not None and "box" not in row.setup
        box = await self.tables.box(row.box or "") if unmarked else find(row.game).default_box
        key = fair_key(row.secret, begun["started"]["contributions"]).hex()
        seats = len(begun["opened"]["seats"])
        return name_of(row.game, row.rules, mark_of(row, box).digest, row.setup["options"], seats, key)
