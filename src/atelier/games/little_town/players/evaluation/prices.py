"""What cubes, coins and a meal are worth now, in points: rules of thumb, not rules."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.feeding import HUNGER
from atelier.games.little_town.rules.rounds import chair_of, workers_home
from atelier.rule import rule

WOOD_PRICE, STONE_PRICE, FOOD_PRICE, COIN_PRICE = 0.8, 1.4, 0.8, 0.85
"""Points that a cube or a coin brings in the long run."""

SPARE_CUBE, SPARE_MEAL = 0.15, 0.05  # what nobody will build with or eat
CUBES_PER_BUILDING = 3.0
POCKET, SPARE_COIN = 4, 0.5  # so many coins are spent on rent, more of them in place of cubes
LAST_COIN = 1 / s.COINS_PER_CUBE
LATE_COIN = 0.1  # more for each turn left in the last round, up to three
CHEAP_MEAL = 0.4  # when there is all the time in the world
STORED_FOOD = 0.35  # a meal for a later round


@rule
def turns_after(state, box, seat):
    """Turns a seat has left after the one in hand."""
    turns = workers_home(state, seat) + np.int64(box.workers[state.seats - 2]) * (s.ROUNDS - state.rounds)
    return turns - (seat == state.turn and (state.phase == s.WORKER or state.phase == s.PLACE))


@rule
def mouths(state, box, seat):
    """Workers of a seat still to be fed in this round."""
    if state.phase == s.FEED:
        if seat == state.turn:
            return np.int64(state.hungry)
        if chair_of(state, seat) < chair_of(state, state.turn):
            return np.int64(0)
    return np.int64(box.workers[state.seats - 2])


@rule
def short_of_food(state, box, seat):
    """Workers of a seat for whom there is no food yet; negative: food left over."""
    return mouths(state, box, seat) - state.goods[seat, s.FISH] - state.goods[seat, s.WHEAT]


@rule
def meal_price(state, box, seat):
    """What one more meal is worth while some would go hungry: the fewer turns are left in the round, the dearer."""
    turns = turns_after(state, box, seat) - np.int64(box.workers[state.seats - 2]) * (s.ROUNDS - state.rounds)
    price = min(1.0 * HUNGER, CHEAP_MEAL + HUNGER / (1.0 + turns))
    if state.coins[seat] >= s.COINS_PER_CUBE:
        price = min(price, s.COINS_PER_CUBE * coin_price(state, box, seat))
    return price


@rule
def store_price(state, box, seat, short):
    """What food is worth that nobody needs in this round."""
    return STORED_FOOD if -short < (s.ROUNDS - state.rounds) * np.int64(box.workers[state.seats - 2]) else SPARE_MEAL


@rule
def coin_price(state, box, seat):
    """Coins open the doors of others; at the end three are a point."""
    if state.rounds == s.ROUNDS:
        return LAST_COIN + LATE_COIN * min(3, turns_after(state, box, seat))
    return COIN_PRICE if state.coins[seat] <= POCKET else SPARE_COIN


@rule
def material_need(state, box, seat):
    """From 0 to 1: how well wood and stone can still be built with."""
    builds = min(state.houses[seat], (turns_after(state, box, seat) + 1) // 2)
    room = CUBES_PER_BUILDING * builds + min(builds, 1) - state.goods[seat, s.WOOD] - state.goods[seat, s.STONE]
    return min(1.0, max(0.0, room / CUBES_PER_BUILDING))


@rule
def prices(state, box, seat):
    """What one more of each of the goods is worth to a seat now; for `any` the best cube."""
    need = material_need(state, box, seat)
    wood = SPARE_CUBE + (WOOD_PRICE - SPARE_CUBE) * need
    stone = SPARE_CUBE + (STONE_PRICE - SPARE_CUBE) * need
    short = short_of_food(state, box, seat)
    food = meal_price(state, box, seat) if short > 0 else store_price(state, box, seat, short)
    coin = coin_price(state, box, seat)
    return (wood, stone, food, food, coin, max(wood, stone, food), 1.0)


@rule
def total(amounts, price):
    """So many of each of the goods, in points."""
    points = 0.0
    for good in range(s.GOODS):
        points += amounts[good] * price[good]
    return points


@rule
def cheapest_cube(state, seat, price):
    """The cube a seat would rather give away; or three coins."""
    cheapest = s.COINS_PER_CUBE * price[s.COINS]
    for resource in range(s.RESOURCES):
        if state.goods[seat, resource] > 0:
            cheapest = min(cheapest, price[resource])
    return cheapest
