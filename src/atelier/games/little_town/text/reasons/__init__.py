"""Why a move is not possible now, in the words of the rules: the first reason that applies, from what a seat sees."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.text.reasons.board import (
    why_activate,
    why_build,
    why_gather,
    why_place,
    why_spend,
    why_worker,
)
from atelier.games.little_town.text.reasons.cards import why_cycle, why_hire, why_lay, why_upgrade, why_use
from atelier.games.little_town.text.reasons.effects import (
    why_gain,
    why_offer,
    why_pick,
    why_sell,
    why_stop,
    why_trade,
)
from atelier.games.little_town.text.reasons.paying import why_feed, why_give, why_less, why_pay

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


def why(state: Any, box: BoxFile, seat: int, action: int) -> Telling | None:
    """Why this seat cannot do this now; None if nothing speaks against it."""
    state = s.State.plain(state)
    if state.phase == s.OVER:
        return Telling("over", {})
    if state.turn != seat:
        return Telling("not-your-turn", {})
    kind, operands = codes.ACTIONS.decode(action)
    if state.expansion == s.OFF and kind in ARTISANS_ONLY:
        return Telling("no-artisans", {})
    if state.expansion == s.ADVANCED and kind == codes.CYCLE:
        return Telling("no-cycling", {})
    if state.phase not in ASKED[kind]:
        return Telling(f"now-{s.PHASE_WORDS[state.phase]}", {})
    match kind, operands:
        case codes.CHOOSE_WORKER, (place,):
            return why_worker(state, place)
        case codes.PLACE_ON, (square,):
            return why_place(state, box, square)
        case codes.BUILD, (tile,):
            return why_build(state, box, tile)
        case codes.GATHER_FROM, (terrain,):
            return why_gather(state, box, terrain)
        case codes.ACTIVATE, (square,):
            return why_activate(state, box, square)
        case codes.USE, (side, option):
            return why_use(state, box, side, option)
        case codes.GAIN, ():
            return why_gain(state)
        case codes.PICK, (resource,):
            return why_pick(state, resource)
        case codes.SELL_CUBE, (good,):
            return why_sell(state, box, good)
        case codes.TRADE_CUBE, (good,):
            return why_trade(state, good)
        case codes.OFFER_CUBE, (good,):
            return why_offer(state, good)
        case codes.GIVE_CUBE, (good,):
            return why_give(state, box, good)
        case codes.TAKE_OFF, (resource,):
            return why_less(state, box, resource)
        case codes.PAY_COINS, (resource, count):
            return why_pay(state, box, resource, count)
        case codes.HIRE, (_,):
            return why_hire(state, box)
        case codes.UPGRADE_CARD, (side,):
            return why_upgrade(state, box, side)
        case codes.CYCLE, (deck,):
            return why_cycle(state, deck)
        case codes.LAY_CUBE, (for_coins, resource):
            return why_lay(state, for_coins, resource)
        case codes.FEED_MEALS, (course, count):
            return why_feed(state, course, count)
        case codes.DONE, ():
            return why_stop(state, box)
    return why_spend(state, box)
