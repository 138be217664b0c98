"""The watch: clocks that ran out, opponents nobody thinks for (their process died), tables everyone has left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection

from atelier.server import life, store
from atelier.server.bots import Bots
from atelier.server.deals import Deals
from atelier.server.forgetting import forget_some
from atelier.server.problems import Problem
from atelier.server.settings import Settings
from atelier.server.tables import Decide, Tables, clock_now

AT_ONCE = 200
IDLE_MS = 2_000
LOGGER = logging.getLogger("atelier.watch")


class Watch:
    """Makes its rounds until it is told to stop. Any number of processes may: the log takes each entry once."""

    def __init__(self, tables: Tables, bots: Bots, settings: Settings):
        self.tables, self.bots, self.settings = tables, bots, settings
        self.deals = Deals(tables)
        self.task = asyncio.get_running_loop().create_task(self._walk())

    async def close(self) -> None:
        """Stop."""
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

    async def _walk(self) -> None:
        while True:
            try:
                await self.round()
            except Exception as error:
                LOGGER.error("the watch stumbled", exc_info=error)
            await asyncio.sleep(self.settings.watch)

    async def round(self) -> None:
        """One round."""
        now = clock_now()
        await self._each(
            partial(store.overdue, now=now, limit=AT_ONCE), lambda table: life.out_of_time(table, clock_now())
        )
        before = now - int(self.settings.abandoned_after * 1000)
        await self._each(
            partial(store.abandoned, before=before, limit=AT_ONCE), lambda table: life.close_abandoned(table, before)
        )
        waiting = partial(store.awaiting_opponent, before=now - IDLE_MS, limit=AT_ONCE)
        for id in await self.tables.database.read(waiting):
            if id not in self.bots.busy:
                self.bots.look(await self.tables.get(id))
        await self.deals.look()
        await forget_some(self.tables, self.settings.keep_days, now)

    async def _each(self, ask: Callable[[Connection], list[str]], decide: Decide) -> None:
        for id in await self.tables.database.read(ask):
            with suppress(Problem):
                await self.tables.change(id, None, None, decide)
