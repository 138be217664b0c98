"""How much a body may hold: few bytes where few are needed, and nowhere more parts than can be parsed in no time.

JSON is parsed in the event loop. What costs time there is not its bytes but its parts: lists, tables, commas.
"""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGE = ("/api/boxes", "/api/me/boxes", "/api/me/trials", "/api/records")
"""Where whole boxes and games are handed in, and whatever lies under these addresses."""
SMALL_BYTES = 16_384
MOST_PARTS = 30_000
SIGNS = (b"[", b"{", b",")


class BodyLimit:
    """Counts what is sent as it comes in; plain ASGI."""

    def __init__(self, app: ASGIApp):
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, but no more of its body than it may have."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        large = any(scope["path"] == path or scope["path"].startswith(f"{path}/") for path in LARGE)
        left = {"bytes": None if large else SMALL_BYTES, "parts": MOST_PARTS}

        async def receive_counted() -> Message:
            message = await receive()
            body = message.get("body", b"")
            _take(left, "bytes", len(body))
            _take(left, "parts", sum(body.count(sign) for sign in SIGNS))
            return message

        await self.app(scope, receive_counted, send)


def _take(left: dict[str, int | None], what: str, count: int) -> None:
    """Take some of what is left, or refuse."""
    had = left[what]
    if had is None:
        return
    if count > had:
        raise HTTPException(413)
    left[what] = had - count
