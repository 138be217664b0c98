"""The effects of Gather cards (X4–X7, X14). What a card does is data of the box; this room carries it out."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.activation import can_activate_any
from atelier.games.little_town.rules.artisans import begin_use, card_beside, face, part, shown, why_not_fit
from atelier.games.little_town.rules.build import why_not_afford_with
from atelier.games.little_town.rules.gathering import why_not_gather_again
from atelier.games.little_town.rules.objectives import look_at_stock
from atelier.games.little_town.rules.payment import can_give_many, why_not_give
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
    """Back to the action when nothing is left of the effect.

    Picks from an empty supply are lost, but not before what may still put cubes back.
    """
    left = np.int64(0)
    for step in range(s.STEPS):
        left += state.pending[step]
    if left == state.pending[s.ANY_PICKS] and cubes_of(state.supply) == 0:
        state.pending[s.ANY_PICKS] = 0
        left = np.int64(0)
    state.phase = s.EFFECT if left > 0 else s.ACT
