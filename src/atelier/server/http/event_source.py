"""What a stream sends next: the whole table first, then each entry; many at once are drawn outside the event loop.

Every entry comes, in order; whoever asks for very many gets them at a steady rate, address by address.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import NamedTuple

from atelier.server.context import Context
from atelier.server.encoding import dump
from atelier.server.errors import Problem
from atelier.server.live.stream import Batch
from atelier.server.now import clock_now
from atelier.server.ops.rate import BATCH
from atelier.server.tables.events import event, events_between
from atelier.server.tables.render import whole
from atelier.server.tables.table import Table

NEAR = 4
"""So many entries are drawn at once in the event loop, where others may have drawn them already."""


class EventSource(NamedTuple):
    """A table as one seat, or a spectator, watches it from an address."""

    context: Context
    table: str
    seat: int | None
    person: str | None
    address: str

    async def draw(self, last: int | None) -> Batch:
        """What comes behind a number; all of the table where there is none."""
        try:
            table = await self.context.tables.latest(self.table)
        except Problem:  # deleted, or not to be read any more
            return Batch([], last, end=True)
        if self.seat is not None and table.life != "over" and table.seats[self.seat].person != self.person:
            return Batch([], last, end=True)  # the seat is someone else's now
        if last is None or last > table.number:
            told = dump(whole(table, self.person, self.seat, clock_now()))
            return Batch([b"id: %d\nevent: table\ndata: %b\n\n" % (table.number, told)], table.number)
        if table.number - last > NEAR:
            return await self._catch_up(table, last)
        return Batch([event(table, number, self.seat) for number in range(last + 1, table.number + 1)], table.number)

    async def _catch_up(self, table: Table, last: int) -> Batch:
        """The next entries behind a number, as soon as this address may have them."""
        while (seconds := self.context.rates.catch_up.wait(self.address)) > 0:
            streams = self.context.hub.addresses.get(self.address, 1)
            await asyncio.sleep(seconds * max(1, streams))  # one of them gets the next
        until = min(table.number, last + BATCH)
        draw = partial(events_between, table, last, until, self.seat)
        return Batch(await self.context.catch_up.run(self.address, draw), until, until < table.number)
