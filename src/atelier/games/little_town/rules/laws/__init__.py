"""What must hold after every decision, room by room.

A position in which every law holds can be played to its end, guessed, observed, scored and drawn: no rule leaves its
arrays, no seat is without a legal move, no loop goes on for ever.
"""

from __future__ import annotations

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.laws import names as law
from atelier.games.little_town.rules.laws.board import check_board
from atelier.games.little_town.rules.laws.cards import check_cards
from atelier.games.little_town.rules.laws.names import LAWS as LAWS
from atelier.games.little_town.rules.laws.seats import check_absent, check_objectives, check_seats
from atelier.games.little_town.rules.laws.stock import check_stock
from atelier.games.little_town.rules.laws.turn import check_turn
from atelier.rule import rule


@rule
def sound(state, box):
    """0 if every law holds, else the number of one that is broken (an index into `LAWS`)."""
    broken = check_frame(state)
    if broken == law.SOUND:
        broken = check_stock(state)
    if broken == law.SOUND:
        broken = check_absent(state)
    if broken == law.SOUND:
        broken = check_board(state, box)
    if broken == law.SOUND:
        broken = check_seats(state, box)
    if broken == law.SOUND:
        broken = check_cards(state, box)
    if broken == law.SOUND:
        broken = check_objectives(state, box)
    if broken == law.SOUND:
        broken = check_turn(state, box)
    return broken


@rule
def check_frame(state):
    """What every other law counts on."""
    if not (1 <= state.rounds <= s.ROUNDS and 1 <= state.board <= 2 and 2 <= state.seats <= s.SEATS):
        return law.FRAME_WRONG
    if not s.OFF <= state.expansion <= s.ADVANCED:
        return law.FRAME_WRONG
    if not (0 <= state.leader < state.seats and 0 <= state.phase <= s.OVER):
        return law.LEADER_WRONG
    if (state.phase == s.OVER) != (state.turn == s.NONE) or not s.NONE <= state.turn < state.seats:
        return law.TURN_WRONG
    return law.SOUND
