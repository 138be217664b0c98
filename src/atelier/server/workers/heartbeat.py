"""The heartbeat of the house, kept in the database: how long nobody served, and whether the clock can be believed.

A clock that stands far from the last heartbeat may be wrong. Nothing is closed as abandoned or deleted then until the
server has run for a day, so that whoever runs it can set the clock right. Thinking time does not run while nobody
serves: it is given back, whether the server stood still or its clock was set.
"""

from __future__ import annotations

import logging
from functools import partial

from atelier.server.errors import Problem
from atelier.server.now import clock_now
from atelier.server.storage import heartbeats
from atelier.server.storage.database import Database
from atelier.server.storage.heartbeats import DAY_MS, HOUR_MS, is_strange
from atelier.server.tables.log import NewEntry
from atelier.server.tables.table import Table
from atelier.server.tables.waiting import TIMES

EVERY_MS = 5_000
OUTAGE_MS = 3 * EVERY_MS
"""A shorter silence is a restart."""
SET_MS = 60_000
"""A system clock set by so much while the server runs is worth a line in the log."""
LOGGER = logging.getLogger("atelier.clock")


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
        last = await self.database.write(partial(heartbeats.begin, now=self.began))
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
        longest = max(times.notice for times in TIMES.values())
        timed = partial(heartbeats.timed, before=self.began, called_since=last.at - longest)
        return await self.database.read(timed)

    async def beat(self) -> None:
        """Say now and then that someone serves."""
        now = clock_now()
        if now - self.last >= EVERY_MS:
            self.last = now
            await self.database.write(partial(heartbeats.beat, now=now))
        if abs(clock_now.set_by()) > SET_MS and not self.noticed:
            self.noticed = True
            LOGGER.warning("the system's clock was set; this server goes on counting from where it began")

    @property
    def careful(self) -> bool:
        """Is the clock not to be believed yet?"""
        return clock_now() < self.careful_until

    def give_back(self, table: Table) -> list[NewEntry]:
        """The time that ran while nobody served."""
        clock = table.clock is not None and table.clock.running is not None
        called = table.waits is not None and table.waits.until is not None
        if not (clock or called) or self.silent_since is None or table.last_at >= self.began:
            raise Problem(409, "in-time", "Nobody's time ran here while the server stood still.")
        return [NewEntry("resumed", {"milliseconds": self.began - max(self.silent_since, table.last_at)})]
