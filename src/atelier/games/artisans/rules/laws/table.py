"""Every card is somewhere, once: materials, what lies before each seat, objects (R2, R4, R7, R17, R23, R29, R31)."""

from __future__ import annotations

import numpy as np

from atelier.games.artisans import state as s
from atelier.games.artisans.rules.development import levels_placed
from atelier.games.artisans.rules.laws import names as law
from atelier.games.artisans.rules.materials import total
from atelier.rule import rule


@rule
def check_materials(state, box):
    """R2: as many of each as the game has."""
    for material in range(s.MATERIALS):
        cards = np.int64(state.deck[material]) + state.discard[material]
        if state.deck[material] < 0 or state.discard[material] < 0:
            return law.NEGATIVE
        for place in range(s.PLACES):
            if state.market[place] == material:
                cards += 1
        for seat in range(state.seats):
            cards += state.hand[seat, material]
            for level in range(s.LEVELS):
                cards += state.works[seat, material, level]
        if cards != box.copies[state.seats - 2]:
            return law.MATERIAL_LOST
    return law.SOUND


@rule
def check_seats(state):
    for seat in range(state.seats):
        if total(state.hand[seat]) > s.HAND_LIMIT:
            return law.HAND_TOO_LARGE
        for material in range(s.MATERIALS):
            if state.known[seat, material] < 0 or state.hand[seat, material] < 0:
                return law.NEGATIVE
            if state.known[seat, material] > state.hand[seat, material]:
                return law.KNOWN_TOO_MANY
            if not levels_fit(state, seat, material):
                return law.LEVEL_WRONG
        if state.reserved[seat] != s.NONE and state.artisan[seat] != s.PROVIDENT:
            return law.RESERVED_WRONG
        for other in range(seat):
            if state.artisan[seat] != s.NONE and state.artisan[seat] == state.artisan[other]:
                return law.ARTISAN_TWICE
    return law.SOUND


@rule
def levels_fit(state, seat, material):
    extra = 1 if state.artisan[seat] == s.PERFECTIONIST else 0
    placed = levels_placed(state, seat, material)
    for level in range(s.LEVELS):
        cards = state.works[seat, material, level]
        if cards < 0 or cards > s.HAND_LIMIT or (level >= placed and cards > 0):
            return False
        if 0 < level < placed and cards > state.works[seat, material, level - 1] + extra:
            return False
    return True


@rule
def check_absent(state):
    """Nothing lies before a seat that nobody sits on."""
    for seat in range(np.int64(state.seats), s.SEATS):
        things = np.int64(state.artisan[seat] != s.NONE) + (state.reserved[seat] != s.NONE)
        things += (state.visited[seat] != 0) + (state.crafted[seat] != 0)
        for material in range(s.MATERIALS):
            things += (state.hand[seat, material] != 0) + (state.known[seat, material] != 0)
            for level in range(s.LEVELS):
                things += state.works[seat, material, level] != 0
        if things > 0:
            return law.SEAT_NOT_EMPTY
    return law.SOUND


@rule
def check_objects(state, box):
    for deck in range(s.DECKS):
        if not 0 <= state.drawn[deck] <= s.DECK_OBJECTS or (state.drawn[1] > 0 and state.month < s.SECOND_DECK_MONTH):
            return law.DRAWN_WRONG
    for card in range(s.OBJECTS):
        in_order = 0
        undealt = False
        for place in range(s.OBJECTS):
            if state.order[place] == card:
                in_order += 1
                deck = place // s.DECK_OBJECTS
                undealt = deck == s.DECKS or place % s.DECK_OBJECTS >= state.drawn[deck]
        if in_order != 1 or places_of(state, card) != (0 if undealt else 1):
            return law.OBJECT_LOST
    for deck in range(s.DECKS):
        for value in range(s.VALUES):
            cards = 0
            for place in range(deck * s.DECK_OBJECTS, (deck + 1) * s.DECK_OBJECTS):
                if box.points[state.order[place]] == s.LOWEST_VALUE + value:
                    cards += 1
            if cards != box.decks[deck, value]:
                return law.DECK_VALUES
    return law.SOUND


@rule
def places_of(state, card):
    """How many places on the table hold this object: the row, a reserved card, a maker."""
    n = 0
    for place in range(s.ROW):
        if state.row[place] == card:
            n += 1
    for seat in range(state.seats):
        if state.reserved[seat] == card:
            n += 1
    if state.maker[card] != s.NONE:
        n += 1
    return n
