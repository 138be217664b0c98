"""Entries that are not written yet, and the table they make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from atelier.server.now import clock_now
from atelier.server.storage.log import Entry
from atelier.server.tables.table import Table


class NewEntry(NamedTuple):
    """An entry that has no number yet."""

    kind: str
    body: dict[str, Any]
    sits: tuple[str, ...] = ()
    """People who sit at this table from now on."""


def follow(table: Table, new: Sequence[NewEntry], person: str | None, request: str | None) -> tuple[Table, list[Entry]]:
    """The table with these entries more, and the entries themselves; a game that ends by them is over."""
    at = max(clock_now(), table.last_at)
    entries = [
        Entry(table.number + place, one.kind, person, request if place == 1 else None, one.body, at)
        for place, one in enumerate(new, 1)
    ]
    following = table.then(entries)
    if following.life == "playing" and following.match is not None and following.match.over:
        scores = following.match.scores
        body = {"points": [score.total for score in scores], "places": [score.place for score in scores]}
        entries.append(Entry(following.number + 1, "over", None, None, body, at))
        following = following.then(entries[-1:])
    return following, entries


def sitting(new: Sequence[NewEntry]) -> list[str]:
    """People who sit at a table by these entries, each once."""
    return list(dict.fromkeys(person for one in new for person in one.sits))
