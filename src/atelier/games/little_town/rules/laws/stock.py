"""Every cube and coin is somewhere, once (T2)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.laws import names as law
from atelier.games.little_town.rules.score import cubes_on_cards
from atelier.rule import rule


@rule
def check_stock(state):
    """Nobody has fewer than none, and nothing is lost."""
    coins = np.int64(state.bank)
    for seat in range(state.seats):
        coins += state.coins[seat]
        if state.coins[seat] < 0 or state.houses[seat] < 0 or state.site[seat] < 0:
            return law.NEGATIVE
        for source in range(s.KEPT_SOURCES):
            if not -s.MOST_POINTS <= state.points[seat, source] <= s.MOST_POINTS:
                return law.POINTS_WRONG
    if state.bank < 0:
        return law.NEGATIVE
    if coins != s.COINS_IN_GAME:
        return law.COIN_LOST
    for resource in range(s.RESOURCES):
        cubes = np.int64(state.supply[resource])
        if state.supply[resource] < 0 or state.owed[resource] < 0:
            return law.NEGATIVE
        for seat in range(state.seats):
            cubes += state.goods[seat, resource] + cubes_on_cards(state, seat, resource)
            if state.goods[seat, resource] < 0:
                return law.NEGATIVE
        if cubes != s.CUBES:
            return law.CUBE_LOST
    return law.SOUND
