"""Lanes in which the house thinks, each with its own fair queue: the weak never wait for the strong."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

from atelier.server.pools.fair_queue import FairQueue
from atelier.server.pools.mind import Mind, Thought

W = TypeVar("W")
QUICK = frozenset({"random", "apprentice", "journeyman"})
"""Opponents who move at a glance."""
QUICK_AT_ONCE = 2
QUICK_NICE, STRONG_NICE = 5, 10
MOST_WAITING = 5_000
MOST_ANALYSES = 200


class Job(NamedTuple):
    """Something to do, for whom, and who waits for it."""

    owner: str
    work: Any
    done: asyncio.Future[Any]


class Lane(Generic[W]):
    """Serves owners in turn, so many at once; `begin` does what was asked for. Used from the event loop alone."""

    def __init__(self, at_once: int, begin: Callable[[W], asyncio.Future[Any]], most: int = MOST_WAITING):
        self.begin = begin
        self.free = max(1, at_once)
        self.share = max(1, at_once // 2)
        """Jobs of one owner at once while others wait."""
        self.strict = False
        """True: so many at once and no more, whoever waits."""
        self.queue: FairQueue[Job] = FairQueue(most)
        self.under_way: dict[str, int] = {}

    def submit(self, owner: str, table: str, work: W, attended: bool = True) -> asyncio.Future[Any]:
        """Have something done when it is this owner's turn; raises Full when too much waits."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.queue.put(owner, table, Job(owner, work, done), attended)
        self._serve()
        return done

    def _serve(self) -> None:
        while self.free and (job := self.queue.take(self.under_way, self.share, self.strict)) is not None:
            if job.done.done():  # nobody waits for it any more
                continue
            self.free -= 1
            self.under_way[job.owner] = self.under_way.get(job.owner, 0) + 1
            self.begin(job.work).add_done_callback(partial(self._finish, job))

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


class Lanes:
    """One for opponents who move at a glance, one for masters and the coach, one for analyses; all in one mind."""

    def __init__(self, thinkers: int, mind: Mind):
        quickly, thoroughly = partial(mind.think, QUICK_NICE), partial(mind.think, STRONG_NICE)
        self.quick: Lane[Thought] = Lane(QUICK_AT_ONCE, quickly)
        self.strong: Lane[Thought] = Lane(thinkers, thoroughly)
        self.analyst: Lane[Thought] = Lane(1, thoroughly, MOST_ANALYSES)

    def of(self, level: str) -> Lane[Thought]:
        """Where an opponent thinks."""
        return self.quick if level in QUICK else self.strong

    def close(self) -> None:
        """Stop."""
        for lane in (self.quick, self.strong, self.analyst):
            lane.close()


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
