"""The watch: clocks that ran out, opponents nobody thinks for (their process died), tables everyone has left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from atelier.games import GAMES, find
from atelier.server.errors import Problem
from atelier.server.now import clock_now
from atelier.server.settings import Settings
from atelier.server.storage import tables
from atelier.server.storage.retention import forget_some
from atelier.server.tables import commands
from atelier.server.tables.registry import Decide, Tables
from atelier.server.tables.versions import close_outdated
from atelier.server.workers.analysis import Analyses
from atelier.server.workers.bots import Bots
from atelier.server.workers.deals import Deals
from atelier.server.workers.heartbeat import Heartbeat

AT_ONCE = 200
IDLE_MS = 2_000
LOGGER = logging.getLogger("atelier.watch")


class Watch:
    """Makes its rounds until it is told to stop. Any number of processes may: the log takes each entry once."""

    def __init__(self, tables: Tables, bots: Bots, analyses: Analyses, heartbeat: Heartbeat, settings: Settings):
        self.tables, self.bots, self.analyses, self.settings = tables, bots, analyses, settings
        self.heartbeat, self.deals = heartbeat, Deals(tables)
        self.errands = (
            self.heartbeat.beat,
            self._close_outdated,
            self._run_out,
            self._close_abandoned,
            self._wake_opponents,
            self.deals.look,
            self.analyses.take_up,
            self._forget,
        )
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Give back the time that ran while nobody served; then begin."""
        await self._each(await self.heartbeat.begin(), self.heartbeat.give_back)
        self.task = asyncio.get_running_loop().create_task(self._walk())

    async def close(self) -> None:
        """Stop."""
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def _walk(self) -> None:
        while True:
            await self.round()
            await asyncio.sleep(self.settings.watch)

    async def round(self) -> None:
        """One round; an errand that fails keeps no other from being run."""
        for errand in self.errands:
            try:
                await errand()
            except Exception as error:
                LOGGER.error("the watch stumbled", exc_info=error)

    async def _close_outdated(self) -> None:
        versions = {name: find(name).version for name in GAMES}
        await self._each(await self._ask(tables.of_older_rules, versions=versions), close_outdated)

    async def _run_out(self) -> None:
        late = await self._ask(tables.overdue, now=clock_now())
        await self._each(late, lambda table: commands.out_of_time(table, clock_now()))

    async def _close_abandoned(self) -> None:
        if not self.heartbeat.careful:
            before = clock_now() - int(self.settings.abandoned_after * 1000)
            left = await self._ask(tables.abandoned, before=before)
            await self._each(left, lambda table: commands.close_abandoned(table, before))

    async def _wake_opponents(self) -> None:
        waiting = await self._ask(tables.awaiting_opponent, len(self.bots.busy), before=clock_now() - IDLE_MS)
        for id in waiting:
            if id not in self.bots.busy:
                with suppress(Problem):
                    self.bots.look(await self.tables.get(id))

    async def _forget(self) -> None:
        if not self.heartbeat.careful:
            await forget_some(self.tables, self.settings.keep_days, clock_now())

    async def _ask(self, which: Callable[..., list[str]], passed_by: int = 0, **words: Any) -> list[str]:
        """Some tables; those in quarantine are passed by and take nobody's place."""
        aside = self.tables.quarantine
        found = await self.tables.database.read(partial(which, limit=AT_ONCE + len(aside) + passed_by, **words))
        return [id for id in found if id not in aside]

    async def _each(self, ids: list[str], decide: Decide) -> None:
        for id in ids:
            with suppress(Problem):
                await self.tables.change(id, None, None, decide)
