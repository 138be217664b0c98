"""CUDA's simulator, which plays a kernel in Python's threads: what ours ask of it beyond what it does.

Told by `NUMBA_ENABLE_CUDASIM=1`. Tests run there what nobody without a GPU could.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np


def simulated(kernels: dict[str, Callable[..., None]]) -> dict[str, Any]:
    """The same kernels, to be played there."""
    from numba import cuda

    share_at_once()
    ready = {what: cuda.jit(one) for what, one in kernels.items()}
    for kernel in ready.values():
        kernel.extensions.append(Unpacking())
    return ready


@cache
def share_at_once() -> None:
    """Threads of a block that asked for a shared array at the same moment got one each: now they share it."""
    from numba.cuda.simulator.kernelapi import FakeCUDAShared

    shared: Any = FakeCUDAShared
    theirs = shared.array

    def array(self: Any, shape: Any, kind: Any) -> Any:
        if shape == 0:  # what a block was launched with: there from the start
            return theirs(self, shape, kind)
        asking = sys._getframe(1)
        return self._allocations.setdefault((asking.f_code, asking.f_lineno), np.empty(shape, kind))

    shared.array = array


class Unpacking:
    """The simulator wraps the arrays a kernel is given, but not those in a tuple: this does."""

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
