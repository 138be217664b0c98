"""What a position is worth: the points each seat may expect at the end, by rules of thumb."""

from __future__ import annotations

from atelier.games.little_town import state as s
from atelier.games.little_town.players.evaluation.artisans import card_future
from atelier.games.little_town.players.evaluation.buildings import town_value
from atelier.games.little_town.players.evaluation.objectives import objectives_value
from atelier.games.little_town.players.evaluation.prices import turns_after
from atelier.games.little_town.players.evaluation.stock import coins_value, food_value, materials_value
from atelier.games.little_town.players.evaluation.tiles import houses_value
from atelier.games.little_town.players.evaluation.turns import future_turns, turn_value
from atelier.games.little_town.rules.score import artisan_points, tile_points, total_points
from atelier.rule import rule


@rule
def evaluate(state, box, tables, values):
    """Fill `values[seat]` with the points each seat may expect in the end; at the end they are its points."""
    for seat in range(state.seats):
        if state.phase == s.OVER:
            values[seat] = total_points(state, box, seat)
        else:
            values[seat] = expected_points(state, box, tables, seat)


@rule
def expected_points(state, box, tables, seat):
    """Points now, and what the stock, the town, the Artisans and the turns left will bring."""
    turns = turns_after(state, box, seat)
    value = 0.0
    for source in range(s.KEPT_SOURCES):
        value += state.points[seat, source]
    value += tile_points(state, box, seat) + artisan_points(state, box, seat)
    value += coins_value(state, box, seat) + materials_value(state, box, seat, turns) + food_value(state, box, seat)
    value += town_value(state, box, seat, turns) + objectives_value(state, box, seat, turns)
    if state.expansion != s.OFF:
        for slot in range(s.ROW):
            value += card_future(state, box, seat, state.row[seat, slot], slot, turns)
    if seat == state.turn:
        value += turn_value(state, box, tables, seat, turns)
    return value + future_turns(state, box, tables, turns) + houses_value(state.houses[seat], turns)
