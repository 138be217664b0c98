"""The log of a table, read page by page: everything that happened, as everyone may know it."""

from __future__ import annotations

from typing import Any

from atelier.server.tables.events import tell_anew
from atelier.server.tables.shapes import Event
from atelier.server.tables.table import Table

PAGE = 500
"""Entries in one answer."""


def page(table: Table, after: int) -> dict[str, Any]:
    """The entries behind a number, each with how many moves were made after it; nothing in them is hidden."""
    entries: list[Event] = [
        {**tell_anew(table, entry), "step": table.positions[entry.number - 1].step}
        for entry in table.entries[after : after + PAGE]
    ]
    return {"entries": entries, "number": table.number}
