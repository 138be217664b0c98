"""What a position is worth: the points each seat may expect at the end of the year, judged at a glance.

Points on the table, what the materials and the objects promise, what the market still offers. The shares below were
found by letting players who look one step ahead with them play against each other.
"""

from __future__ import annotations

import numpy as np

from atelier.games.artisans.cards import set_of, total
from atelier.games.artisans.development import levels_placed, room
from atelier.games.artisans.hopes import (
    FARTHEST,
    IN_SIGHT,
    NEXT,
    chance_to_make,
    gain_of,
    levels_of,
    materials_in_objects,
    missing_levels,
    object_in_sight,
)
from atelier.games.artisans.promise import AFTER_MARKET, BEFORE_MARKET, promise, skill_of
from atelier.games.artisans.score import total_points
from atelier.games.artisans.state import (
    DEVELOP,
    FINAL,
    FIRST_CRAFT_MONTH,
    HAND_LIMIT,
    MARKET,
    MATERIALS,
    MONTHS,
    NONE,
    OPPORTUNIST,
    OVER,
    PLACES,
)
from atelier.rule import rule

KEPT = 0.55
"""The share of its promise a material keeps: seven of them want the same months and the same hand."""
CRAFT_NOW = 0.92
"""How likely an object is made by who could do so at once."""
OTHER_OBJECTS = 0.8
"""What objects beside the best one count: one object a month, and others want them too."""
LATE_OBJECTS = 0.6
"""What is left of that in the last two months."""
NEXT_TURN, LATER_TURN, LAST_TURN = 0.4, 0.2, 0.4
"""The share of the market's best card that counts for who is on turn, who waits, and who has one last turn."""
SECOND_ACTION = 0.6
"""What an Opportunist's second action brings, compared to the first (R30)."""
FREE_PLACE = 0.4
"""Points for each card the hand has room for while the market goes on."""
TOKEN_TURN = 0.4
"""Points the turn costs in which the token is taken."""

MONTH = np.zeros(MONTHS + 1)
"""Points that come by themselves when so many developments are left."""
ARTISAN_MONTH = (0.0,) * 9
"""Points an artisan gives for each month left, beyond what the objects in sight and the materials promise."""
NO_ARTISAN_MONTH = 0.0


@rule
def worth(state, box, values):
    """Fill `values[seat]` with the final points each seat may expect; when the game is over, with its points."""
    for seat in range(state.seats):
        values[seat] = float(total_points(state, box, seat)) + outlook(state, box, seat)


@rule
def outlook(state, box, seat):
    """The points still to come."""
    if state.phase == OVER:
        return 0.0
    is_done = (state.phase == DEVELOP or state.phase == FINAL) and has_acted(state, seat)
    if state.phase == FINAL:
        return 0.0 if is_done else last_object(state, box, seat)
    left = np.int64(MONTHS - state.month + (0 if is_done else 1))
    to_come = MONTH[left] + left * by_artisan(state.artisan[seat]) + hopes(state, box, seat, left)
    if state.phase == MARKET or (state.phase == DEVELOP and not is_done):
        to_come += KEPT * promises(state, seat, left, AFTER_MARKET)
    else:
        to_come += KEPT * promises(state, seat, left, BEFORE_MARKET)
    if state.phase == MARKET:
        to_come += market_share(state, seat, left)
    return to_come


@rule
def by_artisan(artisan):
    return NO_ARTISAN_MONTH if artisan == NONE else ARTISAN_MONTH[artisan]


@rule
def has_acted(state, seat):
    """R22, R24: has this seat had its turn, counted from the token holder?"""
    seats = state.seats
    return (seat - state.token + seats) % seats < (state.turn - state.token + seats) % seats


@rule
def has_last_turn(state, seat):
    """R11: has this seat, after another took the token, its last turn before it, or is in it?"""
    seats = state.seats
    return (seat - state.turn + seats) % seats < (state.token - state.turn + seats) % seats


@rule
def promises(state, seat, left, when):
    """What all materials promise together."""
    skill = skill_of(state.artisan[seat])
    sum_of_promises = 0.0
    for material in range(MATERIALS):
        level, places = levels_placed(state, seat, material), room(state, seat, material)
        sum_of_promises += promise(when, skill, left, level, places, state.hand[seat, material])
    return sum_of_promises


@rule
def market_share(state, seat, left):
    """What the seat may still get out of this market."""
    if state.token == NONE:
        share = NEXT_TURN if state.turn == seat else LATER_TURN
        return share * best_offer(state, seat, left) + FREE_PLACE * (HAND_LIMIT - total(state.hand[seat]))
    if state.token == seat:
        return -TOKEN_TURN
    if not has_last_turn(state, seat):
        return 0.0
    two_actions = state.artisan[seat] == OPPORTUNIST and (state.turn != seat or state.actions > 1)
    return LAST_TURN * best_offer(state, seat, left) * (1.0 + SECOND_ACTION if two_actions else 1.0)


@rule
def best_offer(state, seat, left):
    """What the best card of the market adds to the promises; a full hand must give its least useful card for it."""
    skill = skill_of(state.artisan[seat])
    offered = np.int64(0)
    for place in range(PLACES):
        offered |= set_of(state.market[place])
    best, least, cards = 0.0, HAND_LIMIT * 100.0, np.int64(0)
    for material in range(MATERIALS):
        held = np.int64(state.hand[seat, material])
        cards += held
        level, places = levels_placed(state, seat, material), room(state, seat, material)
        as_it_is = promise(AFTER_MARKET, skill, left, level, places, held)
        if held > 0:
            least = min(least, as_it_is - promise(AFTER_MARKET, skill, left, level, places, held - 1))
        if (offered >> material) & 1 and held < HAND_LIMIT:
            best = max(best, promise(AFTER_MARKET, skill, left, level, places, held + 1) - as_it_is)
    return best if cards < HAND_LIMIT else max(best - least, 0.0)


@rule
def hopes(state, box, seat, left):
    """What the objects in sight promise: the likeliest and dearest one fully, the others less."""
    levels = levels_of(state, seat)
    used = materials_in_objects(state, box, seat)
    crafts_now = may_still_craft(state, box, seat)
    best, all_hopes = 0.0, 0.0
    for sight in range(IN_SIGHT):
        card = object_in_sight(state, seat, sight)
        if card != NONE:
            missing = missing_levels(box, levels, card)
            if missing <= min(left, FARTHEST):
                if missing == 0 and crafts_now and sight != NEXT:
                    chance = CRAFT_NOW
                else:
                    chance = chance_to_make(state, box, seat, levels, card, missing, left)
                hope = chance * gain_of(state, box, seat, sight, card, used)
                all_hopes += hope
                best = max(best, hope)
    return best + (OTHER_OBJECTS if left > 2 else OTHER_OBJECTS * LATE_OBJECTS) * (all_hopes - best)


@rule
def may_still_craft(state, box, seat):
    """R10, R11, R19: may this seat still craft in this market?"""
    if state.phase != MARKET or state.month < FIRST_CRAFT_MONTH or state.visited[seat] or state.crafted[seat]:
        return False
    return state.token == NONE or (box.last_turn_craft and has_last_turn(state, seat))


@rule
def last_object(state, box, seat):
    """R22: the best object that can be made at the very end."""
    levels = levels_of(state, seat)
    used = materials_in_objects(state, box, seat)
    best = 0.0
    for sight in range(NEXT):
        card = object_in_sight(state, seat, sight)
        if card != NONE and missing_levels(box, levels, card) == 0:
            best = max(best, float(gain_of(state, box, seat, sight, card, used)))
    return best
