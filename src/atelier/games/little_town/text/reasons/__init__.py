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
from atelier.games.little_town.text.reasons.cards import why_buy, why_lay, why_use
from atelier.games.little_town.text.reasons.effects import why_effect, why_pick, why_stop
from atelier.games.little_town.text.reasons.paying import why_feed, why_give, why_less, why_pay

ASKED = (
    (codes.PLACE_ON, (s.WORKER,)),
    (codes.BUILD, (s.PLACE, s.SQUARE)),
    (codes.GATHER_FROM, (s.PLACE,)),
    (codes.ACTIVATE, (s.ACT, s.EFFECT)),
    (codes.USE, (s.ACT, s.EFFECT, s.RESIDENCE)),
    (codes.GAIN, (s.ACT, s.DISCOUNT)),
    (codes.PICK, (s.EFFECT,)),
    (codes.SELL_CUBE, (s.EFFECT, s.TAKE)),
    (codes.GIVE_CUBE, (s.EFFECT,)),
    (codes.TAKE_OFF, (s.GIVE,)),
    (codes.PAY_COINS, (s.DISCOUNT,)),
    (codes.HIRE, (s.PAY,)),
    (codes.LAY_CUBE, (s.UPGRADE,)),
    (codes.FEED_MEALS, (s.LAY,)),
    (codes.DONE, (s.FEED,)),
    (codes.SPEND_WORKER, (s.ACT, s.EFFECT, s.UPGRADE, s.DISCOUNT, s.RESIDENCE)),
    (codes.SPEND_WORKER + 1, (s.PLACE,)),
)
"""Up to which action code which phases ask for it."""

ARTISANS_ONLY = (
    range(codes.CHOOSE_WORKER, codes.PLACE_ON),
    range(codes.USE, codes.PICK),
    range(codes.SELL_CUBE, codes.GIVE_CUBE),
    range(codes.TAKE_OFF, codes.PAY_COINS),
    range(codes.HIRE, codes.FEED_MEALS),
)
"""Decisions there are only with the expansion."""


def why(state: Any, box: BoxFile, seat: int, action: int) -> Telling | None:
    """Why this seat cannot do this now; None if nothing speaks against it."""
    state = s.State.plain(state)
    if state.phase == s.OVER:
        return Telling("over", {})
    if state.turn != seat:
        return Telling("not-your-turn", {})
    if state.expansion == s.OFF and any(action in group for group in ARTISANS_ONLY):
        return Telling("no-artisans", {})
    if state.expansion == s.ADVANCED and codes.CYCLE <= action < codes.LAY_CUBE:
        return Telling("no-cycling", {})
    if state.phase not in next(phases for until, phases in ASKED if action < until):
        return Telling(f"now-{s.PHASE_WORDS[state.phase]}", {})
    if action < codes.USE:
        return _on_board(state, box, action)
    if action < codes.HIRE:
        return _with_goods(state, box, action)
    if action < codes.LAY_CUBE:
        return why_buy(state, box, action)
    if action < codes.FEED_MEALS:
        return why_lay(state, action - codes.LAY_CUBE)
    if action < codes.DONE:
        return why_feed(state, action - codes.FEED_MEALS)
    return why_stop(state, box) if action == codes.DONE else why_spend(state, box)


def _on_board(state: Any, box: BoxFile, action: int) -> Telling | None:
    if action < codes.PLACE_ON:
        return why_worker(state, action - codes.CHOOSE_WORKER)
    if action < codes.BUILD:
        return why_place(state, box, action - codes.PLACE_ON)
    if action < codes.GATHER_FROM:
        return why_build(state, box, action - codes.BUILD)
    if action < codes.ACTIVATE:
        return why_gather(state, box, action - codes.GATHER_FROM)
    return why_activate(state, box, action - codes.ACTIVATE)


def _with_goods(state: Any, box: BoxFile, action: int) -> Telling | None:
    if action < codes.GAIN:
        return why_use(state, box, action - codes.USE)
    if codes.PICK <= action < codes.SELL_CUBE:
        return why_pick(state, action - codes.PICK)
    if action < codes.GIVE_CUBE:
        return why_effect(state, box, action)
    if action < codes.TAKE_OFF:
        return why_give(state, box, action - codes.GIVE_CUBE)
    if action < codes.PAY_COINS:
        return why_less(state, box, action - codes.TAKE_OFF)
    return why_pay(state, box, action - codes.PAY_COINS)
