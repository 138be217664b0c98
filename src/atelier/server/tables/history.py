"""What happened at a table, page by page: its log, and the moves made before it; all of it as everyone may know it."""

from __future__ import annotations

from typing import Any

from atelier.server.tables.events import tell_anew
from atelier.server.tables.shapes import BroughtMove, Event
from atelier.server.tables.table import Table
from atelier.server.tables.views import telling

PAGE = 500
"""Entries, or moves, in one answer."""


def page(table: Table, after: int) -> dict[str, Any]:
    """The entries behind a number, each with how many moves were made after it; nothing in them is hidden."""
    entries: list[Event] = [
        {**tell_anew(table, entry), "step": table.positions[entry.number - 1].step}
        for entry in table.entries[after : after + PAGE]
    ]
    return {"entries": entries, "number": table.number}


def brought(table: Table, after: int) -> dict[str, Any]:
    """The moves behind a step that a game had made elsewhere: on paper, or at the table it goes on from."""
    match = table.match
    made = len(table.origin.moves) if table.origin is not None and match is not None else 0
    moves: list[BroughtMove] = []
    for step in range(after, min(after + PAGE, made)):
        assert match is not None
        before, move = match.after(step), match.moves[step]
        assert before.seat is not None
        moves.append({"step": step + 1, "seat": before.seat, "move": move, **telling(before, before.words.index(move))})
    return {"moves": moves, "of": made}
