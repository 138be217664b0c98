"""What a position is worth: the points each seat may expect at the end of the year, by rules of thumb.

Points on the table, what the materials and the objects may bring, what the market still offers. The shares below were
found by letting players who look one step ahead with them play many games; the points ahead, by how these ended.
"""

from __future__ import annotations

import numpy as np

from atelier.games.artisans import state as s
from atelier.games.artisans.players.evaluation.market import market_share
from atelier.games.artisans.players.evaluation.materials import AFTERWARDS, AT_DEVELOPMENT, AT_MARKET, in_workshop
from atelier.games.artisans.players.evaluation.objects import last_object, objects_value
from atelier.games.artisans.rules.score import total_points
from atelier.rule import rule

MONTH_AHEAD = 5.1
"""Points a month brings that is still ahead, beyond what can be seen of it now."""
ARTISAN_MONTH = (0.1, 0.12, 0.2, 0.0, -0.1, -0.25, 0.1, 0.1, -0.18)
"""Points an artisan gives for each month left, beyond what the objects in sight and the materials may bring."""


@rule
def evaluate(state, box, tables, values):
    """Fill `values[seat]` with the final points each seat may expect; when the game is over, with its points."""
    for seat in range(state.seats):
        values[seat] = float(total_points(state, box, seat)) + points_to_come(state, box, tables, seat)


@rule
def points_to_come(state, box, tables, seat):
    """The points still to come."""
    if state.phase == s.OVER:
        return 0.0
    is_done = (state.phase == s.DEVELOP or state.phase == s.FINAL) and has_acted(state, seat)
    if state.phase == s.FINAL:
        return 0.0 if is_done else last_object(state, box, seat)
    left = np.int64(s.MONTHS - state.month + (0 if is_done else 1))
    to_come = months_ahead(state.artisan[seat], left) + objects_value(state, box, seat, left)
    if state.phase == s.MARKET:
        return to_come + in_workshop(state, tables, seat, left, AT_MARKET) + market_share(state, tables, seat, left)
    if state.phase == s.DEVELOP and not is_done:
        return to_come + in_workshop(state, tables, seat, left, AT_DEVELOPMENT)
    return to_come + in_workshop(state, tables, seat, left, AFTERWARDS)


@rule
def months_ahead(artisan, left):
    """What the months after this one bring by themselves, and through the artisan."""
    own = 0.0 if artisan == s.NONE else ARTISAN_MONTH[artisan]
    return max(left - 1, 0) * MONTH_AHEAD + left * own


@rule
def has_acted(state, seat):
    """R22, R24: has this seat had its turn, counted from the token holder?"""
    seats = state.seats
    return (seat - state.token + seats) % seats < (state.turn - state.token + seats) % seats
