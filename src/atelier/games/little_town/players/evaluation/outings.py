"""What a worker on a square would bring home: rules of thumb, not rules."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.players.evaluation.prices import STORED_FOOD, cheapest_cube, total
from atelier.games.little_town.rules.activation import RENT
from atelier.games.little_town.rules.board import beside, land
from atelier.rule import rule

FAR_FROM_HAND = 0.8  # a cube that must be gathered first


@rule
def margin(state, box, seat, square, price):
    """What activating a building brings, rent and price deducted."""
    tile = state.tile[square]
    gain = total(box.output[tile], price)
    if box.price[tile, s.ANY] > 0:
        gain -= box.price[tile, s.ANY] * cheapest_cube(state, seat, price)
    else:
        gain -= total(box.price[tile], price)
    if state.owner[square] != seat:
        gain -= RENT * price[s.COINS]
    return gain


@rule
def outing_value(state, box, seat, square, price, short):
    """T6: what a worker on this square would bring home. Food beyond this round's need counts less."""
    value = 0.0
    food, coins = np.int64(0), np.int64(state.coins[seat])
    for direction in range(s.AROUND):
        other = beside(square, direction)
        if other != s.NONE and not state.touched[direction]:
            resource = land(state, box, other)
            if resource != s.NONE:
                if state.supply[resource] > 0:
                    value += price[resource]
                    food += resource == s.FISH
            elif state.tile[other] != s.NONE and box.works[state.tile[other]]:
                gain = errand_value(state, box, seat, other, price, coins)
                if gain > 0.0:
                    value += gain
                    food += box.output[state.tile[other], s.FISH] + box.output[state.tile[other], s.WHEAT]
                    coins -= box.price[state.tile[other], s.COINS] + (state.owner[other] != seat)
    return value - max(0.0, price[s.FISH] - STORED_FOOD) * max(0, food - max(0, short))


@rule
def errand_value(state, box, seat, other, price, coins):
    """What a building would bring a worker who stood beside it; nothing if it cannot be paid."""
    tile = state.tile[other]
    lacking = np.int64(0)
    for resource in range(s.RESOURCES):
        lacking += max(0, box.price[tile, resource] - state.goods[seat, resource])
    coins -= box.price[tile, s.COINS] + (state.owner[other] != seat)
    if lacking > 1 or coins < 0:
        return 0.0
    return margin(state, box, seat, other, price) - FAR_FROM_HAND * lacking
