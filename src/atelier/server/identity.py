"""Who asks? A browser shows its cookie, a bot its bearer token. Of either only a hash is kept."""

from __future__ import annotations

import time
from collections import OrderedDict
from functools import partial

from starlette.requests import HTTPConnection
from starlette.responses import Response

from atelier.server import people
from atelier.server.database import Database
from atelier.server.people import Person
from atelier.server.problems import Problem

COOKIE = "atelier"
COOKIE_SECONDS = 400 * 86_400
LONGEST_KEY = 128
TRUSTED_SECONDS = 5.0
KNOWN = 20_000


class Doorkeeper:
    """Knows keys; remembers the holders of those it has seen lately for a few seconds."""

    def __init__(self, database: Database):
        self.database = database
        self.seen: OrderedDict[str, tuple[float, Person]] = OrderedDict()

    async def who(self, request: HTTPConnection) -> Person | None:
        """Who asks; None for a visitor without a key. A bearer token that is not known is refused."""
        bearer = bearer_of(request)
        key = bearer if bearer is not None else request.cookies.get(COOKIE)
        person = await self.holder(key) if key else None
        if bearer is not None and (person is None or person.owner is None):
            raise Problem(401, "bad-token", "This bearer token is not known; make one under /api/me/bots.")
        return person if bearer is not None or person is None or person.owner is None else None

    async def holder(self, key: str) -> Person | None:
        """Who holds a key."""
        if len(key) > LONGEST_KEY:
            return None
        key_hash, now = people.hashed(key), time.monotonic()
        if key_hash in self.seen and now - self.seen[key_hash][0] < TRUSTED_SECONDS:
            return self.seen[key_hash][1]
        person = await self.database.read(partial(people.find, key_hash=key_hash))
        self.seen.pop(key_hash, None)
        if person is not None:
            self.seen[key_hash] = (now, person)
            if len(self.seen) > KNOWN:
                self.seen.popitem(last=False)
        return person

    def forget(self) -> None:
        """A key or a name has changed: look everyone up again."""
        self.seen.clear()


def bearer_of(request: HTTPConnection) -> str | None:
    """The bearer token of a request."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else None


def give_key(response: Response, key: str, secure: bool) -> None:
    """Hand a browser its key where no script can read it."""
    response.set_cookie(COOKIE, key, COOKIE_SECONDS, path="/", httponly=True, samesite="lax", secure=secure)
