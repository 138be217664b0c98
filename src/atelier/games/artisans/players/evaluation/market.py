"""What the market still offers a player: a share of its best card, and room in the hand."""

from __future__ import annotations

import numpy as np

from atelier.games.artisans import state as s
from atelier.games.artisans.players.evaluation.materials import AFTER_MARKET, material_value, skill_of
from atelier.games.artisans.rules.development import levels_placed, room
from atelier.games.artisans.rules.materials import set_of, total
from atelier.rule import rule

FREE_PLACE = 0.43
"""Points for each card the hand has room for while the market goes on."""
NEXT_TURN, LATER_TURN, LAST_TURN = 0.42, 0.17, 0.26
"""The share of the market's best card that counts for who is on turn, who waits, and who has one last turn."""
SECOND_ACTION = 0.6
"""What an Opportunist's second action brings, compared to the first (R30)."""


@rule
def has_last_turn(state, seat):
    """R11: another took the token; is this seat's last turn still to come, or going on?"""
    seats = state.seats
    return (seat - state.turn + seats) % seats < (state.token - state.turn + seats) % seats


@rule
def market_share(state, tables, seat, left):
    """What the seat may still get out of this market."""
    if state.token == s.NONE:
        share = NEXT_TURN if state.turn == seat else LATER_TURN
        return share * best_offer(state, tables, seat, left) + FREE_PLACE * (s.HAND_LIMIT - total(state.hand[seat]))
    if not has_last_turn(state, seat):
        return 0.0
    two_actions = state.artisan[seat] == s.OPPORTUNIST and (state.turn != seat or state.actions > 1)
    return LAST_TURN * best_offer(state, tables, seat, left) * (1.0 + SECOND_ACTION if two_actions else 1.0)


@rule
def best_offer(state, tables, seat, left):
    """What the best card of the market adds to the materials; a full hand must give its least useful card for it."""
    skill = skill_of(state.artisan[seat])
    offered = np.int64(0)
    for place in range(s.PLACES):
        offered |= set_of(state.market[place])
    best, least, cards = 0.0, s.HAND_LIMIT * 100.0, np.int64(0)
    for material in range(s.MATERIALS):
        held = np.int64(state.hand[seat, material])
        cards += held
        level, places = levels_placed(state, seat, material), room(state, seat, material)
        as_it_is = material_value(tables, AFTER_MARKET, skill, left, level, places, held)
        if held > 0:
            least = min(least, as_it_is - material_value(tables, AFTER_MARKET, skill, left, level, places, held - 1))
        if (offered >> material) & 1 and held < s.HAND_LIMIT:
            best = max(best, material_value(tables, AFTER_MARKET, skill, left, level, places, held + 1) - as_it_is)
    return best if cards < s.HAND_LIMIT else max(best - least, 0.0)
