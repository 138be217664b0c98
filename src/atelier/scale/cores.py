"""A batch on the cores of this machine: threads that share its slots, without the interpreter's lock."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from atelier.chance import BLOCK_WORDS
from atelier.game import Game
from atelier.rule import specialise
from atelier.scale import stepping
from atelier.scale.slots import Slots, Work

LEAST_FOR_A_THREAD = 256
"""Slots: for fewer, handing work to another thread costs more than it saves."""

begin: Any = None
step: Any = None
observe: Any = None
random: Any = None
is_legal: Any = stepping.is_legal
sample: Any = stepping.sample
mask: Any = stepping.mask


def begin_all_template(chosen, slots, work, first, last):
    """Deal the chosen slots."""
    for i in range(first, last):
        begin(i, chosen, slots, work)


def step_all_template(actions, slots, work, first, last):
    """Play one decision in every slot."""
    for i in range(first, last):
        step(i, actions, slots, work)


def observe_all_template(slots, out, first, last):
    """What is known in every slot."""
    for i in range(first, last):
        observe(i, slots, out)


def random_all_template(steps, slots, work, first, last):
    """So many random decisions in every slot; how many were made."""
    made = 0
    for i in range(first, last):
        made += random(i, steps, slots, work)
    return made


def find_illegal_template(actions, slots, first, last):
    """The first slot whose action is not legal there; -1 if all are."""
    for i in range(first, last):
        if not is_legal(i, actions[i], slots):
            return i
    return -1


def sample_all_template(slots, actions, first, last):
    """A random legal action for every slot."""
    for i in range(first, last):
        sample(i, slots, actions)


def mask_all_template(slots, out, first, last):
    """What is legal in every slot."""
    for i in range(first, last):
        mask(i, slots, out)


class Loops(NamedTuple):
    """The loops above, compiled for one game."""

    begin: Callable[..., None]
    step: Callable[..., None]
    observe: Callable[..., None]
    random: Callable[..., int]
    find_illegal: Callable[..., int]
    sample: Callable[..., None]
    mask: Callable[..., None]


@cache
def loops(game: Game) -> Loops:
    """The compiled loops of a game."""
    name, rules = game.name.replace("-", "_"), stepping.stepping(game)
    return Loops(
        begin=specialise(begin_all_template, name, begin=rules.begin),
        step=specialise(step_all_template, name, step=rules.step),
        observe=specialise(observe_all_template, name, observe=rules.observe),
        random=specialise(random_all_template, name, random=rules.random),
        find_illegal=specialise(find_illegal_template, name),
        sample=specialise(sample_all_template, name),
        mask=specialise(mask_all_template, name),
    )


class Cores:
    """The device `cpu`."""

    def __init__(self, game: Game, n: int, threads: int | None):
        self.game, self.n = game, n
        self.threads = max(1, min(threads or os.cpu_count() or 1, n // LEAST_FOR_A_THREAD))
        self._loops = loops(game)
        self._bounds = np.linspace(0, n, self.threads + 1).astype(int).tolist()
        self._work = [new_work(game) for _ in range(self.threads)]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def lay(self, array: Any) -> Any:
        """An array where the games are."""
        return array

    def lay_states(self) -> tuple[Any, Any]:
        """Fresh states, and their memory byte by byte."""
        states = self.game.state.new(self.n)
        return states, np.asarray(states).view(np.uint8).reshape(self.n, -1)

    def fetch(self, array: Any) -> Any:
        """The same as an array of NumPy."""
        return np.asarray(array)

    def put(self, array: Any, values: Any) -> None:
        """Write values into an array where the games are."""
        array[...] = values

    def begin(self, chosen: Any, slots: Slots) -> None:
        """Deal the chosen slots."""
        self._share(lambda first, last, work: self._loops.begin(chosen, slots, work, first, last))

    def step(self, actions: Any, slots: Slots) -> None:
        """Play one decision in every slot."""
        self._share(lambda first, last, work: self._loops.step(actions, slots, work, first, last))

    def observe(self, slots: Slots, out: Any) -> None:
        """What is known in every slot."""
        self._share(lambda first, last, _: self._loops.observe(slots, out, first, last))

    def mask(self, slots: Slots, out: Any) -> None:
        """What is legal in every slot."""
        self._share(lambda first, last, _: self._loops.mask(slots, out, first, last))

    def sample(self, slots: Slots, out: Any) -> None:
        """A random legal action for every slot."""
        self._share(lambda first, last, _: self._loops.sample(slots, out, first, last))

    def random(self, steps: int, slots: Slots) -> int:
        """So many random decisions in every slot; how many were made."""
        return sum(self._share(lambda first, last, work: self._loops.random(steps, slots, work, first, last)))

    def find_illegal(self, actions: Any, slots: Slots) -> int:
        """The first slot whose action is not legal there; -1 if all are."""
        return int(self._loops.find_illegal(actions, slots, 0, self.n))

    def close(self) -> None:
        """Let the threads go; what is still asked for is done by the one who asks."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def _share(self, work: Callable[[int, int, Work], Any]) -> list[Any]:
        parts = list(zip(self._bounds[:-1], self._bounds[1:], self._work, strict=True))
        if self._pool is None:
            return [work(*part) for part in parts]
        return [done.result() for done in [self._pool.submit(work, *part) for part in parts]]


def new_work(game: Game) -> Work:
    """Scratch memory of one thread."""
    most = game.seats[-1]
    return Work(
        words=np.zeros(BLOCK_WORDS, np.uint32),
        points=np.zeros((most, len(game.sources)), np.int16),
        places=np.zeros(most, np.int8),
        totals=np.zeros(most, np.int64),
    )
