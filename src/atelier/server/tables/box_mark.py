"""How a table remembers the box it was opened with, whatever becomes of that box."""

from __future__ import annotations

from typing import NamedTuple

from atelier.boxfile import BoxFile
from atelier.server.storage.tables import Row


class BoxMark(NamedTuple):
    """How a record names a box."""

    name: str
    digest: str


UNMARKED = {
    "artisans": BoxMark("atelier", "fbe8908910ba5e10"),
    "little-town": BoxMark("atelier", "abe2523a71f92a79"),
}
"""The boxes of tables that were opened before tables remembered the name of their box."""


def mark_of(row: Row, box: BoxFile) -> BoxMark:
    """The box a table was opened with; `box` if the table does not remember."""
    if "box" in row.setup:
        return BoxMark(row.setup["box"]["name"], row.setup["box"]["digest"])
    return UNMARKED[row.game] if row.box is None else BoxMark(box.name, box.digest)
