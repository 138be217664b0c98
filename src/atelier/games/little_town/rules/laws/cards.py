"""Every Artisan card is somewhere, once, with the cubes of its level (X2, X13)."""

from __future__ import annotations

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.laws import names as law
from atelier.rule import rule


@rule
def check_cards(state, box):
    """The cards one by one, then the decks, then the cubes."""
    for card in range(s.ARTISANS):
        if times_found(state, card) != (0 if state.expansion == s.OFF else 1):
            return law.CARD_LOST
    for deck in range(s.DECKS):
        cards = 0
        for place in range(s.DECK_CARDS):
            card = state.decks[deck, place]
            if card != s.NONE:
                cards += 1
                if card // s.DECK_CARDS != deck or cards != place + 1:
                    return law.CARD_LOST
        if state.under[deck] < 0 or state.under[deck] > cards:
            return law.KNOWN_WRONG
    for seat in range(state.seats):
        for slot in range(s.ROW):
            if not cubes_fit(state, state.row[seat, slot], state.cubes[seat, slot]):
                return law.CUBES_WRONG
    return law.SOUND


@rule
def times_found(state, card):
    """How often a card lies in its deck and in all rows together."""
    found = 0
    for place in range(s.DECK_CARDS):
        found += state.decks[card // s.DECK_CARDS, place] == card
    for seat in range(state.seats):
        for slot in range(s.ROW):
            found += state.row[seat, slot] == card
    return found


@rule
def cubes_fit(state, card, cubes):
    """X13: on the advanced side one cube on level I, two from level II on; nowhere else any."""
    wanted = 0
    if state.expansion > s.STANDARD and card != s.NONE and card != s.BLANK:
        wanted = min(card // s.DECK_CARDS % s.LEVELS + 1, s.CUBES_ON_CARD)
    for cube in range(s.CUBES_ON_CARD):
        if (cubes[cube] != s.NONE) != (cube < wanted) or not s.NONE <= cubes[cube] < s.RESOURCES:
            return False
    return True
