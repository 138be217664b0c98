"""What a move means, as a message of the words files and the things it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.artisans import actions as codes
from atelier.games.artisans import state as s
from atelier.games.artisans.rules.development import levels_placed

PASS_TELLINGS = {s.MARKET: "pass-turn", s.DEVELOP: "pass-develop", s.RESERVE: "pass-reserve", s.FINAL: "pass-final"}


def tell(state: Any, box: BoxFile, action: int) -> Telling:
    """What an action does in this position."""
    kind, operands = codes.ACTIONS.decode(action)
    return TELLINGS[kind](state, box, *operands)


def _take(state: Any, box: BoxFile, place: int) -> Telling:
    return Telling("take", {"card": ("material", int(state.market[place])), "place": place + 1})


def _trade(state: Any, box: BoxFile, place: int, material: int) -> Telling:
    taken = ("material", int(state.market[place]))
    return Telling("trade", {"laid": ("material", material), "card": taken, "place": place + 1})


def _token(state: Any, box: BoxFile) -> Telling:
    return Telling("token", {})


def _craft(state: Any, box: BoxFile, place: int) -> Telling:
    card = state.reserved[state.turn] if place == s.ROW else state.row[place]
    return Telling("craft", {"object": ("object", int(card)), "points": int(box.record.points[card])})


def _pass(state: Any, box: BoxFile) -> Telling:
    told = PASS_TELLINGS[int(state.phase)]
    if state.phase == s.MARKET and state.token != s.NONE and not state.just_crafted:
        second = state.artisan[state.turn] == s.OPPORTUNIST and state.actions == 1
        told = "pass-rest" if second else "pass-last"
    return Telling(told, {}, ends=True)


def _reserve(state: Any, box: BoxFile, place: int) -> Telling:
    card = state.row[place]
    return Telling("reserve", {"object": ("object", int(card)), "points": int(box.record.points[card])})


def _develop(state: Any, box: BoxFile, material: int, count: int) -> Telling:
    level = int(levels_placed(state, int(state.turn), material)) + 1
    return Telling("develop", {"count": count + 1, "material": ("material", material), "level": level})


def _choose(state: Any, box: BoxFile, artisan: int) -> Telling:
    bonus = int(box.record.bonus[artisan])
    return Telling("choose", {"artisan": ("artisan", artisan), "word": box.words["artisan"][artisan], "bonus": bonus})


TELLINGS: dict[int, Callable[..., Telling]] = {
    codes.TAKE: _take,
    codes.TRADE: _trade,
    codes.TOKEN: _token,
    codes.CRAFT: _craft,
    codes.PASS: _pass,
    codes.RESERVE_OBJECT: _reserve,
    codes.DEVELOP_MATERIAL: _develop,
    codes.CHOOSE: _choose,
}
