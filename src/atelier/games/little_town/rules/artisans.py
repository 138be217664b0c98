"""Artisan cards beside a worker's place, and what they show (X4, X5, X14)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.objectives import note_effect
from atelier.rule import rule


@rule
def face(state):
    """X2: which side of the cards is in play: 0 standard, 1 advanced."""
    return state.expansion - 1


@rule
def kind_of(card):
    """Gather or Construction; a blank card is neither."""
    return card // s.KIND_CARDS


@rule
def card_beside(state, side):
    """X4: the card to the left (0) or right (1) of the worker's place."""
    return state.row[state.turn, state.place + side]


@rule
def fits(state, side):
    """X4: is this card of the kind of the worker's action?"""
    return state.expansion != s.OFF and why_not_fit(state, side) == reason.MAY


@rule
def why_not_fit(state, side):
    """X4: blank, or not of the kind of the worker's action."""
    card = card_beside(state, side)
    if kind_of(card) == state.doing:
        return reason.MAY
    return reason.BLANK if card == s.BLANK else reason.OTHER_KIND


@rule
def shown(state, box, side, option, resource):
    """X5, X14: how many cubes of a type an effect shows, printed on the card or lying on it."""
    card = card_beside(state, side)
    slot = state.place + side
    n = np.int64(box.effect[face(state), card, option, resource])
    for cube in range(s.CUBES_ON_CARD):
        if state.cubes[state.turn, slot, cube] == resource:
            n += box.effect[face(state), card, option, s.FIRST_CUBE + cube]
    return n


@rule
def part(state, box, which):
    """One number of the effect in use."""
    return box.effect[face(state), card_beside(state, state.used), state.option, which]


@rule
def begin_use(state, box, side, option):
    """X4: one effect a turn."""
    state.used = side
    state.option = option
    note_effect(state, box)
