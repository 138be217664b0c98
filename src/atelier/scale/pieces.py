"""What is asked of a batch, in pieces of part of a second: between two of them an interruption is heard.

Every slot does what it would have done at once, so no byte depends on how a call is cut up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

PIECE = 1 << 18
"""Random decisions in a piece, or what takes as long: a tenth of a second with the slower game."""
LEAST = 512
"""Decisions that a slot makes one after the other, at least: its state is read from memory once for all of them."""
BY_PRIOR, PLAYOUT = 4, 256
"""A decision by the prior takes as long as so many random ones; a playout as so many."""


def decisions_of(job: str, asked: Any) -> int:
    """How many decisions a job makes in a slot, where a number of them is asked for."""
    return int(asked) if job == "random" else int(asked.steps) if job == "by_prior" else 0


def weight(job: str, asked: Any) -> int:
    """As how many random decisions a job counts in a slot."""
    if job == "random":
        return int(asked) or 1
    if job == "by_prior":
        return int(asked.steps) * BY_PRIOR or 1
    if job == "search":
        return int(asked.trials) * PLAYOUT
    return asked.actions.shape[1] or 1 if job == "script" else 1


def cut(job: str, asked: Any, slots: int) -> Iterator[Any]:
    """What to do in all of so many slots, one time after the other.

    A row of a script or a search is never cut; rows and searches of other slots are other pieces.
    """
    decisions, most = decisions_of(job, asked), max(LEAST, PIECE // slots // (BY_PRIOR if job == "by_prior" else 1))
    if decisions <= most:
        yield asked
        return
    for made in range(0, decisions, most):
        steps = min(most, decisions - made)
        yield steps if job == "random" else asked._replace(steps=steps)
