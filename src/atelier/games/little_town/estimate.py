"""What cubes, coins, a meal and an outing are worth now, in points: rules of thumb, not rules."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town.activation import RENT
from atelier.games.little_town.board import beside, land
from atelier.games.little_town.feeding import HUNGER
from atelier.games.little_town.rounds import chair_of, workers_home
from atelier.games.little_town.state import (
    ANY,
    AROUND,
    COINS,
    COINS_PER_CUBE,
    FEED,
    FISH,
    GOODS,
    NONE,
    PLACE,
    RESOURCES,
    ROUNDS,
    STONE,
    WHEAT,
    WOOD,
    WORKER,
)
from atelier.rule import rule

WOOD_PRICE, STONE_PRICE, FOOD_PRICE, COIN_PRICE = 0.8, 1.4, 0.8, 0.85
"""Points that a cube or a coin brings in the long run."""

SPARE_CUBE, SPARE_MEAL = 0.15, 0.05  # what nobody will build with or eat
CUBES_PER_BUILDING = 3.0
POCKET, SPARE_COIN = 4, 0.5  # so many coins are spent on rent, more of them in place of cubes
LAST_COIN = 1 / COINS_PER_CUBE
LATE_COIN = 0.1  # more for each turn left in the last round, up to three
CHEAP_MEAL = 0.4  # when there is all the time in the world
STORED_FOOD = 0.35  # a meal for a later round
FAR_FROM_HAND = 0.8  # a cube that must be gathered first


@rule
def turns_after(state, box, seat):
    """Turns a seat has left after the one in hand."""
    turns = workers_home(state, seat) + np.int64(box.workers[state.seats - 2]) * (ROUNDS - state.rounds)
    return turns - (seat == state.turn and (state.phase == WORKER or state.phase == PLACE))


@rule
def mouths(state, box, seat):
    """Workers of a seat still to be fed in this round."""
    if state.phase == FEED:
        if seat == state.turn:
            return np.int64(state.hungry)
        if chair_of(state, seat) < chair_of(state, state.turn):
            return np.int64(0)
    return np.int64(box.workers[state.seats - 2])


@rule
def short_of_food(state, box, seat):
    """Workers of a seat for whom there is no food yet; negative: food left over."""
    return mouths(state, box, seat) - state.goods[seat, FISH] - state.goods[seat, WHEAT]


@rule
def meal_price(state, box, seat):
    """What one more meal is worth while some would go hungry: the fewer turns are left in the round, the dearer."""
    turns = turns_after(state, box, seat) - np.int64(box.workers[state.seats - 2]) * (ROUNDS - state.rounds)
    price = min(1.0 * HUNGER, CHEAP_MEAL + HUNGER / (1.0 + turns))
    if state.coins[seat] >= COINS_PER_CUBE:
        price = min(price, COINS_PER_CUBE * coin_price(state, box, seat))
    return price


@rule
def store_price(state, box, seat, short):
    """What food is worth that nobody needs in this round."""
    return STORED_FOOD if -short < (ROUNDS - state.rounds) * np.int64(box.workers[state.seats - 2]) else SPARE_MEAL


@rule
def coin_price(state, box, seat):
    """Coins open the doors of others; at the end three are a point."""
    if state.rounds == ROUNDS:
        return LAST_COIN + LATE_COIN * min(3, turns_after(state, box, seat))
    return COIN_PRICE if state.coins[seat] <= POCKET else SPARE_COIN


@rule
def material_need(state, box, seat):
    """From 0 to 1: how well wood and stone can still be built with."""
    builds = min(state.houses[seat], (turns_after(state, box, seat) + 1) // 2)
    room = CUBES_PER_BUILDING * builds + min(builds, 1) - state.goods[seat, WOOD] - state.goods[seat, STONE]
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
    for good in range(GOODS):
        points += amounts[good] * price[good]
    return points


@rule
def cheapest_cube(state, seat, price):
    """The cube a seat would rather give away; or three coins."""
    cheapest = COINS_PER_CUBE * price[COINS]
    for resource in range(RESOURCES):
        if state.goods[seat, resource] > 0:
            cheapest = min(cheapest, price[resource])
    return cheapest


@rule
def margin(state, box, seat, square, price):
    """What activating a building brings, rent and price deducted."""
    tile = state.tile[square]
    gain = total(box.output[tile], price)
    if box.price[tile, ANY] > 0:
        gain -= box.price[tile, ANY] * cheapest_cube(state, seat, price)
    else:
        gain -= total(box.price[tile], price)
    if state.owner[square] != seat:
        gain -= RENT * price[COINS]
    return gain


@rule
def outing_value(state, box, seat, square, price, short):
    """T6: what a worker on this square would bring home. Food beyond this round's need counts less."""
    value = 0.0
    food, coins = np.int64(0), np.int64(state.coins[seat])
    for direction in range(AROUND):
        other = beside(square, direction)
        if other != NONE and not state.touched[direction]:
            resource = land(state, box, other)
            if resource != NONE:
                if state.supply[resource] > 0:
                    value += price[resource]
                    food += resource == FISH
            elif state.tile[other] != NONE and box.works[state.tile[other]]:
                gain = errand_value(state, box, seat, other, price, coins)
                if gain > 0.0:
                    value += gain
                    food += box.output[state.tile[other], FISH] + box.output[state.tile[other], WHEAT]
                    coins -= box.price[state.tile[other], COINS] + (state.owner[other] != seat)
    return value - max(0.0, price[FISH] - STORED_FOOD) * max(0, food - max(0, short))


@rule
def errand_value(state, box, seat, other, price, coins):
    """What a building would bring a worker who stood beside it; nothing if it cannot be paid."""
    tile = state.tile[other]
    lacking = np.int64(0)
    for resource in range(RESOURCES):
        lacking += max(0, box.price[tile, resource] - state.goods[seat, resource])
    coins -= box.price[tile, COINS] + (state.owner[other] != seat)
    if lacking > 1 or coins < 0:
        return 0.0
    return margin(state, box, seat, other, price) - FAR_FROM_HAND * lacking
