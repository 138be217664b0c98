"""A batch on a GPU: one thread for each slot, the rules as they are, the states where they are played.

Nothing goes through this machine's own memory in a step. All arrays tell others where they lie
(`__cuda_array_interface__`), so PyTorch, CuPy and JAX read and write them without copying.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numba.core import config

from atelier.chance import BLOCK_WORDS
from atelier.game import Game
from atelier.rule import bind
from atelier.scale.gpu import load_cuda, need_gpu
from atelier.scale.jobs import jobs
from atelier.scale.slots import Slots, Work
from atelier.scale.stepping import moving

THREADS = 64
GATHERED = 1024
"""Slots from which the threads of a block gather the games that have ended."""
LEAST_TO_DEAL_APART = 1 << 17
"""Slots: with fewer, telling a GPU one thing more at each step takes longer than dealing among those who play."""
REGISTERS = 64
"""The most a thread may take of those that play and deal. Games go different ways and wait for instructions most of the
time: the fewer registers each takes, the more of them are there to go on with meanwhile."""
PLAYING = ("draw", "move", "deal")
SEATS = SOURCES = 0
cuda: Any = None
job: Any = None
next_game: Any = None


def every_slot_kernel(asked, slots, done):
    """Do a job in every slot, and note what it returned."""
    i = cuda.grid(1)
    if i < slots.numbers.size:
        words = cuda.local.array(BLOCK_WORDS, np.uint32)
        points = cuda.local.array((SEATS, SOURCES), np.int16)
        places = cuda.local.array(SEATS, np.int8)
        totals = cuda.local.array(SEATS, np.int64)
        done[i] = job(i, asked, slots, Work(words, points, places, totals))


def deal_kernel(slots):
    """Deal the next game wherever one has ended.

    Threads that go different ways take turns: were each slot's own thread to deal, 31 others would wait for it. So a
    block first gathers what there is to deal, and then deals it side by side.
    """
    found = cuda.shared.array(1, np.int32)
    ended = cuda.shared.array(GATHERED, np.int32)
    if cuda.threadIdx.x == 0:
        found[0] = 0
    cuda.syncthreads()
    first = cuda.blockIdx.x * GATHERED
    for i in range(first + cuda.threadIdx.x, min(first + GATHERED, slots.numbers.size), THREADS):
        if slots.counts[i] == 0:
            ended[cuda.atomic.add(found, 0, 1)] = i
    cuda.syncthreads()
    words = cuda.local.array(BLOCK_WORDS, np.uint32)
    points = cuda.local.array((SEATS, SOURCES), np.int16)
    places = cuda.local.array(SEATS, np.int8)
    totals = cuda.local.array(SEATS, np.int64)
    for k in range(cuda.threadIdx.x, found[0], THREADS):
        next_game(ended[k], slots, Work(words, points, places, totals))


@cache
def kernels(game: Game) -> dict[str, Any]:
    """For each job of a game its kernel, compiled when it is first launched; and one that deals."""
    target, name = load_cuda(), game.name.replace("-", "_")
    sizes = {"SEATS": game.seats[-1], "SOURCES": len(game.sources), "cuda": target}
    bound: dict[str, Callable[..., None]] = {
        what: bind(every_slot_kernel, f"{name}_{what}", job=one, **sizes) for what, one in jobs(game).items()
    }
    bound["deal"] = bind(deal_kernel, name, next_game=moving(game).next_game, **sizes)
    if getattr(config, "ENABLE_CUDASIM", False):
        simulated = {what: target.jit(one) for what, one in bound.items()}
        for kernel in simulated.values():
            kernel.extensions.append(Unpacking())
        return simulated
    return {what: target.jit(one, max_registers=REGISTERS if what in PLAYING else None) for what, one in bound.items()}


class Unpacking:
    """CUDA's simulator wraps the arrays a kernel is given, but not those in a tuple: this does."""

    def prepare_args(self, kind: Any, value: Any, **_: Any) -> tuple[Any, Any]:
        """What a kernel gets for an argument."""
        if kind is not None or not isinstance(value, tuple):
            return kind, value
        from numba.cuda.simulator.cudadrv.devicearray import FakeCUDAArray, FakeWithinKernelCUDAArray

        def wrap(one: Any) -> Any:
            if isinstance(one, tuple):
                return type(one)(*map(wrap, one))
            return FakeWithinKernelCUDAArray(one) if isinstance(one, FakeCUDAArray) else one

        return kind, wrap(value)


class Gpu:
    """The device `cuda`."""

    threads = 1

    def __init__(self, game: Game, n: int):
        self.game, self.n = game, n
        self.cuda = need_gpu()
        self._kernels = kernels(game)
        self._grid = ((n + THREADS - 1) // THREADS, THREADS)
        self._done = self.cuda.to_device(np.zeros(n, np.int64))
        self.deals_apart = n >= LEAST_TO_DEAL_APART
        """Are new games dealt by themselves, after each decision? The games are the same."""

    def lay(self, array: Any) -> Any:
        """An array where the games are."""
        return self.cuda.to_device(np.asarray(array))

    def borrow(self, array: Any, kind: Any) -> Any:
        """An array of the caller's, as it lies if it is on the GPU."""
        if hasattr(array, "__cuda_array_interface__"):
            return self.cuda.as_cuda_array(array)
        return self.lay(np.ascontiguousarray(array, kind))

    def lay_states(self) -> Any:
        """Fresh states, one for each slot."""
        return self.cuda.to_device(np.zeros(self.n, self.game.state.dtype))

    def bytes_of(self, states: Any) -> Any:
        """The memory of states, byte by byte."""
        return states.view(np.uint8).reshape(self.n, self.game.state.dtype.itemsize)

    def fetch(self, array: Any) -> Any:
        """The same as an array of NumPy."""
        return array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)

    def put(self, array: Any, values: Any) -> None:
        """Write values into an array where the games are."""
        array.copy_to_device(np.ascontiguousarray(values, array.dtype).reshape(array.shape))

    def do(self, job: str, asked: Any, slots: Slots) -> int:
        """Do a job in every slot; the sum of what it returned."""
        if job == "random" and self.deals_apart and slots.auto_reset:
            for step in range(asked):
                self._launch("draw", step == 0, slots)
                self._deal(slots)
            return self.n * asked
        self.tell(job, asked, slots)
        return int(self._done.copy_to_host().sum())

    def tell(self, job: str, asked: Any, slots: Slots) -> None:
        """Do a job of which nobody asks what it returned: nobody waits for its end."""
        if job == "step" and self.deals_apart and slots.auto_reset:
            self._launch("move", asked, slots)
            self._deal(slots)
        else:
            self._launch(job, asked, slots)

    def _launch(self, job: str, asked: Any, slots: Slots) -> None:
        self._kernels[job][self._grid](asked, slots, self._done)

    def _deal(self, slots: Slots) -> None:
        self._kernels["deal"][(self.n + GATHERED - 1) // GATHERED, THREADS](slots)

    def close(self) -> None:
        """There are no threads to let go."""
