"""What a move would take and bring, told before it is made: read off the table and one's own hand, nothing hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import ACTION, Bill, Telling
from atelier.games.artisans import actions as codes
from atelier.games.artisans import state as s
from atelier.games.artisans.rules.legal import legal

GIVEN_UP = {s.DEVELOP: "develops-nothing", s.RESERVE: "reserves-nothing", s.FINAL: "makes-nothing"}
"""What is given up by passing, where passing is always possible."""


def bill(state: Any, box: BoxFile, action: int) -> Bill:
    """What an action would take and bring for the seat on turn, and what it should be warned of."""
    kind, operands = codes.ACTIONS.decode(action)
    return BILLS[kind](state, box, *operands) if kind in BILLS else Bill()


def _take(state: Any, box: BoxFile, place: int) -> Bill:
    return Bill(brings={box.words["material"][int(state.market[place])]: 1})


def _trade(state: Any, box: BoxFile, place: int, material: int) -> Bill:
    return _take(state, box, place)._replace(pays={box.words["material"][material]: 1})


def _craft(state: Any, box: BoxFile, place: int) -> Bill:
    card = state.reserved[state.turn] if place == s.ROW else state.row[place]
    return Bill(brings={"points": int(box.record.points[card])})


def _develop(state: Any, box: BoxFile, material: int, count: int) -> Bill:
    return Bill(pays={box.words["material"][material]: count + 1})


def _pass(state: Any, box: BoxFile) -> Bill:
    """R8, R11: a turn at the market, given up although a card could be had; R22, R23, R31: what else may be done."""
    if state.phase in GIVEN_UP:
        return Bill(risks=(Telling(GIVEN_UP[int(state.phase)], {}),) if _may_more_than_pass(state, box) else ())
    room = sum(state.hand[state.turn].tolist()) < s.HAND_LIMIT
    if state.phase == s.MARKET and room and any(card != s.NONE for card in state.market.tolist()):
        return Bill(risks=(Telling("pass", {"actions": int(state.actions)}),))
    return Bill()


def _may_more_than_pass(state: Any, box: BoxFile) -> bool:
    return bool(legal(state, box.record, np.empty(len(codes.ACTIONS), ACTION)) > 1)


BILLS: dict[int, Callable[..., Bill]] = {
    codes.TAKE: _take,
    codes.TRADE: _trade,
    codes.CRAFT: _craft,
    codes.DEVELOP_MATERIAL: _develop,
    codes.PASS: _pass,
}
