"""What every request must pass: limits of size and rate, no request another site has made; headers and a log line."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from atelier.server.http.addresses import Hosts, visitor_address
from atelier.server.http.problems import as_response, failure, stopping
from atelier.server.ops.logs import note
from atelier.server.ops.metrics import Metrics
from atelier.server.ops.rate import Rate
from atelier.server.settings import Settings

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
LASTING = (b"strict-transport-security", b"max-age=31536000")
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
STEADY = frozenset({"/healthz", "/readyz", "/metrics"})
CALLS = ("/api/", "/openapi.json")
FILES_PER_CALL = 10
"""For each call so many pages and files of pages: one page has thirty, and a class may open it at once."""
HEALTH = frozenset({"/healthz", "/readyz"})
METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
LONGEST_LENGTH = 18
OWN_COOKIE = re.compile(rb"(?:^|;)[ \t]*(?P<cookie>atelier=[A-Za-z0-9_-]{1,128})[ \t]*(?:;|$)")
LOGGER = logging.getLogger("atelier.requests")


class Security:
    """Every request comes in here; plain ASGI, so that open streams cost nothing."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics, hosts: Hosts):
        self.app, self.body_bytes, self.metrics, self.hosts = app, settings.body_bytes, metrics, hosts
        per_second, at_once = settings.requests_per_second, settings.requests_at_once
        self.calls = Rate("requests from your address", per_second, at_once, metrics)
        many = FILES_PER_CALL * per_second, FILES_PER_CALL * at_once
        self.files = Rate("pages and files for your address", *many, metrics)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or answer it at the door."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, sent = time.perf_counter(), {"status": 0, "stream": False}

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent["status"] = message["status"]
                given = list(message.get("headers", []))
                sent["stream"] = any(
                    value.startswith(b"text/event-stream") for name, value in given if name == b"content-type"
                )
                message = {**message, "headers": [*given, *self._headers(scope, given)]}
            await send(message)

        _keep_own_cookie(scope)
        try:
            refusal = self._refuse(scope)
            if refusal is not None:
                await refusal(scope, receive, send_on)
            else:
                await self.app(scope, self._measured(receive), send_on)
        except ClientDisconnect:
            pass
        except asyncio.CancelledError:  # the server stops, and has waited for this answer as long as it may
            if sent["status"]:
                raise
            await stopping()(scope, receive, send_on)
        except Exception as error:
            LOGGER.error("a request failed", exc_info=error)
            if not sent["status"]:
                await failure()(scope, receive, send_on)
        finally:
            self._note(scope, sent, time.perf_counter() - begun)

    def _headers(self, scope: Scope, given: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        more = list(HEADERS)
        if scope["scheme"] == "https":
            more.append(LASTING)
        if not any(name == b"cache-control" for name, _ in given):
            more.append((b"cache-control", b"no-store"))
        return more

    def _refuse(self, scope: Scope) -> ASGIApp | None:
        headers = Headers(scope=scope)
        client = scope.get("client")
        if scope["path"] not in STEADY:
            rate = self.calls if scope["path"].startswith(CALLS) else self.files
            seconds = rate.wait(visitor_address(client[0] if client else ""))
            if seconds > 0:
                wait = str(int(seconds) + 1)
                detail = f"Too many requests from your address; try again in {wait} s."
                return as_response(429, "too-many", detail, {"Retry-After": wait}, retry_after=int(wait))
        if not scope["path"].startswith("/"):
            return as_response(400, "no-path", "A request names a path, which begins with a /.")
        named = headers.getlist("host")
        if len(named) != 1:
            return as_response(400, "no-host", "A request names the host it is for, once.")
        if scope["path"] not in HEALTH and not self.hosts.allow(named[0]):
            detail = "This server does not go by that name; who runs it can add the name to ATELIER_HOSTS."
            return as_response(421, "wrong-host", detail)
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()) or int(length[:LONGEST_LENGTH]) > self.body_bytes:
            return self._too_large()
        if scope["method"] not in SAFE and _foreign(headers):
            return as_response(403, "foreign", "Another site has made this request; open this one and try there.")
        return None

    def _too_large(self) -> ASGIApp:
        return as_response(413, "too-large", f"A request can have {self.body_bytes:,} bytes at most.")

    def _measured(self, receive: Receive) -> Receive:
        left = self.body_bytes

        async def receive_within() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise HTTPException(413)
            return message

        return receive_within

    def _note(self, scope: Scope, sent: dict[str, Any], seconds: float) -> None:
        """The route, never the address: whoever knows the address of a table may watch it."""
        route = getattr(scope.get("route"), "path", "none")
        status = sent["status"] or 500
        method = scope["method"] if scope["method"] in METHODS else "other"
        self.metrics.requests.labels(method if route != "none" else "", route, str(status)).inc()
        if not sent["stream"]:
            self.metrics.seconds.labels(route).observe(seconds)
        note(LOGGER, "answered", method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def _keep_own_cookie(scope: Scope) -> None:
    """Let only our key in: Python's reader of cookies takes time in the square of the length of what others say."""
    if any(name == b"cookie" for name, _ in scope["headers"]):
        found = [OWN_COOKIE.search(value) for name, value in scope["headers"] if name == b"cookie"]
        own = [(b"cookie", one["cookie"]) for one in found if one is not None][:1]
        scope["headers"] = [*(one for one in scope["headers"] if one[0] != b"cookie"), *own]


def _foreign(headers: Headers) -> bool:
    """Browsers name the site a request comes from; programs need not."""
    origin = headers.get("origin")
    try:
        return origin is not None and urlsplit(origin).netloc != headers.get("host")
    except ValueError:
        return True  # no browser names a site like that
