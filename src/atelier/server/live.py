"""Live events: a hub wakes those who watch a table; each reads the log behind the last number it has sent.

Nothing is ever handed over by the hub itself, so nothing can be missed: a waking that comes twice, late or for nothing
does no harm.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
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

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Hub:
    """Who watches which table in this process."""

    def __init__(self) -> None:
        self.watchers: dict[str, set[asyncio.Event]] = {}
        self.addresses: dict[str, int] = {}
        self.closing = False
        self.tell_others: Callable[[str], None] = lambda table: None
        """Called with every table this process has changed, for the other processes."""
        self.heard: Callable[[str], None] = lambda table: None
        """Called with every table another process may have changed."""

    def hear(self, table: str) -> None:
        """Another process has changed a table."""
        self.heard(table)
        self.wake(table)

    def wake(self, table: str) -> None:
        """A table has new entries."""
        for watcher in self.watchers.get(table, ()):
            watcher.set()

    def wake_all(self) -> None:
        """Something may have been missed: let everyone look."""
        for table in list(self.watchers):
            self.hear(table)

    def close(self) -> None:
        """End all streams; their clients come back to whoever serves then."""
        self.closing = True
        self.wake_all()

    def join(self, table: str, address: str, watcher: asyncio.Event) -> None:
        """Watch a table."""
        self.watchers.setdefault(table, set()).add(watcher)
        self.addresses[address] = self.addresses.get(address, 0) + 1

    def part(self, table: str, address: str, watcher: asyncio.Event) -> None:
        """Watch it no longer."""
        self.addresses[address] -= 1
        if not self.addresses[address]:
            del self.addresses[address]
        watchers = self.watchers.get(table, set())
        watchers.discard(watcher)
        if not watchers:
            self.watchers.pop(table, None)


class EventStream(Response):
    """A response that stays open. Lean: one task and one event for each; thousands are open at once."""

    def __init__(self, hub: Hub, table: str, draw: Draw, after: int | None, address: str, heartbeat: float):
        self.hub, self.table, self.draw, self.after = hub, table, draw, after
        self.address, self.heartbeat = address, heartbeat
        self.gone = False
        self.news = asyncio.Event()
        self.status_code, self.background = 200, None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send what there is, then what comes, until one side goes."""
        self.hub.join(self.table, self.address, self.news)
        leaving = asyncio.ensure_future(self._leave(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
            await send(_body(b"retry: 1000\n\n"))
            await self._flow(send)
            if not self.gone:
                await send(_body(b"", more=False))
        except OSError:
            pass
        finally:
            leaving.cancel()
            self.hub.part(self.table, self.address, self.news)

    async def _flow(self, send: Send) -> None:
        while not (self.gone or self.hub.closing):
            self.news.clear()
            batch = await self.draw(self.after)
            self.after = batch.after
            if batch.chunks:
                await send(_body(b"".join(batch.chunks)))
            if batch.end:
                return
            if batch.more:
                await asyncio.sleep(0)
                continue
            try:
                async with asyncio.timeout(self.heartbeat):
                    await self.news.wait()
            except TimeoutError:
                await send(_body(b": still here\n\n"))

    async def _leave(self, receive: Receive) -> None:
        with suppress(asyncio.CancelledError):
            while (await receive())["type"] != "http.disconnect":
                pass
            self.gone = True
            self.news.set()


def _body(chunk: bytes, more: bool = True) -> dict[str, Any]:
    return {"type": "http.response.body", "body": chunk, "more_body": more}
