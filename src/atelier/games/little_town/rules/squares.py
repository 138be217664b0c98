"""Sets of squares: the board has 54 of them, so the bits of one number tell which are meant."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.rule import rule

FIRST_COLUMN = sum(1 << (row * s.COLUMNS) for row in range(s.ROWS))
LAST_COLUMN = FIRST_COLUMN << (s.COLUMNS - 1)
BOARD = (1 << s.SQUARES) - 1

PAIRS, FOURS, EIGHTS = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F
DIFFERENT = 67
"""Divided by this prime, every power of two a number can hold leaves another rest."""
POWER = np.array(
    [next((k for k in range(s.SQUARES) if (1 << k) % DIFFERENT == rest), 0) for rest in range(DIFFERENT)], np.int8
)
"""The power of two that leaves a rest."""


@rule
def only(square):
    """The set of one square."""
    return np.int64(1) << np.int64(square)


@rule
def first_of(squares):
    """The first square of a set that is not empty. `squares & squares - 1` are the others."""
    return np.int64(POWER[(squares & -squares) % DIFFERENT])


@rule
def count_of(squares):
    """How many they are: bits are added up in pairs, fours and eights, and then the eights."""
    n = squares - (squares >> 1 & PAIRS)
    n = (n & FOURS) + (n >> 2 & FOURS)
    return (n + (n >> 4) & EIGHTS) % 255


@rule
def with_sides(squares):
    """A set and every square that shares a side with one of it."""
    right = (squares & ~LAST_COLUMN) << 1
    left = (squares & ~FIRST_COLUMN) >> 1
    return (squares | right | left | squares << s.COLUMNS | squares >> s.COLUMNS) & BOARD


@rule
def around(square):
    """The up to 8 squares that touch one, by a side or a corner."""
    row = only(square)
    row |= (row & ~LAST_COLUMN) << 1 | (row & ~FIRST_COLUMN) >> 1
    return (row | row << s.COLUMNS | row >> s.COLUMNS) & BOARD & ~only(square)
