"""What a position is worth: the points each seat may expect at the end of the year, judged at a glance.

Points on the table, what the materials and the objects promise, what the market still offers. The shares below were
found by letting players who look one step ahead with them play many games; the points ahead, by how these ended.
"""

from __future__ import annotations

import numpy as np

from atelier.games.artisans.cards import set_of, total
from atelier.games.artisans.development import levels_placed, room
from atelier.games.artisans.hopes import (
    FARTHEST,
    IN_SIGHT,
    NEXT,
    RESERVED,
    chance_to_make,
    gain_of,
    levels_of,
    materials_in_objects,
    materials_needed,
    missing_levels,
    object_in_sight,
)
from atelier.games.artisans.objects import can_make
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

AT_MARKET, AT_DEVELOPMENT, AFTERWARDS = range(3)
KEPT = (0.55, 0.61, 0.87)
"""The share of its promise a material keeps: seven of them want the same months and the same hand."""
CARD = (0.8, 0.5, 0.0)
"""Points for any card in hand, whatever it is."""
FREE_PLACE = 0.43
"""Points for each card the hand has room for while the market goes on."""
NEXT_TURN, LATER_TURN, LAST_TURN = 0.42, 0.17, 0.26
"""The share of the market's best card that counts for who is on turn, who waits, and who has one last turn."""
SECOND_ACTION = 0.6
"""What an Opportunist's second action brings, compared to the first (R30)."""
CRAFT_NOW = 0.88
"""How likely an object is made by who could do so at once."""
CONTESTED = 0.76
"""What is left of the likelihood of an object for each other player who has the levels for it."""

MARKET_AHEAD = 2.0
"""Points a whole market brings that is still ahead."""
MONTH_AHEAD = 5.1
"""Points a month brings that is still ahead, beyond what can be seen of it now."""
ARTISAN_MONTH = (0.1, 0.12, 0.2, 0.0, -0.1, -0.25, 0.1, 0.1, -0.18)
"""Points an artisan gives for each month left, beyond what the objects in sight and the materials promise."""


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
    to_come = months_ahead(state.artisan[seat], left) + hopes(state, box, seat, left)
    if state.phase == MARKET:
        return to_come + in_workshop(state, seat, left, AT_MARKET) + market_share(state, seat, left)
    if state.phase == DEVELOP and not is_done:
        return to_come + in_workshop(state, seat, left, AT_DEVELOPMENT)
    return to_come + in_workshop(state, seat, left, AFTERWARDS)


@rule
def months_ahead(artisan, left):
    """What the months after this one bring by themselves, and through the artisan."""
    own = 0.0 if artisan == NONE else ARTISAN_MONTH[artisan]
    return max(left - 1, 0) * MONTH_AHEAD + left * own


@rule
def has_acted(state, seat):
    """R22, R24: has this seat had its turn, counted from the token holder?"""
    seats = state.seats
    return (seat - state.token + seats) % seats < (state.turn - state.token + seats) % seats


@rule
def has_last_turn(state, seat):
    """R11: another took the token; is this seat's last turn still to come, or going on?"""
    seats = state.seats
    return (seat - state.turn + seats) % seats < (state.token - state.turn + seats) % seats


@rule
def in_workshop(state, seat, left, moment):
    """What the seven materials promise together, and the cards in hand."""
    skill = skill_of(state.artisan[seat])
    when = BEFORE_MARKET if moment == AFTERWARDS else AFTER_MARKET
    promises, cards = 0.0, np.int64(0)
    for material in range(MATERIALS):
        held = np.int64(state.hand[seat, material])
        level, places = levels_placed(state, seat, material), room(state, seat, material)
        promises += promise(when, skill, left, level, places, held)
        cards += held
    if left == 0:
        return 0.0
    ahead = MARKET_AHEAD if moment == AFTERWARDS else 0.0
    return ahead + KEPT[moment] * promises + CARD[moment] * cards


@rule
def market_share(state, seat, left):
    """What the seat may still get out of this market."""
    if state.token == NONE:
        share = NEXT_TURN if state.turn == seat else LATER_TURN
        return share * best_offer(state, seat, left) + FREE_PLACE * (HAND_LIMIT - total(state.hand[seat]))
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
    """What the objects in sight promise."""
    levels = levels_of(state, seat)
    used = materials_in_objects(state, box, seat)
    crafts_now = may_still_craft(state, box, seat)
    sum_of_hopes = 0.0
    for sight in range(IN_SIGHT):
        card = object_in_sight(state, seat, sight)
        if card != NONE:
            missing = missing_levels(box, levels, card)
            if missing <= min(left, FARTHEST):
                if missing == 0 and crafts_now and sight != NEXT:
                    chance = CRAFT_NOW
                else:
                    chance = chance_to_make(state, box, seat, levels, card, missing, left)
                if sight != RESERVED:
                    chance *= uncontested(state, box, seat, card)
                sum_of_hopes += chance * gain_of(state, box, seat, sight, card, used)
                used |= materials_needed(box, card)  # the Versatile counts a material once
    return sum_of_hopes


@rule
def uncontested(state, box, seat, card):
    """How likely the others leave an object alone."""
    likelihood = 1.0
    for other in range(state.seats):
        if other != seat and can_make(state, box, other, card):
            likelihood *= CONTESTED
    return likelihood


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
