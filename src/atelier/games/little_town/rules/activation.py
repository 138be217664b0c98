"""Activating a building: rent, price, output (T6, T16)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.board import beside, first_way, ways_to_buildings
from atelier.games.little_town.rules.objectives import look_at_activation, look_at_stock
from atelier.games.little_town.rules.payment import give, owe, why_not_give, why_not_pay
from atelier.games.little_town.rules.points import score_points
from atelier.games.little_town.rules.stock import cubes_of, gain, gain_coins, gather
from atelier.reasons import pointing
from atelier.rule import rule

RENT = 1


@rule
def why_not_activate(state, box, square, touched):
    """T6: a building beside the worker, not yet used or used already (X5), that can be paid and give its output."""
    if state.tile[square] == s.NONE:
        return reason.NO_BUILDING
    for direction in range(s.AROUND):
        if beside(state.spot, direction) == square:
            return why_not_activate_toward(state, box, direction, touched)
    return reason.NOT_BESIDE


@rule
def why_not_activate_toward(state, box, direction, touched):
    """The same of what lies in one direction."""
    square = beside(state.spot, direction)
    if square == s.NONE or state.tile[square] == s.NONE:
        return reason.NO_BUILDING
    if not box.works[state.tile[square]]:
        return reason.NOT_WORKING
    if state.touched[direction] != touched:
        return reason.NOT_ACTIVATED if touched else reason.ACTIVATED
    return why_not_run(state, box, square)


@rule
def why_not_run(state, box, square):
    """T6: rent, the full price, and the full output in the supply once the price lies there."""
    seat, tile = state.turn, state.tile[square]
    coins = np.int64(state.coins[seat])
    if state.owner[square] != seat:
        coins -= RENT
    if coins < 0:
        return reason.NO_RENT
    short = why_not_pay(state, box.price[tile], coins, reason.PRICE)
    if short != reason.MAY:
        return short
    coins -= box.price[tile, s.COINS]
    if box.price[tile, s.ANY] > 0:
        return why_not_barter(state, box, tile, cubes_of(state.goods[seat]), coins, box.price[tile, s.ANY], 0)
    units = np.int64(0)
    for resource in range(s.RESOURCES):
        units += box.price[tile, resource]
        if state.supply[resource] < box.output[tile, resource]:
            return pointing(reason.SUPPLY_SHORT, resource)
    paid = box.price[tile, s.COINS] + s.COINS_PER_CUBE * min(units, coins // s.COINS_PER_CUBE)
    return reason.MAY if state.bank + paid >= box.output[tile, s.COINS] else reason.BANK_SHORT


@rule
def why_not_barter(state, box, tile, cubes, coins, count, added):
    """T6, T8: can so many cubes be given, coins for some, so that the supply then has what the Pawnshop gives?

    `added`: cubes that are about to go to the supply besides.
    """
    if count - coins // s.COINS_PER_CUBE > cubes:
        return reason.BARTER
    short = box.output[tile, s.ANY] - cubes_of(state.supply) - added > min(count, cubes)
    return reason.BARTER_SUPPLY if short else reason.MAY


@rule
def list_activations(state, box, actions, n, activate_code, touched):
    """Buildings around the worker that can be activated: those not yet used, or those used already (X5)."""
    ways = ways_to_buildings(state, state.spot)
    while ways != 0:
        direction = first_way(ways)
        ways &= ways - 1
        actions[n] = activate_code + beside(state.spot, direction)
        n += why_not_activate_toward(state, box, direction, touched) == reason.MAY
    return n


@rule
def can_activate_any(state, box, touched):
    ways = ways_to_buildings(state, state.spot)
    while ways != 0:
        if why_not_activate_toward(state, box, first_way(ways), touched) == reason.MAY:
            return True
        ways &= ways - 1
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
    for good in range(s.COINS + 1):
        if why_not_give_to_building(state, box, good) == reason.MAY:
            actions[n] = give_code + good
            n += 1
    return n


@rule
def why_not_give_to_building(state, box, good):
    """T6, T8: a cube, or three coins as long as the supply can still give back what is due."""
    lacking = why_not_give(state, good)
    if lacking != reason.MAY:
        return lacking
    cubes, coins, added = cubes_of(state.goods[state.turn]), np.int64(state.coins[state.turn]), 0
    if good == s.COINS:
        coins -= s.COINS_PER_CUBE
    else:
        cubes -= 1
        added = 1
    short = why_not_barter(state, box, state.tile[state.target], cubes, coins, state.owing - 1, added)
    return reason.MAY if short == reason.MAY else reason.GIVE_CUBE


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
        if why_not_take(state, resource) == reason.MAY:
            actions[n] = pick_code + resource
            n += 1
    return n


@rule
def why_not_take(state, resource):
    """T6: a cube of choice is of a type the supply has."""
    return reason.MAY if state.supply[resource] > 0 else reason.SUPPLY_EMPTY


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
