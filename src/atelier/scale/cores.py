"""A batch on the cores of this machine: threads that share its slots, without the interpreter's lock."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from atelier.chance import BLOCK_WORDS
from atelier.game import Game
from atelier.rule import specialise
from atelier.scale.jobs import jobs
from atelier.scale.pieces import LEAST, PIECE, cut, decisions_of, weight
from atelier.scale.sharing import from_memory
from atelier.scale.slots import Slots, Work
from atelier.scale.threads import Call, Threads

LEAST_FOR_A_THREAD = 256
"""Slots: for fewer, handing work to another thread costs more than it saves."""

job: Any = None


def every_slot_template(asked, slots, work, first, last):
    """Do a job in some slots, one after the other; the sum of what it returned."""
    done = 0
    for i in range(first, last):
        done += job(i, asked, slots, work)
    return done


@cache
def loops(game: Game) -> dict[str, Callable[..., int]]:
    """For each job of a game its compiled loop."""
    name = game.name.replace("-", "_")
    return {what: specialise(every_slot_template, name, what, job=one) for what, one in jobs(game).items()}


class Cores:
    """The device `cpu`."""

    place = ""

    def __init__(self, game: Game, n: int, threads: int | None):
        self.game, self.n = game, n
        self.threads = max(1, min(threads or os.cpu_count() or 1, n // LEAST_FOR_A_THREAD))
        self._loops = loops(game)
        self._bounds = np.linspace(0, n, self.threads + 1).astype(int).tolist()
        self._work = [new_work(game) for _ in range(self.threads)]
        self._pool = Threads(self.threads)
        self._compiled: set[str] = set()

    def lay(self, array: Any) -> Any:
        """An array where the games are."""
        return array.view(np.recarray) if array.dtype.names else array

    def show(self, array: Any) -> Any:
        """An array of the batch for others to look at."""
        seen = array.view()
        seen.flags.writeable = False
        return seen

    def borrow(self, array: Any, kind: Any) -> Any:
        """An array of the caller's, as it lies if it can be used so. For one to look at, rules would compile anew."""
        given = from_memory(array, kind)
        return given if given.flags.writeable else given.copy()

    def holds(self, array: Any, shape: tuple[int, ...], kind: Any) -> bool:
        """Can this much be written into an array of the caller's?"""
        fits = isinstance(array, np.ndarray) and array.flags.c_contiguous and array.flags.writeable
        return fits and array.dtype == kind and array.shape == shape

    def lay_states(self) -> Any:
        """Fresh states, one for each slot."""
        return self.game.state.new(self.n)

    def words_of(self, states: Any) -> Any:
        """The memory of states, four bytes at a time."""
        return np.asarray(states).view(np.uint32).reshape(self.n, -1)

    def fetch(self, array: Any) -> Any:
        """The same as an array of NumPy."""
        return np.asarray(array)

    def put(self, array: Any, values: Any) -> None:
        """Write values into an array where the games are."""
        array[...] = values

    def do(self, job: str, asked: Any, slots: Slots) -> int:
        """Do a job in every slot; the sum of what it returned.

        An interruption is raised between two pieces of it, once nobody works on: every slot is whole then.
        """
        if job not in self._compiled:  # here and not in a thread, whose end would have to be waited for
            self._loops[job](asked, slots, self._work[0], 0, 0)
            self._compiled.add(job)
        if self.threads == 1 and self.n * weight(job, asked) <= PIECE:
            return int(self._loops[job](asked, slots, self._work[0], 0, self.n))
        shares = zip(self._work, self._bounds[:-1], self._bounds[1:], strict=True)
        return self._pool.share_out(self._do_share, [(job, asked, slots, *share) for share in shares])

    def _do_share(self, call: Call, job: str, asked: Any, slots: Slots, work: Work, first: int, last: int) -> int:
        """What falls to one thread. Where games that are over deal no next ones, nothing may be left to do."""
        loop, done = self._loops[job], 0
        finished = slots.finished[first:last].copy() if decisions_of(job, asked) > LEAST else None
        try:
            for part in cut(job, asked, last - first):
                before, size = done, max(1, PIECE // weight(job, part))
                for at in range(first, last, size):
                    if call.stopped:
                        return done
                    done += int(loop(part, slots, work, at, min(last, at + size)))
                if done == before:
                    break
        finally:
            if finished is not None:  # all of it was the last step
                slots.over[first:last] = slots.finished[first:last] != finished
        return done

    def tell(self, job: str, asked: Any, slots: Slots) -> None:
        """Do a job of which nobody asks what it returned."""
        self.do(job, asked, slots)

    def close(self) -> None:
        """Let the threads go; what is still asked for is done by the one who asks."""
        self._pool.close()


def new_work(game: Game) -> Work:
    """Scratch memory of one thread."""
    most = game.seats[-1]
    return Work(
        words=np.zeros(BLOCK_WORDS, np.uint32),
        points=np.zeros((most, len(game.sources)), np.int16),
        places=np.zeros(most, np.int8),
        totals=np.zeros(most, np.int64),
    )
