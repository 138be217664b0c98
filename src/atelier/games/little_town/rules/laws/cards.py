"""Every Artisan card is somewhere, once, with the cubes of its level (X2, X13)."""

from __future__ import annotations

from atelier.games.little_town.rules.laws.names import CARD_LOST, CUBES_WRONG, KNOWN_WRONG, SOUND
from atelier.games.little_town.state import (
    ARTISANS,
    BLANK,
    CUBES_ON_CARD,
    DECK_CARDS,
    DECKS,
    LEVELS,
    NONE,
    OFF,
    RESOURCES,
    ROW,
    STANDARD,
)
from atelier.rule import rule


@rule
def check_cards(state, box):
    """The cards one by one, then the decks, then the cubes."""
    for card in range(ARTISANS):
        if times_found(state, card) != (0 if state.expansion == OFF else 1):
            return CARD_LOST
    for deck in range(DECKS):
        cards = 0
        for place in range(DECK_CARDS):
            card = state.decks[deck, place]
            if card != NONE:
                cards += 1
                if card // DECK_CARDS != deck or cards != place + 1:
                    return CARD_LOST
        if state.under[deck] < 0 or state.under[deck] > cards:
            return KNOWN_WRONG
    for seat in range(state.seats):
        for slot in range(ROW):
            if not cubes_fit(state, state.row[seat, slot], state.cubes[seat, slot]):
                return CUBES_WRONG
    return SOUND


@rule
def times_found(state, card):
    """How often a card lies in its deck and in all rows together."""
    found = 0
    for place in range(DECK_CARDS):
        found += state.decks[card // DECK_CARDS, place] == card
    for seat in range(state.seats):
        for slot in range(ROW):
            found += state.row[seat, slot] == card
    return found


@rule
def cubes_fit(state, card, cubes):
    """X13: on the advanced side one cube on level I, two from level II on; nowhere else any."""
    wanted = 0
    if state.expansion > STANDARD and card != NONE and card != BLANK:
        wanted = min(card // DECK_CARDS % LEVELS + 1, CUBES_ON_CARD)
    for cube in range(CUBES_ON_CARD):
        if (cubes[cube] != NONE) != (cube < wanted) or not NONE <= cubes[cube] < RESOURCES:
            return False
    return True
