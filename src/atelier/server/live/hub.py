"""The hub wakes those who watch a table; each reads the log behind the last number it has sent.

Nothing is ever handed over by the hub itself, so nothing can be missed: a waking that comes twice, late or for nothing
does no harm.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import NamedTuple, Protocol

SHORTEST_TICK = 0.01


class Badge(NamedTuple):
    """Who opened a stream, and the hash of the key they showed."""

    person: str
    key: str


class Watcher(Protocol):
    """An open stream, as the hub knows it."""

    table: str
    address: str
    badge: Badge | None
    void: bool
    """True once its key is: then it ends."""
    spoke: float
    """When it last sent something."""

    def wake(self) -> None:
        """There may be something to send."""


class Hub:
    """Who watches which table in this process."""

    def __init__(self, heartbeat: float) -> None:
        self.heartbeat = heartbeat
        """Seconds of silence after which a stream says that it is still there."""
        self.watchers: dict[str, set[Watcher]] = {}
        self.addresses: dict[str, int] = {}
        self.holders: dict[str, set[Watcher]] = {}
        """Streams by the person who opened them with a key."""
        self.closing = False

    def wake(self, table: str) -> None:
        """A table has new entries."""
        for watcher in self.watchers.get(table, ()):
            watcher.wake()

    def close(self) -> None:
        """End all streams; their clients come back to whoever serves then."""
        self.closing = True
        for table in list(self.watchers):
            self.wake(table)

    async def tick(self) -> None:
        """Let every stream that has been silent for long say that it is still there; until it is cancelled."""
        while True:
            await asyncio.sleep(min(1.0, max(SHORTEST_TICK, self.heartbeat / 4)))
            before = time.monotonic() - self.heartbeat
            for watchers in self.watchers.values():
                for watcher in watchers:
                    if watcher.spoke < before:
                        watcher.wake()

    def join(self, watcher: Watcher) -> None:
        """Watch a table."""
        self.watchers.setdefault(watcher.table, set()).add(watcher)
        self.addresses[watcher.address] = self.addresses.get(watcher.address, 0) + 1
        if watcher.badge is not None:
            self.holders.setdefault(watcher.badge.person, set()).add(watcher)

    def part(self, watcher: Watcher) -> None:
        """Watch it no longer."""
        self.addresses[watcher.address] -= 1
        if not self.addresses[watcher.address]:
            del self.addresses[watcher.address]
        watchers = self.watchers.get(watcher.table, set())
        watchers.discard(watcher)
        if not watchers:
            self.watchers.pop(watcher.table, None)
        if watcher.badge is not None:
            own = self.holders[watcher.badge.person]
            own.discard(watcher)
            if not own:
                del self.holders[watcher.badge.person]

    def keys_of(self, persons: Collection[str] | None) -> list[str]:
        """The hashes of the keys by which these people (None: all) have opened streams."""
        among = [*self.holders] if persons is None else [person for person in persons if person in self.holders]
        return list({watcher.badge.key for person in among for watcher in self.holders[person] if watcher.badge})

    def end(self, key_hash: str) -> None:
        """A key is void: end its streams."""
        for watchers in self.holders.values():
            for watcher in watchers:
                if watcher.badge is not None and watcher.badge.key == key_hash:
                    watcher.void = True
                    watcher.wake()
