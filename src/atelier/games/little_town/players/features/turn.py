"""What the turn has come to, as numbers."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.players.features.numbers import add, copy, mark, put
from atelier.games.little_town.players.features.tiles import PAID, number_of
from atelier.games.little_town.rules.activation import RENT
from atelier.games.little_town.rules.board import beside, land
from atelier.rule import rule

SIDE = 3 + PAID
"""A square around the worker: 1 if it was used, 2 if it is at work; cubes and coins it brings less what it takes, rent
included; its points; cubes of choice."""
MOST_THERE, MOST_OWED = 9, 9
COUNTS = 7  # activated, rewards, owing, bought, residing, hungry, helped


@rule
def show_turn(state, box, kinds, out, n):
    """Where the worker stands and came from, what it does, what is bought, what is left to do and to pay."""
    out[n] = state.place + 1
    n = mark(out, n + 1, state.doing, 2)
    if state.spot != s.NONE:
        out[n] = 1 + state.spot % s.COLUMNS
        out[n + 1] = 1 + state.spot // s.COLUMNS
        if state.doing != s.CONSTRUCTION:
            show_around(state, box, out, n + 2)
    n += 2 + s.AROUND * SIDE
    if state.buying != s.NONE:
        out[n] = number_of(kinds, state.buying)
    out[n + 1] = state.incoming + 1
    out[n + 2] = state.used + 1
    out[n + 3] = state.side + 1
    out[n + 4] = state.option
    out[n + 5] = state.course + 1 if state.hungry > 0 else 0
    n = copy(state.pending, s.STEPS, out, n + 6, MOST_OWED)
    n = copy(state.gathered, s.RESOURCES, out, n, s.CUBES)
    n = copy(state.owed, s.RESOURCES, out, n, MOST_OWED)
    n = copy(state.given, s.RESOURCES, out, n, MOST_OWED)
    return show_counts(state, out, n)


@rule
def show_around(state, box, out, n):
    """T6: what each of the squares around the worker, or around a Residence, brings whoever decides."""
    for direction in range(s.AROUND):
        square = beside(state.spot, direction)
        if square != s.NONE:
            terrain, tile = land(state, box, square), state.tile[square]
            out[n] = 2 if square == state.target else state.touched[direction]
            if terrain != s.NONE:
                out[n + 1 + np.int64(terrain)] = 1
            elif tile != s.NONE and box.works[tile]:
                show_errand(state, box, square, out, n + 1)
        n += SIDE


@rule
def show_errand(state, box, square, out, n):
    """T6: what activating a building brings."""
    tile = state.tile[square]
    for good in range(PAID):
        put(out, n + good, np.int64(box.output[tile, good]) - box.price[tile, good], MOST_THERE)
    if state.owner[square] != state.turn:
        add(out, n + s.COINS, -RENT, MOST_THERE)
    put(out, n + PAID, box.output[tile, s.POINTS], MOST_THERE)
    put(out, n + PAID + 1, box.price[tile, s.ANY], MOST_THERE)


@rule
def show_counts(state, out, n):
    """How much of everything there was in this turn, or is still to come."""
    out[n] = state.activated
    out[n + 1] = state.rewards
    out[n + 2] = state.owing
    out[n + 3] = state.bought
    out[n + 4] = state.residing
    out[n + 5] = state.hungry
    out[n + 6] = state.helped
    return n + COUNTS
