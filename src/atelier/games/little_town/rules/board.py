"""The board: which squares lie beside each other, and what lies on them (T6, T7)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.squares import count_of, only, with_sides
from atelier.rule import rule


def _square_beside(square: int, direction: int) -> int:
    step = direction + (direction >= s.AROUND // 2)
    column, row = square % s.COLUMNS + step % 3 - 1, square // s.COLUMNS + step // 3 - 1
    return row * s.COLUMNS + column if 0 <= column < s.COLUMNS and 0 <= row < s.ROWS else s.NONE


BESIDE = np.array([[_square_beside(square, way) for way in range(s.AROUND)] for square in range(s.SQUARES)], np.int8)
LOWEST = np.array([0, *((bits & -bits).bit_length() - 1 for bits in range(1, 1 << s.AROUND))], np.int8)
"""The first of some directions that are given as bits."""


@rule
def beside(square, direction):
    """The square in one of the 8 directions, row by row from the upper left; NONE beyond the edge."""
    return np.int64(BESIDE[square, direction])


@rule
def land(state, box, square):
    """What a square yields as terrain; NONE is grass."""
    return box.land[state.board - 1, square]


@rule
def is_free(state, box, square):
    """T6, T7: an empty grass square has no terrain, no building, no worker. NONE has all bits: one look tells."""
    return land(state, box, square) & state.tile[square] & state.worker[square] == s.NONE


@rule
def why_not_place(state, box, square):
    """T6, T7: what lies or stands on a square."""
    if is_free(state, box, square):
        return reason.MAY
    terrain = land(state, box, square)
    if terrain != s.NONE:
        return reason.SQUARE_FOREST + np.int64(terrain)
    return reason.SQUARE_WORKER if state.tile[square] == s.NONE else reason.SQUARE_BUILDING


@rule
def has_free_square(state, box):
    for square in range(s.SQUARES):
        if is_free(state, box, square):
            return True
    return False


@rule
def buildings_of(state, seat):
    """How many buildings a seat has."""
    return count_of(town_of(state, seat))


@rule
def town_of(state, seat):
    """The squares of a seat's buildings."""
    town = np.int64(0)
    for square in range(s.SQUARES):
        town |= np.int64(state.owner[square] == seat) << square
    return town


@rule
def built(state):
    """The squares of all buildings."""
    squares = np.int64(0)
    for square in range(s.SQUARES):
        squares |= np.int64(state.tile[square] != s.NONE) << square
    return squares


@rule
def connected(town, square):
    """How many buildings of a town hang together by their sides with the one on this square."""
    joined = np.int64(0)
    grown = only(square)
    for _ in range(s.SQUARES):
        joined = grown
        grown = joined | with_sides(joined) & town
        if grown == joined:
            break
    return count_of(joined)


@rule
def ways_to_buildings(state, square):
    """The directions in which a building lies, as bits. Few squares have many: whoever looks at each looks at few."""
    ways = np.int64(0)
    for direction in range(s.AROUND):
        other = beside(square, direction)
        if other != s.NONE and state.tile[other] != s.NONE:
            ways |= np.int64(1) << direction
    return ways


@rule
def first_way(ways):
    """The first of some directions."""
    return np.int64(LOWEST[ways])


@rule
def buildings_around(state, square, seat):
    """Buildings among the 8 neighbours: those of one seat, or of anyone if the seat is NONE."""
    n = np.int64(0)
    for direction in range(s.AROUND):
        other = beside(square, direction)
        if other != s.NONE and state.tile[other] != s.NONE and (seat == s.NONE or state.owner[other] == seat):
            n += 1
    return n


@rule
def workers_around(state, square):
    n = np.int64(0)
    for direction in range(s.AROUND):
        other = beside(square, direction)
        if other != s.NONE and state.worker[other] != s.NONE:
            n += 1
    return n


@rule
def grass_around(state, box, square):
    """T15: neighbours with neither building nor terrain."""
    n = np.int64(0)
    for direction in range(s.AROUND):
        other = beside(square, direction)
        if other != s.NONE and state.tile[other] == s.NONE and land(state, box, other) == s.NONE:
            n += 1
    return n


@rule
def lands_beside(state, box, square):
    """The kinds of terrain among the 8 neighbours, as bits."""
    kinds = np.int64(0)
    for direction in range(s.AROUND):
        other = beside(square, direction)
        if other != s.NONE and land(state, box, other) != s.NONE:
            kinds |= np.int64(1) << np.int64(land(state, box, other))
    return kinds
