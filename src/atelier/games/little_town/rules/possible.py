"""Which objectives a market makes possible (T4)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town.rules.objectives import FEWEST_MIXED, handles
from atelier.games.little_town.state import (
    ANY,
    COINS,
    FISH,
    FISHING,
    FRESH_GOODS,
    MATERIALS,
    MERCHANTS,
    MIXED_GOODS,
    POINTS,
    RESOURCES,
    SQUARES,
    STONE,
    STONE_BUILT,
    TILES,
    TWO_REWARDS,
    WEALTHY,
    WOOD,
    WOOD_BUILT,
)
from atelier.rule import rule


@rule
def is_possible(state, box, objective):
    """T4: judged from the tiles of the market (those still there and those built from it)."""
    if not box.objective_needs_market[objective]:
        return True
    fitting = np.int64(0)
    for tile in range(TILES):
        if helps(box, tile, objective):
            fitting += state.market[tile]
            for square in range(SQUARES):
                fitting += state.tile[square] == tile
    return fitting >= (box.objective_count[objective] if objective == MERCHANTS or objective == TWO_REWARDS else 1)


@rule
def helps(box, tile, objective):
    """T4: is this a tile that an objective depends on?"""
    consumed = np.int64(0)
    for resource in range(RESOURCES):
        consumed += box.price[tile, resource] > 0
    barter = box.price[tile, ANY] > 0
    if objective == MIXED_GOODS:
        return consumed >= FEWEST_MIXED or box.price[tile, ANY] >= FEWEST_MIXED
    if objective == FISHING:
        return handles(box, tile, FISH) or barter
    if objective == MERCHANTS:
        return handles(box, tile, COINS)
    if objective == MATERIALS:
        return handles(box, tile, WOOD) or handles(box, tile, STONE) or barter
    if objective == STONE_BUILT:
        return box.cost[tile, STONE] >= box.objective_count[objective]
    if objective == WOOD_BUILT:
        return box.cost[tile, WOOD] >= box.objective_count[objective]
    if objective == WEALTHY:
        return box.output[tile, COINS] > 0 or box.round_coins[tile] > 0
    if objective == FRESH_GOODS:
        return consumed > 0 or barter
    if objective == TWO_REWARDS:
        return box.output[tile, POINTS] > 0
    return False
