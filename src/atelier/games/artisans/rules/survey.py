"""What everyone's works allow and are worth, counted for whoever draws the table."""

from __future__ import annotations

from atelier.games.artisans import state as s
from atelier.games.artisans.rules.development import room
from atelier.games.artisans.rules.objects import level_lacking
from atelier.games.artisans.rules.score import column_points
from atelier.games.artisans.rules.year import top_object
from atelier.rule import rule


@rule
def survey(state, box, rooms, worth, lacks):
    """R18, R23, R32: fill `rooms[seat, material]`, `worth[seat, material]` and `lacks[seat, object, material]`."""
    for seat in range(state.seats):
        for material in range(s.MATERIALS):
            rooms[seat, material] = room(state, seat, material)
            worth[seat, material] = column_points(state, seat, material)
        for place in range(s.ROW):
            look_at_object(state, box, seat, state.row[place], lacks)
        look_at_object(state, box, seat, top_object(state), lacks)
        look_at_object(state, box, seat, state.reserved[seat], lacks)


@rule
def look_at_object(state, box, seat, card, lacks):
    """R18: what a seat still lacks for an object; no card, nothing to look at."""
    if card != s.NONE:
        for material in range(s.MATERIALS):
            lacks[seat, card, material] = level_lacking(state, box, seat, card, material)
