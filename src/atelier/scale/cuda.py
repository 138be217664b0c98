"""A batch on a GPU: the rules as they are, the states where they are played.

A thread does a job in one slot; where games are played, a block of threads does it in many (`scale.sorting`).
Nothing goes through this machine's own memory in a step. All arrays tell others where they lie
(`__cuda_array_interface__`), so PyTorch, CuPy and JAX read and write them without copying; so are theirs (`sharing`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
from numba.core import config

from atelier.chance import BLOCK_WORDS
from atelier.game import Game
from atelier.rule import bind
from atelier.scale.gpu import load_cuda, need_gpu
from atelier.scale.jobs import jobs
from atelier.scale.sharing import as_it_lies, from_memory, in_one_piece, lies_on_gpu, refuse
from atelier.scale.simulator import simulated
from atelier.scale.slots import Slots, Work
from atelier.scale.sorting import CHOOSERS, KEPT_FOR_A_GAME, LONG, sorted_kernels

THREADS = 64
PLAYING_THREADS = 1024
MOST = 4096
"""Slots that a block plays in at most."""
ENOUGH = 512
"""From so many games a block on, it pays to play them in a multiprocessor's own memory."""
MANY_BLOCKS = 8
PATIENT = 8
"""Games that are over wait until they are this part of a block's."""
MULTIPROCESSORS, OWN_MEMORY = 132, 232_448
"""Where a device does not say how many it has, and of how many bytes, as CUDA's simulator."""
COUNTERS = 1024
"""Bytes of that memory, at most, in which a block counts."""
REGISTERS, RESIDENT_REGISTERS = 64, 96
"""The most a thread that plays may take. A multiprocessor has 65,536: a whole block finds room."""
OUT_OF_MEMORY = 2
"""CUDA's number for that."""
SEATS = SOURCES = 0
cuda: Any = None
job: Any = None


def every_slot_kernel(asked, slots, done):
    """Do a job in every slot, and note what it returned."""
    i = cuda.grid(1)
    if i < slots.numbers.size:
        words = cuda.local.array(BLOCK_WORDS, np.uint32)
        points = cuda.local.array((SEATS, SOURCES), np.int16)
        places = cuda.local.array(SEATS, np.int8)
        totals = cuda.local.array(SEATS, np.int64)
        done[i] = job(i, asked, slots, Work(words, points, places, totals))


def add(one: Any, other: Any) -> Any:
    """What a sum is made of."""
    return one + other


@cache
def kernels(game: Game, resident: bool) -> dict[str, Any]:
    """For each job of a game its kernel, compiled when it is first launched."""
    target, name = load_cuda(), game.name.replace("-", "_")
    sizes = {"SEATS": game.seats[-1], "SOURCES": len(game.sources), "cuda": target}
    playing = sorted_kernels(game, target, resident)
    bound: dict[str, Callable[..., None]] = {
        what: playing.get(what) or bind(every_slot_kernel, f"{name}_{what}", job=one, **sizes)
        for what, one in jobs(game).items()
    }
    if getattr(config, "ENABLE_CUDASIM", False):
        return simulated(bound)
    from atelier.scale.lowering import trust_our_rules

    trust_our_rules()
    registers = {job: RESIDENT_REGISTERS if resident and job in LONG else REGISTERS for job in playing}
    return {what: target.jit(one, max_registers=registers.get(what)) for what, one in bound.items()}


def room_for(game: Game, memory: int) -> int:
    """How many games find room in so many bytes of a multiprocessor's own memory, 32 by 32."""
    return (memory - COUNTERS) // (game.state.dtype.itemsize + KEPT_FOR_A_GAME) // 32 * 32


def allow(kernel: Any, launched: Any) -> None:
    """Let a kernel have as much of a multiprocessor's memory as it is launched with: the driver wants to be asked."""
    driver: Any = import_module("numba.cuda.cudadrv.driver")
    function = kernel._codelibrary.get_cufunc()
    most = driver.binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.driver.cuKernelSetAttribute(most, launched.sharedmem, function.handle, function.device.id)


def shares(n: int, most: int) -> int:
    """How many shares of at most so many there are."""
    return (n + most - 1) // most


def fair_span(n: int, multiprocessors: int, most: int = MOST) -> int:
    """Slots of a block, if every multiprocessor has as many blocks to play: one, or several one after the other.

    Where they are many the last ones matter little: they are full then.
    """
    each = shares(n, multiprocessors * most)
    return shares(n, multiprocessors * each) if each < MANY_BLOCKS else most


class Gpu:
    """The device `cuda`."""

    threads = 1
    place = " on the GPU"
    """Where an array must lie, for a sentence."""

    def __init__(self, game: Game, n: int):
        self.game, self.n = game, n
        self.cuda = need_gpu()
        device = self.cuda.current_context().device
        self._multiprocessors = getattr(device, "MULTIPROCESSOR_COUNT", MULTIPROCESSORS)
        self._room = room_for(game, getattr(device, "MAX_SHARED_MEMORY_PER_BLOCK_OPTIN", OWN_MEMORY))
        self._kernels = kernels(game, self._room >= ENOUGH)
        self._grid = (shares(n, THREADS), min(n, THREADS))
        self._done = self.lay(np.zeros(n, np.int64))
        self._sum = self.cuda.reduce(add)
        self.share_out()

    def share_out(self, span: int | None = None, threads: int = PLAYING_THREADS) -> None:
        """Let each block play in so many slots, or in a fair share, with at most so many threads: the same games."""
        self._playing = {job: self._share_out(job, span, threads) for job in CHOOSERS}

    def _share_out(self, job: str, span: int | None, threads: int) -> tuple[Any, int, int]:
        """A job that plays, ready to be launched; in how many slots a block plays, and how many that are over wait."""
        resident = self._room >= ENOUGH and job in LONG
        most = self._room if resident else MOST
        span = min(span or fair_span(self.n, self._multiprocessors, most), most)
        patience = max(1, span // PATIENT) if resident else 1
        kept = KEPT_FOR_A_GAME + resident * self.game.state.dtype.itemsize
        launched = self._kernels[job][shares(self.n, span), min(span, threads), 0, kept * span]
        if allow not in getattr(launched, "pre_launch_callbacks", [allow]):
            launched.pre_launch_callbacks.append(allow)
        return launched, span, patience

    def lay(self, array: Any) -> Any:
        """An array where the games are; where there is no room for it, a MemoryError as on the cores."""
        try:
            return self.cuda.to_device(np.asarray(array))
        except self.cuda.cudadrv.driver.CudaAPIError as error:
            if error.code != OUT_OF_MEMORY:
                raise
            raise MemoryError(str(error)) from None

    def show(self, array: Any) -> Any:
        """An array of the batch for others to look at; here nothing keeps them from writing."""
        return array

    def borrow(self, array: Any, kind: Any) -> Any:
        """An array of the caller's, as it lies if it is on the GPU; there it must be of this kind."""
        if isinstance(array, type(self._done)):
            if array.dtype != kind:
                raise refuse(array, kind, "")
            return array
        if not lies_on_gpu(array):
            return self.lay(from_memory(array, kind))
        there = as_it_lies(array)
        if not in_one_piece(there, kind):
            raise refuse(array, kind, "")
        return self.cuda.as_cuda_array(there)

    def holds(self, array: Any, shape: tuple[int, ...], kind: Any) -> bool:
        """Can this much be written into an array of the caller's, where it lies?"""
        if isinstance(array, type(self._done)):
            return tuple(array.shape) == shape and array.dtype == kind
        said = getattr(array, "__cuda_array_interface__", None)
        return said is not None and tuple(said["shape"]) == shape and in_one_piece(array, kind)

    def lay_states(self) -> Any:
        """Fresh states, one for each slot."""
        return self.lay(np.zeros(self.n, self.game.state.dtype))

    def words_of(self, states: Any) -> Any:
        """The memory of states, four bytes at a time."""
        return states.view(np.uint32).reshape(self.n, self.game.state.dtype.itemsize // 4)

    def fetch(self, array: Any) -> Any:
        """The same as an array of NumPy."""
        return array.copy_to_host() if hasattr(array, "copy_to_host") else np.asarray(array)

    def put(self, array: Any, values: Any) -> None:
        """Write values into an array where the games are."""
        array.copy_to_device(np.ascontiguousarray(values, array.dtype).reshape(array.shape))

    def do(self, job: str, asked: Any, slots: Slots) -> int:
        """Do a job in every slot; the sum of what it returned."""
        self.tell(job, asked, slots)
        if job == "random" and slots.auto_reset:
            return self.n * asked
        return int(self._sum(self._done))

    def tell(self, job: str, asked: Any, slots: Slots) -> None:
        """Do a job of which nobody asks what it returned: nobody waits for its end."""
        if job in CHOOSERS:
            launched, *shared_out = self._playing[job]
            launched(asked, slots, self._done, *shared_out)
        else:
            self._kernels[job][self._grid](asked, slots, self._done)

    @property
    def made(self) -> Any:
        """What the last job returned in each slot."""
        return self._done.copy_to_host()

    def close(self) -> None:
        """There are no threads to let go."""
