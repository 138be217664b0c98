"""What a tile or a house will bring in the turns to come, in points: rules of thumb, not rules."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.players.evaluation.artisans import artisans_of
from atelier.games.little_town.players.evaluation.objectives import objectives_helped
from atelier.games.little_town.players.evaluation.prices import (
    COIN_PRICE,
    FOOD_PRICE,
    STONE_PRICE,
    WOOD_PRICE,
    total,
    turns_after,
)
from atelier.rule import rule

USES_PER_TURN = 0.32  # how often a building of one's own is activated
CUBE_ASKED, COIN_ASKED = 0.5, 0.25  # so much less often one that asks for cubes, for coins
ERRANDS_OF_OTHERS = 0.05  # how often each opponent comes by, in a turn
HOUSE_IN_TIME, HOUSE_IN_HASTE = 0.3, 2.6  # a house with two turns for it, with three
WORKERS_BESIDE = 0.9  # around a Cathedral or an Inn, when a round ends
HOUSE_CALLS = 2.0  # what a Residence brings in a round
MOST_NEIGHBOURS = 4.0  # of a Castle
GRASS_LEFT = 4.0  # around a Watchtower when the game ends
MOST_ARTISANS = 5.0  # in the row of whoever has a tile that counts them
HOPED_TO_HIRE, HIRED = 0.3, 0.2  # of them in a turn: while the tile is only a wish, once it is built


@rule
def errand_gain(box, tile):
    """What activating a building brings its owner in the long run; less if it asks for cubes or coins first."""
    price = (WOOD_PRICE, STONE_PRICE, FOOD_PRICE, FOOD_PRICE, COIN_PRICE, 1.0, 1.0)
    asked = total(box.price[tile], price)
    gain = max(0.0, total(box.output[tile], price) - asked)
    if box.price[tile, s.COINS] > 0:
        return COIN_ASKED * gain
    return CUBE_ASKED * gain if asked > 0.0 else gain


@rule
def usefulness(box, tile, turns, opponents):
    """What a building will bring its owner in so many turns, and in rent."""
    if not box.works[tile]:
        return 0.0
    return turns * (USES_PER_TURN * errand_gain(box, tile) + ERRANDS_OF_OTHERS * opponents * COIN_PRICE)


@rule
def houses_value(houses, turns):
    """What houses not yet built will bring: there may be more of them than turns to build in."""
    return HOUSE_IN_TIME * min(1.0 * houses, turns / 2) + HOUSE_IN_HASTE * min(1.0 * houses, turns / 3)


@rule
def house_price(state, box, seat):
    """What one of these houses is worth: what is lost by building with it."""
    houses, turns = state.houses[seat], turns_after(state, box, seat)
    return houses_value(houses, turns) - houses_value(houses - 1, turns)


@rule
def wish(state, box, seat, tile, turns):
    """What a tile of the market is worth to a seat: points, later use, what it scores later, objectives it helps."""
    rounds = 1 + turns / box.workers[state.seats - 2]
    value = box.points[tile] + usefulness(box, tile, turns, state.seats - 1)
    value += (box.round_points[tile] + COIN_PRICE * box.round_coins[tile]) * WORKERS_BESIDE * rounds
    value += box.round_activates[tile] * HOUSE_CALLS * rounds
    if box.end_buildings[tile] > 0:
        value += box.end_buildings[tile] * castle_neighbours(state, box, seat, turns)
    value += box.end_grass[tile] * GRASS_LEFT
    if box.end_artisans[tile] > 0:
        value += box.end_artisans[tile] * min(MOST_ARTISANS, artisans_of(state, seat) + HOPED_TO_HIRE * turns)
    return value + objectives_helped(state, box, seat, tile)


@rule
def castle_neighbours(state, box, seat, turns):
    """T15: half of the buildings a seat has and will have come to lie around its Castle."""
    houses = np.int64(state.houses[seat])
    built = np.int64(box.houses[state.seats - 2]) - houses
    return min(MOST_NEIGHBOURS, (built + min(1.0 * houses, turns / 2)) / 2)
