"""The effects of Gather cards (X4–X7, X14). What a card does is data of the box; this room carries it out."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.activation import (
    can_activate_any,
    list_activations,
    why_not_activate,
    why_not_take,
)
from atelier.games.little_town.rules.artisans import begin_use, card_beside, face, part, shown, why_not_fit
from atelier.games.little_town.rules.build import why_not_afford_with
from atelier.games.little_town.rules.gathering import why_not_gather_again
from atelier.games.little_town.rules.objectives import look_at_stock
from atelier.games.little_town.rules.payment import can_give_many, give, why_not_give
from atelier.games.little_town.rules.points import score_points
from atelier.games.little_town.rules.stock import cubes_of, gain_coins, gather
from atelier.rule import rule

TRADED, OFFERED = 2, 3


@rule
def list_uses(state, box, actions, n, use_code):
    """X4: effects of the cards beside the worker's place."""
    if state.expansion != s.OFF:
        for side in range(2):
            for option in range(s.OPTIONS):
                actions[n] = use_code + side * s.OPTIONS + option
                n += why_not_use(state, box, side, option) == reason.MAY
    return n


@rule
def why_not_use(state, box, side, option):
    """X4–X6: one effect a turn, of a fitting card; it does something, or leaves a cost that can be paid."""
    if state.phase == s.DISCOUNT and state.pending[s.LESS] > 0:
        return reason.LESS_FIRST
    if state.used != s.NONE:
        return reason.ONE_EFFECT
    other = why_not_fit(state, side)
    if other != reason.MAY:
        return other
    if option >= box.options[face(state), card_beside(state, side)]:
        return reason.NO_CHOICE
    if state.phase == s.DISCOUNT:
        return why_not_afford_with(state, box, state.buying, side, option)
    return reason.MAY if does_something(state, box, side, option) else reason.DOES_NOTHING


@rule
def does_something(state, box, side, option):
    """X5: a use that does nothing is not offered."""
    parts = box.effect[face(state), card_beside(state, side), option]
    if gains_something(state, box, side, option) or (parts[s.ANY] > 0 and cubes_of(state.supply) > 0):
        return True
    if parts[s.SELLING] > 0 and (can_sell(state, parts[s.SELLING], 0) or can_sell(state, parts[s.SELLING], s.COINS)):
        return True
    if (parts[s.TRADING] > 0 and can_give_many(state, TRADED)) or (parts[s.OFFERING] > 0 and can_give_many(state, 1)):
        return True
    return parts[s.ONCE_MORE] > 0 and can_repeat(state, box)


@rule
def can_sell(state, price, good):
    """X5: a cube (any, or three coins) for so many coins, which must all be there."""
    if good == s.COINS:
        return why_not_give(state, s.COINS) == reason.MAY and bank_can_buy(state, price, good)
    return cubes_of(state.goods[state.turn]) > 0 and bank_can_buy(state, price, good)


@rule
def bank_can_buy(state, price, good):
    """X5: three coins that are given in place of a cube are there already."""
    return state.bank + (s.COINS_PER_CUBE if good == s.COINS else 0) >= price


@rule
def can_repeat(state, box):
    """X5: is there a space already used this turn that could be used once more?"""
    for resource in range(s.TERRAINS):
        if why_not_gather_again(state, box, resource) == reason.MAY:
            return True
    return can_activate_any(state, box, 1)


@rule
def use_gather(state, box, side, option):
    """X4, X5: begin the effect of a Gather card. What cannot be left out and needs no choice happens at once."""
    begin_use(state, box, side, option)
    state.pending[s.GAINS] = 1
    state.pending[s.ANY_PICKS] = part(state, box, s.ANY)
    state.pending[s.SELL] = part(state, box, s.SELLING) > 0
    state.pending[s.TRADE] = TRADED if part(state, box, s.TRADING) > 0 else 0
    state.pending[s.OFFER] = OFFERED if part(state, box, s.OFFERING) > 0 else 0
    state.pending[s.AGAIN] = part(state, box, s.ONCE_MORE)
    if not (state.pending[s.SELL] or state.pending[s.TRADE] or state.pending[s.OFFER] or state.pending[s.AGAIN]):
        take_gains(state, box)
    elif not has_gains(state, box):
        state.pending[s.GAINS] = 0


@rule
def has_gains(state, box):
    gains = part(state, box, s.COINS) + part(state, box, s.POINTS)
    for resource in range(s.RESOURCES):
        gains += shown(state, box, state.used, state.option, resource)
    return gains > 0


@rule
def gains_something(state, box, side, option):
    """X5: would a card give points, coins or a cube of a type shown, as the supply lies?"""
    parts = box.effect[face(state), card_beside(state, side), option]
    if parts[s.POINTS] > 0 or (parts[s.COINS] > 0 and state.bank > 0):
        return True
    for resource in range(s.RESOURCES):
        if state.supply[resource] > 0 and shown(state, box, side, option, resource) > 0:
            return True
    return False


@rule
def take_gains(state, box):
    """X5, X6: one of each type shown, coins and points, as far as the supply goes."""
    state.pending[s.GAINS] = 0
    state.helped |= gains_something(state, box, state.used, state.option)
    for resource in range(s.RESOURCES):
        gather(state, box, resource, shown(state, box, state.used, state.option, resource))
    gain_coins(state, part(state, box, s.COINS))
    score_points(state, state.turn, s.FROM_ARTISANS, part(state, box, s.POINTS))
    look_at_stock(state, box, state.turn)


@rule
def go_on_with_effect(state):
    """Back to the action when nothing is left of the effect; picks from an empty supply are lost."""
    if cubes_of(state.supply) == 0:
        state.pending[s.ANY_PICKS] = 0
    left = np.int64(0)
    for step in range(s.STEPS):
        left += state.pending[step]
    state.phase = s.EFFECT if left > 0 else s.ACT


@rule
def is_trading(state):
    """One of the two cubes of a trade is given: the other must follow."""
    return state.pending[s.TRADE] == 1


@rule
def why_busy(state, step, idle):
    """X5: a trade that was begun goes first; else, is this step part of the effect, and not done yet?"""
    if is_trading(state) and step != s.TRADE:
        return reason.TRADE_FIRST
    return reason.MAY if state.pending[step] > 0 else idle


@rule
def why_not_repeat_terrain(state, box, terrain):
    """X5: a terrain square once more."""
    busy = why_busy(state, s.AGAIN, reason.NO_AGAIN)
    return busy if busy != reason.MAY else why_not_gather_again(state, box, terrain)


@rule
def why_not_repeat_building(state, box, square):
    """X5: a building once more."""
    busy = why_busy(state, s.AGAIN, reason.NO_AGAIN)
    return busy if busy != reason.MAY else why_not_activate(state, box, square, 1)


@rule
def why_not_gain(state):
    """X5: what the card gives without a choice."""
    return why_busy(state, s.GAINS, reason.NO_GAIN)


@rule
def why_not_pick(state, resource):
    """X5: a cube of choice."""
    busy = why_busy(state, s.ANY_PICKS, reason.NO_PICK)
    return busy if busy != reason.MAY else why_not_take(state, resource)


@rule
def why_not_sell(state, box, good):
    """X5: the coins for a cube must all be there."""
    busy = why_busy(state, s.SELL, reason.NO_SELL)
    lacking = busy if busy != reason.MAY else why_not_give(state, good)
    if lacking != reason.MAY:
        return lacking
    price = part(state, box, s.SELLING)
    return reason.MAY if bank_can_buy(state, price, good) else reason.pointing(reason.BANK_SELL, price)


@rule
def why_not_trade(state, good):
    """X5: two cubes, or nothing."""
    busy = why_busy(state, s.TRADE, reason.NO_TRADE)
    lacking = busy if busy != reason.MAY else why_not_give(state, good)
    if lacking != reason.MAY:
        return lacking
    return reason.MAY if can_give_many(state, state.pending[s.TRADE]) else reason.TRADE_TWO


@rule
def why_not_offer(state, good):
    """X5: up to three cubes."""
    busy = why_busy(state, s.OFFER, reason.NO_OFFER)
    return busy if busy != reason.MAY else why_not_give(state, good)


@rule
def list_repeats(state, box, actions, n, gather_code, activate_code):
    """X5: spaces of this turn that may be used once more."""
    if why_busy(state, s.AGAIN, reason.NO_AGAIN) == reason.MAY:
        for resource in range(s.TERRAINS):
            if why_not_gather_again(state, box, resource) == reason.MAY:
                actions[n] = gather_code + resource
                n += 1
        n = list_activations(state, box, actions, n, activate_code, 1)
    return n


@rule
def list_steps(state, box, actions, n, gain_code, pick_code, sell_code, trade_code, offer_code):
    """X5: what is left of the effect, in any order."""
    if why_not_gain(state) == reason.MAY:
        actions[n] = gain_code
        n += 1
    for resource in range(s.RESOURCES):
        if why_not_pick(state, resource) == reason.MAY:
            actions[n] = pick_code + resource
            n += 1
    for good in range(s.COINS + 1):
        if why_not_sell(state, box, good) == reason.MAY:
            actions[n] = sell_code + good
            n += 1
    for good in range(s.COINS + 1):
        if why_not_trade(state, good) == reason.MAY:
            actions[n] = trade_code + good
            n += 1
    for good in range(s.COINS + 1):
        if why_not_offer(state, good) == reason.MAY:
            actions[n] = offer_code + good
            n += 1
    return n


@rule
def why_not_stop_effect(state, box):
    """X5: each "spend" and "once more" may be left out; gains happen; an effect that was used has done something."""
    if is_trading(state):
        return reason.TRADE_FIRST
    if state.pending[s.ANY_PICKS] > 0 and cubes_of(state.supply) > 0:
        return reason.PICK_FIRST
    gains = state.pending[s.GAINS] > 0 and gains_something(state, box, state.used, state.option)
    return reason.MAY if state.helped or gains else reason.EFFECT_IDLE


@rule
def stop_effect(state, box):
    """What was not taken yet is taken, the rest is left out."""
    if state.pending[s.GAINS] > 0:
        take_gains(state, box)
    for step in range(s.STEPS):
        state.pending[step] = 0
    state.phase = s.ACT


@rule
def pick(state, box, resource):
    """X5: one cube of the player's choice."""
    state.pending[s.ANY_PICKS] -= 1
    state.helped = 1
    gather(state, box, resource, 1)
    look_at_stock(state, box, state.turn)


@rule
def repeat_terrain(state, box, resource):
    """X5: one terrain square once more."""
    state.pending[s.AGAIN] -= 1
    state.helped = 1
    gather(state, box, resource, 1)
    look_at_stock(state, box, state.turn)


@rule
def sell(state, box, good):
    """X5: spend one cube, gain coins."""
    state.pending[s.SELL] = 0
    state.helped = 1
    give(state, box, good)
    look_at_stock(state, box, state.turn)
    gain_coins(state, part(state, box, s.SELLING))
    look_at_stock(state, box, state.turn)
    return s.RETURNING


@rule
def trade(state, box, good):
    """X5: spend two cubes, gain points for both."""
    state.pending[s.TRADE] -= 1
    state.helped = 1
    give(state, box, good)
    look_at_stock(state, box, state.turn)
    if state.pending[s.TRADE] == 0:
        score_points(state, state.turn, s.FROM_ARTISANS, part(state, box, s.TRADING))
    return s.RETURNING


@rule
def offer(state, box, good):
    """X5: spend up to three cubes, gain points for each."""
    state.pending[s.OFFER] -= 1
    state.helped = 1
    give(state, box, good)
    score_points(state, state.turn, s.FROM_ARTISANS, part(state, box, s.OFFERING))
    look_at_stock(state, box, state.turn)
    return s.RETURNING
