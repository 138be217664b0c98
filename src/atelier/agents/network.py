"""A learned correction of the hand-made evaluation: a small network that says what a position is worth to each seat.

It looks with the eyes of the seat that decides, at what that seat knows and at everyone's lead by the hand-made
evaluation, and moves the odds that lead alone would give. Two layers; the first is summed over what is not nothing.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from atelier.agents.utility import lead_of
from atelier.game import Search
from atelier.rule import rule

observe: Any = None

LEAD = 20.0
"""A lead of so many points is a whole one for the network."""


class Weights(NamedTuple):
    """A network for one game and one number of seats, in float32. A slope of 0: there is none."""

    shrink: Any
    """What each number of an observation is multiplied by."""
    first: Any
    """For each number of an observation, and then for each chair's lead, a row of units."""
    first_bias: Any
    second: Any
    second_bias: Any
    last: Any
    """For each unit of the second layer a column of chairs: the seat that decides, the next on its left, …"""
    last_bias: Any
    slope: Any
    """How much the odds of a chair grow with a point of its lead."""


class Learned(NamedTuple):
    """What was learned about a game for a number of seats: how it is best searched, and how the end is judged."""

    search: Search
    weights: Weights


def no_network() -> Weights:
    """What a master thinks with."""
    flat, square = np.zeros(1, np.float32), np.zeros((1, 1), np.float32)
    return Weights(flat, square, flat, square, flat, square, flat, flat)


@rule
def feel(first, bias, seen, shrink, totals, seats, seat, hidden):
    """The first layer, before its threshold: only what is not nothing costs something."""
    width = bias.size
    for unit in range(width):
        hidden[unit] = bias[unit]
    for i in range(shrink.size):
        if seen[i] != 0:
            much = np.float32(seen[i]) * shrink[i]
            for unit in range(width):
                hidden[unit] += much * first[i, unit]
    for chair in range(seats):
        much = np.float32(lead_of(totals, seats, (seat + chair) % seats) / LEAD)
        for unit in range(width):
            hidden[unit] += much * first[shrink.size + chair, unit]


@rule
def pass_on(hidden, width, weights, bias, out):
    """The next layer, before its threshold: units below theirs say nothing."""
    for unit in range(bias.size):
        out[unit] = bias[unit]
    for before in range(width):
        much = hidden[before]
        if much > 0:
            for unit in range(bias.size):
                out[unit] += much * weights[before, unit]


def correct_template(state, box, scratch, weights):
    """Put what the network thinks in the place of the utilities, where everyone's points have been estimated."""
    seat, seats = state.turn, state.seats
    observe(state, box, seat, scratch.seen)
    feel(weights.first, weights.first_bias, scratch.seen, weights.shrink, scratch.totals, seats, seat, scratch.hidden)
    pass_on(scratch.hidden, weights.first_bias.size, weights.second, weights.second_bias, scratch.deeper)
    pass_on(scratch.deeper, weights.second_bias.size, weights.last, weights.last_bias, scratch.hidden)
    for chair in range(seats):
        other = (seat + chair) % seats
        odds = scratch.hidden[chair] + weights.slope[0] * lead_of(scratch.totals, seats, other)
        scratch.utility[other] = 1 / (1 + math.exp(-odds))
    if seats == 2:
        scratch.utility[1 - seat] = 1 - scratch.utility[seat]
