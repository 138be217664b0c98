"""What everyone's works allow and are worth, counted for whoever draws the table."""

from __future__ import annotations

from atelier.games.artisans import state as s
from atelier.games.artisans.rules.development import room
from atelier.games.artisans.rules.objects import can_make
from atelier.games.artisans.rules.score import column_points
from atelier.games.artisans.rules.year import top_object
from atelier.rule import rule


@rule
def survey(state, box, rooms, worth, ready):
    """R18, R23, R32: fill `rooms[seat, material]`, `worth[seat, material]` and `ready[seat, object]`."""
    for seat in range(state.seats):
        for material in range(s.MATERIALS):
            rooms[seat, material] = room(state, seat, material)
            worth[seat, material] = column_points(state, seat, material)
        for place in range(s.ROW):
            look_at_object(state, box, seat, state.row[place], ready)
        look_at_object(state, box, seat, top_object(state), ready)
        look_at_object(state, box, seat, state.reserved[seat], ready)


@rule
def look_at_object(state, box, seat, card, ready):
    """R18: does this seat have all that an object needs? No card needs nothing."""
    if card != s.NONE:
        ready[seat, card] = can_make(state, box, seat, card)
