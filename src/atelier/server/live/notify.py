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
from typing import Any, Protocol

from sqlalchemy import URL

from atelier.server.live.hub import Hub
from atelier.server.live.keys import Keys
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
LOGGER = logging.getLogger("atelier.notify")


class Notice(Protocol):
    """What PostgreSQL tells."""

    @property
    def channel(self) -> str:
        """Who is to hear it."""

    @property
    def payload(self) -> str:
        """What it is about."""


class Announcer:
    """A thread that tells the other processes which tables this one has changed."""

    def __init__(self, url: URL):
        self.address, self.name = dsn(url), secrets.token_hex(8)
        self.changed: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    def announce(self, table: str) -> None:
        """Tell that this process has changed a table."""
        self.changed.put(table)

    async def close(self) -> None:
        """Stop telling."""
        self.stopping.set()
        self.changed.put(None)
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        while not self.stopping.is_set():
            quietly(LOGGER, "notice not sent", self._announce)
            self.stopping.wait(LISTEN_SECONDS)

    def _announce(self) -> None:
        """Send notices on a connection of their own, several tables in one; nobody need wait for the disk."""
        import psycopg  # a server on SQLite never needs it

        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute("SET synchronous_commit TO OFF")
            while not self.stopping.is_set() and (table := self.changed.get()) is not None:
                changed = {table}
                if not self.stopping.wait(GATHER_SECONDS):
                    with suppress(queue.Empty):
                        while len(changed) < PER_NOTICE:
                            changed.add(self.changed.get_nowait() or table)
                connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, " ".join((self.name, *changed))))


class Known(Protocol):
    """What this process knows of tables, as far as a listener need ask."""

    def changed_elsewhere(self, table: str) -> None:
        """Another process may have changed a table."""

    def number_of(self, table: str) -> int:
        """The number of the last entry of a table that is known here; 0 for one that is not."""


class Listener:
    """A thread that hears what other processes have changed, and a look now and then for what it did not hear."""

    def __init__(self, database: Database, sender: str, hub: Hub, keys: Keys, known: Known):
        self.database, self.sender, self.hub, self.keys, self.known = database, sender, hub, keys, known
        self.address = dsn(database.url)
        self.loop = asyncio.get_running_loop()
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        self.looking = self.loop.create_task(self._look())

    async def close(self) -> None:
        """Stop listening."""
        self.looking.cancel()
        self.stopping.set()
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        while not self.stopping.is_set():
            quietly(LOGGER, "listening again", self._hear)
            self.stopping.wait(LISTEN_SECONDS)

    def _hear(self) -> None:
        import psycopg  # a server on SQLite never needs it

        with psycopg.connect(self.address, autocommit=True, **ALIVE) as connection:
            for channel in (CHANNEL, people.CHANNEL):
                connection.execute(f"LISTEN {channel}")
            self._in_loop(self._doubt_all)
            self._in_loop(partial(self.keys.listen, True))
            try:
                while not self.stopping.is_set():
                    for notice in connection.notifies(timeout=LISTEN_SECONDS):
                        self._heed(notice)
            finally:
                self._in_loop(partial(self.keys.listen, False))

    def _heed(self, notice: Notice) -> None:
        if notice.channel == people.CHANNEL:
            self._in_loop(partial(self.keys.changed, notice.payload.split()))
            return
        sender, *changed = notice.payload.split()
        for table in changed if sender != self.sender else ():
            self._in_loop(partial(self.known.changed_elsewhere, table))

    def _in_loop(self, call: Callable[[], Any]) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(call)

    def _doubt_all(self) -> None:
        """Something may have been missed: let everyone look."""
        for table in list(self.hub.watchers):
            self.known.changed_elsewhere(table)

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self.hub.watchers:
                try:
                    since = clock_now() - LOOK_BACK_MS
                    for table, number in await self.database.read(partial(tables.touched_since, since=since)):
                        if number > self.known.number_of(table):
                            self.known.changed_elsewhere(table)
                except Exception as error:
                    LOGGER.warning("no look at the tables", extra={"error": type(error).__name__})


def dsn(url: URL) -> str:
    """The address as psycopg reads it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)
