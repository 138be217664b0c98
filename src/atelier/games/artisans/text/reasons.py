"""Why a move is not possible now, in the words of the rules: the first reason that applies, from what a seat sees."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.artisans import actions as codes
from atelier.games.artisans import state as s
from atelier.games.artisans.rules.market import NEXT_CARD

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


def why(state: Any, box: BoxFile, seat: int, action: int) -> Telling | None:
    """Why this seat cannot do this now; None if nothing speaks against it."""
    state = s.State.plain(state)
    if state.phase == s.OVER:
        return Telling("over", {})
    if state.turn != seat:
        return Telling("not-your-turn", {})
    kind, operands = codes.ACTIONS.decode(action)
    if state.phase not in ASKED[kind]:
        return Telling(f"now-{s.PHASE_WORDS[state.phase]}", {})
    match kind, operands:
        case codes.TAKE, (place,):
            return _take(state, place)
        case codes.TRADE, (place, material):
            return _trade(state, box, material, place)
        case codes.TOKEN, ():
            return Telling("token-taken", {}) if state.token != s.NONE else None
        case codes.CRAFT, (place,):
            return _craft(state, box, place)
        case codes.PASS, ():
            return _pass(state)
        case codes.RESERVE_OBJECT, (place,):
            return _row_is_empty(state, place)
        case codes.DEVELOP_MATERIAL, (material, count):
            return _develop(state, material, count + 1)
        case codes.CHOOSE, (artisan,) if artisan in state.artisan:
            return Telling("artisan-taken", {"artisan": ("artisan", artisan)})
    return None


def _take(state: Any, place: int) -> Telling | None:
    """R8, R17: from a place with a card, with fewer than six in hand."""
    if state.market[place] == s.NONE:
        return Telling("place-empty", {"place": place + 1})
    if sum(state.hand[state.turn]) >= s.HAND_LIMIT:
        return Telling("hand-full", {"most": s.HAND_LIMIT})
    return None


def _trade(state: Any, box: BoxFile, material: int, place: int) -> Telling | None:
    """R8, R9, R16: with six in hand, unlike the card it replaces and unlike both neighbours."""
    hand, laid = state.hand[state.turn], ("material", material)
    if sum(hand) < s.HAND_LIMIT:
        return Telling("hand-not-full", {"count": sum(hand), "most": s.HAND_LIMIT})
    if state.trading_closed:
        return Telling("trading-closed", {"laps": int(box.record.trade_laps)})
    if hand[material] == 0:
        return Telling("no-card", {"material": laid})
    if state.market[place] == s.NONE:
        return Telling("place-empty", {"place": place + 1})
    if state.market[place] == material:
        return Telling("same-card", {"material": laid, "place": place + 1})
    for step in (-1, 1):
        beside = _neighbour(state, box, place, step)
        if beside != place and state.market[beside] == material:
            return Telling("neighbour", {"material": laid, "place": place + 1, "beside": beside + 1})
    return None


def _neighbour(state: Any, box: BoxFile, place: int, step: int) -> int:
    """R9: the next place, or by the switch the next card round the circle; a lone card is its own."""
    beside = (place + step) % s.PLACES
    while box.record.neighbours == NEXT_CARD and beside != place and state.market[beside] == s.NONE:
        beside = (beside + step) % s.PLACES
    return beside


def _craft(state: Any, box: BoxFile, place: int) -> Telling | None:
    """R10, R11, R18, R19, R22: the right moment, a card, and everything it needs."""
    if state.phase == s.MARKET and (moment := _no_moment_to_craft(state, box)) is not None:
        return moment
    card = state.reserved[state.turn] if place == s.ROW else state.row[place]
    if card == s.NONE:
        return Telling("no-reserved", {}) if place == s.ROW else _row_is_empty(state, place)
    for material in range(s.MATERIALS):
        level, have = int(box.record.needs[card, material]), _levels(state, material)
        if level > have:
            what = {"object": ("object", card), "material": ("material", material)}
            return Telling("needs", {**what, "level": level, "have": have})
    return None


def _no_moment_to_craft(state: Any, box: BoxFile) -> Telling | None:
    if state.month < s.FIRST_CRAFT_MONTH:
        return Telling("craft-early", {"month": s.FIRST_CRAFT_MONTH})
    if state.crafted[state.turn]:
        return Telling("craft-once", {})
    if state.visited[state.turn]:
        return Telling("craft-first", {})
    if state.token != s.NONE and not box.record.last_turn_craft:
        return Telling("craft-last-turn", {})
    return None


def _pass(state: Any) -> Telling | None:
    """R8, R11, R28: only a last turn may be passed, and the market half of a Night Worker's turn."""
    if state.phase == s.MARKET and state.token == s.NONE and not state.just_crafted:
        return Telling("no-pass", {})
    return None


def _row_is_empty(state: Any, place: int) -> Telling | None:
    """R20: a gap in the row stays until the next month."""
    return Telling("row-empty", {"place": place + 1}) if state.row[place] == s.NONE else None


def _develop(state: Any, material: int, count: int) -> Telling | None:
    """R23, R29: cards in hand, a level left, and no more than the level takes."""
    have, level = state.hand[state.turn][material], _levels(state, material)
    what = {"material": ("material", material)}
    if have == 0:
        return Telling("no-card", what)
    if level == s.LEVELS:
        return Telling("finished", what)
    below = state.works[state.turn][material][level - 1] if level else 0
    extra = 1 if state.artisan[state.turn] == s.PERFECTIONIST else 0
    most = below + extra if level else s.HAND_LIMIT
    if count > most:
        return Telling("level-full", {**what, "level": level + 1, "below": below, "most": most})
    if count > have:
        return Telling("few-cards", {**what, "count": count, "have": have})
    return None


def _levels(state: Any, material: int) -> int:
    """How many levels of a material hold cards; they are filled in order."""
    return sum(cards > 0 for cards in state.works[state.turn][material])
