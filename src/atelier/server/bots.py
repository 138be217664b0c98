"""Opponents: they think in threads of their own and move like everyone else, through the log.

With several processes each may look at the same table; a claim keeps the others from thinking about the same move, and
should two move after all, the log takes one.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import secrets
import threading
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial

from atelier.agents.levels import LEVELS, opponent
from atelier.agents.random import RandomPlayer
from atelier.games import GAMES
from atelier.knowledge import Knowledge
from atelier.match import Match
from atelier.server import life, store
from atelier.server.metrics import Metrics
from atelier.server.problems import Problem
from atelier.server.settings import Settings
from atelier.server.table import Table
from atelier.server.tables import Tables, clock_now

LOGGER = logging.getLogger("atelier.bots")
NICE = 10
WARM_BUDGET = "master:8"
"""The master for once thinks as little as it can."""


def step_back() -> None:
    """Let those who serve people go first: this thread, and those it starts, take what they leave of the processor."""
    with suppress(OSError, AttributeError):  # only Linux knows the priority of one thread
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


def warm_up(stopping: Callable[[], bool] = lambda: False, games: Iterable[str] = GAMES) -> None:
    """Load all ways of thinking, so that the first opponent need not."""
    for name in games:
        match = Match(name, seed=1)
        for level in LEVELS:
            if stopping():
                return
            assert match.seat is not None
            thinker = opponent(WARM_BUDGET if level == "master" else level)
            match.play(match.words[thinker.choose(match.knowledge(match.seat, 1))])
    gc.freeze()  # what is compiled stays: no later collection looks through it while people wait


class Bots:
    """Plays every seat an opponent has."""

    def __init__(self, tables: Tables, settings: Settings, metrics: Metrics):
        self.tables, self.settings, self.metrics = tables, settings, metrics
        self.threads = ThreadPoolExecutor(max(1, settings.thinkers), "thinker", step_back)
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.stopping = False
        tables.look = self.look

    def warm_up(self) -> None:
        """Load all ways of thinking before someone waits for a first thought."""
        self.threads.submit(warm_up, lambda: self.stopping)

    def look(self, table: Table) -> None:
        """Is it an opponent's turn? Then think."""
        if table.opponent_on_turn is not None and table.id not in self.busy and not self.stopping:
            self.busy[table.id] = asyncio.get_running_loop().create_task(self._play(table.id))

    async def close(self) -> None:
        """Let go; who starts next thinks again."""
        self.stopping = True
        for task in list(self.busy.values()):
            task.cancel()
        await asyncio.gather(*self.busy.values(), return_exceptions=True)
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def _play(self, id: str) -> None:
        """Move for the opponents of a table until it is a person's turn."""
        try:
            while not self.stopping and await self._move(await self.tables.get(id)):
                pass
        except Problem:
            pass  # someone else has moved; whoever did looks again
        except Exception as error:
            LOGGER.error("an opponent's move failed", exc_info=error)
            await asyncio.sleep(1)
        finally:
            self.busy.pop(id, None)

    async def _move(self, table: Table) -> bool:
        seat, position = table.opponent_on_turn, table.position.number
        if seat is None or table.match is None or not await self._claim(table):
            return False
        level = table.seats[seat].level or table.stand_in
        knowledge = table.match.knowledge(seat, secrets.randbits(63))
        code = await asyncio.get_running_loop().run_in_executor(self.threads, self._think, level, knowledge)
        said = table.match.words[code]
        await self.tables.change(table.id, None, None, lambda now: life.opponent_move(now, seat, position, said))
        return True

    def _think(self, level: str, knowledge: Knowledge) -> int:
        """Choose; an opponent that fails or cheats is not worth a stuck table: then any legal move."""
        begun = time.perf_counter()
        try:
            code = int(opponent(level).choose(knowledge))
            if code not in knowledge.legal:
                raise ValueError("not a legal move")
        except Exception as error:
            LOGGER.error("an opponent could not choose", extra={"opponent": level}, exc_info=error)
            code = RandomPlayer().choose(knowledge)
        self.metrics.thoughts.labels(level).observe(time.perf_counter() - begun)
        return code

    async def _claim(self, table: Table) -> bool:
        if self.tables.database.alone:
            return True
        now = clock_now()
        until = now + int(self.settings.claim_seconds * 1000)
        ask = partial(store.claim, work=table.id, number=table.position.number, now=now, until=until)
        return await self.tables.database.write(ask, table.id)
