"""The house: everything a serving process holds, put together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import inf
from typing import Annotated

from fastapi import Depends, Request

from atelier.agents.random import RandomPlayer
from atelier.cache import cache_folder
from atelier.games import GAMES
from atelier.match import Match
from atelier.proof import check_record
from atelier.server.errors import Problem
from atelier.server.http.addresses import Networks, visitor_address
from atelier.server.http.auth import Doorkeeper
from atelier.server.http.catchup import AT_ONCE
from atelier.server.live.hub import Hub
from atelier.server.live.notify import Notices
from atelier.server.ops import garbage
from atelier.server.ops.metrics import Metrics
from atelier.server.ops.rate import Rate
from atelier.server.pools.fair_pool import FairPool
from atelier.server.pools.lanes import Lanes
from atelier.server.pools.sandbox import Sandbox
from atelier.server.settings import Settings
from atelier.server.storage import tables
from atelier.server.storage.database import Database
from atelier.server.storage.people import Person
from atelier.server.tables.registry import Tables
from atelier.server.workers import bots
from atelier.server.workers.analysis import Analyses
from atelier.server.workers.bots import Bots
from atelier.server.workers.claims import Claims
from atelier.server.workers.coach import Coach
from atelier.server.workers.heartbeat import Heartbeat
from atelier.server.workers.owners import Owners
from atelier.server.workers.sweeper import Watch

ANSWER_SECONDS = 1.0
CLERKS = 2
"""Threads that draw what takes longer than the event loop can spare."""
QUESTIONS_EACH, QUESTIONS_WAITING = 16, 1_000


class House:
    """Opened when the server starts, closed when it stops."""

    def __init__(self, settings: Settings, metrics: Metrics):
        self.settings, self.metrics = settings, metrics
        self.hub = Hub(settings.heartbeat)
        self.ready, self.answered = False, -inf
        self.metrics_from = Networks(settings.metrics_from, "ATELIER_METRICS_FROM")
        self.when_ready: Callable[[], None] = lambda: None
        self.when_closed: Callable[[], None] = lambda: None
        per_key, at_once = 2 * settings.requests_per_second, 2 * settings.requests_at_once
        introductions = settings.introductions_per_minute
        self.key_rate = Rate("requests with your key", per_key, at_once, metrics)
        self.door_rate = Rate("introductions from your address", introductions / 60, introductions, metrics)
        self.chat_rate = Rate("words", settings.chat_per_minute / 60, settings.chat_at_once, metrics)
        imports = settings.imports_per_minute
        self.import_rate = Rate("games on paper", imports / 60, imports, metrics)
        self.coach_rate = Rate(
            "questions to the coach", settings.coach_per_minute / 60, settings.coach_at_once, metrics
        )
        batches = settings.entries_per_second / AT_ONCE, settings.entries_at_once / AT_ONCE
        self.catch_up_rate = Rate("entries to catch up with", *batches, metrics)
        metrics.streams.set_function(lambda: sum(self.hub.addresses.values()))

    async def open(self) -> None:
        """Open the database, compile the rules, let opponents and watch begin."""
        self.loop = asyncio.get_running_loop()
        self.database = await asyncio.to_thread(Database, self.settings.database)
        self.metrics.disk.set_function(lambda: float(self.database.disk.failing))
        await asyncio.to_thread(warm_up, first_time := not any(cache_folder().rglob("*.nbi")))
        garbage.keep_what_is_loaded()
        self.doorkeeper = Doorkeeper(self.database, self.hub)
        settings = self.settings
        self.sandbox = Sandbox(settings.sandboxes, settings.sandbox_megabytes, settings.sandbox_seconds)
        self.clerks = FairPool("clerk", CLERKS, QUESTIONS_EACH, QUESTIONS_WAITING)
        self.tellers = FairPool("teller", CLERKS)
        self.tables = Tables(self.database, self.hub, self.metrics, self.sandbox, settings.tables_in_hand)
        self.lanes, self.owners = Lanes(settings.thinkers), Owners(self.database)
        self.claims = Claims(self.database, settings.claim_seconds)
        self.bots = Bots(self.tables, self.lanes, self.claims, self.owners, self.metrics)
        self.coach = Coach(self.lanes.strong, self.coach_rate)
        self.analyses = Analyses(self.tables, self.lanes.analyst, self.claims, self.owners)
        self.watch = Watch(self.tables, self.bots, self.analyses, Heartbeat(self.database), settings)
        self.notices = None if self.database.alone else Notices(self.database, self.hub, self.doorkeeper, self.loop)
        self.ticking = self.loop.create_task(self.hub.tick())
        self.collecting = self.loop.create_task(garbage.collect_when_quiet())
        if not first_time:
            self.bots.warm_up()
        self.coach.warm_up()
        await self.watch.open()
        self.ready = True
        self.when_ready()

    async def close(self) -> None:
        """End the streams, stop thinking, write all that was promised."""
        self.ready = False
        self.hub.close()
        self.ticking.cancel()
        self.collecting.cancel()
        self.doorkeeper.close()
        await self.watch.close()
        await self.bots.close()
        await self.analyses.close()
        self.sandbox.close()
        self.clerks.close()
        self.tellers.close()
        self.lanes.close()
        await self.claims.close()
        if self.notices is not None:
            await self.notices.close()
        await asyncio.to_thread(self.database.close)
        self.when_closed()

    async def answers(self) -> bool:
        """Whether the house is open and the database answers; anyone may ask, the database is asked once a second."""
        if not self.ready:
            return False
        if self.loop.time() - self.answered >= ANSWER_SECONDS:
            try:
                await self.database.read(tables.answers)
            except Exception:
                return False
            self.answered = self.loop.time()
        return True

    def stop_streams(self) -> None:
        """Let streams end now, so that a stopping server need not wait for them. May be called from anywhere."""
        if self.ready:
            self.loop.call_soon_threadsafe(self.hub.close)


def warm_up(thoughts: bool) -> None:
    """Compile all rules before the first guest has to wait for it; the opponents' thoughts as well, if asked to."""
    if thoughts:
        bots.warm_up()
    for name in GAMES:
        match = Match(name, seed=1)
        assert match.seat is not None
        match.play(match.words[RandomPlayer().choose(match.knowledge(match.seat, 1))])
        match.view(0)
        match.view()
        check_record(match.record)


def house_of(request: Request) -> House:
    """The house that serves a request."""
    house: House = request.app.state.house
    return house


async def open_house(request: Request) -> House:
    """The same, refused while it is not open."""
    house = house_of(request)
    if not house.ready:
        raise Problem(503, "not-ready", "The server is starting or stopping; try again in a moment.", retry_after=1)
    return house


async def visitor(request: Request) -> Person | None:
    """Who asks, if they have a key."""
    house = await open_house(request)
    person = await house.doorkeeper.who(request)
    if person is not None:
        house.key_rate.take(person.id)
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
TheHouse = Annotated[House, Depends(open_house)]
Visitor = Annotated[Person | None, Depends(visitor)]
Guest = Annotated[Person, Depends(guest)]
Human = Annotated[Person, Depends(human)]


def address_of(request: Request) -> str:
    """The address a request is counted under."""
    return visitor_address(request.client.host if request.client is not None else "")


def owner_of(person: Person | None, request: Request) -> str:
    """Whose turn a piece of work takes: a person's, or that of an address."""
    return f"person {person.answerable}" if person is not None else f"address {address_of(request)}"
