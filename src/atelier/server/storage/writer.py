"""One thread that writes: all changes that wait are made durable together, by one flush to the disk."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine

from atelier.server.storage.disk import PROBE_SECONDS, Disk, is_disk_error
from atelier.server.storage.log import Append, append_all

Change = Callable[[Connection], Any]
TOGETHER = 256


class Job(NamedTuple):
    """A change, what it is about, who waits for it, what is to be done when it is durable; `apart`: alone."""

    about: str
    change: Change
    waiting: asyncio.Future[Any]
    then: Callable[[], None] | None
    apart: bool


class Done(NamedTuple):
    """A job with its result, or with what went wrong."""

    job: Job
    result: Any = None
    wrong: BaseException | None = None


class Writer:
    """Changes go in as functions; their results come out once they are on the disk, never before.

    Where other processes write too (not `alone`), changes are made in the order of what they are about, and those that
    hold a person (`apart`) each for itself: nobody waits for a person while others wait for them, so that two processes
    do not wait for each other. Should one of several fail, each is made for itself.
    """

    def __init__(self, engine: Engine, alone: bool, disk: Disk):
        self.engine, self.alone, self.disk = engine, alone, disk
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self.thread.start()

    def submit(
        self, change: Change, about: str = "", then: Callable[[], None] | None = None, apart: bool = False
    ) -> asyncio.Future[Any]:
        """Queue a change. `then` is called when it is durable, even if nobody waits for it any more."""
        waiting = asyncio.get_running_loop().create_future()
        self.jobs.put(Job(about, change, waiting, then, apart))
        return waiting

    def close(self) -> None:
        """Write all that was queued, then stop."""
        self.jobs.put(None)
        self.thread.join()

    def _next(self) -> Job | None:
        """What is to be done next; while the disk fails it is tried again meanwhile."""
        while self.disk.failing:
            self.disk.probe(self.engine)
            with suppress(queue.Empty):
                return self.jobs.get(timeout=PROBE_SECONDS)
        return self.jobs.get()

    def _write(self) -> None:
        while (job := self._next()) is not None:
            jobs, last = [job], False
            while len(jobs) < TOGETHER and not last:
                try:
                    following = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if following is None:
                    last = True
                else:
                    jobs.append(following)
            for together in [jobs] if self.alone else _beside_others(jobs):
                done = self._commit(together)
                if any(is_disk_error(one.wrong) for one in done):
                    self.disk.failed()
                _tell(done)
            if last:
                return

    def _commit(self, jobs: list[Job]) -> list[Done]:
        try:
            with self.engine.begin() as connection:
                return _make(connection, jobs)
        except Exception as error:  # one of them failed: do them again, each so that it alone can be taken back
            if len(jobs) == 1 or is_disk_error(error):
                return [Done(job, wrong=error) for job in jobs]
            return self._commit_in_parts(jobs) if self.alone else [self._commit_alone(job) for job in jobs]
        except BaseException as error:
            return [Done(job, wrong=error) for job in jobs]

    def _commit_in_parts(self, jobs: list[Job]) -> list[Done]:
        """One flush for all that can be done."""
        try:
            with self.engine.begin() as connection:
                return [_try(connection, job) for job in jobs]
        except BaseException as error:  # the flush itself failed: nothing of this was kept
            return [Done(job, wrong=error) for job in jobs]

    def _commit_alone(self, job: Job) -> Done:
        """A flush for one: nobody who waits for another process keeps it waiting in turn."""
        try:
            with self.engine.begin() as connection:
                return Done(job, job.change(connection))
        except BaseException as error:
            return Done(job, wrong=error)


def _beside_others(jobs: list[Job]) -> list[list[Job]]:
    """What is written together where other processes write too: in an order that is the same for all of them."""
    together = sorted((job for job in jobs if not job.apart), key=lambda one: one.about)
    return [*([together] if together else []), *([job] for job in jobs if job.apart)]


def _make(connection: Connection, jobs: list[Job]) -> list[Done]:
    """Make changes: first what is added to logs, all at once, then the rest one by one."""
    appends = [job.change for job in jobs if isinstance(job.change, Append)]
    if appends:
        append_all(connection, appends)
    return [Done(job, None if isinstance(job.change, Append) else job.change(connection)) for job in jobs]


def _try(connection: Connection, job: Job) -> Done:
    """One change among others: if it fails, it alone is taken back."""
    try:
        with connection.begin_nested():
            return Done(job, job.change(connection))
    except Exception as error:
        if is_disk_error(error):  # SQLite may have taken back all that came before
            raise
        return Done(job, wrong=error)


def _tell(done: list[Done]) -> None:
    """Tell all who wait, those of one loop at once: waking it is what costs."""
    for loop in {one.job.waiting.get_loop() for one in done}:
        with suppress(RuntimeError):  # nobody is there any more
            loop.call_soon_threadsafe(_deliver, [one for one in done if one.job.waiting.get_loop() is loop])


def _deliver(done: list[Done]) -> None:
    for one in done:
        wrong = one.wrong or _follow_up(one.job)
        if one.job.waiting.done():
            continue
        if wrong is None:
            one.job.waiting.set_result(one.result)
        else:
            one.job.waiting.set_exception(wrong)


def _follow_up(job: Job) -> BaseException | None:
    """Do what is to be done when a job is durable; returns what went wrong, for whoever waits for this one."""
    try:
        if job.then is not None:
            job.then()
    except Exception as error:
        return error
    return None
