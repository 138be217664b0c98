"""What a position means for each seat: victory, placement and margin, from the final score or from an estimate."""

from __future__ import annotations

import math
from typing import Any

from atelier.rule import rule

score: Any = None
worth: Any = None
add_up: Any = None

VICTORY, PLACEMENT, MARGIN = 0.5, 0.1, 0.4
"""How much of an outlook is the victory itself, the share of the others one is ahead of, and the margin."""

EVEN = 12.0
"""A lead of so many points is worth about three quarters of the margin's part."""

TIE_BREAK = 1 / 16


def add_up_template(state, box, desk):
    """Everyone's points as the table lies, less a fraction of one for the place: a tie-break is the smallest lead."""
    score(state, box, desk.points, desk.places)
    for seat in range(state.seats):
        desk.totals[seat] = -TIE_BREAK * desk.places[seat]
        for source in range(desk.points.shape[1]):
            desk.totals[seat] += desk.points[seat, source]


def count_template(state, box, desk):
    """Everyone's points, added up when the game is over, else as they look."""
    if state.turn >= 0:
        worth(state, box, desk.totals)
    else:
        add_up(state, box, desk)


@rule
def lead_of(totals, seats, seat):
    """How far a seat is before the best of the others."""
    best = -1e9
    for other in range(seats):
        if other != seat:
            best = max(best, totals[other])
    return totals[seat] - best


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
def judge(totals, seats, outlook):
    """Turn everyone's points into an outlook between 0 and 1 for each seat."""
    for seat in range(seats):
        lead = lead_of(totals, seats, seat)
        margin = 1 / (1 + math.exp(-lead / EVEN))
        placement = share_beaten(totals, seats, seat)
        outlook[seat] = VICTORY * victory_of(lead) + PLACEMENT * placement + MARGIN * margin
