"""What the stock of a seat is worth: coins, wood and stone, food."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.players.evaluation.prices import (
    COIN_PRICE,
    CUBES_PER_BUILDING,
    LAST_COIN,
    POCKET,
    SPARE_COIN,
    SPARE_CUBE,
    STONE_PRICE,
    STORED_FOOD,
    WOOD_PRICE,
    coin_price,
    meal_price,
    short_of_food,
)
from atelier.games.little_town.players.evaluation.tiles import wish
from atelier.games.little_town.rules.payment import missing
from atelier.rule import rule

LAST_TURN = 5.0  # what a last turn brings without building
PAIR = 0.4  # wood and stone together


@rule
def coins_value(state, box, seat):
    """The first coins are spent on rent, more of them in place of cubes."""
    if state.rounds == s.ROUNDS:
        return coin_price(state, box, seat) * state.coins[seat]
    pocket = min(POCKET, np.int64(state.coins[seat]))
    return COIN_PRICE * pocket + SPARE_COIN * (state.coins[seat] - pocket)


@rule
def materials_value(state, box, seat, turns):
    """Wood and stone: before the last turn exactly what can be built with them, else as far as houses go."""
    wood, stone = np.int64(state.goods[seat, s.WOOD]), np.int64(state.goods[seat, s.STONE])
    if turns <= 1:
        return best_building(state, box, seat) if turns == 1 else 0.0
    builds = min(np.int64(state.houses[seat]), (turns + 1) // 2)
    room = CUBES_PER_BUILDING * builds + min(builds, 1)
    cubes = min(1.0 * (wood + stone), room)
    full = max(0.0, min(cubes, room - CUBES_PER_BUILDING))
    used = full + ((room - full) ** 2 - (room - cubes) ** 2) / (2 * CUBES_PER_BUILDING)
    if wood + stone == 0:
        return 0.0
    price = (wood * (WOOD_PRICE - PAIR / 2) + stone * (STONE_PRICE - PAIR / 2)) / (wood + stone)
    return used * price + (wood + stone - used) * SPARE_CUBE + PAIR * min(wood, stone, builds)


@rule
def best_building(state, box, seat):
    """Points of the best tile of the market that a seat can pay, over a turn of another kind."""
    best = 0.0
    if state.houses[seat] > 0:
        for tile in range(s.TILES):
            if state.market[tile] > 0:
                coins = box.cost[tile, s.COINS] + s.COINS_PER_CUBE * missing(state.goods[seat], box.cost[tile])
                if coins <= state.coins[seat]:
                    best = max(best, wish(state, box, seat, tile, 0) - LAST_COIN * coins - LAST_TURN)
    return best


@rule
def food_value(state, box, seat):
    """Food for this round, dearer with every turn that is gone, and food stored for later."""
    later = np.int64(box.workers[state.seats - 2]) * (s.ROUNDS - state.rounds)
    short = short_of_food(state, box, seat)
    if short > 0:
        return -short * meal_price(state, box, seat)
    return STORED_FOOD * min(-short, later)
