"""Why one decision is not possible now: `legal` lists those of which nothing is said here."""

from __future__ import annotations

import numpy as np

from atelier.games.artisans import actions as codes
from atelier.games.artisans import state as s
from atelier.games.artisans.rules import reasons as reason
from atelier.games.artisans.rules.development import why_not_develop
from atelier.games.artisans.rules.draft import why_not_choose
from atelier.games.artisans.rules.market import why_not_pass, why_not_take, why_not_take_token, why_not_trade
from atelier.games.artisans.rules.objects import why_not_craft, why_not_reserve
from atelier.rule import rule

ASKED = {
    codes.TAKE: (s.MARKET,),
    codes.TRADE: (s.MARKET,),
    codes.TOKEN: (s.MARKET,),
    codes.CRAFT: (s.MARKET, s.FINAL),
    codes.PASS: (s.RESERVE, s.MARKET, s.DEVELOP, s.FINAL),
    codes.RESERVE_OBJECT: (s.RESERVE,),
    codes.DEVELOP_MATERIAL: (s.DEVELOP,),
    codes.CHOOSE: (s.DRAFT,),
}
"""Which phases ask for an action."""

PHASES = np.array([sum(1 << phase for phase in ASKED[kind]) for kind in codes.KIND], np.int64)
"""The same by code, as bits."""


@rule
def why_not(state, box, action):
    """0 if the seat on turn may do this now, else the first reason that applies (see `reasons`)."""
    kind = codes.KIND[action]
    if not PHASES[action] >> state.phase & 1:
        return reason.NOT_NOW
    if kind == codes.TAKE:
        return why_not_take(state, codes.PLACE[action])
    if kind == codes.TRADE:
        return why_not_trade(state, box, codes.MATERIAL[action], codes.PLACE[action])
    if kind == codes.TOKEN:
        return why_not_take_token(state)
    if kind == codes.CRAFT:
        return why_not_craft(state, box, codes.PLACE[action])
    if kind == codes.PASS:
        return why_not_pass(state)
    if kind == codes.RESERVE_OBJECT:
        return why_not_reserve(state, codes.PLACE[action])
    if kind == codes.DEVELOP_MATERIAL:
        return why_not_develop(state, codes.MATERIAL[action], codes.COUNT[action] + 1)
    return why_not_choose(state, codes.ARTISAN[action])
