"""A batch on a GPU: one thread for each slot, the rules as they are, the states where they are played.

Nothing goes through this machine's own memory in a step. All arrays tell others where they lie
(`__cuda_array_interface__`), so PyTorch, CuPy and JAX read and write them without copying.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba.core import config

from atelier.chance import BLOCK_WORDS
from atelier.game import Game
from atelier.rule import bind
from atelier.scale import stepping
from atelier.scale.gpu import load_cuda, need_gpu
from atelier.scale.slots import Slots, Work

THREADS = 64
SEATS = SOURCES = 0
cuda: Any = None
begin: Any = None
step: Any = None
observe: Any = None
random: Any = None
is_legal: Any = stepping.is_legal
sample: Any = stepping.sample
mask: Any = stepping.mask


def begin_kernel(chosen, slots):
    """Deal the chosen slots."""
    i = cuda.grid(1)
    if i < slots.numbers.size:
        words = cuda.local.array(BLOCK_WORDS, np.uint32)
        points = cuda.local.array((SEATS, SOURCES), np.int16)
        places = cuda.local.array(SEATS, np.int8)
        totals = cuda.local.array(SEATS, np.int64)
        begin(i, chosen, slots, Work(words, points, places, totals))


def step_kernel(actions, slots):
    """Play one decision in every slot."""
    i = cuda.grid(1)
    if i < slots.numbers.size:
        words = cuda.local.array(BLOCK_WORDS, np.uint32)
        points = cuda.local.array((SEATS, SOURCES), np.int16)
        places = cuda.local.array(SEATS, np.int8)
        totals = cuda.local.array(SEATS, np.int64)
        step(i, actions, slots, Work(words, points, places, totals))


def random_kernel(steps, slots, made):
    """So many random decisions in every slot."""
    i = cuda.grid(1)
    if i < slots.numbers.size:
        words = cuda.local.array(BLOCK_WORDS, np.uint32)
        points = cuda.local.array((SEATS, SOURCES), np.int16)
        places = cuda.local.array(SEATS, np.int8)
        totals = cuda.local.array(SEATS, np.int64)
        made[i] = random(i, steps, slots, Work(words, points, places, totals))


def observe_kernel(slots, out):
    """What is known in every slot."""
    i = cuda.grid(1)
    if i < slots.numbers.size:
        observe(i, slots, out)


def sample_kernel(slots, actions):
    """A random legal action for every slot."""
    i = cuda.grid(1)
    if i < slots.numbers.size:
        sample(i, slots, actions)


def mask_kernel(slots, out):
    """What is legal in every slot."""
    i = cuda.grid(1)
    if i < slots.numbers.size:
        mask(i, slots, out)


def illegal_kernel(actions, slots, found):
    """The first slot whose action is not legal there."""
    i = cuda.grid(1)
    if i < slots.numbers.size and not is_legal(i, actions[i], slots):
        cuda.atomic.min(found, 0, i)


class Kernels(NamedTuple):
    """The kernels above, for one game."""

    begin: Any
    step: Any
    random: Any
    observe: Any
    sample: Any
    mask: Any
    illegal: Any


@cache
def kernels(game: Game) -> Kernels:
    """The kernels of a game, compiled when they are first launched."""
    target, rules, name = load_cuda(), stepping.stepping(game), game.name.replace("-", "_")
    sizes = {"SEATS": game.seats[-1], "SOURCES": len(game.sources), "cuda": target}

    def made(template: Callable[..., None], **bound: Any) -> Any:
        kernel = target.jit(bind(template, name, **sizes, **bound))
        if getattr(config, "ENABLE_CUDASIM", False):
            kernel.extensions.append(Unpacking())
        return kernel

    return Kernels(
        begin=made(begin_kernel, begin=rules.begin),
        step=made(step_kernel, step=rules.step),
        random=made(random_kernel, random=rules.random),
        observe=made(observe_kernel, observe=rules.observe),
        sample=made(sample_kernel),
        mask=made(mask_kernel),
        illegal=made(illegal_kernel),
    )


class Unpacking:
    """CUDA's simulator wraps the arrays a kernel is given, but not those in a tuple: this does."""

    def prepare_args(self, kind: Any, value: Any, **_: Any) -> tuple[Any, Any]:
        """What a kernel gets for an argument."""
        if kind is not None or not isinstance(value, Slots):
            return kind, value
        from numba.cuda.simulator.cudadrv.devicearray import FakeCUDAArray, FakeWithinKernelCUDAArray

        wrapped: list[Any] = [
            FakeWithinKernelCUDAArray(one) if isinstance(one, FakeCUDAArray) else one for one in value
        ]
        return kind, Slots(*wrapped)


class Gpu:
    """The device `cuda`."""

    threads = 1

    def __init__(self, game: Game, n: int):
        self.game, self.n = game, n
        self.cuda = need_gpu()
        self._kernels = kernels(game)
        self._grid = ((n + THREADS - 1) // THREADS, THREADS)
        self._made = self.cuda.to_device(np.zeros(n, np.int64))
        self._found = self.cuda.to_device(np.zeros(1, np.int64))

    def lay(self, array: Any) -> Any:
        """An array where the games are."""
        return self.cuda.to_device(np.asarray(array))

    def lay_states(self) -> tuple[Any, Any]:
        """Fresh states, and their memory byte by byte."""
        states = self.cuda.to_device(np.zeros(self.n, self.game.state.dtype))
        return states, states.view(np.uint8).reshape(self.n, self.game.state.dtype.itemsize)

    def fetch(self, array: Any) -> Any:
        """The same as an array of NumPy."""
        return array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)

    def put(self, array: Any, values: Any) -> None:
        """Write values into an array where the games are."""
        array.copy_to_device(np.ascontiguousarray(values, array.dtype).reshape(array.shape))

    def begin(self, chosen: Any, slots: Slots) -> None:
        """Deal the chosen slots."""
        self._kernels.begin[self._grid](chosen, slots)

    def step(self, actions: Any, slots: Slots) -> None:
        """Play one decision in every slot."""
        self._kernels.step[self._grid](actions, slots)

    def observe(self, slots: Slots, out: Any) -> None:
        """What is known in every slot."""
        self._kernels.observe[self._grid](slots, out)

    def mask(self, slots: Slots, out: Any) -> None:
        """What is legal in every slot."""
        self._kernels.mask[self._grid](slots, out)

    def sample(self, slots: Slots, out: Any) -> None:
        """A random legal action for every slot."""
        self._kernels.sample[self._grid](slots, out)

    def random(self, steps: int, slots: Slots) -> int:
        """So many random decisions in every slot; how many were made."""
        self._kernels.random[self._grid](steps, slots, self._made)
        return int(self._made.copy_to_host().sum())

    def find_illegal(self, actions: Any, slots: Slots) -> int:
        """The first slot whose action is not legal there; -1 if all are."""
        self._found.copy_to_device(np.array([self.n], np.int64))
        self._kernels.illegal[self._grid](actions, slots, self._found)
        found = int(self._found.copy_to_host()[0])
        return found if found < self.n else -1

    def close(self) -> None:
        """There are no threads to let go."""
