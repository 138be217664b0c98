"""A fair pool of threads: work of many owners waits in a fair queue, and everyone's next piece comes in turn.

An owner is a person or an address. Whoever asks for much waits for themselves, not the others.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, TypeVar

from atelier.server.problems import Problem

T = TypeVar("T")


class Job(NamedTuple):
    """A piece of work, whose it is, and who waits for what it gives."""

    owner: str
    work: Callable[[], Any]
    promise: asyncio.Future[Any]


class FairPool:
    """Runs blocking work. `each`: pieces one owner may have here at once; `most`: pieces that may wait; 0: any number.

    No owner holds all threads at once, where there are several.
    """

    def __init__(self, name: str, threads: int, each: int = 0, most: int = 0):
        self.threads = ThreadPoolExecutor(max(1, threads), name)
        self.free = max(1, threads)
        self.share = max(1, threads - 1)
        self.each, self.most = each, most
        self.waiting: OrderedDict[str, deque[Job]] = OrderedDict()
        """The owner whose turn is next comes first."""
        self.running: Counter[str] = Counter()
        self.length = 0

    async def run(self, owner: str, work: Callable[[], T]) -> T:
        """Do a piece of work when its owner's turn comes; refused where too much waits already."""
        held = self.running[owner] + len(self.waiting.get(owner, ()))
        if self.each and held >= self.each:
            detail = f"You have asked {held} questions of this kind that are not answered yet; wait for an answer."
            raise Problem(429, "too-many", detail, retry_after=1)
        if self.most and self.length >= self.most:
            raise Problem(503, "busy", "Too many wait for answers of this kind; try again.", retry_after=5)
        promise: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(Job(owner, work, promise))
        self.length += 1
        self._go_on()
        result: T = await promise
        return result

    def close(self) -> None:
        """Let go: what waits is not begun."""
        for jobs in self.waiting.values():
            for job in jobs:
                job.promise.cancel()
        self.waiting.clear()
        self.length = 0
        self.threads.shutdown(wait=False, cancel_futures=True)

    def _go_on(self) -> None:
        while self.free and (job := self._next()) is not None:
            self.free -= 1
            self.running[job.owner] += 1
            done = asyncio.get_running_loop().run_in_executor(self.threads, job.work)
            done.add_done_callback(partial(self._done, job))

    def _next(self) -> Job | None:
        """The first job of the first owner who may have one more; that owner is last from now on."""
        owner = next((one for one in self.waiting if self.running[one] < self.share), None)
        if owner is None:
            return None
        jobs = self.waiting.pop(owner)
        job = jobs.popleft()
        self.length -= 1
        if jobs:
            self.waiting[owner] = jobs
        return job

    def _done(self, job: Job, done: asyncio.Future[Any]) -> None:
        self.free += 1
        self.running[job.owner] -= 1
        if not self.running[job.owner]:
            del self.running[job.owner]
        if done.cancelled():
            job.promise.cancel()
        elif not job.promise.done():
            error = done.exception()
            job.promise.set_exception(error) if error is not None else job.promise.set_result(done.result())
        self._go_on()
