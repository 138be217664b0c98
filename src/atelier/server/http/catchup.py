"""A stream that has far to catch up: its entries are drawn outside the event loop, a few at a time, address by address.

Every entry comes, in order; whoever asks for very many gets them at a steady rate.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from atelier.server.live.hub import Batch
from atelier.server.tables.render import differences, event_of, tell_anew, view_anew
from atelier.server.tables.table import Table

if TYPE_CHECKING:
    from atelier.server.context import House

NEAR = 4
"""So many entries are drawn at once in the event loop, where others may have drawn them already."""
AT_ONCE = 16
"""Entries drawn in one go elsewhere."""


async def draw(house: House, address: str, table: Table, last: int, seat: int | None) -> Batch:
    """The next entries behind a number, as soon as this address may have them."""
    while (seconds := house.catch_up_rate.wait(address)) > 0:
        await asyncio.sleep(seconds * max(1, house.hub.addresses.get(address, 1)))  # one of them gets the next
    until = min(table.number, last + AT_ONCE)
    chunks = await house.tellers.run(address, partial(events_between, table, last, until, seat))
    return Batch(chunks, until, until < table.number)


def events_between(table: Table, last: int, until: int, seat: int | None) -> list[bytes]:
    """Entries as events for a seat, each view drawn once and none remembered."""
    chunks = []
    position, before = _seen(table, last, seat)
    for entry in table.entries[last:until]:
        moved = table.positions[entry.number - 1].number != position
        position, after = _seen(table, entry.number, seat) if moved else (position, before)
        chunks.append(event_of(entry, {**tell_anew(table, entry), "changes": differences(before, after)}))
        before = after
    return chunks


def _seen(table: Table, number: int, seat: int | None) -> tuple[int, dict[str, Any] | None]:
    """The position after an entry, and a seat's view of it."""
    position = table.positions[number - 1].number if number else 0
    return position, view_anew(table, number, seat)
