"""Cards that change hands: the material deck, the hands, and what everyone knows of them (R7, R14)."""

from __future__ import annotations

import numpy as np

from atelier.chance import below
from atelier.games.artisans import state as s
from atelier.rule import rule

SETS = 1 << s.MATERIALS
SET_BITS = 8
ALL_MATERIALS = np.int64(SETS - 1)
MEMBERS_WIDTH = 8  # one more than there are materials: eight are copied as fast as one
MEMBERS = np.array(
    [
        [m for m in range(MEMBERS_WIDTH) if one >> m & 1] + [m for m in range(MEMBERS_WIDTH) if not one >> m & 1]
        for one in range(SETS)
    ],
    np.int16,
)
"""For every set of materials, as bits: those in it, in order (then the others)."""
MEMBER_COUNT = np.array([one.bit_count() for one in range(SETS)], np.int8)


@rule
def total(cards):
    """How many cards a pile of counted materials holds."""
    n = np.int64(0)
    for material in range(s.MATERIALS):
        n += cards[material]
    return n


@rule
def set_of(material):
    """The set with one material in it, as bits; of an empty place, the empty set."""
    return (np.int64(1) << (np.int64(material) + 1)) >> 1


@rule
def set_of_hand(state, seat):
    """The set of materials a hand holds."""
    held = np.int64(0)
    for material in range(s.MATERIALS):
        held |= np.int64(state.hand[seat, material] > 0) << material
    return held


@rule
def draw(state):
    """R14: the next material card; NONE if there is none."""
    return draw_of(state, cards_to_draw(state))


@rule
def cards_to_draw(state):
    """R14: the discard becomes the deck when a card is wanted and the deck is empty; how many there are then."""
    left = total(state.deck)
    if left == 0:
        left = total(state.discard)
        if left > 0:
            state.reshuffled = 1
            for material in range(s.MATERIALS):
                state.deck[material] = state.discard[material]
                state.discard[material] = 0
    return left


@rule
def draw_of(state, left):
    """The next of so many cards of the deck; NONE of none.

    The deck is kept as a count of each material and its order is decided card by card: the same chances as a shuffled
    pile, and nothing for anyone to peek at.
    """
    if left == 0:
        return s.NONE
    card = below(state, left)
    material = 0
    passed = np.int64(0)
    for other in range(s.MATERIALS):
        passed += state.deck[other]
        material += card >= passed
    state.deck[material] -= 1
    return material


@rule
def reveal_market(state):
    """R3, R13, R14: cards are laid on places 1 to 5 in order; a short reveal leaves the last places empty."""
    left = np.int64(0)
    for place in range(s.PLACES):
        if left == 0:
            left = cards_to_draw(state)
        state.market[place] = draw_of(state, left)
        left = max(0, left - 1)


@rule
def market_is_empty(state):
    for place in range(s.PLACES):
        if state.market[place] != s.NONE:
            return False
    return True


@rule
def gain(state, seat, material):
    """R7: a card taken from the market is known to all."""
    state.hand[seat, material] += 1
    state.known[seat, material] += 1


@rule
def lose(state, seat, material, count):
    """R7: cards put down or developed; the ones everyone knew of go first."""
    state.hand[seat, material] -= count
    state.known[seat, material] = max(0, state.known[seat, material] - count)


@rule
def unseen(state, seat, material):
    """Cards of a material this seat cannot place: in the deck, or hidden in other hands."""
    cards = np.int64(state.deck[material])
    for other in range(state.seats):
        if other != seat:
            cards += state.hand[other, material] - state.known[other, material]
    return cards


@rule
def count_unseen(state, seat, cards):
    """The same for every material."""
    for material in range(s.MATERIALS):
        cards[material] = unseen(state, seat, material)
