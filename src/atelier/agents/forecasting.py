"""Rollouts of a position as everyone at the table could know it: what a forecast counts.

A template, specialised per game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.agents.utility import TIE_BREAK, add_victory
from atelier.fields import NONE
from atelier.rule import rule

determinize: Any = None
rollout: Any = None
add_up: Any = None

TO_THE_END = 1 << 30
SPECTATOR = NONE


def ending_type(seats: int) -> np.dtype[Any]:
    """How the rollouts of a position ended, summed: victories (shared ones in parts) and points."""
    return np.dtype([("victories", "f8", seats), ("points", "f8", seats)], align=True)


@rule
def count_ending(ending, scratch, seats):
    """Add the end of a rollout."""
    add_victory(scratch.totals, seats, ending.victories)
    for seat in range(seats):
        ending.points[seat] += scratch.totals[seat] + TIE_BREAK * scratch.places[seat]


def roll_out_template(guess, box, rng, scratch, ending, trials):
    """So many times: guess what no spectator knows, play on by the prior to the end, count how it ended."""
    for _ in range(trials):
        scratch.trial[0] = guess[0]
        determinize(scratch.trial[0], box, SPECTATOR, rng)
        rollout(scratch.trial[0], box, rng, scratch, TO_THE_END)
        add_up(scratch.trial[0], box, scratch)
        count_ending(ending, scratch, scratch.trial[0].seats)
