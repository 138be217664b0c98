"""Numba's CUDA target, and whether there is a GPU for it."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np

from atelier.errors import AtelierError


def load_cuda() -> Any:
    """Numba's CUDA target. It says nothing of small grids: when few games are left there is less to do."""
    warnings.filterwarnings("ignore", ".*Grid size .* will likely result in GPU under-utilization")
    # Some of its releases still ask NumPy for names that newer NumPy has dropped.
    for name, kept in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, name):
            setattr(np, name, getattr(np, kept))
    from numba import cuda

    return cuda


def need_gpu() -> Any:
    """The same, where there is a GPU; else a sentence."""
    target = load_cuda()
    if not target.is_available():
        raise AtelierError("there is no CUDA GPU on this machine: leave out the device, or name cpu")
    return target
