"""Phase B: developing materials (R23, R24, R29)."""

from __future__ import annotations

from atelier.games.artisans import state as s
from atelier.games.artisans.rules import reasons as reason
from atelier.games.artisans.rules.materials import lose
from atelier.games.artisans.rules.year import after_development
from atelier.reasons import pointing
from atelier.rule import rule


@rule
def list_developments(state, actions, n, develop_code):
    """R23: one to as many cards of a material as the hand holds and its next level has room for."""
    seat = state.turn
    for material in range(s.MATERIALS):
        most = min(state.hand[seat, material], room(state, seat, material))
        for count in range(s.HAND_LIMIT):
            actions[n + count] = develop_code + material * s.HAND_LIMIT + count
        n += most
    return n


@rule
def why_not_develop(state, material, count):
    """R23, R29: cards in hand, a level left, and no more than the level takes."""
    have, most = state.hand[state.turn, material], room(state, state.turn, material)
    if have == 0:
        return reason.NO_CARD
    if most == 0:
        return reason.FINISHED
    if count > most:
        return pointing(reason.LEVEL_FULL, most)
    return reason.FEW_CARDS if count > have else reason.MAY


@rule
def levels_placed(state, seat, material):
    """How many levels of a material hold cards; they are filled in order."""
    placed = 0
    for level in range(s.LEVELS):
        placed += state.works[seat, material, level] > 0
    return placed


@rule
def room(state, seat, material):
    """R23, R29: six cards on level 1, then as many as the level before (a Perfectionist one more), none after IV."""
    level = levels_placed(state, seat, material)
    extra = 1 if state.artisan[seat] == s.PERFECTIONIST else 0
    below = state.works[seat, material, max(level - 1, 0)] + extra
    if level == 0:
        return s.HAND_LIMIT
    return below if level < s.LEVELS else 0


@rule
def develop(state, material, count):
    """R23: one material, one placement, on its next level."""
    seat = state.turn
    state.works[seat, material, levels_placed(state, seat, material)] = count
    lose(state, seat, material, count)
    after_development(state)
