"""Quarantine: tables this process cannot read are set aside, so that no other table suffers from them.

Nothing of such a table is told but that it cannot be read. A process forgets its quarantine when it ends: whoever
starts next, perhaps with rules that can read the table, tries again.
"""

from __future__ import annotations

import hashlib
import logging
from collections import OrderedDict

from atelier.server.errors import Problem
from atelier.server.ops.metrics import Metrics

MOST = 20_000
LOGGER = logging.getLogger("atelier.quarantine")


class Quarantine:
    """The ids of tables that could not be read."""

    def __init__(self, metrics: Metrics):
        self.metrics = metrics
        self.ids: OrderedDict[str, None] = OrderedDict()

    def __contains__(self, id: str) -> bool:
        return id in self.ids

    def __len__(self) -> int:
        return len(self.ids)

    def check(self, id: str) -> None:
        """Refuse a table that is set aside."""
        if id in self.ids:
            raise unreadable()

    def put(self, id: str, error: Exception) -> Problem:
        """Set a table aside and say so once: what kind of error, not what it says, for that may quote hidden cards."""
        if id not in self.ids:
            self.ids[id] = None
            self.metrics.unreadable.inc()
            if len(self.ids) > MOST:
                self.ids.popitem(last=False)
            LOGGER.error("a table cannot be read", extra={"table": digest(id)}, exc_info=error)
        return unreadable()


def digest(id: str) -> str:
    """A name for a table in the server's log, where its id, the link to it, must not be: the start of its SHA-256."""
    return hashlib.sha256(id.encode()).hexdigest()[:12]


def unreadable() -> Problem:
    """All that is told of such a table."""
    return Problem(
        410, "unreadable-table", "This table cannot be read any more; open another one, or tell who runs the server."
    )
