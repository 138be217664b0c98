"""What lies before each seat is what the game gives (T1, T4, T11, X1, X3, X4)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.board import buildings_of
from atelier.games.little_town.rules.laws import names as law
from atelier.games.little_town.rules.objectives import bit
from atelier.games.little_town.rules.possible import is_possible
from atelier.games.little_town.rules.setup import objectives_in_play
from atelier.rule import rule


@rule
def check_seats(state, box):
    """Houses, workers, the row of cards."""
    workers = np.int64(box.workers[state.seats - 2])
    for seat in range(state.seats):
        if buildings_of(state, seat) + state.houses[seat] != box.houses[state.seats - 2]:
            return law.HOUSE_LOST
        if not workers_are_somewhere(state, seat, workers):
            return law.WORKER_LOST
        if not 0 <= state.effects[seat] <= s.MOST_EFFECTS:
            return law.EFFECTS_WRONG
        for slot in range(s.ROW):
            laid = state.expansion != s.OFF and slot <= workers
            if laid != (state.row[seat, slot] != s.NONE) or not s.NONE <= state.row[seat, slot] <= s.BLANK:
                return law.ROW_WRONG
    return law.SOUND


@rule
def workers_are_somewhere(state, seat, workers):
    """T1, X3: at home in a place beside two cards, on the board, or at the site."""
    found = np.int64(state.site[seat])
    for place in range(s.PLACES):
        if not 0 <= state.ready[seat, place] <= (place < workers):
            return False
        found += state.ready[seat, place]
    for square in range(s.SQUARES):
        found += state.worker[square] == seat
    return found == workers


@rule
def check_objectives(state, box):
    """T4, T11: as many as the game gives, each once, of those in play and possible, done if they have held."""
    in_play = objectives_in_play(state)
    for seat in range(state.seats):
        if np.int64(state.held[seat]) >= bit(s.OBJECTIVES):
            return law.OBJECTIVE_WRONG
        for card in range(s.OBJECTIVE_CARDS):
            objective = state.objective[seat, card]
            dealt = objective != s.NONE
            if dealt != (card < box.objectives[state.seats - 2]) or not 0 <= state.done[seat, card] <= dealt:
                return law.OBJECTIVE_WRONG
            if dealt:
                if not (s.NONE < objective < s.OBJECTIVES and is_only(state, seat, card)):
                    return law.OBJECTIVE_WRONG
                if objective >= in_play or not is_possible(state, box, objective):
                    return law.OBJECTIVE_IMPOSSIBLE
                if has_held(state, seat, objective) != state.done[seat, card]:
                    return law.OBJECTIVE_MISSED
    return law.SOUND


@rule
def has_held(state, seat, objective):
    return (np.int64(state.held[seat]) & bit(objective)) != 0


@rule
def is_only(state, seat, card):
    """Nobody else, and no other card of this seat, is the same objective."""
    for other in range(seat + 1):
        for slot in range(card if other == seat else s.OBJECTIVE_CARDS):
            if state.objective[other, slot] == state.objective[seat, card]:
                return False
    return True


@rule
def check_absent(state):
    """Nothing lies before a seat that nobody sits on."""
    for seat in range(np.int64(state.seats), s.SEATS):
        things = np.int64(state.coins[seat] != 0) + (state.houses[seat] != 0) + (state.site[seat] != 0)
        things += (state.effects[seat] != 0) + (state.held[seat] != 0)
        for resource in range(s.RESOURCES):
            things += state.goods[seat, resource] != 0
        for source in range(s.KEPT_SOURCES):
            things += state.points[seat, source] != 0
        for place in range(s.PLACES):
            things += state.ready[seat, place] != 0
        for card in range(s.OBJECTIVE_CARDS):
            things += (state.objective[seat, card] != s.NONE) + (state.done[seat, card] != 0)
        for slot in range(s.ROW):
            things += state.row[seat, slot] != s.NONE
            for cube in range(s.CUBES_ON_CARD):
                things += state.cubes[seat, slot, cube] != s.NONE
        if things > 0:
            return law.SEAT_NOT_EMPTY
    return law.SOUND
