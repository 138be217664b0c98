"""What the objects in sight may bring a player: their points, what the artisan adds, and how far away they are."""

from __future__ import annotations

import numpy as np

from atelier.games.artisans import state as s
from atelier.games.artisans.players.evaluation.market import has_last_turn
from atelier.games.artisans.rules.development import levels_placed
from atelier.games.artisans.rules.materials import MEMBER_COUNT
from atelier.games.artisans.rules.objects import lacking
from atelier.games.artisans.rules.year import top_object
from atelier.rule import rule

RESERVED = s.ROW
NEXT = s.ROW + 1
IN_SIGHT = s.ROW + 2
"""The places an eye goes to: the row, then the own reserved card, then the one face up on the deck."""

FARTHEST = 4
"""With more levels missing than this an object is not thought about."""
KEEPS = 0.74
"""How likely an object that could be made next month is made in the end."""
HELD_LEVEL, BARE_LEVEL = 0.82, 0.6
"""What is left of that for each level missing whose card is in hand, and for each whose card is not."""

LEVEL_BITS = 3
ONE_LEVEL = (1 << LEVEL_BITS) - 1

CRAFT_NOW = 0.88
"""How likely an object is made by who could do so at once."""

CONTESTED = 0.76
"""What is left of the likelihood of an object for each other player who has the levels for it."""


@rule
def object_in_sight(state, seat, sight):
    """The object on one of the places in sight, or none."""
    if sight < s.ROW:
        return np.int64(state.row[sight])
    if sight == RESERVED:
        return np.int64(state.reserved[seat])
    return np.int64(top_object(state)) if state.month < s.MONTHS else np.int64(s.NONE)


@rule
def levels_of(state, seat):
    """How many levels of each material hold cards, side by side in one number."""
    levels = np.int64(0)
    for material in range(s.MATERIALS):
        levels |= np.int64(levels_placed(state, seat, material)) << (material * LEVEL_BITS)
    return levels


@rule
def missing_of(box, levels, card, material):
    """How many levels of a material an object still wants."""
    return max(np.int64(box.needs[card, material]) - ((levels >> (material * LEVEL_BITS)) & ONE_LEVEL), 0)


@rule
def missing_levels(box, levels, card):
    """How many levels an object still wants: so many months, at least, until it can be made."""
    missing = np.int64(0)
    for material in range(s.MATERIALS):
        missing += missing_of(box, levels, card, material)
    return missing


@rule
def chance_to_make(state, box, seat, levels, card, missing, left):
    """How likely a seat will make an object some day, with so many levels missing and developments left."""
    chance = KEEPS * (left + 1 - missing) / (left + 1)
    for material in range(s.MATERIALS):
        cards = np.int64(state.hand[seat, material])
        for step in range(missing_of(box, levels, card, material)):
            chance *= HELD_LEVEL if step < cards else BARE_LEVEL
    return chance


@rule
def materials_needed(box, card):
    """The set of materials an object needs, as bits."""
    needed = np.int64(0)
    for material in range(s.MATERIALS):
        needed |= np.int64(box.needs[card, material] > 0) << material
    return needed


@rule
def materials_in_objects(state, box, seat):
    """R26: the set of materials that the Versatile's objects need; nobody else counts them."""
    used = np.int64(0)
    if state.artisan[seat] == s.VERSATILE:
        for card in range(s.OBJECTS):
            if state.maker[card] == seat:
                used |= materials_needed(box, card)
    return used


@rule
def value_of(state, box, seat, card, used):
    """R25, R26: an object's points and what the seat's artisan would add for it."""
    artisan = state.artisan[seat]
    times = np.int64(0)
    if artisan == s.GOLD_LOVER:
        times += box.needs[card, s.GOLD] > 0
    elif artisan == s.CARVER:
        times += box.needs[card, s.WOOD] > 0 or box.needs[card, s.STONE] > 0
    elif artisan == s.ARTOHOLIC:
        times += 1
    elif artisan == s.VERSATILE:
        times += MEMBER_COUNT[materials_needed(box, card) & ~used]
    return box.points[card] + times * box.bonus[max(artisan, 0)]


@rule
def gain_of(state, box, seat, sight, card, used):
    """What making an object in sight adds to the points; a reserved one also no longer costs its own (R31)."""
    value = value_of(state, box, seat, card, used)
    return value + box.points[card] if sight == RESERVED else value


@rule
def objects_value(state, box, seat, left):
    """What the objects in sight may bring."""
    levels = levels_of(state, seat)
    used = materials_in_objects(state, box, seat)
    crafts_now = may_still_craft(state, box, seat)
    value = 0.0
    for sight in range(IN_SIGHT):
        card = object_in_sight(state, seat, sight)
        if card != s.NONE:
            missing = missing_levels(box, levels, card)
            if missing <= min(left, FARTHEST):
                if missing == 0 and crafts_now and sight != NEXT:
                    chance = CRAFT_NOW
                else:
                    chance = chance_to_make(state, box, seat, levels, card, missing, left)
                if sight != RESERVED:
                    chance *= uncontested(state, box, seat, card)
                value += chance * gain_of(state, box, seat, sight, card, used)
                used |= materials_needed(box, card)  # the Versatile counts a material once
    return value


@rule
def uncontested(state, box, seat, card):
    """How likely the others leave an object alone."""
    likelihood = 1.0
    for other in range(state.seats):
        if other != seat and lacking(state, box, other, card) == s.NONE:
            likelihood *= CONTESTED
    return likelihood


@rule
def may_still_craft(state, box, seat):
    """R10, R11, R19: may this seat still craft in this market?"""
    if state.phase != s.MARKET or state.month < s.FIRST_CRAFT_MONTH or state.visited[seat] or state.crafted[seat]:
        return False
    return state.token == s.NONE or (box.last_turn_craft and has_last_turn(state, seat))


@rule
def last_object(state, box, seat):
    """R22: the best object that can be made at the very end."""
    levels = levels_of(state, seat)
    used = materials_in_objects(state, box, seat)
    best = 0.0
    for sight in range(NEXT):
        card = object_in_sight(state, seat, sight)
        if card != s.NONE and missing_levels(box, levels, card) == 0:
            best = max(best, float(gain_of(state, box, seat, sight, card, used)))
    return best
