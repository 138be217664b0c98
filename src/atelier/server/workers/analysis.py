"""Analysis of finished games: a background job with progress, kept once it is done."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any

from atelier.boxparcel import pack
from atelier.server.errors import Problem
from atelier.server.pools.lanes import MOST_ANALYSES, Lane
from atelier.server.pools.mind import MindLost, Thought
from atelier.server.storage import analyses
from atelier.server.storage.people import Person
from atelier.server.tables.registry import Registry
from atelier.server.tables.table import Table
from atelier.server.tables.versions import check_rules
from atelier.server.workers.claims import Claims
from atelier.server.workers.compiling import Compilation
from atelier.server.workers.owners import Owners
from atelier.server.workers.thoughts import analyse, on_paper

NOTED_EVERY = 0.5
MOST_WAITING = 3
"""Analyses of one person, waiting or under way; each process counts for itself."""
MOST_TRIES = 3
"""So often an analysis is begun without anyone asking again."""
AT_ONCE = 20
FAILED = "The analysis failed; ask for it again."
NOT_BEGUN: dict[str, Any] = {"done": 0, "of": 0, "report": None, "failed": None}
LOGGER = logging.getLogger("atelier.analysis")


class Analyses:
    """One lane that analyses, everyone's games in turn; a claim keeps other processes from the same game."""

    def __init__(
        self,
        tables: Registry,
        lane: Lane[Thought],
        claims: Claims,
        owners: Owners,
        compilation: Compilation,
        playouts: int,
        trials: int,
    ):
        self.compilation, self.thorough = compilation, (playouts, trials)
        self.tables, self.database, self.lane, self.claims, self.owners = tables, tables.database, lane, claims, owners
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.askers: dict[str, str] = {}
        """For whom an analysis waits or is under way."""
        self.stopping = False

    async def state(self, table: str) -> dict[str, Any] | None:
        """How far it is: `done` of `of` steps, the report once there is one; nothing if nobody has asked for it."""
        return await self.database.read(partial(analyses.find_analysis, table=table))

    async def ask(self, table: Table, person: Person) -> dict[str, Any]:
        """Begin the analysis of a finished game, unless it is done or under way."""
        if not await self._is_done(table.id):
            await self._begin(table, person.answerable, MOST_WAITING)
        return await self.state(table.id) or NOT_BEGUN

    async def take_up(self) -> None:
        """Begin again what a process that has ended was at."""
        waiting = partial(analyses.unfinished_analyses, most_tries=MOST_TRIES, limit=AT_ONCE + len(self.tasks))
        for id in await self.database.read(waiting):
            if id not in self.tasks:
                try:
                    table = await self.tables.get(id)
                    check_rules(table)
                    await self._begin(table, await self.owners.of(table.host), MOST_ANALYSES)
                except Problem as problem:
                    if problem.status not in (429, 503):
                        await self.database.write(partial(analyses.keep_analysis, table=id, failed=FAILED))

    async def _is_done(self, table: str) -> bool:
        known = await self.state(table)
        return known is not None and known["report"] is not None

    async def _begin(self, table: Table, owner: str, most: int) -> None:
        if table.id in self.tasks or table.id in self.askers or self.stopping:
            return
        asked = sum(one == owner for one in self.askers.values())
        self.askers[table.id] = owner
        try:
            if not await self.claims.take(f"analysis {table.id}"):
                return
            if await self._is_done(table.id):  # since somebody looked whether it is
                await self.claims.release(f"analysis {table.id}")
                return
            if len(self.lane.queue) >= self.lane.queue.most:
                await self.claims.release(f"analysis {table.id}")
                raise Problem(503, "busy", "Too many analyses are waiting; ask again later.", retry_after=60)
            if asked >= most:
                await self.claims.release(f"analysis {table.id}")
                raise Problem(
                    429,
                    "too-many-analyses",
                    f"{most} analyses are waiting for you, the most there can be; ask again when one is done.",
                    retry_after=10,
                )
            await self.database.write(partial(analyses.begin_analysis, table=table.id, of=len(table.record.moves)))
            self.tasks[table.id] = asyncio.get_running_loop().create_task(self._work(table, owner))
        finally:
            if table.id not in self.tasks:
                self.askers.pop(table.id, None)

    async def _work(self, table: Table, owner: str) -> None:
        noted = time.monotonic()

        def note(done: int, of: int) -> None:
            nonlocal noted
            if time.monotonic() - noted > NOTED_EVERY:
                noted = time.monotonic()
                keep = partial(analyses.keep_analysis, table=table.id, done=done, of=of)
                keeping = asyncio.get_running_loop().create_task(self.database.write(keep))
                keeping.add_done_callback(lambda kept: None if kept.cancelled() else kept.exception())

        try:
            await self.compilation.wait_for(table.game.name)
            thought = Thought(on_paper, (analyse, table.record, pack(table.box), *self.thorough), note)
            report: str = await self.lane.submit(owner, table.id, thought)
            steps = len(table.record.moves)
            await self.database.write(partial(analyses.keep_report, table=table.id, steps=steps, report=report))
        except MindLost:
            LOGGER.warning("an analysis was interrupted; it begins again")
        except Exception as error:
            LOGGER.error("an analysis failed", exc_info=error)
            await self.database.write(partial(analyses.keep_analysis, table=table.id, failed=FAILED))
        finally:
            self.tasks.pop(table.id, None)
            self.askers.pop(table.id, None)
            await self.claims.release(f"analysis {table.id}")

    async def close(self) -> None:
        """Let go of what is under way; who starts next begins it again."""
        self.stopping = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
