"""What is left of the effect of a Gather card, step by step, in any order (X5)."""

from __future__ import annotations

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.activation import why_not_activate, why_not_take
from atelier.games.little_town.rules.artisans import part
from atelier.games.little_town.rules.effects import bank_can_buy, gains_something, take_gains
from atelier.games.little_town.rules.gathering import why_not_gather_again
from atelier.games.little_town.rules.objectives import look_at_stock
from atelier.games.little_town.rules.payment import can_give_many, give, why_not_give
from atelier.games.little_town.rules.points import score_points
from atelier.games.little_town.rules.stock import cubes_of, gain_coins, gather
from atelier.reasons import pointing
from atelier.rule import rule


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
    return why_busy(state, s.AGAIN, reason.NO_AGAIN) or why_not_gather_again(state, box, terrain)


@rule
def why_not_repeat_building(state, box, square):
    """X5: a building once more."""
    return why_busy(state, s.AGAIN, reason.NO_AGAIN) or why_not_activate(state, box, square, 1)


@rule
def why_not_gain(state):
    """X5: what the card gives without a choice."""
    return why_busy(state, s.GAINS, reason.NO_GAIN)


@rule
def why_not_pick(state, resource):
    """X5: a cube of choice."""
    return why_busy(state, s.ANY_PICKS, reason.NO_PICK) or why_not_take(state, resource)


@rule
def why_not_sell(state, box, good):
    """X5: the coins for a cube must all be there."""
    lacking = why_busy(state, s.SELL, reason.NO_SELL) or why_not_give(state, good)
    if lacking != reason.MAY:
        return lacking
    price = part(state, box, s.SELLING)
    return reason.MAY if bank_can_buy(state, price, good) else pointing(reason.BANK_SELL, price)


@rule
def why_not_trade(state, good):
    """X5: two cubes, or nothing."""
    lacking = why_busy(state, s.TRADE, reason.NO_TRADE) or why_not_give(state, good)
    if lacking != reason.MAY:
        return lacking
    return reason.MAY if can_give_many(state, state.pending[s.TRADE]) else reason.TRADE_TWO


@rule
def why_not_offer(state, good):
    """X5: up to three cubes."""
    return why_busy(state, s.OFFER, reason.NO_OFFER) or why_not_give(state, good)


@rule
def may_repeat(state):
    """X5: is there a "once more" in the effect, and not done yet?"""
    return why_busy(state, s.AGAIN, reason.NO_AGAIN) == reason.MAY


@rule
def list_terrain_again(state, box, actions, n, gather_code):
    """X5: terrain of this turn that may be used once more."""
    if may_repeat(state):
        for resource in range(s.TERRAINS):
            actions[n] = gather_code + resource
            n += why_not_gather_again(state, box, resource) == reason.MAY
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
