"""Compiling while people already play: on a machine that never ran this version, in processes of their own.

Until a game is compiled its rules run as the Python they were written in, which gives the same bytes. Opponents that
search wait for it: a master who thinks in Python would be none.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from atelier import precompile
from atelier.games import GAMES
from atelier.server.ops import garbage

LOGGER = logging.getLogger("atelier.compiling")
COMMAND = (sys.executable, "-m", "atelier.server.pools.compile_worker")
MOST_AT_ONCE = 4
FEWEST_SECONDS = 1.0
KNOWN_FROM = 0.2
"""From this share on, what is left is told from the pace so far."""

Task = tuple[str, str]
"""A game, and what of it is to be compiled."""


class Progress(NamedTuple):
    """How far compiling is: a share of the whole, the seconds left as it looks, the games that are not ready."""

    share: float
    seconds: int
    games: tuple[str, ...]


Told = Callable[[Progress | None], None]
"""Who hears how far it is; None: all is compiled."""


def nobody(progress: Progress | None) -> None:
    """Nobody hears it."""


class Compilation:
    """All that has to be compiled, a task for each core; the game someone sits down to comes first."""

    def __init__(self, told: Told = nobody):
        self.told = told
        self.waiting: list[Task] = precompile.missing()
        self.shares: dict[Task, float] = dict.fromkeys(self.waiting, 0.0)
        self.ready = {game: asyncio.Event() for game in GAMES}
        self.processes: set[asyncio.subprocess.Process] = set()
        self.begun = time.monotonic()
        for game in GAMES:
            if self._is_ready(game):
                self.ready[game].set()
        self.running: list[asyncio.Task[None]] = []

    @property
    def progress(self) -> Progress | None:
        """How far it is; None when there is nothing to do any more."""
        left = tuple(game for game, ready in self.ready.items() if not ready.is_set())
        if not left:
            return None
        whole = sum(map(precompile.seconds, self.shares))
        done = sum(precompile.seconds(task) * share for task, share in self.shares.items())
        spent = (time.monotonic() - self.begun) * self._at_once()
        pace = spent / done if done > KNOWN_FROM * whole else 1.0
        share, seconds = done / whole, (whole - done) * pace / self._at_once()
        return Progress(share, round(max(FEWEST_SECONDS, seconds)), left)

    def begin(self) -> None:
        """Load what is compiled and compile the rest, behind all else; until a game is ready it runs as Python."""
        precompile.choose_faces()
        loop = asyncio.get_running_loop()
        self.running.append(loop.create_task(asyncio.to_thread(load_rules)))
        if self.waiting:
            self.told(self.progress)
            self.running.append(loop.create_task(self.finish()))

    async def finish(self) -> None:
        """Compile everything."""
        if self.waiting:
            LOGGER.info("compiling the rules", extra={"tasks": len(self.waiting)})
        await asyncio.gather(*(self._work() for _ in range(self._at_once())))

    async def wait_for(self, game: str) -> None:
        """Go on when a game is compiled."""
        await self.ready[game].wait()

    def prefer(self, game: str) -> None:
        """Someone sits down to this game: compile it before others."""
        self.waiting.sort(key=lambda task: task[0] != game)

    async def close(self) -> None:
        """Stop compiling; what is finished is kept."""
        self.waiting.clear()
        for process in self.processes:
            with suppress(ProcessLookupError):
                process.kill()
        for task in self.running:
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)

    def _at_once(self) -> int:
        return max(1, min(MOST_AT_ONCE, os.cpu_count() or 1, len(self.shares)))

    def _is_ready(self, game: str) -> bool:
        return not any(name == game and share < 1 for (name, _), share in self.shares.items())

    async def _work(self) -> None:
        while self.waiting:
            task = self.waiting.pop(0)
            try:
                await self._compile(task)
            except (OSError, ValueError) as error:
                LOGGER.error("compiling failed; rules are compiled when they are first needed", exc_info=error)
            self.shares[task] = 1.0
            game = task[0]
            if self._is_ready(game):
                await asyncio.to_thread(precompile.load_compiled, game)
                self.ready[game].set()
                LOGGER.info("a game is compiled", extra={"game": game, "seconds": round(time.monotonic() - self.begun)})
            self.told(self.progress)

    async def _compile(self, task: Task) -> None:
        """One task in a process of its own, which says how far it is."""
        process = await asyncio.create_subprocess_exec(
            *COMMAND, *task, stdin=DEVNULL, stdout=PIPE, start_new_session=True
        )
        self.processes.add(process)
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                self.shares[task] = min(float(line), 0.999)
                self.told(self.progress)
            if await process.wait():
                raise ValueError(f"compiling ended with {process.returncode}")
        finally:
            self.processes.discard(process)
            if process.returncode is None:
                process.kill()


def load_rules() -> None:
    """Load the rules that are compiled before someone waits for them; what opponents think with is the mind's."""
    for game in GAMES:
        precompile.load(game, "rules")
    garbage.keep_what_is_loaded()
