"""The sweeper: clocks that ran out, opponents nobody thinks for (their process died), tables everyone has left."""

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
from atelier.server.storage import retention, tables
from atelier.server.storage.heartbeats import DAY_MS
from atelier.server.tables import housekeeping
from atelier.server.tables.registry import Decide, Registry
from atelier.server.workers.analysis import Analyses
from atelier.server.workers.bots import Bots
from atelier.server.workers.deals import Deals
from atelier.server.workers.heartbeat import Heartbeat
from atelier.server.workers.trials import Trials

AT_ONCE = 200
DELETED_AT_ONCE = 20
IDLE_MS = 2_000
LOGGER = logging.getLogger("atelier.sweeper")


class Sweeper:
    """Makes its rounds until it is told to stop. Any number of processes may: the log takes each entry once."""

    def __init__(
        self,
        registry: Registry,
        bots: Bots,
        analyses: Analyses,
        deals: Deals,
        trials: Trials,
        heartbeat: Heartbeat,
        settings: Settings,
    ):
        self.registry, self.bots, self.analyses, self.deals = registry, bots, analyses, deals
        self.heartbeat, self.settings = heartbeat, settings
        self.errands = (
            self.heartbeat.beat,
            self._close_outdated,
            self._run_out,
            self._close_abandoned,
            self._wake_opponents,
            self.deals.note_finished,
            self.analyses.take_up,
            trials.take_up,
            self._delete_untouched,
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
                LOGGER.error("a round of the sweeper stumbled", exc_info=error)

    async def _close_outdated(self) -> None:
        versions = {name: find(name).version for name in GAMES}
        await self._each(await self._ask(tables.of_older_rules, versions=versions), housekeeping.close_outdated)

    async def _run_out(self) -> None:
        late = await self._ask(tables.overdue, now=clock_now())
        await self._each(late, lambda table: housekeeping.out_of_time(table, clock_now()))

    async def _close_abandoned(self) -> None:
        if not self.heartbeat.careful:
            before = clock_now() - int(self.settings.abandoned_after * 1000)
            left = await self._ask(tables.abandoned, before=before)
            await self._each(left, lambda table: housekeeping.close_abandoned(table, before))

    async def _wake_opponents(self) -> None:
        waiting = await self._ask(tables.awaiting_opponent, len(self.bots.busy), before=clock_now() - IDLE_MS)
        for id in waiting:
            if id not in self.bots.busy:
                with suppress(Problem):
                    self.bots.look(await self.registry.get(id))

    async def _delete_untouched(self) -> None:
        """Delete a few tables that were not touched for so many days; none if that is 0."""
        if self.heartbeat.careful or self.settings.keep_days <= 0:
            return
        before, database = clock_now() - int(self.settings.keep_days * DAY_MS), self.registry.database
        if await database.read(partial(retention.untouched, before=before, limit=1)):
            for id in await database.write(partial(retention.delete, before=before, limit=DELETED_AT_ONCE)):
                self.registry.forget(id)

    async def _ask(self, which: Callable[..., list[str]], passed_by: int = 0, **words: Any) -> list[str]:
        """Some tables; those in quarantine are passed by and take nobody's place."""
        aside = self.registry.quarantine
        found = await self.registry.database.read(partial(which, limit=AT_ONCE + len(aside) + passed_by, **words))
        return [id for id in found if id not in aside]

    async def _each(self, ids: list[str], decide: Decide) -> None:
        for id in ids:
            with suppress(Problem):
                await self.registry.change(id, None, None, decide)
