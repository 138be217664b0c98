"""The fast path for what is asked most: a change at a table, said as it should be.

The routes of `routes.play` are declared, checked and described by FastAPI; all of them take a table, a body, a guest
and the context. A request that fits needs none of that machinery to be answered. One that does not fit takes the usual
way, where it is told what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, get_type_hints

from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from atelier.server.http import problems
from atelier.server.http.auth import context_of, guest
from atelier.server.http.routes import play

PATH = re.compile(r"/api/tables/(?P<id>[A-Za-z0-9_-]{22})/(?P<change>[a-z]+)")
JSON = (b"content-type", b"application/json")
PARAMETERS = {"id", "body", "person", "context"}


class Change(NamedTuple):
    """What can be done at a table: its route, what its body says, who does it."""

    route: APIRoute
    body: type[BaseModel]
    do: Callable[..., Awaitable[Response]]


def _changes() -> dict[str, Change]:
    changes = {}
    for route in play.router.routes:
        if isinstance(route, APIRoute) and route.methods == {"POST"}:
            hints: dict[str, Any] = get_type_hints(route.endpoint)
            assert hints.keys() == PARAMETERS | {"return"}, route.path
            changes[route.path.rpartition("/")[2]] = Change(route, hints["body"], route.endpoint)
    return changes


class FastPath:
    """Stands before the app and answers what it can."""

    def __init__(self, app: ASGIApp):
        self.app, self.changes = app, _changes()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a change that fits; let the app answer all else."""
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        change = self.changes.get(found["change"]) if found is not None else None
        if found is None or change is None or JSON not in scope["headers"]:
            await self.app(scope, receive, send)
            return
        scope["route"] = change.route
        request = Request(scope, receive)
        try:
            heard = await _hear(receive)
            try:
                body = change.body.model_validate_json(b"".join(message.get("body", b"") for message in heard))
            except ValidationError:
                await self.app(scope, _again(heard, receive), send)
                return
            response = await change.do(found["id"], body, await guest(request), context_of(request))
        except problems.ANSWERED as error:
            response = await problems.answer_to(request, error)
        await response(scope, receive, send)


async def _hear(receive: Receive) -> list[Message]:
    """All of a request; also that nobody waits for the answer any more."""
    heard = [await receive()]
    while heard[-1].get("more_body"):
        heard.append(await receive())
    return heard


def _again(heard: list[Message], receive: Receive) -> Receive:
    """What was heard already, then the rest."""
    left = iter(heard)

    async def receive_again() -> Message:
        message = next(left, None)
        return message if message is not None else await receive()

    return receive_again
