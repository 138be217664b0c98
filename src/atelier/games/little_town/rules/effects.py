"""The effects of Gather cards (X4–X7, X14). What a card does is data of the box; this room carries it out."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.activation import can_activate_any, list_activations, list_picks
from atelier.games.little_town.rules.artisans import begin_use, card_beside, face, fits, part, shown
from atelier.games.little_town.rules.gathering import lands_left
from atelier.games.little_town.rules.objectives import look_at_stock
from atelier.games.little_town.rules.payment import can_give, can_give_many, give
from atelier.games.little_town.rules.points import score_points
from atelier.games.little_town.rules.stock import cubes_of, gain_coins, gather
from atelier.rule import rule

TRADED, OFFERED = 2, 3


@rule
def list_uses(state, box, actions, n, use_code):
    """X4, X5: effects of the cards beside the worker's place that would do something; one a turn."""
    if state.used == s.NONE:
        for side in range(2):
            if fits(state, side):
                for option in range(box.options[face(state), card_beside(state, side)]):
                    actions[n] = use_code + side * s.OPTIONS + option
                    n += does_something(state, box, side, option)
    return n


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
        return can_give(state, s.COINS) and state.bank + s.COINS_PER_CUBE >= price
    return state.bank >= price and cubes_of(state.goods[state.turn]) > 0


@rule
def can_repeat(state, box):
    """X5: is there a space already used this turn that could be used once more?"""
    for resource in range(s.TERRAINS):
        if state.supply[resource] > 0 and lands_left(state, box, resource, 1) > 0:
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
def list_repeats(state, box, actions, n, gather_code, activate_code):
    """X5: spaces of this turn that may be used once more."""
    if state.pending[s.AGAIN] > 0 and not is_trading(state):
        for resource in range(s.TERRAINS):
            if state.supply[resource] > 0 and lands_left(state, box, resource, 1) > 0:
                actions[n] = gather_code + resource
                n += 1
        n = list_activations(state, box, actions, n, activate_code, 1)
    return n


@rule
def list_steps(state, box, actions, n, gain_code, pick_code, sell_code, trade_code, offer_code):
    """X5: what is left of the effect, in any order."""
    if not is_trading(state):
        if state.pending[s.GAINS] > 0:
            actions[n] = gain_code
            n += 1
        if state.pending[s.ANY_PICKS] > 0:
            n = list_picks(state, actions, n, pick_code)
        for good in range(s.COINS + 1):
            if (
                state.pending[s.SELL] > 0
                and can_give(state, good)
                and can_sell(state, part(state, box, s.SELLING), good)
            ):
                actions[n] = sell_code + good
                n += 1
    for good in range(s.COINS + 1):
        if state.pending[s.TRADE] > 0 and can_give(state, good) and can_give_many(state, state.pending[s.TRADE]):
            actions[n] = trade_code + good
            n += 1
    if not is_trading(state):
        for good in range(s.COINS + 1):
            if state.pending[s.OFFER] > 0 and can_give(state, good):
                actions[n] = offer_code + good
                n += 1
    return n


@rule
def may_stop_effect(state, box):
    """X5: each "spend" and "once more" may be left out; gains happen; an effect that was used has done something."""
    if is_trading(state) or (state.pending[s.ANY_PICKS] > 0 and cubes_of(state.supply) > 0):
        return False
    if state.helped:
        return True
    return state.pending[s.GAINS] > 0 and gains_something(state, box, state.used, state.option)


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
