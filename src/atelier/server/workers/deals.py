"""How finished games ended, and which had the same deal: the same cards, box and options. Noted once a game is over.

A deal is named by a digest that says nothing of the key before the game is over, for it is not written before.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from atelier.fair import fair_key
from atelier.games import find
from atelier.record import Record, read_record
from atelier.server.errors import Problem
from atelier.server.storage import deals, results
from atelier.server.storage.deals import Finished
from atelier.server.storage.results import Result
from atelier.server.storage.tables import Row, find_row
from atelier.server.tables.box_mark import mark_of
from atelier.server.tables.outcome import counted_points, outcome_of
from atelier.server.tables.registry import Registry
from atelier.server.tables.render import beside
from atelier.server.tables.table import Table

AT_ONCE = 50
LATE_MS = 10_000
"""Another process may write an entry so much later than the time it carries."""
MOST_LISTED = 50


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


class Deals:
    """Goes through the games that are over, once; those of earlier days too, a few at a time."""

    def __init__(self, tables: Registry):
        self.tables, self.database = tables, tables.database
        self.since = 0

    async def note_finished(self) -> None:
        """Note the deals and the results of games that have ended."""
        found = await self.database.read(partial(deals.finished_since, since=self.since, limit=AT_ONCE))
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
        found = await self.database.read(partial(deals.of_deal, deal=deal, limit=MOST_LISTED))
        names = found if table.id in found else [table.id, *found]
        listed = []
        for id in names:
            with suppress(Problem):  # one that is forgotten by now, or cannot be read
                listed.append(beside(await self.tables.get(id), table, person))
        return listed

    async def _note(self, one: Finished) -> None:
        try:
            row = await self.database.read(partial(find_row, table=one.table))
            begun = await self.database.read(partial(deals.begun_with, table=one.table))
            entries = await self.database.read(partial(results.seating_of, table=one.table))
            if row is None:
                return
            deal = await self._name(row, begun)
            outcome = await asyncio.to_thread(outcome_of, row, entries)
        except (SQLAlchemyError, MemoryError):
            raise
        except Exception:
            return  # it cannot be read; whoever looks at it finds that out
        await self.database.write(partial(deals.note, table=one.table, deal=deal, at=one.touched_at), one.table)
        if outcome is not None:
            ended = next(entry.at for entry in entries if entry.kind == "over")
            note = partial(results.note, result=Result(row.id, row.game, ended, outcome))
            await self.database.write(partial(note, counted=counted_points(outcome)), one.table)

    async def _name(self, row: Row, begun: dict[str, Any]) -> str:
        """Without playing the game again: all that is needed stands in its first entries."""
        if row.origin is not None:
            return name_in(read_record(row.origin))
        unmarked = row.box is not None and "box" not in row.setup
        box = await self.tables.boxes.get(row.box or "") if unmarked else find(row.game).default_box
        key = fair_key(row.secret, begun["started"]["contributions"]).hex()
        seats = len(begun["opened"]["seats"])
        return name_of(row.game, row.rules, mark_of(row, box).digest, row.setup["options"], seats, key)
