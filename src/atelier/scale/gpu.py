"""The same batch on a GPU: one thread plays one game, with the rules as they are."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from atelier.chance import BLOCK_WORDS, master_key
from atelier.errors import AtelierError
from atelier.game import Game
from atelier.rule import bind
from atelier.scale.batch import Plan
from atelier.scale.playout import playouts

THREADS = 64
CHOICES = 0
lay_out: Any = None
playout: Any = None
cuda: Any = None


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


def kernel_template(states, boxes, which, rngs, seats, options, master, first, decisions):
    """Deal and play one game per thread."""
    i = cuda.grid(1)
    if i < states.size:
        actions = cuda.local.array(CHOICES, np.int16)
        words = cuda.local.array(BLOCK_WORDS, np.uint32)
        box = boxes[which[i]]
        lay_out(states[i], rngs[i], box, seats, options, master, first + i, words)
        decisions[i] = playout(states[i], box, rngs[i], actions)


@cache
def kernel(game: Game) -> Any:
    """The kernel of one game."""
    rules, target = playouts(game), load_cuda()
    bound = bind(
        kernel_template,
        game.name.replace("-", "_"),
        CHOICES=game.choices,
        lay_out=rules.lay_out,
        playout=rules.playout,
        cuda=target,
    )
    return target.jit(bound)


def play_on_gpu(plan: Plan, first: int, count: int) -> tuple[Any, Any]:
    """The final states of `count` games, and how many decisions each took: what `play_batch` gives, byte for byte."""
    target = load_cuda()
    states = target.to_device(np.asarray(plan.game.state.new(count)).view(plan.game.state.dtype))
    decisions = target.to_device(np.zeros(count, np.int64))
    kernel(plan.game)[(count + THREADS - 1) // THREADS, min(count, THREADS)](
        states,
        target.to_device(np.asarray(plan.box_records).view(plan.game.box.dtype)),
        target.to_device(plan.box_of(first, count)),
        target.to_device(np.zeros((count, 1), np.int64)),
        plan.seats,
        target.to_device(plan.coded_options),
        target.to_device(master_key(plan.seed).copy()),
        first,
        decisions,
    )
    return states.copy_to_host().view(np.recarray), decisions.copy_to_host()
