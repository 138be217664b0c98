"""Who asks? A browser shows its cookie, a bot its bearer token. Of either only a hash is kept."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection
from starlette.responses import Response

from atelier.server.context import Context
from atelier.server.errors import Problem
from atelier.server.http.addresses import visitor_address
from atelier.server.live.hub import Badge
from atelier.server.live.keys import Keys
from atelier.server.storage import people
from atelier.server.storage.people import Person

COOKIE = "atelier"
COOKIE_SECONDS = 400 * 86_400


def context_of(request: Request) -> Context:
    """What serves a request; refused while the server is starting or stopping."""
    context: Context | None = request.app.state.context
    if context is None or context.closing:
        raise Problem(503, "not-ready", "The server is starting or stopping; try again in a moment.", retry_after=1)
    return context


async def open_context(request: Request) -> Context:
    """The same for FastAPI, which would call a plain function in a thread."""
    return context_of(request)


async def visitor(request: Request) -> Person | None:
    """Who asks, if they have a key."""
    context = context_of(request)
    person = await who_asks(context.keys, request)
    if person is not None:
        context.rates.key.take(person.id)
    return person


async def guest(request: Request) -> Person:
    """Who asks; someone without a key is asked for their name first."""
    person = await visitor(request)
    if person is None:
        raise Problem(401, "no-key", "Say who you are first: PUT /api/me with your name, or use a bearer token.")
    return person


async def human(request: Request) -> Person:
    """Who asks, if it is a person."""
    person = await guest(request)
    if person.owner is not None:
        raise Problem(403, "bot", "Bots cannot do that; ask the person who made it.")
    return person


# Each stands alone: a request goes through two of these, not through a chain of four.
TheContext = Annotated[Context, Depends(open_context)]
Visitor = Annotated[Person | None, Depends(visitor)]
Guest = Annotated[Person, Depends(guest)]
Human = Annotated[Person, Depends(human)]


def address_of(request: Request) -> str:
    """The address a request is counted under."""
    return visitor_address(request.client.host if request.client is not None else "")


def owner_of(person: Person | None, request: Request) -> str:
    """Whose turn a piece of work takes: a person's, or that of an address."""
    return f"person {person.answerable}" if person is not None else f"address {address_of(request)}"


async def who_asks(keys: Keys, request: HTTPConnection) -> Person | None:
    """Who asks; None for a visitor without a key. A bearer token that is not known is refused."""
    key, bearer = key_of(request), bearer_of(request) is not None
    person = await keys.holder(key) if key else None
    if bearer and (person is None or person.owner is None):
        raise Problem(401, "bad-token", "This bearer token is not known; make one under /api/me/bots.")
    return person if bearer or person is None or person.owner is None else None


def key_of(request: HTTPConnection) -> str | None:
    """The key a request shows: its bearer token, else its cookie."""
    bearer = bearer_of(request)
    return bearer if bearer is not None else request.cookies.get(COOKIE)


def bearer_of(request: HTTPConnection) -> str | None:
    """The bearer token of a request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def badge_of(request: HTTPConnection, person: Person | None) -> Badge | None:
    """Who has shown which key, for a stream that ends when it is void."""
    return None if person is None else Badge(person.id, people.hashed(key_of(request) or ""))


def give_key(response: Response, key: str, secure: bool) -> None:
    """Hand a browser its key where no script can read it."""
    response.set_cookie(COOKIE, key, COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure)
