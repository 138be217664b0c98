"""Why one decision is not possible now: `legal` lists those of which nothing is said here."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules import steps
from atelier.games.little_town.rules.activation import why_not_activate, why_not_give_to_building, why_not_take
from atelier.games.little_town.rules.board import why_not_place
from atelier.games.little_town.rules.build import why_not_build, why_not_take_off
from atelier.games.little_town.rules.effects import why_not_use
from atelier.games.little_town.rules.feeding import why_not_feed
from atelier.games.little_town.rules.gathering import why_not_gather
from atelier.games.little_town.rules.payment import why_not_pay_coins
from atelier.games.little_town.rules.rounds import why_not_choose_worker
from atelier.games.little_town.rules.turn import why_not_finish, why_not_spend_worker
from atelier.games.little_town.rules.upgrade import why_not_cycle, why_not_hire, why_not_lay, why_not_upgrade
from atelier.rule import rule

ASKED = {
    codes.CHOOSE_WORKER: (s.WORKER,),
    codes.PLACE_ON: (s.PLACE, s.SQUARE),
    codes.BUILD: (s.PLACE,),
    codes.GATHER_FROM: (s.ACT, s.EFFECT),
    codes.ACTIVATE: (s.ACT, s.EFFECT, s.RESIDENCE),
    codes.USE: (s.ACT, s.DISCOUNT),
    codes.GAIN: (s.EFFECT,),
    codes.PICK: (s.EFFECT, s.TAKE),
    codes.SELL_CUBE: (s.EFFECT,),
    codes.TRADE_CUBE: (s.EFFECT,),
    codes.OFFER_CUBE: (s.EFFECT,),
    codes.GIVE_CUBE: (s.GIVE,),
    codes.TAKE_OFF: (s.DISCOUNT,),
    codes.PAY_COINS: (s.PAY,),
    codes.HIRE: (s.UPGRADE,),
    codes.UPGRADE_CARD: (s.UPGRADE,),
    codes.CYCLE: (s.UPGRADE,),
    codes.LAY_CUBE: (s.LAY,),
    codes.FEED_MEALS: (s.FEED,),
    codes.DONE: (s.ACT, s.EFFECT, s.UPGRADE, s.DISCOUNT, s.RESIDENCE),
    codes.SPEND_WORKER: (s.PLACE,),
}
"""Which phases ask for an action."""

ARTISANS_ONLY = (
    codes.CHOOSE_WORKER,
    codes.USE,
    codes.GAIN,
    codes.SELL_CUBE,
    codes.TRADE_CUBE,
    codes.OFFER_CUBE,
    codes.TAKE_OFF,
    codes.HIRE,
    codes.UPGRADE_CARD,
    codes.CYCLE,
    codes.LAY_CUBE,
)
"""Decisions there are only with the expansion."""

PHASES = np.array([sum(1 << phase for phase in ASKED[kind]) for kind in codes.KIND], np.int64)
EXPANSION = np.array([kind in ARTISANS_ONLY for kind in codes.KIND], np.int8)
"""The same by code: the phases as bits, and whether it takes the expansion."""


@rule
def why_not(state, box, action):
    """0 if the seat on turn may do this now, else the first reason that applies (see `reasons`)."""
    kind = codes.KIND[action]
    if state.expansion == s.OFF and EXPANSION[action]:
        return reason.NO_ARTISANS
    if state.expansion == s.ADVANCED and kind == codes.CYCLE:
        return reason.NO_CYCLING
    if not PHASES[action] >> state.phase & 1:
        return reason.NOT_NOW
    if state.phase == s.EFFECT:
        return why_not_in_effect(state, box, action, kind)
    if kind < codes.USE:
        return why_not_on_board(state, box, action, kind)
    if kind == codes.USE:
        return why_not_use(state, box, codes.SIDE[action], codes.OPTION[action])
    if kind < codes.HIRE:
        return why_not_in_payment(state, box, action, kind)
    if kind == codes.FEED_MEALS:
        return why_not_feed(state, codes.COURSE[action], codes.COUNT[action])
    if kind == codes.DONE:
        return why_not_finish(state, box)
    if kind == codes.SPEND_WORKER:
        return why_not_spend_worker(state, box)
    return why_not_in_upgrade(state, box, action, kind)


@rule
def why_not_on_board(state, box, action, kind):
    """A worker, where it goes, what it builds, gathers and activates."""
    if kind == codes.CHOOSE_WORKER:
        return why_not_choose_worker(state, codes.PLACE[action])
    if kind == codes.PLACE_ON:
        return why_not_place(state, box, codes.SQUARE[action])
    if kind == codes.BUILD:
        return why_not_build(state, box, codes.TILE[action])
    if kind == codes.GATHER_FROM:
        return why_not_gather(state, box, codes.TERRAIN[action])
    return why_not_activate(state, box, codes.SQUARE[action], 0)


@rule
def why_not_in_effect(state, box, action, kind):
    """What is left of the effect of an Artisan."""
    if kind == codes.GATHER_FROM:
        return steps.why_not_repeat_terrain(state, box, codes.TERRAIN[action])
    if kind == codes.ACTIVATE:
        return steps.why_not_repeat_building(state, box, codes.SQUARE[action])
    if kind == codes.GAIN:
        return steps.why_not_gain(state)
    if kind == codes.PICK:
        return steps.why_not_pick(state, codes.RESOURCE[action])
    if kind == codes.SELL_CUBE:
        return steps.why_not_sell(state, box, codes.GOOD[action])
    if kind == codes.TRADE_CUBE:
        return steps.why_not_trade(state, codes.GOOD[action])
    if kind == codes.OFFER_CUBE:
        return steps.why_not_offer(state, codes.GOOD[action])
    return why_not_finish(state, box)


@rule
def why_not_in_payment(state, box, action, kind):
    """What is given to a building and taken from it, taken off a cost, paid in coins."""
    if kind == codes.PICK:
        return why_not_take(state, codes.RESOURCE[action])
    if kind == codes.GIVE_CUBE:
        return why_not_give_to_building(state, box, codes.GOOD[action])
    if kind == codes.TAKE_OFF:
        return why_not_take_off(state, box, codes.RESOURCE[action])
    return why_not_pay_coins(state, box, codes.RESOURCE[action], codes.COUNT[action])


@rule
def why_not_in_upgrade(state, box, action, kind):
    """Hire, upgrade, cycle, lay a cube."""
    if kind == codes.HIRE:
        return why_not_hire(state, box)
    if kind == codes.UPGRADE_CARD:
        return why_not_upgrade(state, box, codes.SIDE[action])
    if kind == codes.CYCLE:
        return why_not_cycle(state, codes.DECK[action])
    return why_not_lay(state, codes.RESOURCE[action], codes.FOR_COINS[action])
