"""What a batch is made of, as compiled rules see it: arrays with an entry for each slot, and a thread's scratch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from atelier.errors import AtelierError

MOST_BOXES = 1 << 15
"""What the numbers of boxes in a batch can tell apart, int16."""


def check_boxes(boxes: Sequence[Any]) -> None:
    """Refuse no box at all, and more than can be told apart."""
    if not boxes:
        raise AtelierError("no box: name one at least, or none at all for the game's own")
    if len(boxes) > MOST_BOXES:
        raise AtelierError(f"{len(boxes):,} boxes: choose at most {MOST_BOXES:,}")


class Slots(NamedTuple):
    """All games of a batch. In a slot one game after the other is played."""

    states: Any
    words: Any
    """The same memory, four bytes at a time: to copy, not for rules, which trust that no two arrays overlap."""
    blank: Any
    """An array of one state in which nothing stands yet."""
    boxes: Any
    which: Any
    """The box of each slot."""
    tables: Any
    """What the game's players look up, an array of one record."""
    rngs: Any
    seats: Any
    options: Any
    master: Any
    numbers: Any
    """The number of the game in each slot, within the seed."""
    legal: Any
    counts: Any
    turns: Any
    over: Any
    rewards: Any
    finished: Any
    """How many games have ended in each slot."""
    forced: bool
    """Does a decision without a choice make itself?"""
    auto_reset: bool
    """Is the next game dealt as soon as one ends?"""


class Work(NamedTuple):
    """What one thread writes in while it deals and counts points."""

    words: Any
    points: Any
    places: Any
    totals: Any
