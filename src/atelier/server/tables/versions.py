"""Tables of another version of the rules: never replayed, never relabelled. What the log says of them is still told."""

from __future__ import annotations

from atelier.server.errors import Problem
from atelier.server.tables.table import Table

OF_ANY_RULES = frozenset({"chatted", "closed", "rematched"})
"""What can happen at a table whatever its rules."""


def check_rules(table: Table) -> None:
    """Refuse what needs the rules a game was played by, where this server does not have them."""
    if not table.readable:
        raise Problem(
            409,
            "other-rules",
            f"This game follows rules version {table.row.rules} of {table.game.name}; this server plays version "
            f"{table.game.version}. It cannot be gone on with, but its record can be exported.",
            rules=table.row.rules,
        )
