"""One thread that writes: all changes that wait are made durable together, by one flush to the disk."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine

Change = Callable[[Connection], Any]
TOGETHER = 256


class Job(NamedTuple):
    """A change, what it is about, and who waits for it."""

    about: str
    change: Change
    waiting: Future[Any]


class Writer:
    """Changes go in as functions; their results come out once they are on the disk, never before.

    Where other processes write too (not `alone`), changes are made in the order of what they are about, so that two
    processes never wait for each other; and should one of several fail, each is made for itself.
    """

    def __init__(self, engine: Engine, alone: bool):
        self.engine, self.alone = engine, alone
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._write, name="writer", daemon=True)
        self.thread.start()

    def submit(self, change: Change, about: str = "") -> Future[Any]:
        """Queue a change; those about the same are made in the order they came in."""
        waiting: Future[Any] = Future()
        self.jobs.put(Job(about, change, waiting))
        return waiting

    def close(self) -> None:
        """Write all that was queued, then stop."""
        self.jobs.put(None)
        self.thread.join()

    def _write(self) -> None:
        while (job := self.jobs.get()) is not None:
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
            self._commit(jobs if self.alone else sorted(jobs, key=lambda one: one.about))
            if last:
                return

    def _commit(self, jobs: list[Job]) -> None:
        answers: list[tuple[Any, BaseException | None]]
        try:
            with self.engine.begin() as connection:
                answers = [(job.change(connection), None) for job in jobs]
        except Exception as error:  # one of them failed: do them again, each so that it alone can be taken back
            if len(jobs) == 1:
                answers = [(None, error)]
            else:
                answers = self._commit_in_parts(jobs) if self.alone else [self._commit_alone(job) for job in jobs]
        except BaseException as error:
            answers = [(None, error)] * len(jobs)
        for job, (result, wrong) in zip(jobs, answers, strict=True):
            if wrong is None:
                job.waiting.set_result(result)
            else:
                job.waiting.set_exception(wrong)

    def _commit_in_parts(self, jobs: list[Job]) -> list[tuple[Any, BaseException | None]]:
        """One flush for all that can be done."""
        try:
            with self.engine.begin() as connection:
                return [_try(connection, job.change) for job in jobs]
        except BaseException as error:  # the flush itself failed: nothing of this was kept
            return [(None, error)] * len(jobs)

    def _commit_alone(self, job: Job) -> tuple[Any, BaseException | None]:
        """A flush for one: nobody who waits for another process keeps it waiting in turn."""
        try:
            with self.engine.begin() as connection:
                return job.change(connection), None
        except BaseException as error:
            return None, error


def _try(connection: Connection, change: Change) -> tuple[Any, BaseException | None]:
    """One change among others: if it fails, it alone is taken back."""
    try:
        with connection.begin_nested():
            return change(connection), None
    except Exception as error:
        return None, error
