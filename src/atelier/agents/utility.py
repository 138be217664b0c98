"""The utility of a position for each seat: victory, placement and margin, from final points or from an estimate."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.rule import rule

score: Any = None
evaluate: Any = None
add_up: Any = None
count: Any = None
correct: Any = None

VICTORY, PLACEMENT, MARGIN = 0.5, 0.1, 0.4
"""How much of a utility is the victory itself, the share of the others one is ahead of, and the margin."""

EVEN = 12.0
"""A lead of so many points is worth about three quarters of the margin's part."""

TIE_BREAK = 1 / 16


def add_up_template(state, box, scratch):
    """Everyone's points as the table lies, less a fraction of one for the place: a tie-break is the smallest lead."""
    score(state, box, scratch.points, scratch.places)
    for seat in range(state.seats):
        scratch.totals[seat] = -TIE_BREAK * scratch.places[seat]
        for source in range(scratch.points.shape[1]):
            scratch.totals[seat] += scratch.points[seat, source]


def count_template(state, box, scratch):
    """Everyone's points, added up when the game is over, else as they look."""
    if state.turn >= 0:
        evaluate(state, box, scratch.tables[0], scratch.totals)
    else:
        add_up(state, box, scratch)


@rule
def lead_of(totals, seats, seat):
    """How far a seat is before the best of the others."""
    best = -1e9
    for other in range(seats):
        if other != seat:
            best = max(best, totals[other])
    return totals[seat] - best


@rule
def add_victory(totals, seats, victories):
    """Add one victory to those who are ahead of all others, in parts if they share it."""
    winners = np.int64(0)
    for seat in range(seats):
        winners += lead_of(totals, seats, seat) >= 0
    for seat in range(seats):
        if lead_of(totals, seats, seat) >= 0:
            victories[seat] += 1 / winners


@rule
def share_beaten(totals, seats, seat):
    """The share of the others a seat is ahead of; half of those it is level with."""
    beaten = 0.0
    for other in range(seats):
        if other != seat:
            beaten += 1.0 if totals[other] < totals[seat] else 0.5 if totals[other] == totals[seat] else 0.0
    return beaten / (seats - 1)


@rule
def victory_of(lead):
    """1 for the first, 0.5 for a shared first place."""
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


@rule
def utilities(totals, seats, utility):
    """Turn everyone's points into a utility between 0 and 1 for each seat."""
    for seat in range(seats):
        lead = lead_of(totals, seats, seat)
        margin = 1 / (1 + math.exp(-lead / EVEN))
        placement = share_beaten(totals, seats, seat)
        utility[seat] = VICTORY * victory_of(lead) + PLACEMENT * placement + MARGIN * margin


def judge_template(state, box, scratch, weights):
    """What a position is worth to each seat: by everyone's points, corrected by what was learned, if anything was."""
    count(state, box, scratch)
    if state.turn >= 0 and weights.slope[0] > 0:
        correct(state, box, scratch, weights)
    else:
        utilities(scratch.totals, state.seats, scratch.utility)
