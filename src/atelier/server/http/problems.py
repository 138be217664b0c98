"""What can be wrong with a request, as problem+json (RFC 9457): what is wrong, and what would be right."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from atelier.errors import AtelierError, BadBox
from atelier.server.encoding import dump
from atelier.server.errors import Problem
from atelier.server.storage.disk import is_disk_error

LOGGER = logging.getLogger("atelier.problems")
TITLES = {
    400: "The request cannot be read",
    401: "A key is needed",
    403: "This is not yours",
    404: "There is nothing here",
    405: "This cannot be done here",
    408: "The request took too long",
    409: "The table has moved on",
    410: "This cannot be read any more",
    413: "The request is too large",
    415: "The request is not JSON",
    421: "This is another server",
    422: "The request does not fit",
    429: "Too many requests",
    431: "The head of the request is too long",
    500: "The server has failed",
    503: "The server is not ready",
    507: "The server has no room",
}


def as_response(status: int, kind: str, detail: str, headers: dict[str, str] | None = None, **more: Any) -> Response:
    """A problem as an HTTP answer."""
    body = {
        "type": f"urn:atelier:problem:{kind}",
        "title": TITLES.get(status, "The request failed"),
        "status": status,
        "detail": detail,
        **more,
    }
    return Response(dump(body), status, headers, "application/problem+json")


def install(app: FastAPI) -> None:
    """Answer every error as problem+json."""
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)


async def answer_to(request: Request, error: Exception) -> Response:
    """The answer to one of the errors that are ANSWERED."""
    return await next(handler for kind, handler in HANDLERS.items() if isinstance(error, kind))(request, error)


async def _problem(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    wait = problem.more.get("retry_after")
    headers = {"Retry-After": str(wait)} if wait is not None else None
    return as_response(problem.status, problem.kind, problem.detail, headers, **problem.more)


async def _no_database(_: Request, error: Exception) -> Response:
    if is_disk_error(error):
        detail = "The disk of the server is full or fails; nothing was changed. Ask again later."
        return as_response(507, "disk-full", detail, {"Retry-After": "5"}, retry_after=5)
    LOGGER.error("the database does not answer", extra={"error": type(error).__name__})
    detail = "The database does not answer; ask again with the same request id, it will act once."
    return as_response(503, "no-database", detail, {"Retry-After": "1"}, retry_after=1)


async def _bad_input(_: Request, error: Exception) -> Response:
    more: dict[str, Any] = {}
    if isinstance(error, BadBox):
        more = {"mistakes": list(error.mistakes), "whys": [why._asdict() for why in error.whys]}
    return as_response(422, "bad-input", str(error), **more)


async def _bad_request(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    wrong = [{"where": [str(part) for part in one["loc"]], "what": str(one["msg"])} for one in error.errors()][:20]
    if not wrong:
        return as_response(422, "bad-request", "The request does not fit.", errors=[])
    first = f"{'.'.join(wrong[0]['where'])}: {wrong[0]['what']}"
    return as_response(422, "bad-request", first, errors=wrong)


HTTP_KINDS = {
    400: ("unreadable", "The body cannot be read; send one JSON object."),
    404: ("not-found", "There is nothing at this address; /openapi.json says what there is."),
    413: ("too-large", "The body is too large; send less."),
    405: ("wrong-method", "This address does not take this method; /openapi.json says which it takes."),
}


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    kind, detail = HTTP_KINDS.get(error.status_code, ("failed", "The request failed."))
    return as_response(error.status_code, kind, detail, dict(error.headers or {}))


HANDLERS: dict[type[Exception], Callable[[Request, Exception], Awaitable[Response]]] = {
    Problem: _problem,
    AtelierError: _bad_input,
    OperationalError: _no_database,
    RequestValidationError: _bad_request,
    HTTPException: _http,
}
ANSWERED = tuple(HANDLERS)


def failure() -> Response:
    """The server's own mistake; nothing of what went wrong is told."""
    return as_response(500, "failure", "The server made a mistake; ask again, and tell who runs it if it stays.")


def stopping() -> Response:
    """The server stops before it has an answer."""
    detail = "The server is stopping; ask again in a moment with the same request id, it will act once."
    return as_response(503, "not-ready", detail, {"Retry-After": "1"}, retry_after=1)
