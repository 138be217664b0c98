"""Why one decision is not possible now: `legal` lists those of which nothing is said here."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.rules import effects
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.activation import why_not_activate, why_not_give_to_building, why_not_take
from atelier.games.little_town.rules.board import why_not_place
from atelier.games.little_town.rules.build import why_not_build, why_not_take_off
from atelier.games.little_town.rules.feeding import why_not_feed
from atelier.games.little_town.rules.gathering import why_not_gather
from atelier.games.little_town.rules.payment import why_not_pay_coins
from atelier.games.little_town.rules.rounds import why_not_choose_worker
from atelier.games.little_town.rules.turn import why_not_finish, why_not_spend_worker
from atelier.games.little_town.rules.upgrade import why_not_cycle, why_not_hire, why_not_lay, why_not_upgrade
from atelier.rule import rule

ASKED = np.zeros(codes.ACTIONS, np.int64)
"""The phases in which a decision is asked for, as bits."""
for first, phases in (
    (codes.CHOOSE_WORKER, (s.WORKER,)),
    (codes.PLACE_ON, (s.PLACE, s.SQUARE)),
    (codes.BUILD, (s.PLACE,)),
    (codes.GATHER_FROM, (s.ACT, s.EFFECT)),
    (codes.ACTIVATE, (s.ACT, s.EFFECT, s.RESIDENCE)),
    (codes.USE, (s.ACT, s.DISCOUNT)),
    (codes.GAIN, (s.EFFECT,)),
    (codes.PICK, (s.EFFECT, s.TAKE)),
    (codes.SELL_CUBE, (s.EFFECT,)),
    (codes.GIVE_CUBE, (s.GIVE,)),
    (codes.TAKE_OFF, (s.DISCOUNT,)),
    (codes.PAY_COINS, (s.PAY,)),
    (codes.HIRE, (s.UPGRADE,)),
    (codes.LAY_CUBE, (s.LAY,)),
    (codes.FEED_MEALS, (s.FEED,)),
    (codes.DONE, (s.ACT, s.EFFECT, s.UPGRADE, s.DISCOUNT, s.RESIDENCE)),
    (codes.SPEND_WORKER, (s.PLACE,)),
):
    ASKED[first:] = sum(1 << phase for phase in phases)

ARTISANS_ONLY = np.zeros(codes.ACTIONS, np.bool_)
"""Decisions there are only with the expansion."""
for first, until in (
    (codes.CHOOSE_WORKER, codes.PLACE_ON),
    (codes.USE, codes.PICK),
    (codes.SELL_CUBE, codes.GIVE_CUBE),
    (codes.TAKE_OFF, codes.PAY_COINS),
    (codes.HIRE, codes.FEED_MEALS),
):
    ARTISANS_ONLY[first:until] = True


@rule
def why_not(state, box, action):
    """0 if the seat on turn may do this now, else the first reason that applies (see `reasons`)."""
    if state.expansion == s.OFF and ARTISANS_ONLY[action]:
        return reason.NO_ARTISANS
    if state.expansion == s.ADVANCED and codes.CYCLE <= action < codes.LAY_CUBE:
        return reason.NO_CYCLING
    if not ASKED[action] >> state.phase & 1:
        return reason.NOT_NOW
    if action < codes.USE:
        return why_not_on_board(state, box, action)
    if action < codes.GIVE_CUBE:
        return why_not_with_help(state, box, action)
    if action < codes.HIRE:
        return why_not_in_payment(state, box, action)
    if action < codes.FEED_MEALS:
        return why_not_in_upgrade(state, box, action)
    if action < codes.DONE:
        return why_not_feed(state, (action - codes.FEED_MEALS) // s.MEALS, (action - codes.FEED_MEALS) % s.MEALS)
    return why_not_finish(state, box) if action == codes.DONE else why_not_spend_worker(state, box)


@rule
def why_not_on_board(state, box, action):
    """A worker, where it goes, what it builds, gathers and activates."""
    if action < codes.PLACE_ON:
        return why_not_choose_worker(state, action - codes.CHOOSE_WORKER)
    if action < codes.BUILD:
        return why_not_place(state, box, action - codes.PLACE_ON)
    if action < codes.GATHER_FROM:
        return why_not_build(state, box, action - codes.BUILD)
    if action < codes.ACTIVATE:
        if state.phase == s.EFFECT:
            return effects.why_not_repeat_terrain(state, box, action - codes.GATHER_FROM)
        return why_not_gather(state, box, action - codes.GATHER_FROM)
    if state.phase == s.EFFECT:
        return effects.why_not_repeat_building(state, box, action - codes.ACTIVATE)
    return why_not_activate(state, box, action - codes.ACTIVATE, 0)


@rule
def why_not_with_help(state, box, action):
    """The effect of an Artisan, step by step; cubes of choice."""
    if action < codes.GAIN:
        return effects.why_not_use(state, box, (action - codes.USE) // s.OPTIONS, (action - codes.USE) % s.OPTIONS)
    if action == codes.GAIN:
        return effects.why_not_gain(state)
    if action < codes.SELL_CUBE:
        if state.phase == s.TAKE:
            return why_not_take(state, action - codes.PICK)
        return effects.why_not_pick(state, action - codes.PICK)
    if action < codes.TRADE_CUBE:
        return effects.why_not_sell(state, box, action - codes.SELL_CUBE)
    if action < codes.OFFER_CUBE:
        return effects.why_not_trade(state, action - codes.TRADE_CUBE)
    return effects.why_not_offer(state, action - codes.OFFER_CUBE)


@rule
def why_not_in_payment(state, box, action):
    """What is given to a building, taken off a cost, paid in coins."""
    if action < codes.TAKE_OFF:
        return why_not_give_to_building(state, box, action - codes.GIVE_CUBE)
    if action < codes.PAY_COINS:
        return why_not_take_off(state, box, action - codes.TAKE_OFF)
    resource, count = (action - codes.PAY_COINS) // s.ANSWERS, (action - codes.PAY_COINS) % s.ANSWERS
    return why_not_pay_coins(state, box, resource, count)


@rule
def why_not_in_upgrade(state, box, action):
    """Hire, upgrade, cycle, lay a cube."""
    if action < codes.UPGRADE_CARD:
        return why_not_hire(state, box)
    if action < codes.CYCLE:
        return why_not_upgrade(state, box, action - codes.UPGRADE_CARD)
    if action < codes.LAY_CUBE:
        return why_not_cycle(state, action - codes.CYCLE)
    resource, for_coins = (action - codes.LAY_CUBE) % s.RESOURCES, (action - codes.LAY_CUBE) // s.RESOURCES
    return why_not_lay(state, resource, for_coins)
