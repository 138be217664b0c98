"""All connections of a process: how many one visitor may hold, and a timer that looks at each of them."""

from __future__ import annotations

import asyncio
from math import inf
from typing import Protocol

from atelier.server.errors import Problem
from atelier.server.http.addresses import Networks
from atelier.server.ops.metrics import Metrics
from atelier.server.settings import Settings

SWEEP_SECONDS = 1.0
FRAMING = 64 * 1024
"""What a body in chunks may have around it."""
SPARE_FILES = 128


class Connection(Protocol):
    """One connection, as the others know it."""

    address: str
    trusted: bool
    """It comes from a proxy."""
    loop: asyncio.AbstractEventLoop
    deadline: float
    """When it has kept the server waiting for too long."""
    stalled: float
    """When it has read too little for too long."""

    def sweep(self, now: float) -> None:
        """Hang up if the client keeps the server waiting."""


class Admission:
    """All connections of a process."""

    def __init__(self, settings: Settings, proxies: Networks, metrics: Metrics):
        self.per_address, self.proxies, self.metrics = settings.connections_per_address, proxies, metrics
        self.most = min(settings.connections or inf, max(SPARE_FILES, _files() - SPARE_FILES))
        self.message_bytes = 2 * settings.body_bytes + FRAMING
        self.open: set[Connection] = set()
        self.addresses: dict[str, int] = {}
        self.due: float | None = None
        metrics.connections.set_function(lambda: len(self.open))

    def admit(self, connection: Connection) -> Problem | None:
        """Take a connection in, or say why not."""
        held = self.addresses.get(connection.address, 0)
        if self.per_address and not connection.trusted and held >= self.per_address:
            self.count("connections of an address")
            detail = f"Your address has {held} open connections, the most there can be; close some."
            return Problem(429, "too-many-connections", detail)
        if len(self.open) >= self.most:
            self.count("connections")
            return Problem(503, "full", "The server has as many connections as it can hold; try again in a moment.")
        self.open.add(connection)
        self.addresses[connection.address] = held + 1
        if self.due is None:
            self._again(connection.loop)
        return None

    def leave(self, connection: Connection) -> None:
        """A connection is gone."""
        if connection not in self.open:
            return
        self.open.discard(connection)
        self.addresses[connection.address] -= 1
        if not self.addresses[connection.address]:
            del self.addresses[connection.address]

    def _again(self, loop: asyncio.AbstractEventLoop) -> None:
        self.due = loop.time() + SWEEP_SECONDS
        loop.call_later(SWEEP_SECONDS, self._sweep, loop)

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        """Look at all connections. Where the server itself came late, nobody else is to blame for it."""
        now = loop.time()
        late = max(0.0, now - (self.due or now) - SWEEP_SECONDS)
        for connection in list(self.open):
            if late:
                connection.deadline += late
                connection.stalled += late
            if connection.deadline <= now or connection.stalled <= now:
                connection.sweep(now)
        self.due = None
        if self.open:
            self._again(loop)

    def count(self, what: str) -> None:
        """One more was refused."""
        self.metrics.refusals.labels(what).inc()


def _files() -> float:
    """How many files this process may have open."""
    try:
        import resource
    except ImportError:  # Windows
        return inf
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return inf if soft == resource.RLIM_INFINITY else float(soft)
