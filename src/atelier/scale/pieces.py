"""What is asked of a batch, in pieces of part of a second: between two of them an interruption is heard.

Every slot does what it would have done at once, so no byte depends on how a call is cut up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

PIECE = 1 << 16
"""Decisions in a piece: a fifth of a second by the prior of the slower game."""
LEAST = 512
"""Decisions that a slot makes one after the other, at least: its state is read from memory once for all of them."""
PLAYOUT = 64
"""A playout takes as long as so many decisions."""


def decisions_of(job: str, asked: Any) -> int:
    """How many decisions a job makes in a slot, where a number of them is asked for."""
    return int(asked) if job == "random" else int(asked.steps) if job == "by_prior" else 0


def cut(job: str, asked: Any, slots: int) -> Iterator[tuple[Any, int]]:
    """What to do in all of so many slots, one after the other, and as how many decisions it counts in each.

    A row of a script or a search is never cut; rows and searches of other slots are other pieces.
    """
    decisions, most = decisions_of(job, asked), max(LEAST, PIECE // slots)
    if decisions <= most:
        yield asked, decisions or _weight(job, asked)
        return
    for made in range(0, decisions, most):
        steps = min(most, decisions - made)
        yield steps if job == "random" else asked._replace(steps=steps), steps


def _weight(job: str, asked: Any) -> int:
    if job == "search":
        return int(asked.trials) * PLAYOUT
    return max(1, asked.actions.shape[1]) if job == "script" else 1
