"""The board: which squares lie beside each other, and what lies on them (T6, T7)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.rule import rule

FIRST_COLUMN = sum(1 << (row * s.COLUMNS) for row in range(s.ROWS))
LAST_COLUMN = FIRST_COLUMN << (s.COLUMNS - 1)


@rule
def beside(square, direction):
    """The square in one of the 8 directions, row by row from the upper left; NONE beyond the edge."""
    step = direction + (direction >= s.AROUND // 2)
    column = np.int64(square) % s.COLUMNS + step % 3 - 1
    row = np.int64(square) // s.COLUMNS + step // 3 - 1
    if column < 0 or column >= s.COLUMNS or row < 0 or row >= s.ROWS:
        return s.NONE
    return row * s.COLUMNS + column


@rule
def land(state, box, square):
    """What a square yields as terrain; NONE is grass."""
    return box.land[state.board - 1, square]


@rule
def why_not_place(state, box, square):
    """T6, T7: an empty grass square has no terrain, no building, no worker."""
    terrain, tile, worker = land(state, box, square), state.tile[square], state.worker[square]
    if terrain != s.NONE:
        return reason.SQUARE_FOREST + np.int64(terrain)
    if tile != s.NONE:
        return reason.SQUARE_BUILDING
    return reason.MAY if worker == s.NONE else reason.SQUARE_WORKER


@rule
def is_free(state, box, square):
    return why_not_place(state, box, square) == reason.MAY


@rule
def has_free_square(state, box):
    for square in range(s.SQUARES):
        if is_free(state, box, square):
            return True
    return False


@rule
def buildings_of(state, seat):
    """How many buildings a seat has."""
    n = np.int64(0)
    for square in range(s.SQUARES):
        n += state.owner[square] == seat
    return n


@rule
def town_of(state, seat):
    """The squares of a seat's buildings as the bits of one number."""
    town = np.int64(0)
    for square in range(s.SQUARES):
        if state.owner[square] == seat:
            town |= np.int64(1) << square
    return town


@rule
def connected(state, seat, square):
    """How many of a seat's buildings hang together by their sides with the one on this square."""
    town = town_of(state, seat)
    joined = np.int64(0)
    grown = np.int64(1) << np.int64(square)
    for _ in range(s.SQUARES):
        joined = grown
        right = (joined & ~LAST_COLUMN) << 1
        left = (joined & ~FIRST_COLUMN) >> 1
        grown = joined | ((right | left | (joined << s.COLUMNS) | (joined >> s.COLUMNS)) & town)
        if grown == joined:
            break
    n = np.int64(0)
    for other in range(s.SQUARES):
        n += joined >> other & 1
    return n


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
