"""What a position is worth: the points each seat may expect at the end, by rules of thumb."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town.estimate import (
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
    outing_value,
    prices,
    short_of_food,
    total,
    turns_after,
)
from atelier.games.little_town.payment import missing
from atelier.games.little_town.prospects import (
    aid_beside,
    artisans_of,
    card_future,
    card_gain,
    house_price,
    house_worth,
    wish,
)
from atelier.games.little_town.score import artisan_points, tile_points, total_points
from atelier.games.little_town.state import (
    ANY,
    ANY_PICKS,
    COINS,
    COINS_PER_CUBE,
    FISH,
    FISH_FEAST,
    FULL_BASKET,
    FULL_LARDER,
    GATHER,
    KEPT_SOURCES,
    MORE_HOUSES,
    NONE,
    OBJECTIVE_CARDS,
    OFF,
    OVER,
    PENNILESS,
    PLACE,
    RESOURCES,
    ROUNDS,
    ROW,
    SQUARE,
    STONE,
    TAKE,
    TEAM,
    TILES,
    UPGRADE,
    WEALTHY,
    WHEAT,
    WOOD,
    WORKER,
)
from atelier.games.little_town.town import town_worth
from atelier.rule import rule

TURN_YIELD = ((3.0, 3.6, 2.4, 0.9), (8.0, 7.6, 6.0, 2.2), (6.0, 5.4, 4.2, 2.0))
"""Points a turn brings in each round, besides what the town brings: without Artisans, standard, advanced."""

ROUND_COST = (1.2, 2.6, 1.5)  # what a worker eats in a round to come
LAST_TURN = 5.0  # what a last turn brings without building
PAIR = 0.4  # wood and stone together
BY_CHANCE, BY_EFFORT = 0.25, 0.6  # objectives that are fulfilled, and those that effort brings
SOMEWHERE = 0.4  # on the way to an objective whose progress is not looked at


@rule
def worth(state, box, values):
    """Fill `values[seat]` with the points each seat may expect in the end; at the end they are its points."""
    for seat in range(state.seats):
        if state.phase == OVER:
            values[seat] = total_points(state, box, seat)
        else:
            values[seat] = expected_points(state, box, seat)


@rule
def expected_points(state, box, seat):
    """Points now, and what the stock, the town, the Artisans and the turns left will bring."""
    turns = turns_after(state, box, seat)
    value = 0.0
    for source in range(KEPT_SOURCES):
        value += state.points[seat, source]
    value += tile_points(state, box, seat) + artisan_points(state, box, seat)
    value += coins_worth(state, box, seat) + materials_worth(state, box, seat, turns) + food_worth(state, box, seat)
    value += town_worth(state, box, seat, turns) + objectives_worth(state, box, seat, turns)
    if state.expansion != OFF:
        for slot in range(ROW):
            value += card_future(state, box, seat, state.row[seat, slot], slot, turns)
    if seat == state.turn:
        value += turn_worth(state, box, seat, turns)
    return value + future_turns(state, box, turns) + house_worth(state.houses[seat], turns)


@rule
def future_turns(state, box, turns):
    """What the turns to come bring, and what the rounds to come will eat."""
    workers = np.int64(box.workers[state.seats - 2])
    rounds = ROUNDS - state.rounds
    value = (turns - workers * rounds) * TURN_YIELD[state.expansion][state.rounds - 1]
    for later in range(state.rounds, ROUNDS):
        value += workers * TURN_YIELD[state.expansion][later]
    return value - ROUND_COST[state.expansion] * workers * rounds


@rule
def coins_worth(state, box, seat):
    """The first coins are spent on rent, more of them in place of cubes."""
    if state.rounds == ROUNDS:
        return coin_price(state, box, seat) * state.coins[seat]
    pocket = min(POCKET, np.int64(state.coins[seat]))
    return COIN_PRICE * pocket + SPARE_COIN * (state.coins[seat] - pocket)


@rule
def materials_worth(state, box, seat, turns):
    """Wood and stone: before the last turn exactly what can be built with them, else as far as houses go."""
    wood, stone = np.int64(state.goods[seat, WOOD]), np.int64(state.goods[seat, STONE])
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
        for tile in range(TILES):
            if state.market[tile] > 0:
                coins = box.cost[tile, COINS] + COINS_PER_CUBE * missing(state.goods[seat], box.cost[tile])
                if coins <= state.coins[seat]:
                    best = max(best, wish(state, box, seat, tile, 0) - LAST_COIN * coins - LAST_TURN)
    return best


@rule
def food_worth(state, box, seat):
    """Food for this round, dearer with every turn that is gone, and food stored for later."""
    later = np.int64(box.workers[state.seats - 2]) * (ROUNDS - state.rounds)
    short = short_of_food(state, box, seat)
    if short > 0:
        return -short * meal_price(state, box, seat)
    return STORED_FOOD * min(-short, later)


@rule
def objectives_worth(state, box, seat, turns):
    """Objectives not yet fulfilled, by how far they have come and the turns left."""
    value = 0.0
    for card in range(OBJECTIVE_CARDS):
        objective = state.objective[seat, card]
        if objective != NONE and not state.done[seat, card]:
            chance = (BY_CHANCE + BY_EFFORT * progress(state, box, seat, objective)) * min(1.0, turns / 4)
            value += chance * box.objective_points[objective]
    return value


@rule
def progress(state, box, seat, objective):
    """From 0 to 1: how near an objective is."""
    workers = np.int64(box.workers[state.seats - 2])
    goods, count = state.goods[seat], max(1, box.objective_count[objective])
    if objective == MORE_HOUSES:
        return (box.houses[state.seats - 2] - state.houses[seat]) / (workers + 1)
    if objective == FULL_LARDER:
        return min(1.0, (goods[FISH] + goods[WHEAT]) / (count * workers))
    if objective == FISH_FEAST:
        return min(1.0, goods[FISH] / workers)
    if objective == FULL_BASKET:
        types = np.int64(0)
        for resource in range(RESOURCES):
            types += goods[resource] > 0
        return types / RESOURCES
    if objective == PENNILESS:
        return 1.0 - min(1.0, state.coins[seat] / 4)
    if objective == WEALTHY:
        return min(1.0, state.coins[seat] / count)
    if objective == TEAM:
        return artisans_of(state, seat) / count
    return SOMEWHERE


@rule
def turn_worth(state, box, seat, turns):
    """What the turn in hand still brings: a whole turn before it has begun, what is left of it in its middle."""
    if state.phase == WORKER or state.phase == PLACE:
        return TURN_YIELD[state.expansion][state.rounds - 1]
    price = prices(state, box, seat)
    owed = 0.0
    for resource in range(RESOURCES):
        owed += state.owed[resource] * price[resource]
    if state.buying != NONE:
        if state.phase == SQUARE:
            owed = total(box.cost[state.buying], price)
        return wish(state, box, seat, state.buying, turns) - house_price(state, box, seat) - owed
    if state.incoming != NONE:
        return card_gain(state, box, seat, state.incoming, state.place + state.side, price)
    value = 0.0
    if state.target != NONE:
        output = total(box.output[state.tile[state.target]], price)
        value = state.owing * price[ANY] if state.phase == TAKE else output - owed
    if state.doing == GATHER and state.phase != UPGRADE:
        value += outing_value(state, box, seat, state.spot, price, short_of_food(state, box, seat))
        value += state.pending[ANY_PICKS] * price[ANY]
        if state.used == NONE:
            value += aid_beside(state, box, GATHER, price)
    return value
