"""Phase B: developing materials (R23, R24, R29)."""

from __future__ import annotations

from atelier.games.artisans.cards import lose
from atelier.games.artisans.state import HAND_LIMIT, LEVELS, MATERIALS, PERFECTIONIST
from atelier.games.artisans.year import after_development
from atelier.rule import rule


@rule
def list_developments(state, actions, n, develop_code):
    seat = state.turn
    for material in range(MATERIALS):
        most = min(state.hand[seat, material], room(state, seat, material))
        for count in range(most):
            actions[n] = develop_code + material * HAND_LIMIT + count
            n += 1
    return n


@rule
def levels_placed(state, seat, material):
    """How many levels of a material hold cards; they are filled in order."""
    level = 0
    while level < LEVELS and state.works[seat, material, level] > 0:
        level += 1
    return level


@rule
def room(state, seat, material):
    """R23, R29: six cards on level 1, then as many as the level before (a Perfectionist one more), none after level 4."""
    level = levels_placed(state, seat, material)
    if level == 0:
        return HAND_LIMIT
    if level == LEVELS:
        return 0
    extra = 1 if state.artisan[seat] == PERFECTIONIST else 0
    return state.works[seat, material, level - 1] + extra


@rule
def develop(state, material, count):
    """R23: one material, one placement, on its next level."""
    seat = state.turn
    state.works[seat, material, levels_placed(state, seat, material)] = count
    lose(state, seat, material, count)
    after_development(state)
