"""What a seat can and cannot know: a fair guess at the rest (T4, T11, X2, X10, X11), for opponents to think with."""

from __future__ import annotations

import numpy as np

from atelier.chance import KEY_WORDS, restart
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.objectives import bit
from atelier.games.little_town.rules.possible import is_possible
from atelier.games.little_town.rules.setup import draw_objective, objectives_in_play
from atelier.rng import next_word
from atelier.rule import rule

TRIES = 1000


@rule
def determinize(state, box, seat, rng):
    """Replace all that `seat` cannot know by a guess that fits everything it has seen; -1 is a spectator.

    A new key comes from `rng`; the guess is drawn from the new key's own stream. The decks need no guess: which of
    its unseen cards comes next is decided when it is turned up.
    """
    for word in range(KEY_WORDS):
        state.key[word] = next_word(rng)
    restart(state)
    determinize_objectives(state, box, seat)


@rule
def determinize_objectives(state, box, seat):
    """Every deal that fits is as likely: each hand is drawn by itself, and all again if two hold the same card.

    Where hardly any deal fits, so many tries may all fail: then card by card, none that leaves another hand too few.
    """
    unseen = objectives_unseen(state, box, seat)
    for _ in range(TRIES):
        if try_deal(state, box, seat, unseen):
            return
    deal_carefully(state, box, seat, unseen)


@rule
def objectives_unseen(state, box, seat):
    """T4, T11: the objectives, as bits, that are possible, not public, and not this seat's own."""
    left = np.int64(0)
    for objective in range(objectives_in_play(state)):
        left |= np.int64(is_possible(state, box, objective)) << objective
    for other in range(state.seats):
        for card in range(s.OBJECTIVE_CARDS):
            if state.objective[other, card] != s.NONE and (other == seat or state.done[other, card]):
                left &= ~bit(state.objective[other, card])
    return left


@rule
def try_deal(state, box, seat, unseen):
    """T11: draw the hidden objectives of all others; False if one was drawn twice.

    What has ever held for a seat cannot be one of them: it would be public.
    """
    dealt = np.int64(0)
    for other in range(state.seats):
        if other != seat:
            left = unseen & ~np.int64(state.held[other])
            for card in range(s.OBJECTIVE_CARDS):
                if is_hidden(state, seat, other, card):
                    objective = draw_objective(state, left)
                    state.objective[other, card] = objective
                    if dealt & bit(objective):
                        return False
                    dealt |= bit(objective)
                    left &= ~bit(objective)
    return True


@rule
def deal_carefully(state, box, seat, unseen):
    """Draw the hidden objectives of all others so that there are enough for every hand to come."""
    left = unseen
    dealt = np.int64(0)
    for other in range(state.seats):
        for card in range(s.OBJECTIVE_CARDS):
            if is_hidden(state, seat, other, card):
                fitting = np.int64(0)
                for objective in range(s.OBJECTIVES):
                    if (left & ~np.int64(state.held[other])) >> objective & 1:
                        fits = leaves_enough(state, seat, left & ~bit(objective), dealt + 1)
                        fitting |= np.int64(fits) << objective
                state.objective[other, card] = draw_objective(state, fitting)
                left &= ~bit(state.objective[other, card])
                dealt += 1


@rule
def is_hidden(state, seat, other, card):
    """T11: an objective of another seat that is not public."""
    return other != seat and state.objective[other, card] != s.NONE and not state.done[other, card]


@rule
def leaves_enough(state, seat, left, dealt):
    """Hall: for all hands to come together, and for some of them, there are as many cards as they want.

    `dealt`: how many hidden cards, in order, have been dealt already.
    """
    for some in range(1, 1 << s.SEATS):
        wanted, cards, place = np.int64(0), np.int64(0), np.int64(0)
        for other in range(state.seats):
            for card in range(s.OBJECTIVE_CARDS):
                if is_hidden(state, seat, other, card):
                    if some >> other & 1 and place >= dealt:
                        wanted += 1
                        cards |= left & ~np.int64(state.held[other])
                    place += 1
        if size_of(cards) < wanted:
            return False
    return True


@rule
def size_of(cards):
    """How many objectives a set of them has."""
    n = np.int64(0)
    for objective in range(s.OBJECTIVES):
        n += cards >> objective & 1
    return n
