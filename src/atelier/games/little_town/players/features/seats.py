"""What everyone has, as numbers, and which objectives there are."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.players.features.numbers import copy, put
from atelier.games.little_town.rules.objectives import bit
from atelier.games.little_town.rules.rounds import workers_home
from atelier.games.little_town.rules.score import total_points
from atelier.rule import rule

STOCK = 7
"""Of everyone: coins, points, houses, workers at home, their places as bits, effects used, objectives not yet shown."""
MOST_POINTS, MOST_HOUSES, MOST_OBJECTIVE = 127, 10, 10
MOST_PLACES, MOST_REACHED = (1 << s.PLACES) - 1, (1 << s.SEATS) - 1


@rule
def show_objectives(state, box, seat, out, n):
    """T4, T11: one more than its points for what the looking seat has to fulfil; below zero whose card was fulfilled.

    Then, as bits of chairs, for whom each has ever held: nobody keeps such a card hidden.
    """
    for chair in range(state.seats):
        other = (seat + chair) % state.seats
        for card in range(s.OBJECTIVE_CARDS):
            objective = state.objective[other, card]
            if objective != s.NONE:
                if state.done[other, card]:
                    out[n + np.int64(objective)] = -1 - chair
                elif chair == 0:
                    put(out, n + np.int64(objective), 1 + box.objective_points[objective], MOST_OBJECTIVE)
        for objective in range(s.OBJECTIVES):
            if np.int64(state.held[other]) & bit(objective):
                out[n + s.OBJECTIVES + objective] += 1 << chair
    return n + 2 * s.OBJECTIVES


@rule
def show_players(state, box, seat, out, n):
    """What everyone may know of everyone, a player at a time."""
    for chair in range(state.seats):
        other = (seat + chair) % state.seats
        copy(state.goods[other], s.RESOURCES, out, n + chair * s.RESOURCES, s.CUBES)
        at = n + s.SEATS * s.RESOURCES + chair
        out[at] = state.coins[other]
        put(out, at + s.SEATS, total_points(state, box, other), MOST_POINTS)
        put(out, at + 2 * s.SEATS, state.houses[other], MOST_HOUSES)
        out[at + 3 * s.SEATS] = workers_home(state, other)
        if state.expansion != s.OFF:
            out[at + 4 * s.SEATS] = places_of(state, other)
            put(out, at + 5 * s.SEATS, state.effects[other], s.PLACES)
        out[at + 6 * s.SEATS] = hidden_objectives(state, other)
    return n + s.SEATS * (s.RESOURCES + STOCK)


@rule
def places_of(state, seat):
    """X4: where a seat's workers at home stand, as bits."""
    places = np.int64(0)
    for place in range(s.PLACES):
        places |= np.int64(state.ready[seat, place]) << place
    return places


@rule
def hidden_objectives(state, seat):
    """T11: how many of a seat's objectives are not fulfilled yet."""
    hidden = 0
    for card in range(s.OBJECTIVE_CARDS):
        hidden += state.objective[seat, card] != s.NONE and not state.done[seat, card]
    return hidden
