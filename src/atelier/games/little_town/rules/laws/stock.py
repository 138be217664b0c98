"""Every cube and coin is somewhere, once (T2)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town.rules.laws.names import COIN_LOST, CUBE_LOST, NEGATIVE, POINTS_WRONG, SOUND
from atelier.games.little_town.rules.score import cubes_on_cards
from atelier.games.little_town.state import COINS_IN_GAME, CUBES, KEPT_SOURCES, MOST_POINTS, RESOURCES
from atelier.rule import rule


@rule
def check_stock(state):
    """Nobody has fewer than none, and nothing is lost."""
    coins = np.int64(state.bank)
    for seat in range(state.seats):
        coins += state.coins[seat]
        if state.coins[seat] < 0 or state.houses[seat] < 0 or state.site[seat] < 0:
            return NEGATIVE
        for source in range(KEPT_SOURCES):
            if not -MOST_POINTS <= state.points[seat, source] <= MOST_POINTS:
                return POINTS_WRONG
    if state.bank < 0:
        return NEGATIVE
    if coins != COINS_IN_GAME:
        return COIN_LOST
    for resource in range(RESOURCES):
        cubes = np.int64(state.supply[resource])
        if state.supply[resource] < 0 or state.owed[resource] < 0:
            return NEGATIVE
        for seat in range(state.seats):
            cubes += state.goods[seat, resource] + cubes_on_cards(state, seat, resource)
            if state.goods[seat, resource] < 0:
                return NEGATIVE
        if cubes != CUBES:
            return CUBE_LOST
    return SOUND
