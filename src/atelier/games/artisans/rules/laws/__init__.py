"""What must hold after every decision, room by room.

A position in which every law holds can be played to its end, guessed, observed, scored and drawn: no rule leaves its
arrays, no seat is without a legal move, no loop goes on for ever.
"""

from __future__ import annotations

from atelier.games.artisans import state as s
from atelier.games.artisans.rules.laws import names as law
from atelier.games.artisans.rules.laws.names import LAWS as LAWS
from atelier.games.artisans.rules.laws.table import check_absent, check_materials, check_objects, check_seats
from atelier.games.artisans.rules.laws.turn import check_phase
from atelier.rule import rule


@rule
def sound(state, box):
    """0 if every law holds, else the number of one that is broken (an index into `LAWS`)."""
    broken = check_frame(state)
    if broken == law.SOUND:
        broken = check_phase(state, box)
    if broken == law.SOUND:
        broken = check_materials(state, box)
    if broken == law.SOUND:
        broken = check_seats(state)
    if broken == law.SOUND:
        broken = check_absent(state)
    if broken == law.SOUND:
        broken = check_objects(state, box)
    return broken


@rule
def check_frame(state):
    """What every other law counts on."""
    if not 1 <= state.month <= s.MONTHS:
        return law.MONTH_WRONG
    if not (2 <= state.seats <= s.SEATS and 0 <= state.leader < state.seats and 0 <= state.phase <= s.OVER):
        return law.FRAME_WRONG
    if (state.phase == s.OVER) != (state.turn == s.NONE) or not s.NONE <= state.turn < state.seats:
        return law.TURN_WRONG
    return law.SOUND
