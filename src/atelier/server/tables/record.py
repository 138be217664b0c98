"""The record of a game written from its log alone, for tables whose rules this server does not have.

It carries the version of the rules the game was played by; whoever has these rules can replay and prove it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from atelier.boxfile import BoxFile
from atelier.record import Record, commit
from atelier.server.storage.tables import Row

if TYPE_CHECKING:
    from atelier.server.tables.table import Table


class BoxMark(NamedTuple):
    """How a record names a box."""

    name: str
    digest: str


UNMARKED = {
    "artisans": BoxMark("atelier", "fbe8908910ba5e10"),
    "little-town": BoxMark("atelier", "abe2523a71f92a79"),
}
"""The boxes of tables that were opened before tables remembered the name of their box; all by version 1."""


def mark_of(row: Row, box: BoxFile) -> BoxMark:
    """The box a table was opened with; `box` if the table does not remember."""
    if "box" in row.setup:
        return BoxMark(row.setup["box"]["name"], row.setup["box"]["digest"])
    return UNMARKED[row.game] if row.box is None and row.rules == 1 else BoxMark(box.name, box.digest)


def write_paper(table: Table, moves: Sequence[str], key: bytes, final: dict[str, Any] | None) -> Record:
    """All that the log says of a game; who may see the key is not decided here."""
    return Record(
        game=table.game.name,
        rules=table.row.rules,
        box=table.boxed.name,
        digest=table.boxed.digest,
        options=table.options,
        seats=len(table.seats),
        key=key.hex(),
        commitment=commit(key),
        moves=(*(table.origin.moves if table.origin is not None else ()), *moves),
        start=table.origin.start if table.origin is not None else None,
        points=tuple(final["points"]) if final is not None else None,
        places=tuple(final["places"]) if final is not None else None,
    )
