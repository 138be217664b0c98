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

ASKED = np.zeros(codes.ACTIONS, np.int64)
"""The phases in which a decision is asked for, as bits."""
for first, phases in (
    (codes.TAKE, (s.MARKET,)),
    (codes.CRAFT, (s.MARKET, s.FINAL)),
    (codes.PASS, (s.RESERVE, s.MARKET, s.DEVELOP, s.FINAL)),
    (codes.RESERVE_OBJECT, (s.RESERVE,)),
    (codes.DEVELOP_MATERIAL, (s.DEVELOP,)),
    (codes.CHOOSE, (s.DRAFT,)),
):
    ASKED[first:] = sum(1 << phase for phase in phases)


@rule
def why_not(state, box, action):
    """0 if the seat on turn may do this now, else the first reason that applies (see `reasons`)."""
    if not ASKED[action] >> state.phase & 1:
        return reason.NOT_NOW
    if action < codes.TRADE:
        return why_not_take(state, action - codes.TAKE)
    if action < codes.TOKEN:
        return why_not_trade(state, box, (action - codes.TRADE) % s.MATERIALS, (action - codes.TRADE) // s.MATERIALS)
    if action == codes.TOKEN:
        return why_not_take_token(state)
    if action < codes.PASS:
        return why_not_craft(state, box, action - codes.CRAFT)
    if action == codes.PASS:
        return why_not_pass(state)
    if action < codes.DEVELOP_MATERIAL:
        return why_not_reserve(state, action - codes.RESERVE_OBJECT)
    if action < codes.CHOOSE:
        return why_not_develop(
            state,
            (action - codes.DEVELOP_MATERIAL) // s.HAND_LIMIT,
            (action - codes.DEVELOP_MATERIAL) % s.HAND_LIMIT + 1,
        )
    return why_not_choose(state, action - codes.CHOOSE)
