"""Analysis of finished games: a background job with progress, kept once it is done."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from atelier.boxfile import BoxFile
from atelier.lab.forecast import result_of
from atelier.lab.review import Step, report, review
from atelier.lab.story import stories
from atelier.match import Match
from atelier.record import Record
from atelier.server.errors import Problem
from atelier.server.pools.lanes import MOST_ANALYSES, Lane
from atelier.server.storage import analyses
from atelier.server.storage.people import Person
from atelier.server.tables.lines import tell_line
from atelier.server.tables.registry import Registry
from atelier.server.tables.table import Table
from atelier.server.tables.versions import check_rules
from atelier.server.tables.views import spell, telling
from atelier.server.workers.claims import Claims
from atelier.server.workers.compiling import Compilation
from atelier.server.workers.owners import Owners

Progress = Callable[[int, int], None]
NOTED_EVERY = 0.5
MOST_WAITING = 3
"""Analyses of one person, waiting or under way; each process counts for itself."""
MOST_TRIES = 3
"""So often an analysis is begun without anyone asking again."""
AT_ONCE = 20
FAILED = "The analysis failed; ask for it again."
LOGGER = logging.getLogger("atelier.analysis")


def analyse(record: Record, progress: Progress, box: BoxFile | None = None) -> dict[str, Any]:
    """The whole game under the analyst's eye, as JSON; `progress(done, of)` is told of every step."""
    steps = []
    for step in review(record, box=box):
        steps.append(step)
        progress(step.number, len(record.moves))
    match = Match.replay(record, box=box)
    found = report(steps, result_of(match) if match.over else None)
    if match.over:
        found["stories"] = [
            {**one._asdict(), "sentences": [sentence._asdict() for sentence in one.sentences]}
            for one in stories(match, steps)
        ]
    return told_moves(found, steps, record, box)


def told_moves(found: dict[str, Any], steps: Sequence[Step], record: Record, box: BoxFile | None) -> dict[str, Any]:
    """A report in which every move that was played or would have been better says what it does, for any language.

    A slip or a mistake comes with the better turn and with the one that was played.
    """
    match = Match.begin(record, box=box)
    for told, step, move in zip(found["steps"], steps, record.moves, strict=True):
        for estimate in (told["played"], told["best"]):
            estimate.update(telling(match, match.code(estimate["move"])))
        told["line"] = tell_line(step.better) if step.better else []
        told["achieved"] = [spell(one, match.box) for one in step.achieved]
        told["turn"] = tell_line(step.turn) if step.turn else []
        match.replay_move(move)
    return found


class Stopped(Exception):
    """The server stops; whoever asks the next one begins again."""


class Analyses:
    """One lane that analyses, everyone's games in turn; a claim keeps other processes from the same game."""

    def __init__(self, tables: Registry, lane: Lane, claims: Claims, owners: Owners, compilation: Compilation):
        self.compilation = compilation
        self.tables, self.database, self.lane, self.claims, self.owners = tables, tables.database, lane, claims, owners
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.askers: dict[str, str] = {}
        """For whom an analysis waits or is under way."""
        self.stopping = False

    async def state(self, table: str) -> dict[str, Any] | None:
        """How far it is: `done` of `of` steps, the report once there is one."""
        return await self.database.read(partial(analyses.find_analysis, table=table))

    async def ask(self, table: Table, person: Person) -> dict[str, Any]:
        """Begin the analysis of a finished game, unless it is done or under way."""
        known = await self.state(table.id)
        if known is not None and known["report"] is not None:
            return known
        await self._begin(table, person.answerable, MOST_WAITING)
        return await self.state(table.id) or {"done": 0, "of": 0, "report": None, "failed": None}

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

    async def _begin(self, table: Table, owner: str, most: int) -> None:
        if table.id in self.tasks or table.id in self.askers or self.stopping:
            return
        asked = sum(one == owner for one in self.askers.values())
        self.askers[table.id] = owner
        try:
            if not await self.claims.take(f"analysis {table.id}"):
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
        loop, noted = asyncio.get_running_loop(), time.monotonic()

        def progress(done: int, of: int) -> None:
            nonlocal noted
            if self.stopping:
                raise Stopped
            if time.monotonic() - noted > NOTED_EVERY:
                noted = time.monotonic()
                note = partial(analyses.keep_analysis, table=table.id, done=done, of=of)
                asyncio.run_coroutine_threadsafe(self.database.write(note), loop)

        try:
            await self.compilation.wait_for(table.game.name)
            work = partial(analyse, table.record, progress, table.box)
            report = await self.lane.submit(owner, table.id, work)
            steps = len(table.record.moves)
            await self.database.write(
                partial(analyses.keep_analysis, table=table.id, done=steps, of=steps, report=report, failed=None)
            )
        except Stopped:
            pass
        except Exception as error:
            LOGGER.error("an analysis failed", exc_info=error)
            await self.database.write(partial(analyses.keep_analysis, table=table.id, failed=FAILED))
        finally:
            self.tasks.pop(table.id, None)
            self.askers.pop(table.id, None)
            await self.claims.release(f"analysis {table.id}")

    async def close(self) -> None:
        """Let go of what is under way; its thread ends at the next step, so that the process can end."""
        self.stopping = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
