"""One connection as HTTP comes in: how much and how long a client may say. Built on uvicorn's httptools.

A connection on which the server is at work, such as an open event stream, has no deadline; one on which the server
waits for its client has.
"""

from __future__ import annotations

import asyncio
from functools import partial
from math import inf
from typing import Any, cast

import httptools
from starlette.responses import Response
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from atelier.server.errors import Problem
from atelier.server.http.addresses import parsed, visitor_address
from atelier.server.http.admission import Admission
from atelier.server.http.middleware.security import HEADERS
from atelier.server.http.problems import as_response

HEAD_BYTES = 32 * 1024
HEAD_LINES = 100
SLICE = 8 * 1024
"""Bytes read between two looks at how much was said."""
PIPELINED = 8
"""Requests that may wait for the answer to the first."""
HEAD_SECONDS = 10.0
BODY_SECONDS = 30.0
IDLE_SECONDS = 20.0
PROXY_IDLE_SECONDS = 150.0
"""A proxy keeps connections for later; that it hangs up first spares it a failed request."""
STALL_SECONDS, STALL_BYTES = 60.0, 16 * 1024
"""A reader for whom much lies ready takes so many bytes in such a time."""
LINGER_SECONDS, LINGER_BYTES = 2.0, 1024 * 1024
"""How long a refused client has to read why, and how much it may still say meanwhile."""


class HttpConnection(HttpToolsProtocol):
    """One connection. `stage` says what the server waits for: idle, head, body; heard: nothing, it is at work."""

    def __init__(self, *given: Any, admission: Admission, **named: Any):
        super().__init__(*given, **named)
        self.admission, self.address, self.trusted = admission, "", False
        self.stage, self.said, self.deaf = "idle", 0, False
        self.deadline, self.stalled, self.unread = inf, inf, 0
        self.active: RequestResponseCycle | None = None
        self.wrong: Problem | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Someone calls."""
        super().connection_made(transport)
        if self.client is not None:
            self.client = (str(parsed(self.client[0]) or self.client[0]), self.client[1])
            self.address, self.trusted = visitor_address(self.client[0]), self.client[0] in self.admission.proxies
        refusal = self.admission.admit(self)
        self.deadline = self.loop.time() + HEAD_SECONDS
        if refusal is not None:
            self.deaf = True
            self._say(refusal)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone; all who work for them hear of it, also those whose turn had not come."""
        waiting = [cycle for cycle, _ in self.pipeline]
        for cycle in (self.active, *waiting):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()
        self.admission.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """They say something: listen piece by piece, so that no more is kept than is allowed."""
        for start in range(0, len(data), SLICE):
            if self.deaf:
                self._overhear(len(data) - start)
                return
            if self.transport.is_closing():
                return
            self._hear(data[start : start + SLICE])

    def _overhear(self, more: int) -> None:
        """They talk on although nobody listens."""
        self.said += more
        if self.said > HEAD_BYTES + LINGER_BYTES:
            self.transport.abort()

    def _hear(self, piece: bytes) -> None:
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:  # what follows is another protocol, which is not spoken here
            self.deaf = True
            self.cycle.keep_alive = False
            return
        except httptools.HttpParserError:
            self.refuse(self.wrong or Problem(400, "bad-http", "This is no HTTP request that can be read."))
            return
        self.said += len(piece)
        if self.stage in ("idle", "head") and self.said > HEAD_BYTES:
            self.refuse(_long_head())
        elif self.said > self.admission.message_bytes:
            self.refuse(Problem(413, "too-large", "The request is too large; send less."))

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self.stage, self.said, self.deadline = "head", 0, self.loop.time() + HEAD_SECONDS

    def on_header(self, name: bytes, value: bytes) -> None:
        """A line of the head; lines behind the body (trailers) are not for us."""
        if self.stage != "head":
            return
        if len(self.headers) >= HEAD_LINES:
            self._stop(_long_head())
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is whole."""
        if len(self.pipeline) >= PIPELINED:
            self._stop(Problem(429, "too-many", "Too many requests at once on one connection; wait for answers."))
        chunked = any(name == b"transfer-encoding" for name, _ in self.headers)
        if chunked and self.parser.get_http_version() != "1.1":
            self._stop(Problem(400, "bad-http", "Only HTTP/1.1 has a Transfer-Encoding."))
        super().on_headers_complete()
        self.stage, self.said, self.deadline = "body", 0, self.loop.time() + BODY_SECONDS
        if self.pipeline:
            self.flow.resume_reading()  # who does not read does not hear that they hang up

    def on_message_complete(self) -> None:
        """The request is whole: now they wait for us."""
        super().on_message_complete()
        self.stage, self.said, self.deadline = "heard", 0, inf
        if self.cycle.response_complete:  # it was answered before it was heard out
            self._rest()

    def on_response_complete(self) -> None:
        """It is answered; uvicorn's own would set a timer for each."""
        self.server_state.total_requests += 1
        if self.transport.is_closing():
            self.deadline = self.loop.time() + STALL_SECONDS
            return
        self.flow.resume_reading()
        if self.pipeline:
            self._start_asgi_task(*self.pipeline.pop())
        elif self.stage == "heard":
            self._rest()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self.active = cycle
        super()._start_asgi_task(cycle, app)

    def _rest(self) -> None:
        idle = PROXY_IDLE_SECONDS if self.trusted else IDLE_SECONDS
        self.stage, self.deadline = "idle", self.loop.time() + idle

    def pause_writing(self) -> None:
        """They do not read as fast as we write."""
        super().pause_writing()
        self.unread = self.transport.get_write_buffer_size()
        self.stalled = self.loop.time() + STALL_SECONDS

    def resume_writing(self) -> None:
        """They have read enough."""
        super().resume_writing()
        self.stalled = inf

    def sweep(self, now: float) -> None:
        """Hang up if the client keeps the server waiting."""
        if now >= self.stalled:
            unread = self.transport.get_write_buffer_size()
            if unread + STALL_BYTES > self.unread:
                self.admission.count("slow readers")
                self.transport.abort()
                return
            self.unread, self.stalled = unread, now + STALL_SECONDS
        if now < self.deadline:
            return
        if self.deaf or self.transport.is_closing():
            self.transport.abort()
        elif self.stage == "idle":
            self.deadline = now + LINGER_SECONDS
            self.transport.close()
        else:
            self.refuse(Problem(408, "too-slow", "The request did not come in time; send it again, all of it."))

    def _stop(self, wrong: Problem) -> None:
        self.wrong = wrong
        raise ValueError(wrong.detail)  # the parser stops

    def refuse(self, wrong: Problem) -> None:
        """Say why if it is their turn to be answered, and listen no longer."""
        self.admission.count(wrong.kind)
        self.deaf = True
        if self.active is not None and not self.active.response_complete:
            if self.stage != "body" or self.active is not self.cycle or self.active.response_started:
                self.transport.abort()  # it would be taken for the answer to another request
                return
            self.active.disconnected = True
            self.active.message_event.set()
        elif self.stage == "body":
            self.transport.abort()  # it has been answered already
            return
        self._say(wrong)
        self.transport.write_eof()
        self.deadline = self.loop.time() + LINGER_SECONDS

    def _say(self, wrong: Problem) -> None:
        self.transport.write(_written(as_response(wrong.status, wrong.kind, wrong.detail)))

    def _unsupported_upgrade_warning(self) -> None:
        """Nobody need hear of it."""


def protocol_of(admission: Admission) -> type[asyncio.Protocol]:
    """What uvicorn makes for each connection."""
    return cast(type[asyncio.Protocol], partial(HttpConnection, admission=admission))


def _long_head() -> Problem:
    detail = f"The head of a request can have {HEAD_BYTES:,} bytes and {HEAD_LINES} lines at most."
    return Problem(431, "long-head", detail)


def _written(answer: Response) -> bytes:
    """An answer as it goes over the line."""
    more = [*HEADERS, (b"cache-control", b"no-store"), (b"connection", b"close")]
    lines = [name + b": " + value + b"\r\n" for name, value in (*answer.raw_headers, *more)]
    return b"".join((STATUS_LINE[answer.status_code], *lines, b"\r\n", bytes(answer.body)))
