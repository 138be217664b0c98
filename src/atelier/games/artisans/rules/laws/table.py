"""Every card is somewhere, once: materials, what lies before each seat, objects (R2, R4, R7, R17, R23, R29, R31)."""

from __future__ import annotations

import numpy as np

from atelier.games.artisans.rules.development import levels_placed
from atelier.games.artisans.rules.laws.names import (
    ARTISAN_TWICE,
    DECK_VALUES,
    DRAWN_WRONG,
    HAND_TOO_LARGE,
    KNOWN_TOO_MANY,
    LEVEL_WRONG,
    MATERIAL_LOST,
    NEGATIVE,
    OBJECT_LOST,
    RESERVED_WRONG,
    SEAT_NOT_EMPTY,
    SOUND,
)
from atelier.games.artisans.rules.materials import total
from atelier.games.artisans.state import (
    DECK_OBJECTS,
    DECKS,
    HAND_LIMIT,
    LEVELS,
    LOWEST_VALUE,
    MATERIALS,
    NONE,
    OBJECTS,
    PERFECTIONIST,
    PLACES,
    PROVIDENT,
    ROW,
    SEATS,
    SECOND_DECK_MONTH,
    VALUES,
)
from atelier.rule import rule


@rule
def check_materials(state, box):
    """R2: as many of each as the game has."""
    for material in range(MATERIALS):
        cards = np.int64(state.deck[material]) + state.discard[material]
        if state.deck[material] < 0 or state.discard[material] < 0:
            return NEGATIVE
        for place in range(PLACES):
            if state.market[place] == material:
                cards += 1
        for seat in range(state.seats):
            cards += state.hand[seat, material]
            for level in range(LEVELS):
                cards += state.works[seat, material, level]
        if cards != box.copies[state.seats - 2]:
            return MATERIAL_LOST
    return SOUND


@rule
def check_seats(state):
    for seat in range(state.seats):
        if total(state.hand[seat]) > HAND_LIMIT:
            return HAND_TOO_LARGE
        for material in range(MATERIALS):
            if state.known[seat, material] < 0 or state.hand[seat, material] < 0:
                return NEGATIVE
            if state.known[seat, material] > state.hand[seat, material]:
                return KNOWN_TOO_MANY
            if not levels_fit(state, seat, material):
                return LEVEL_WRONG
        if state.reserved[seat] != NONE and state.artisan[seat] != PROVIDENT:
            return RESERVED_WRONG
        for other in range(seat):
            if state.artisan[seat] != NONE and state.artisan[seat] == state.artisan[other]:
                return ARTISAN_TWICE
    return SOUND


@rule
def levels_fit(state, seat, material):
    extra = 1 if state.artisan[seat] == PERFECTIONIST else 0
    placed = levels_placed(state, seat, material)
    for level in range(LEVELS):
        cards = state.works[seat, material, level]
        if cards < 0 or cards > HAND_LIMIT or (level >= placed and cards > 0):
            return False
        if 0 < level < placed and cards > state.works[seat, material, level - 1] + extra:
            return False
    return True


@rule
def check_absent(state):
    """Nothing lies before a seat that nobody sits on."""
    for seat in range(np.int64(state.seats), SEATS):
        things = np.int64(state.artisan[seat] != NONE) + (state.reserved[seat] != NONE)
        things += (state.visited[seat] != 0) + (state.crafted[seat] != 0)
        for material in range(MATERIALS):
            things += (state.hand[seat, material] != 0) + (state.known[seat, material] != 0)
            for level in range(LEVELS):
                things += state.works[seat, material, level] != 0
        if things > 0:
            return SEAT_NOT_EMPTY
    return SOUND


@rule
def check_objects(state, box):
    for deck in range(DECKS):
        if not 0 <= state.drawn[deck] <= DECK_OBJECTS or (state.drawn[1] > 0 and state.month < SECOND_DECK_MONTH):
            return DRAWN_WRONG
    for card in range(OBJECTS):
        in_order = 0
        undealt = False
        for place in range(OBJECTS):
            if state.order[place] == card:
                in_order += 1
                deck = place // DECK_OBJECTS
                undealt = deck == DECKS or place % DECK_OBJECTS >= state.drawn[deck]
        if in_order != 1 or places_of(state, card) != (0 if undealt else 1):
            return OBJECT_LOST
    for deck in range(DECKS):
        for value in range(VALUES):
            cards = 0
            for place in range(deck * DECK_OBJECTS, (deck + 1) * DECK_OBJECTS):
                if box.points[state.order[place]] == LOWEST_VALUE + value:
                    cards += 1
            if cards != box.decks[deck, value]:
                return DECK_VALUES
    return SOUND


@rule
def places_of(state, card):
    """How many places on the table hold this object: the row, a reserved card, a maker."""
    n = 0
    for place in range(ROW):
        if state.row[place] == card:
            n += 1
    for seat in range(state.seats):
        if state.reserved[seat] == card:
            n += 1
    if state.maker[card] != NONE:
        n += 1
    return n
