"""Why a move is not possible now, in the words of the rules: the first reason that applies, from what a seat sees."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.little_town.actions import (
    ACTIVATE,
    BUILD,
    CHOOSE_WORKER,
    CYCLE,
    DONE,
    FEED_MEALS,
    GAIN,
    GATHER_FROM,
    GIVE_CUBE,
    HIRE,
    LAY_CUBE,
    PAY_COINS,
    PICK,
    PLACE_ON,
    SELL_CUBE,
    SPEND_WORKER,
    TAKE_OFF,
    USE,
)
from atelier.games.little_town.state import (
    ACT,
    ADVANCED,
    DISCOUNT,
    EFFECT,
    FEED,
    GIVE,
    LAY,
    OFF,
    OVER,
    PAY,
    PHASE_WORDS,
    PLACE,
    RESIDENCE,
    SQUARE,
    TAKE,
    UPGRADE,
    WORKER,
    State,
)
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
    (PLACE_ON, (WORKER,)),
    (BUILD, (PLACE, SQUARE)),
    (GATHER_FROM, (PLACE,)),
    (ACTIVATE, (ACT, EFFECT)),
    (USE, (ACT, EFFECT, RESIDENCE)),
    (GAIN, (ACT, DISCOUNT)),
    (PICK, (EFFECT,)),
    (SELL_CUBE, (EFFECT, TAKE)),
    (GIVE_CUBE, (EFFECT,)),
    (TAKE_OFF, (GIVE,)),
    (PAY_COINS, (DISCOUNT,)),
    (HIRE, (PAY,)),
    (LAY_CUBE, (UPGRADE,)),
    (FEED_MEALS, (LAY,)),
    (DONE, (FEED,)),
    (SPEND_WORKER, (ACT, EFFECT, UPGRADE, DISCOUNT, RESIDENCE)),
    (SPEND_WORKER + 1, (PLACE,)),
)
"""Up to which action code which phases ask for it."""

ARTISANS_ONLY = (
    range(CHOOSE_WORKER, PLACE_ON),
    range(USE, PICK),
    range(SELL_CUBE, GIVE_CUBE),
    range(TAKE_OFF, PAY_COINS),
    range(HIRE, FEED_MEALS),
)
"""Decisions there are only with the expansion."""


def why(state: Any, box: BoxFile, seat: int, action: int) -> Telling | None:
    """Why this seat cannot do this now; None if nothing speaks against it."""
    state = State.plain(state)
    if state.phase == OVER:
        return Telling("over", {})
    if state.turn != seat:
        return Telling("not-your-turn", {})
    if state.expansion == OFF and any(action in codes for codes in ARTISANS_ONLY):
        return Telling("no-artisans", {})
    if state.expansion == ADVANCED and CYCLE <= action < LAY_CUBE:
        return Telling("no-cycling", {})
    if state.phase not in next(phases for until, phases in ASKED if action < until):
        return Telling(f"now-{PHASE_WORDS[state.phase]}", {})
    if action < USE:
        return _on_board(state, box, action)
    if action < HIRE:
        return _with_goods(state, box, action)
    if action < LAY_CUBE:
        return why_buy(state, box, action)
    if action < FEED_MEALS:
        return why_lay(state, action - LAY_CUBE)
    if action < DONE:
        return why_feed(state, action - FEED_MEALS)
    return why_stop(state, box) if action == DONE else why_spend(state, box)


def _on_board(state: Any, box: BoxFile, action: int) -> Telling | None:
    if action < PLACE_ON:
        return why_worker(state, action - CHOOSE_WORKER)
    if action < BUILD:
        return why_place(state, box, action - PLACE_ON)
    if action < GATHER_FROM:
        return why_build(state, box, action - BUILD)
    if action < ACTIVATE:
        return why_gather(state, box, action - GATHER_FROM)
    return why_activate(state, box, action - ACTIVATE)


def _with_goods(state: Any, box: BoxFile, action: int) -> Telling | None:
    if action < GAIN:
        return why_use(state, box, action - USE)
    if PICK <= action < SELL_CUBE:
        return why_pick(state, action - PICK)
    if action < GIVE_CUBE:
        return why_effect(state, box, action)
    if action < TAKE_OFF:
        return why_give(state, box, action - GIVE_CUBE)
    if action < PAY_COINS:
        return why_less(state, box, action - TAKE_OFF)
    return why_pay(state, box, action - PAY_COINS)
