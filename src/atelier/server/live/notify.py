"""Between processes: PostgreSQL tells each which tables another has changed, and whose key or name.

A notice is only a hint. Should one be lost, a look at the tables touched lately finds what it was about. Who cannot
hear trusts keys for seconds only, and none of those it knew once it hears again.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import psycopg
from sqlalchemy import URL

from atelier.server.http.auth import Doorkeeper
from atelier.server.live.hub import Hub
from atelier.server.now import clock_now
from atelier.server.ops.logs import quietly
from atelier.server.storage import people, tables
from atelier.server.storage.database import Database

CHANNEL = "atelier_tables"
LOOK_EVERY = 2.0
LOOK_BACK_MS = 10_000
LISTEN_SECONDS = 1.0
PER_NOTICE = 200
GATHER_SECONDS = 0.005
"""How long a notice waits for more to tell."""
ALIVE: dict[str, Any] = {
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""A line that went dead without a word is noticed within half a minute."""
LOGGER = logging.getLogger("atelier.notices")


class Notices:
    """Two threads: one tells, one listens. Only where several processes share a database."""

    def __init__(self, database: Database, hub: Hub, doorkeeper: Doorkeeper, loop: asyncio.AbstractEventLoop):
        self.database, self.hub, self.doorkeeper, self.loop = database, hub, doorkeeper, loop
        self.address = dsn(database.url)
        self.name = secrets.token_hex(8)
        self.telling: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.stopping = threading.Event()
        hub.tell_others = self.telling.put
        self.threads = [threading.Thread(target=work, daemon=True) for work in (self._tell, self._listen)]
        for thread in self.threads:
            thread.start()
        self.looking = loop.create_task(self._look())

    async def close(self) -> None:
        """Stop telling and listening."""
        self.looking.cancel()
        self.stopping.set()
        self.telling.put(None)
        for thread in self.threads:
            await asyncio.to_thread(thread.join)

    def _tell(self) -> None:
        while not self.stopping.is_set():
            quietly(LOGGER, "notice not sent", self._tell_on)
            self.stopping.wait(LISTEN_SECONDS)

    def _tell_on(self) -> None:
        """Send notices on a connection of their own, several tables in one; nobody need wait for the disk."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute("SET synchronous_commit TO OFF")
            while not self.stopping.is_set() and (table := self.telling.get()) is not None:
                changed = {table}
                if not self.stopping.wait(GATHER_SECONDS):
                    with suppress(queue.Empty):
                        while len(changed) < PER_NOTICE:
                            changed.add(self.telling.get_nowait() or table)
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, " ".join((self.name, *changed))))

    def _listen(self) -> None:
        while not self.stopping.is_set():
            quietly(LOGGER, "listening again", self._hear)
            self.stopping.wait(LISTEN_SECONDS)

    def _hear(self) -> None:
        with psycopg.connect(self.address, autocommit=True, **ALIVE) as connection:
            for channel in (CHANNEL, people.CHANNEL):
                connection.execute(f"LISTEN {channel}")
            self._in_loop(self.hub.wake_all)
            self._in_loop(partial(self.doorkeeper.listen, True))
            try:
                while not self.stopping.is_set():
                    for notice in connection.notifies(timeout=LISTEN_SECONDS):
                        self._heed(notice)
            finally:
                self._in_loop(partial(self.doorkeeper.listen, False))

    def _heed(self, notice: psycopg.Notify) -> None:
        if notice.channel == people.CHANNEL:
            self._in_loop(partial(self.doorkeeper.changed, notice.payload.split()))
            return
        sender, *changed = notice.payload.split()
        for table in changed if sender != self.name else ():
            self._in_loop(partial(self.hub.hear, table))

    def _in_loop(self, call: Callable[[], Any]) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(call)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self.hub.watchers:
                try:
                    since = clock_now() - LOOK_BACK_MS
                    for table, number in await self.database.read(partial(tables.touched_since, since=since)):
                        if number > self.hub.known(table):
                            self.hub.hear(table)
                except Exception as error:
                    LOGGER.warning("no look at the tables", extra={"error": type(error).__name__})


def dsn(url: URL) -> str:
    """The address as psycopg reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
