"""The heartbeat of the house, kept in the database: how long nobody served, and whether the clock can be believed.

A clock that stands far from the last heartbeat may be wrong. Nothing is closed as abandoned or deleted then until the
server has run for a day, so that whoever runs it can set the clock right. Thinking time does not run while nobody
serves: it is given back, whether the server stood still or its clock was set.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from atelier.server.errors import Problem
from atelier.server.now import clock_now
from atelier.server.storage.database import Database
from atelier.server.storage.schema import heartbeats, tables
from atelier.server.tables.commands import Wish
from atelier.server.tables.table import Table

HOUR_MS, DAY_MS = 3_600_000, 86_400_000
EVERY_MS = 5_000
OUTAGE_MS = 3 * EVERY_MS
"""A shorter silence is a restart."""
SET_MS = 60_000
"""A system clock set by so much while the server runs is worth a line in the log."""
LOGGER = logging.getLogger("atelier.clock")


class Beat(NamedTuple):
    """When someone last served, and until when the clock is not believed."""

    at: int
    careful_until: int


def begin(connection: Connection, now: int) -> Beat | None:
    """The last heartbeat of those who served before; the next is now."""
    row = connection.execute(sa.select(heartbeats.c.at, heartbeats.c.careful_until)).first()
    last = None if row is None else Beat(*row)
    if last is None and (touched := connection.execute(sa.select(sa.func.max(tables.c.touched_at))).scalar()):
        last = Beat(touched, 0)
    careful = now + DAY_MS if is_strange(last, now) else min(last.careful_until, now + DAY_MS) if last else 0
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(heartbeats)
    values = {"at": now, "careful_until": careful}
    connection.execute(insert.values(id=1, **values).on_conflict_do_update(index_elements=["id"], set_=values))
    return last


def is_strange(last: Beat | None, now: int) -> bool:
    """Does the clock stand where nobody would expect it?"""
    return last is not None and not last.at - HOUR_MS <= now <= last.at + DAY_MS


def beat(connection: Connection, now: int) -> None:
    """Still here."""
    connection.execute(sa.update(heartbeats).values(at=now))


def timed(connection: Connection, before: int) -> list[str]:
    """Tables where someone's time runs and nothing has happened since."""
    asked = sa.select(tables.c.id).where(tables.c.deadline.is_not(None), tables.c.touched_at < before)
    return list(connection.execute(asked).scalars())


class Heartbeat:
    """Beats while a process serves."""

    def __init__(self, database: Database):
        self.database = database
        self.began = self.last = clock_now()
        self.careful_until = 0
        self.silent_since: int | None = None
        self.noticed = False

    async def begin(self) -> list[str]:
        """Look how long nobody served; returns the tables where time must be given back."""
        last = await self.database.write(partial(begin, now=self.began))
        if last is None:
            return []
        self.careful_until = min(last.careful_until, self.began + DAY_MS)
        if is_strange(last, self.began):
            self.careful_until = self.began + DAY_MS
            LOGGER.error(
                "the clock stands far from the last heartbeat; nothing is closed or deleted for a day",
                extra={"hours": round((self.began - last.at) / HOUR_MS, 1)},
            )
        if self.began - last.at < OUTAGE_MS:
            return []
        self.silent_since = last.at
        return await self.database.read(partial(timed, before=self.began))

    async def beat(self) -> None:
        """Say now and then that someone serves."""
        now = clock_now()
        if now - self.last >= EVERY_MS:
            self.last = now
            await self.database.write(partial(beat, now=now))
        if abs(clock_now.set_by()) > SET_MS and not self.noticed:
            self.noticed = True
            LOGGER.warning("the system's clock was set; this server goes on counting from where it began")

    @property
    def careful(self) -> bool:
        """Is the clock not to be believed yet?"""
        return clock_now() < self.careful_until

    def give_back(self, table: Table) -> list[Wish]:
        """The time that ran while nobody served."""
        running = table.clock is not None and table.clock.running is not None
        if not running or self.silent_since is None or table.last_at >= self.began:
            raise Problem(409, "in-time", "Nobody's time ran here while the server stood still.")
        return [Wish("resumed", {"milliseconds": self.began - max(self.silent_since, table.last_at)})]
