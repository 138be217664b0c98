"""Which objectives a market makes possible (T4)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.objectives import FEWEST_MIXED, handles
from atelier.rule import rule


@rule
def is_possible(state, box, objective):
    """T4: judged from the tiles of the market (those still there and those built from it)."""
    if not box.objective_needs_market[objective]:
        return True
    fitting = np.int64(0)
    for tile in range(s.TILES):
        if state.market[tile] > 0 and helps(box, tile, objective):
            fitting += state.market[tile]
    for square in range(s.SQUARES):
        fitting += state.tile[square] != s.NONE and helps(box, state.tile[square], objective)
    return fitting >= (box.objective_count[objective] if objective == s.MERCHANTS or objective == s.TWO_REWARDS else 1)


@rule
def helps(box, tile, objective):
    """T4: is this a tile that an objective depends on?"""
    consumed = np.int64(0)
    for resource in range(s.RESOURCES):
        consumed += box.price[tile, resource] > 0
    barter = box.price[tile, s.ANY] > 0
    if objective == s.MIXED_GOODS:
        return consumed >= FEWEST_MIXED or box.price[tile, s.ANY] >= FEWEST_MIXED
    if objective == s.FISHING:
        return handles(box, tile, s.FISH) or barter
    if objective == s.MERCHANTS:
        return handles(box, tile, s.COINS)
    if objective == s.MATERIALS:
        return handles(box, tile, s.WOOD) or handles(box, tile, s.STONE) or barter
    if objective == s.STONE_BUILT:
        return box.cost[tile, s.STONE] >= box.objective_count[objective]
    if objective == s.WOOD_BUILT:
        return box.cost[tile, s.WOOD] >= box.objective_count[objective]
    if objective == s.WEALTHY:
        return box.output[tile, s.COINS] > 0 or box.round_coins[tile] > 0
    if objective == s.FRESH_GOODS:
        return consumed > 0 or barter
    if objective == s.TWO_REWARDS:
        return box.output[tile, s.POINTS] > 0
    return False
