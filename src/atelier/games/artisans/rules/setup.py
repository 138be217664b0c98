"""Setting up (R1–R6)."""

from __future__ import annotations

import numpy as np

from atelier.chance import below, shuffle
from atelier.games.artisans import state as s
from atelier.games.artisans.rules.draft import deal_artisans
from atelier.games.artisans.rules.materials import draw, reveal_market
from atelier.games.artisans.rules.year import ask_provident, refill_row
from atelier.rule import rule

DRAFTED, DEALT = range(2)
LAST_PLACE = (1 << s.PLACE_BITS) - 1


@rule
def deal(state, box, seats, options):
    """Set up a fresh record that holds nothing but its key. `options[0]`: artisans drafted (0) or dealt (1)."""
    state.seats = seats
    state.month = 1
    state.leader = 0
    state.token = s.NONE
    for seat in range(s.SEATS):
        state.artisan[seat] = s.NONE
        state.reserved[seat] = s.NONE
    deal_materials(state, box)
    stack_objects(state, box)
    for place in range(s.ROW):
        state.row[place] = s.NONE
    refill_row(state)
    state.phase = s.DRAFT
    state.turn = 0
    if options[0] == DEALT:
        deal_artisans(state)
        ask_provident(state)


@rule
def deal_materials(state, box):
    """R2, R3: 12, 18 or 24 cards of each material; six to each seat, one at a time; then five to the market."""
    for material in range(s.MATERIALS):
        state.deck[material] = box.copies[state.seats - 2]
    for _ in range(s.HAND_LIMIT):
        for seat in range(state.seats):
            state.hand[seat, draw(state)] += 1
    reveal_market(state)


@rule
def stack_objects(state, box):
    """R4: of each value some cards to deck 1, some to deck 2, the rest to the box; chance decides which."""
    first, second, left = 0, s.DECK_OBJECTS, s.DECKS * s.DECK_OBJECTS
    for value in range(s.VALUES):
        dealt = 0
        for card in range(s.OBJECTS):
            if box.points[card] == s.LOWEST_VALUE + value:
                if dealt < box.decks[0, value]:
                    state.order[first] = card
                    first += 1
                elif dealt < box.decks[0, value] + box.decks[1, value]:
                    state.order[second] = card
                    second += 1
                else:
                    state.order[left] = card
                    left += 1
                dealt += 1
            state.maker[card] = s.NONE
    mix_objects(state, box, 0, 0)


@rule
def mix_objects(state, box, seen_1, seen_2):
    """R4: mix all object cards but the first `seen_1` of deck 1 and `seen_2` of deck 2, keeping each deck's values.

    Cards of one value change places among everything unseen; then what is unseen of each deck is shuffled. At setup
    nothing is seen; later this is a fair guess at what nobody has seen.
    """
    groups = (
        places_of(state, box, 0, seen_1, seen_2),
        places_of(state, box, 1, seen_1, seen_2),
        places_of(state, box, 2, seen_1, seen_2),
        places_of(state, box, 3, seen_1, seen_2),
        places_of(state, box, 4, seen_1, seen_2),
    )
    left = np.int64(0)  # how many of each value are still to be mixed, eight bits each
    for place in range(s.OBJECTS):
        left += np.int64(is_unseen(place, seen_1, seen_2)) << 8 * value_at(state, box, place)
    for place in range(s.OBJECTS):
        if is_unseen(place, seen_1, seen_2):
            value = value_at(state, box, place)
            last = (left >> 8 * value & 255) - 1
            chosen = groups[value] >> (last - below(state, last + 1)) * s.PLACE_BITS & LAST_PLACE
            held = state.order[place]
            state.order[place] = state.order[chosen]
            state.order[chosen] = held
            left -= np.int64(1) << 8 * value
    shuffle(state, state.order, seen_1, s.DECK_OBJECTS)
    shuffle(state, state.order, s.DECK_OBJECTS + seen_2, s.DECKS * s.DECK_OBJECTS)


@rule
def is_unseen(place, seen_1, seen_2):
    return ((seen_1 <= place) & (place < s.DECK_OBJECTS)) | (place >= s.DECK_OBJECTS + seen_2)


@rule
def value_at(state, box, place):
    """Which of the values the card on a place has, from 0. Cards only change places with their equals: it stays."""
    return np.int64(box.points[state.order[place]]) - s.LOWEST_VALUE


@rule
def places_of(state, box, value, seen_1, seen_2):
    """The places of the unseen cards of a value, side by side in one number, the last one first."""
    places = np.int64(0)
    for place in range(s.OBJECTS):
        is_one = is_unseen(place, seen_1, seen_2) & (value_at(state, box, place) == value)
        places = places << s.PLACE_BITS * is_one | place * is_one
    return places
