"""An open event stream: sends the log of a table behind the last number it has sent, whenever it is woken."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, NamedTuple

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from atelier.server.live.hub import Badge, Hub

STILL_HERE = b": still here\n\n"
HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]


class Batch(NamedTuple):
    """What to send next, and the number to go on from. `more`: there is more to send already; `end`: hang up."""

    chunks: list[bytes]
    after: int | None
    more: bool = False
    end: bool = False


Draw = Callable[[int | None], Awaitable[Batch]]
"""Given the last number that was sent; None: nothing yet."""
Valid = Callable[[str], Awaitable[bool]]
"""Whether the key with this hash is not void."""


class EventStream(Response):
    """A response that stays open. Lean: one task and at most one future for each; thousands are open at once."""

    def __init__(
        self, hub: Hub, table: str, draw: Draw, after: int | None, address: str, badge: Badge | None, valid: Valid
    ):
        self.hub, self.table, self.draw, self.after, self.address = hub, table, draw, after, address
        self.badge, self.valid, self.void = badge, valid, False
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
            if self.badge is not None and not await self.valid(self.badge.key):
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
