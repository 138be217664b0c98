"""Tables in a list: each in short; one that cannot be read is marked, and the others are listed all the same."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from atelier.server.errors import Problem
from atelier.server.storage import tables
from atelier.server.tables.registry import Registry
from atelier.server.tables.render import cover, in_short


async def listed(registry: Registry, ids: Iterable[str], person: str | None) -> list[dict[str, Any]]:
    """Tables in short, as a person may know them."""
    told = [await _in_short(registry, id, person) for id in ids]
    return [one for one in told if one is not None]


async def _in_short(registry: Registry, id: str, person: str | None) -> dict[str, Any] | None:
    try:
        return in_short(await registry.get(id), person)
    except Problem:
        found = await registry.database.read(partial(tables.find_cover, table=id))
        return cover(id, *found) if found is not None else None  # deleted in the meantime
