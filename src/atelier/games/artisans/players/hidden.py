"""What a seat can and cannot know: a fair guess at the rest (R4, R5, R7), for opponents to think with."""

from __future__ import annotations

import numpy as np

from atelier.chance import KEY_WORDS, restart
from atelier.games.artisans import state as s
from atelier.games.artisans.rules.materials import draw, total
from atelier.games.artisans.rules.setup import is_unseen, mix_objects
from atelier.rng import next_word
from atelier.rule import rule

BASE = 64  # more than the box can hold of one material


@rule
def determinize(state, box, seat, rng):
    """Replace all that `seat` cannot know by a guess that fits everything it has seen; -1 is a spectator.

    A new key comes from `rng`; the guess is drawn from the new key's own stream. States that this seat cannot tell
    apart give the same guess.
    """
    for word in range(KEY_WORDS):
        state.key[word] = next_word(rng)
    restart(state)
    determinize_hands(state, seat)
    determinize_objects(state, box, objects_seen(state, 0), objects_seen(state, 1))


@rule
def determinize_hands(state, seat):
    """R7: gather every card this seat has not seen, then give each other hand as many as it had hidden.

    Hidden cards are what is left of the six dealt at the start. Until the discard becomes a new deck they may be any
    card not seen yet. From then on the deck holds only cards seen before: it is laid aside, and what is hidden can only
    have changed places between the other hands.
    """
    aside = lay_aside(state.deck) if state.reshuffled else np.int64(0)
    owed = np.int64(0)
    for other in range(state.seats):
        if other != seat:
            owed = owed * BASE + total(state.hand[other]) - total(state.known[other])
            for material in range(s.MATERIALS):
                state.deck[material] += state.hand[other, material] - state.known[other, material]
                state.hand[other, material] = state.known[other, material]
    for other in range(state.seats - 1, -1, -1):
        if other != seat:
            for _ in range(owed % BASE):
                state.hand[other, draw(state)] += 1
            owed //= BASE
    put_back(state.deck, aside)


@rule
def lay_aside(pile):
    """Empty a pile into one number."""
    aside = np.int64(0)
    for material in range(s.MATERIALS):
        aside = aside * BASE + pile[material]
        pile[material] = 0
    return aside


@rule
def put_back(pile, aside):
    """Add what was laid aside to the pile again."""
    for material in range(s.MATERIALS - 1, -1, -1):
        pile[material] += aside % BASE
        aside //= BASE


@rule
def determinize_objects(state, box, seen_1, seen_2):
    """R4: put the unseen objects in order, so that nothing is left of how they lay, and mix them again."""
    sort_by_value(state, box, seen_1, s.DECK_OBJECTS)
    sort_by_value(state, box, s.DECK_OBJECTS + seen_2, s.DECKS * s.DECK_OBJECTS)
    sort_by_value(state, box, s.DECKS * s.DECK_OBJECTS, s.OBJECTS)
    sort_equals(state, box, seen_1, seen_2)
    mix_objects(state, box, seen_1, seen_2)


@rule
def sort_by_value(state, box, first, last):
    """Cards worth less come first. How many of each value a deck holds is no secret."""
    for end in range(first + 1, last):
        place = end
        while place > first and box.points[state.order[place - 1]] > box.points[state.order[place]]:
            swap_objects(state, place - 1, place)
            place -= 1


@rule
def sort_equals(state, box, seen_1, seen_2):
    """Of cards worth the same, the one that comes first in the box comes first, whichever deck it lies in."""
    for place in range(s.OBJECTS):
        if is_unseen(place, seen_1, seen_2):
            for other in range(place + 1, s.OBJECTS):
                equal = box.points[state.order[other]] == box.points[state.order[place]]
                if equal and is_unseen(other, seen_1, seen_2) and state.order[other] < state.order[place]:
                    swap_objects(state, place, other)


@rule
def swap_objects(state, one, other):
    held = state.order[one]
    state.order[one] = state.order[other]
    state.order[other] = held


@rule
def objects_seen(state, deck):
    """R4, R5, R21: how many cards of an object deck all have seen: those drawn and the one face up on top."""
    if deck == 1 and state.month < s.SECOND_DECK_MONTH:
        return 0
    return min(state.drawn[deck] + 1, s.DECK_OBJECTS)
