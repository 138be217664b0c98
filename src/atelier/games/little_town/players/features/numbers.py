"""How a number is written into an observation."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.rule import rule


@rule
def put(out, n, number, most):
    """A number, no further from nothing than its piece says; what comes next stands behind it."""
    out[n] = max(-most, min(most, np.int64(number)))
    return n + 1


@rule
def add(out, n, number, most):
    """The same, on top of what is there."""
    out[n] = max(-most, min(most, np.int64(out[n]) + np.int64(number)))


@rule
def mark(out, n, which, size):
    """One of several, as a 1 among zeros; NONE as zeros alone."""
    if which != s.NONE:
        out[n + np.int64(which)] = 1
    return n + size


@rule
def copy(numbers, size, out, n, most):
    """Some numbers, one after the other."""
    for i in range(size):
        put(out, n + i, numbers[i], most)
    return n + size


@rule
def chair_of(state, seat, other):
    """How many chairs to the left of the looking seat another sits; NONE is nobody."""
    if other == s.NONE:
        return s.NONE
    return (np.int64(other) + state.seats - seat) % state.seats


@rule
def whose(state, seat, other):
    """1 for what is the looking seat's own, below zero for another's: by how many chairs to the left it sits."""
    chair = chair_of(state, seat, other)
    return 1 if chair == 0 else -chair
