"""Tiles as numbers: what they cost and score in the market, what they do once built, what lies on each square."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.players.features.numbers import add, chair_of, copy, put, whose
from atelier.games.little_town.rules.board import land
from atelier.games.little_town.rules.squares import count_of, only
from atelier.rule import rule

KINDS = s.MARKET_TILES + 1  # kinds of tile in a game: the twelve, and the one with several copies
PAID = s.COINS + 1  # what is paid: cubes and coins
USE = PAID + 10
"""What a tile does: cubes, coins and points it gives less what it takes; cubes of choice it takes and gives; whether
its output is gathered; points and coins per worker and whether it activates, each round; points per building, grass
square and Artisan card at the end."""
MOST_LEFT, MOST_SCORED = 9, 20
MOST_OF_SEAT, MOST_OF_MARKET = 12, 60


@rule
def kinds_in_game(state):
    """T3: the kinds of tile that are in the market or built, as bits."""
    kinds = np.int64(0)
    for tile in range(s.TILES):
        kinds |= np.int64(state.market[tile] > 0) << tile
    for square in range(s.SQUARES):
        if state.tile[square] != s.NONE:
            kinds |= only(state.tile[square])
    return kinds


@rule
def number_of(kinds, tile):
    """Which of these kinds a tile is, counted from 1."""
    return count_of(kinds & (2 * only(tile) - 1))


@rule
def show_squares(state, box, seat, kinds, out, n):
    """What lies on each square, a kind of tile or, below zero, terrain; then whose house or worker stands there."""
    for square in range(s.SQUARES):
        terrain, tile = land(state, box, square), state.tile[square]
        if terrain != s.NONE:
            out[n + square] = -1 - terrain
        elif tile != s.NONE:
            out[n + square] = number_of(kinds, tile)
            out[n + s.SQUARES + square] = whose(state, seat, state.owner[square])
        elif state.worker[square] != s.NONE:
            out[n + s.SQUARES + square] = whose(state, seat, state.worker[square])
    return n + 2 * s.SQUARES


@rule
def show_market(state, box, kinds, out, n):
    """T7: what may still be built, kind by kind: how many are left, points, cost. What is sold out is nothing."""
    kind = 0
    for tile in range(s.TILES):
        if kinds >> tile & 1:
            if state.market[tile] > 0:
                put(out, n + kind, state.market[tile], MOST_LEFT)
                put(out, n + KINDS + kind, box.points[tile], MOST_SCORED)
                copy(box.cost[tile], PAID, out, n + 2 * KINDS + kind * PAID, s.MOST_OWED)
            kind += 1
    return n + KINDS * (2 + PAID)


@rule
def show_uses(state, box, seat, out, n):
    """T6, T12, T15: what everyone's buildings do, all together; and what the tiles of the market would."""
    for square in range(s.SQUARES):
        if state.tile[square] != s.NONE:
            chair = chair_of(state, seat, state.owner[square])
            add_use(box, state.tile[square], out, n + chair * USE, MOST_OF_SEAT)
    for tile in range(s.TILES):
        if state.market[tile] > 0:
            add_use(box, tile, out, n + s.SEATS * USE, MOST_OF_MARKET)
    return n + (s.SEATS + 1) * USE


@rule
def add_use(box, tile, out, n, most):
    """What one tile does, on top of the others."""
    for good in range(PAID):
        add(out, n + good, np.int64(box.output[tile, good]) - box.price[tile, good], most)
    n += PAID
    add(out, n, box.output[tile, s.POINTS], most)
    add(out, n + 1, box.price[tile, s.ANY], most)
    add(out, n + 2, box.output[tile, s.ANY], most)
    add(out, n + 3, box.gathers[tile], most)
    add(out, n + 4, box.round_points[tile], most)
    add(out, n + 5, box.round_coins[tile], most)
    add(out, n + 6, box.round_activates[tile], most)
    add(out, n + 7, box.end_buildings[tile], most)
    add(out, n + 8, box.end_grass[tile], most)
    add(out, n + 9, box.end_artisans[tile], most)
