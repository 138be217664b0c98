"""What a seat's buildings will bring: rules of thumb."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.players.evaluation.artisans import artisans_of
from atelier.games.little_town.players.evaluation.prices import COIN_PRICE
from atelier.games.little_town.players.evaluation.tiles import (
    HIRED,
    HOUSE_CALLS,
    MOST_ARTISANS,
    WORKERS_BESIDE,
    errand_gain,
)
from atelier.games.little_town.rules.board import beside, land
from atelier.games.little_town.rules.squares import FIRST_COLUMN, LAST_COLUMN
from atelier.rule import rule

USES_ANYWHERE, VISITS = 0.05, 0.085  # in a turn: of a building wherever it lies, of each of the three best squares
TERRAIN_VISIT = 0.6
NEW_NEIGHBOURS = 0.35  # buildings to come around a Castle, of those there is room for
GRASS_LOST, MOST_LOST = 0.055, 0.75  # of the grass around a Watchtower, in a turn and in all


@rule
def town_value(state, box, seat, turns):
    """What a seat's buildings will bring: visits to the best squares among them, and what they score later."""
    value = 0.0
    rounds = turns / box.workers[state.seats - 2]
    town = np.int64(0)
    for square in range(s.SQUARES):
        if state.owner[square] == seat:
            tile = state.tile[square]
            if box.works[tile]:
                town |= np.int64(1) << square
                value += turns * USES_ANYWHERE * errand_gain(box, tile)
            if box.end_artisans[tile] > 0:
                to_hire = max(0.0, MOST_ARTISANS - artisans_of(state, seat))
                value += box.end_artisans[tile] * min(to_hire, HIRED * turns)
            if is_monument(box, tile):
                value += monument_value(state, box, seat, square, turns, rounds)
    return value + turns * VISITS * best_visits(state, box, seat, town)


@rule
def is_monument(box, tile):
    """T12, T15: does it score, or work by itself, by what lies around it?"""
    each_round = box.round_points[tile] + box.round_coins[tile] + box.round_activates[tile]
    return each_round + box.end_buildings[tile] + box.end_grass[tile] > 0


@rule
def monument_value(state, box, seat, square, turns, rounds):
    """T12, T15: what such a tile will score later, by what lies around it."""
    tile = state.tile[square]
    grass, own, workers = np.int64(0), np.int64(0), np.int64(0)
    for direction in range(s.AROUND):
        other = beside(square, direction)
        if other != s.NONE and land(state, box, other) == s.NONE:
            if state.tile[other] == s.NONE:
                grass += 1
                workers += state.worker[other] != s.NONE
            else:
                own += state.owner[other] == seat
    builds = min(np.int64(state.houses[seat]), turns // 2)
    value = box.end_buildings[tile] * NEW_NEIGHBOURS * min(grass, builds)
    value -= box.end_grass[tile] * grass * min(MOST_LOST, GRASS_LOST * turns)
    value += box.round_activates[tile] * (0.5 + own) * HOUSE_CALLS / 2 * rounds
    if not state.residing:
        value += (box.round_points[tile] + COIN_PRICE * box.round_coins[tile]) * workers
    return value + (box.round_points[tile] + COIN_PRICE * box.round_coins[tile]) * WORKERS_BESIDE * rounds * (grass > 1)


@rule
def best_visits(state, box, seat, town):
    """What the three best squares beside a town's working buildings offer a worker, terrain included."""
    rows = town | (town << s.COLUMNS) | (town >> s.COLUMNS)
    near = rows | ((rows & ~LAST_COLUMN) << 1) | ((rows & ~FIRST_COLUMN) >> 1)
    first, second, third = 0.0, 0.0, 0.0
    for square in range(s.SQUARES):
        if near >> square & 1 and state.tile[square] == s.NONE and land(state, box, square) == s.NONE:
            visit = visit_value(state, box, seat, square)
            third = max(third, min(second, visit))
            second = max(second, min(first, visit))
            first = max(first, visit)
    return first + second + third


@rule
def visit_value(state, box, seat, square):
    """What a square offers a seat's workers round after round."""
    value = 0.0
    for direction in range(s.AROUND):
        other = beside(square, direction)
        if other != s.NONE:
            if land(state, box, other) != s.NONE:
                value += TERRAIN_VISIT
            elif state.owner[other] == seat and box.works[state.tile[other]]:
                value += errand_gain(box, state.tile[other])
    return value
