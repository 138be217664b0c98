"""Choosing artisans (R6)."""

from __future__ import annotations

from atelier.chance import below
from atelier.games.artisans import state as s
from atelier.games.artisans.rules import reasons as reason
from atelier.games.artisans.rules.year import ask_provident
from atelier.rule import rule


@rule
def deal_artisans(state):
    """R6 random: the nine are shuffled and dealt in seat order."""
    for seat in range(state.seats):
        choice = below(state, s.ARTISANS - seat)
        for artisan in range(s.ARTISANS):
            if is_free(state, artisan):
                if choice == 0:
                    state.artisan[seat] = artisan
                    break
                choice -= 1


@rule
def is_free(state, artisan):
    """R6: nobody has taken this artisan."""
    for seat in range(state.seats):
        if state.artisan[seat] == artisan:
            return False
    return True


@rule
def why_not_choose(state, artisan):
    """R6: each of the nine sits at one seat."""
    return reason.MAY if is_free(state, artisan) else reason.ARTISAN_TAKEN


@rule
def list_draft(state, actions, n, first_code):
    for artisan in range(s.ARTISANS):
        if why_not_choose(state, artisan) == reason.MAY:
            actions[n] = first_code + artisan
            n += 1
    return n


@rule
def choose_artisan(state, artisan):
    """R6: in turn order from the start player; after the last choice the first month begins."""
    state.artisan[state.turn] = artisan
    state.turn += 1
    if state.turn == state.seats:
        ask_provident(state)
