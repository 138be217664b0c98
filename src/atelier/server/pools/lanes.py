"""Lanes in which the house thinks, each with its own threads and fair queue: the weak never wait for the strong."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar

from atelier.server.pools.fair_queue import FairQueue

T = TypeVar("T")
QUICK = frozenset({"random", "apprentice", "journeyman"})
"""Opponents who move at a glance."""
QUICK_THREADS = 2
QUICK_NICE, STRONG_NICE = 5, 10
MOST_WAITING = 5_000
MOST_ANALYSES = 200


class Job(NamedTuple):
    """Something to think about, for whom, and who waits for it."""

    owner: str
    work: Callable[[], Any]
    done: asyncio.Future[Any]


class Lane:
    """Threads that serve owners in turn. Used from the event loop alone."""

    def __init__(self, name: str, threads: int, nice: int, most: int = MOST_WAITING):
        self.free = max(1, threads)
        self.share = max(1, threads // 2)
        """Jobs of one owner at once while others wait."""
        self.strict = False
        """True: so many at once and no more, whoever waits."""
        self.threads = ThreadPoolExecutor(self.free, name, partial(step_back, nice))
        self.queue: FairQueue[Job] = FairQueue(most)
        self.under_way: dict[str, int] = {}

    def submit(self, owner: str, table: str, work: Callable[[], T], attended: bool = True) -> asyncio.Future[T]:
        """Have something done when it is this owner's turn; raises Full when too much waits."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put(owner, table, Job(owner, work, done), attended)
        self._serve()
        return done

    def _serve(self) -> None:
        while self.free and (job := self.queue.take(self.under_way, self.share, self.strict)) is not None:
            if job.done.done():  # nobody waits for it any more
                continue
            self.free -= 1
            self.under_way[job.owner] = self.under_way.get(job.owner, 0) + 1
            running = job.done.get_loop().run_in_executor(self.threads, job.work)
            running.add_done_callback(partial(self._finish, job))

    def _finish(self, job: Job, running: asyncio.Future[Any]) -> None:
        self.free += 1
        self.under_way[job.owner] -= 1
        if not self.under_way[job.owner]:
            del self.under_way[job.owner]
        hand_over(running, job.done)
        self._serve()

    def close(self) -> None:
        """Let go of what waits; what is under way ends by itself."""
        self.free = 0
        while (job := self.queue.take({}, 1)) is not None:
            job.done.cancel()
        self.threads.shutdown(wait=False, cancel_futures=True)


class Lanes:
    """One for opponents who move at a glance, one for masters and the coach, one for analyses."""

    def __init__(self, thinkers: int):
        self.quick = Lane("quick", QUICK_THREADS, QUICK_NICE)
        self.strong = Lane("thinker", thinkers, STRONG_NICE)
        self.analyst = Lane("analyst", 1, STRONG_NICE, MOST_ANALYSES)

    def of(self, level: str) -> Lane:
        """Where an opponent thinks."""
        return self.quick if level in QUICK else self.strong

    def close(self) -> None:
        """Stop."""
        for lane in (self.quick, self.strong, self.analyst):
            lane.close()


def step_back(nice: int) -> None:
    """Let those who serve people go first: this thread, and those it starts, take what they leave of the processor."""
    with suppress(OSError, AttributeError):  # only Linux knows the priority of one thread
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), nice)


def hand_over(running: asyncio.Future[Any], done: asyncio.Future[Any]) -> None:
    """What came of one future is what comes of another, if anyone still waits for it."""
    wrong = None if running.cancelled() else running.exception()
    if done.done():
        return
    if running.cancelled():
        done.cancel()
    elif wrong is not None:
        done.set_exception(wrong)
    else:
        done.set_result(running.result())
