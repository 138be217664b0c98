"""Activating a building: rent, price, output (T6, T16)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.board import beside
from atelier.games.little_town.rules.objectives import look_at_activation, look_at_stock
from atelier.games.little_town.rules.payment import can_give, give, missing, owe
from atelier.games.little_town.rules.points import score_points
from atelier.games.little_town.rules.stock import cubes_of, gain, gain_coins, gather
from atelier.rule import rule

RENT = 1


@rule
def can_activate(state, box, square):
    """T6: rent, the full price, and the full output in the supply once the price lies there."""
    seat = state.turn
    tile = state.tile[square]
    if not box.works[tile]:
        return False
    coins = np.int64(state.coins[seat]) - box.price[tile, s.COINS]
    if state.owner[square] != seat:
        coins -= RENT
    if coins < 0:
        return False
    if box.price[tile, s.ANY] > 0:
        return can_barter(state, box, tile, cubes_of(state.goods[seat]), coins, box.price[tile, s.ANY], 0)
    units, must = np.int64(0), missing(state.goods[seat], box.price[tile])
    for resource in range(s.RESOURCES):
        units += box.price[tile, resource]
        if state.supply[resource] < box.output[tile, resource]:
            return False
    short = box.output[tile, s.COINS] - state.bank - box.price[tile, s.COINS]
    must = max(must, (short + s.COINS_PER_CUBE - 1) // s.COINS_PER_CUBE)
    return must <= min(units, coins // s.COINS_PER_CUBE)


@rule
def can_barter(state, box, tile, cubes, coins, count, added):
    """Can so many more cubes be given, coins for some, so that the supply then has what the Pawnshop gives?

    `added`: cubes that are about to go to the supply besides.
    """
    fewest = max(0, box.output[tile, s.ANY] - cubes_of(state.supply) - added, count - coins // s.COINS_PER_CUBE)
    return fewest <= min(count, cubes)


@rule
def list_activations(state, box, actions, n, activate_code, touched):
    """Buildings around the worker that can be activated: those not yet used, or those used already (X5)."""
    for direction in range(s.AROUND):
        square = beside(state.spot, direction)
        if square != s.NONE and state.tile[square] != s.NONE and state.touched[direction] == touched:
            if can_activate(state, box, square):
                actions[n] = activate_code + square
                n += 1
    return n


@rule
def can_activate_any(state, box, touched):
    for direction in range(s.AROUND):
        square = beside(state.spot, direction)
        if square != s.NONE and state.tile[square] != s.NONE and state.touched[direction] == touched:
            if can_activate(state, box, square):
                return True
    return False


@rule
def begin_activation(state, box, square):
    """T6: pay the rent and begin the price. In a turn each building counts once, however often (T16, X7).

    False: cubes of choice must be given first.
    """
    tile = state.tile[square]
    state.target = square
    for direction in range(s.AROUND):
        if beside(state.spot, direction) == square and not state.touched[direction]:
            state.touched[direction] = 1
            if not state.residing:
                state.activated += 1
                state.rewards += box.output[tile, s.POINTS] > 0
    pay_rent(state, box, state.owner[square])
    owe(state, box.price[tile])
    for resource in range(s.RESOURCES):
        state.given[resource] = 0
    if box.price[tile, s.ANY] > 0:
        state.owing = box.price[tile, s.ANY]
        state.phase = s.GIVE
        return False
    return True


@rule
def pay_rent(state, box, owner):
    """T6: one real coin to the owner, before the price."""
    if owner != state.turn:
        state.coins[state.turn] -= RENT
        state.coins[owner] += RENT
        for seat in range(state.seats):
            if seat == state.turn or seat == owner:
                look_at_stock(state, box, seat)


@rule
def list_gifts(state, box, actions, n, give_code):
    """What may be given to a Pawnshop next."""
    seat = state.turn
    tile = state.tile[state.target]
    cubes, coins = cubes_of(state.goods[seat]), state.coins[seat]
    for resource in range(s.RESOURCES):
        if can_give(state, resource) and can_barter(state, box, tile, cubes - 1, coins, state.owing - 1, 1):
            actions[n] = give_code + resource
            n += 1
    if can_give(state, s.COINS) and can_barter(state, box, tile, cubes, coins - s.COINS_PER_CUBE, state.owing - 1, 0):
        actions[n] = give_code + s.COINS
        n += 1
    return n


@rule
def give_to_building(state, box, good):
    """T8, T16: one cube, or three coins; objective 05 counts real cubes."""
    give(state, box, good)
    if good != s.COINS:
        state.given[good] += 1
    state.owing -= 1
    return s.PAYING if state.owing == 0 else s.DECIDE


@rule
def deliver(state, box):
    """T6: the output, all of it; cubes to be chosen are asked for. True when the activation is over."""
    seat = state.turn
    tile = state.tile[state.target]
    look_at_stock(state, box, seat)
    look_at_activation(state, box, tile)
    for resource in range(s.RESOURCES):
        if box.output[tile, resource] > 0:
            if box.gathers[tile]:
                gather(state, box, resource, box.output[tile, resource])
            else:
                gain(state, resource, box.output[tile, resource])
    gain_coins(state, box.output[tile, s.COINS])
    score_points(state, seat, s.FROM_ACTIVATIONS, box.output[tile, s.POINTS])
    look_at_stock(state, box, seat)
    if box.output[tile, s.ANY] > 0:
        state.owing = box.output[tile, s.ANY]
        state.phase = s.TAKE
        return False
    state.target = s.NONE
    return True


@rule
def list_picks(state, actions, n, pick_code):
    """Cubes of a type the supply still has."""
    for resource in range(s.RESOURCES):
        if state.supply[resource] > 0:
            actions[n] = pick_code + resource
            n += 1
    return n


@rule
def take_from_building(state, box, resource):
    """One cube of the player's choice out of the supply. True when the activation is over."""
    gain(state, resource, 1)
    state.owing -= 1
    if state.owing > 0:
        return False
    look_at_stock(state, box, state.turn)
    state.target = s.NONE
    return True
