"""Whole random games on a GPU: what `scale.batch` plays on cores, as a batch that is stepped there plays them."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.errors import AtelierError
from atelier.scale.batch import Plan
from atelier.scale.playout import MOST_DECISIONS
from atelier.scale.vector import Batch


def load_cuda() -> Any:
    """Numba's CUDA target. Some releases of it still ask NumPy for names that newer NumPy has dropped."""
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


def play_on_gpu(plan: Plan, first: int, count: int) -> tuple[Any, Any]:
    """The final states of `count` games, and how many decisions each took: what `play_batch` gives, byte for byte."""
    turn = first % len(plan.boxes)
    boxes = [*plan.boxes[turn:], *plan.boxes[:turn]]
    batch = Batch(
        plan.game, count, seats=plan.seats, options=plan.options, boxes=boxes, auto_reset=False, device="cuda"
    )
    batch.reseed(plan.seed, np.arange(first, first + count))
    batch.play_at_random(MOST_DECISIONS)
    return batch.device.fetch(batch.states).view(np.recarray), batch.device.made
