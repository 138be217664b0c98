"""What must hold after every decision: every card is somewhere, once. Broken laws are named in words."""

from __future__ import annotations

import numpy as np

from atelier.games.artisans.cards import market_is_empty, total
from atelier.games.artisans.development import levels_placed
from atelier.games.artisans.setup import LOWEST_VALUE, VALUES
from atelier.games.artisans.state import (
    DECK_OBJECTS,
    DECKS,
    DRAFT,
    HAND_LIMIT,
    LEVELS,
    MARKET,
    MATERIALS,
    MONTHS,
    NONE,
    OBJECTS,
    OVER,
    PERFECTIONIST,
    PLACES,
    PROVIDENT,
    RESERVE,
    ROW,
)
from atelier.rule import rule

MOST_ACTIONS = 2

LAWS = (
    "",
    "the cards of a material in deck, discard, market, hands and works are not as many as the game has (R2)",
    "a pile, a hand or a level holds fewer than no cards",
    "a hand holds more than six cards (R17)",
    "more cards are known of a hand than it holds (R7)",
    "a level holds cards above an empty one, or more than its limit (R23, R29)",
    "an object is in two places, or in none (R4)",
    "an object deck does not hold its values (R4)",
    "an artisan sits at two seats (R6)",
    "a card is reserved by someone who is not the Provident (R31)",
    "the month is not one of the twelve",
    "the turn is at no seat while the game goes on, or at one when it is over",
    "a market has an action left for someone who does not hold the token; other phases have no market (R8, R15)",
    "only the Provident without a reserved card is asked to reserve (R31)",
    "materials are developed, and the last object crafted, after someone took the token (R15)",
)
(
    SOUND,
    MATERIAL_LOST,
    NEGATIVE,
    HAND_TOO_LARGE,
    KNOWN_TOO_MANY,
    LEVEL_WRONG,
    OBJECT_LOST,
    DECK_VALUES,
    ARTISAN_TWICE,
    RESERVED_WRONG,
    MONTH_WRONG,
    TURN_WRONG,
    MARKET_WRONG,
    RESERVER_WRONG,
    TOKEN_WRONG,
) = range(len(LAWS))


@rule
def sound(state, box):
    """0 if every law holds, else the number of one that is broken (an index into `LAWS`)."""
    if not 1 <= state.month <= MONTHS:
        return MONTH_WRONG
    if (state.phase == OVER) != (state.turn == NONE) or state.turn >= state.seats:
        return TURN_WRONG
    broken = check_phase(state)
    if broken == SOUND:
        broken = check_materials(state, box)
    if broken == SOUND:
        broken = check_seats(state)
    if broken == SOUND:
        broken = check_objects(state, box)
    return broken


@rule
def check_phase(state):
    seat = state.turn
    if state.phase == MARKET:
        if seat == state.token or not 1 <= state.actions <= MOST_ACTIONS or state.trades < 0:
            return MARKET_WRONG
    elif state.phase == RESERVE:
        if state.artisan[seat] != PROVIDENT or state.reserved[seat] != NONE:
            return RESERVER_WRONG
    elif state.phase != DRAFT:
        if state.token == NONE and state.phase != OVER:
            return TOKEN_WRONG
        if not market_is_empty(state):
            return MARKET_WRONG
    return SOUND


@rule
def check_materials(state, box):
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
def check_objects(state, box):
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
