"""Live events: a hub wakes those who watch a table; each reads the log behind the last number it has sent.

Nothing is ever handed over by the hub itself, so nothing can be missed: a waking that comes twice, late or for nothing
does no harm.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any, NamedTuple

from starlette.responses import Response
from starlette.types import Receive, Scope, Send


class Batch(NamedTuple):
    """What to send next, and the number to go on from. `more`: there is more to send already; `end`: hang up."""

    chunks: list[bytes]
    after: int | None
    more: bool = False
    end: bool = False


Draw = Callable[[int | None], Awaitable[Batch]]
"""Given the last number that was sent; None: nothing yet."""

SHORTEST_TICK = 0.01
STILL_HERE = b": still here\n\n"
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Badge(NamedTuple):
    """Who opened a stream, and the hash of the key they showed."""

    person: str
    key: str


async def always(_: str) -> bool:
    """Every key is good."""
    return True


class Hub:
    """Who watches which table in this process."""

    def __init__(self, heartbeat: float) -> None:
        self.heartbeat = heartbeat
        """Seconds of silence after which a stream says that it is still there."""
        self.watchers: dict[str, set[EventStream]] = {}
        self.addresses: dict[str, int] = {}
        self.holders: dict[str, set[EventStream]] = {}
        """Streams by the person who opened them with a key."""
        self.closing = False
        self.tell_others: Callable[[str], None] = lambda table: None
        """Called with every table this process has changed, for the other processes."""
        self.heard: Callable[[str], None] = lambda table: None
        """Called with every table another process may have changed."""
        self.known: Callable[[str], int] = lambda table: 0
        """The number of the last entry of a table that is known here; 0 for one that is not in hand."""
        self.valid: Callable[[str], Awaitable[bool]] = always
        """Whether the key with this hash is not void."""

    def hear(self, table: str) -> None:
        """Another process has changed a table."""
        self.heard(table)
        self.wake(table)

    def wake(self, table: str) -> None:
        """A table has new entries."""
        for watcher in self.watchers.get(table, ()):
            watcher.wake()

    def wake_all(self) -> None:
        """Something may have been missed: let everyone look."""
        for table in list(self.watchers):
            self.hear(table)

    def close(self) -> None:
        """End all streams; their clients come back to whoever serves then."""
        self.closing = True
        self.wake_all()

    async def tick(self) -> None:
        """Let every stream that has been silent for long say that it is still there; until it is cancelled."""
        while True:
            await asyncio.sleep(min(1.0, max(SHORTEST_TICK, self.heartbeat / 4)))
            before = time.monotonic() - self.heartbeat
            for watchers in self.watchers.values():
                for watcher in watchers:
                    if watcher.spoke < before:
                        watcher.wake()

    def join(self, watcher: EventStream) -> None:
        """Watch a table."""
        self.watchers.setdefault(watcher.table, set()).add(watcher)
        self.addresses[watcher.address] = self.addresses.get(watcher.address, 0) + 1
        if watcher.badge is not None:
            self.holders.setdefault(watcher.badge.person, set()).add(watcher)

    def part(self, watcher: EventStream) -> None:
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


class EventStream(Response):
    """A response that stays open. Lean: one task and at most one future for each; thousands are open at once."""

    def __init__(self, hub: Hub, table: str, draw: Draw, after: int | None, address: str, badge: Badge | None = None):
        self.hub, self.table, self.draw, self.after, self.address = hub, table, draw, after, address
        self.badge, self.void = badge, False
        self.gone, self.news, self.spoke = False, False, time.monotonic()
        self.waiting: asyncio.Future[None] | None = None
        self.status_code, self.background = 200, None

    def wake(self) -> None:
        """There may be something to send."""
        self.news = True
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send what there is, then what comes, until one side goes."""
        self.hub.join(self)
        leaving = asyncio.ensure_future(self._leave(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            await send(_body(b"retry: 1000\n\n"))
            if self.badge is not None and not await self.hub.valid(self.badge.key):
                self.void = True  # since it was shown
            await self._flow(send)
            if not self.gone:
                await send(_body(b"", more=False))
        except OSError:
            pass
        finally:
            leaving.cancel()
            self.hub.part(self)

    async def _flow(self, send: Send) -> None:
        while not (self.gone or self.void or self.hub.closing):
            self.news = False
            batch = await self.draw(self.after)
            if self.void:
                return
            self.after = batch.after
            if batch.chunks or time.monotonic() - self.spoke >= self.hub.heartbeat:
                await send(_body(b"".join(batch.chunks) or STILL_HERE))
                self.spoke = time.monotonic()
            if batch.end:
                return
            if batch.more:
                await asyncio.sleep(0)
            elif not self.news:
                self.waiting = asyncio.get_running_loop().create_future()
                await self.waiting

    async def _leave(self, receive: Receive) -> None:
        with suppress(asyncio.CancelledError):
            while (await receive())["type"] != "http.disconnect":
                pass
            self.gone = True
            self.wake()


def _body(chunk: bytes, more: bool = True) -> dict[str, Any]:
    return {"type": "http.response.body", "body": chunk, "more_body": more}
