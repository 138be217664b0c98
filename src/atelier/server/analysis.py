"""Analysis of finished games: a background job with progress, kept once it is done."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from atelier.boxfile import BoxFile
from atelier.lab.review import report, result_of, review
from atelier.match import Match
from atelier.record import Record
from atelier.server import store
from atelier.server.database import Database
from atelier.server.render import telling
from atelier.server.table import Table
from atelier.server.tables import clock_now

Progress = Callable[[int, int], None]
NOTED_EVERY = 0.5
CLAIM_MS = 600_000
LOGGER = logging.getLogger("atelier.analysis")


def analyse(record: Record, progress: Progress, box: BoxFile | None = None) -> dict[str, Any]:
    """The whole game under the analyst's eye, as JSON; `progress(done, of)` is told of every step."""
    steps = []
    for step in review(record, box=box):
        steps.append(step)
        progress(step.number, len(record.moves))
    return told_moves(report(steps, result_of(Match.replay(record, box=box))), record, box)


def told_moves(found: dict[str, Any], record: Record, box: BoxFile | None) -> dict[str, Any]:
    """A report in which every move that was played or would have been better says what it does, for any language."""
    match = Match.begin(record, box=box)
    for step, move in zip(found["steps"], record.moves, strict=True):
        for promise in (step["played"], step["best"]):
            promise.update(telling(match, match.code(promise["move"])))
        match.replay_move(move)
    return found


class Stopped(Exception):
    """The server stops; whoever asks the next one begins again."""


class Analyses:
    """One thread that analyses, one game after the other; a claim keeps other processes from the same game."""

    def __init__(self, database: Database):
        self.database = database
        self.thread = ThreadPoolExecutor(1, "analyst")
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.stopping = False

    async def state(self, table: str) -> dict[str, Any] | None:
        """How far it is: `done` of `of` steps, the report once there is one."""
        return await self.database.read(partial(store.find_analysis, table=table))

    async def ask(self, table: Table) -> dict[str, Any]:
        """Begin the analysis of a finished game, unless it is done or under way."""
        known = await self.state(table.id)
        if known is not None and known["report"] is not None:
            return known
        now = clock_now()
        mine = partial(store.claim, work=f"analysis {table.id}", number=0, now=now, until=now + CLAIM_MS)
        if table.id not in self.tasks and await self.database.write(mine):
            moves = len(table.record.moves)
            await self.database.write(partial(store.keep_analysis, table=table.id, done=0, of=moves, failed=None))
            self.tasks[table.id] = asyncio.get_running_loop().create_task(self._work(table))
        return await self.state(table.id) or {"done": 0, "of": 0, "report": None, "failed": None}

    async def _work(self, table: Table) -> None:
        loop, noted = asyncio.get_running_loop(), time.monotonic()

        def progress(done: int, of: int) -> None:
            nonlocal noted
            if self.stopping:
                raise Stopped
            if time.monotonic() - noted > NOTED_EVERY:
                noted = time.monotonic()
                note = partial(store.keep_analysis, table=table.id, done=done, of=of)
                asyncio.run_coroutine_threadsafe(self.database.write(note), loop)

        try:
            report = await loop.run_in_executor(self.thread, analyse, table.record, progress, table.box)
            steps = len(table.record.moves)
            await self.database.write(
                partial(store.keep_analysis, table=table.id, done=steps, of=steps, report=report, failed=None)
            )
        except Exception as error:
            LOGGER.error("an analysis failed", exc_info=error)
            await self.database.write(
                partial(store.keep_analysis, table=table.id, failed="The analysis failed; ask for it again.")
            )
        finally:
            self.tasks.pop(table.id, None)
            await self.database.write(partial(store.release, work=f"analysis {table.id}"))

    async def close(self) -> None:
        """Let go of what is under way; its thread ends at the next step, so that the process can end."""
        self.stopping = True
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.thread.shutdown(wait=False, cancel_futures=True)
