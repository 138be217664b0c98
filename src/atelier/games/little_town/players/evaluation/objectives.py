"""What secret objectives may bring: how near they are, and which tiles help them."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.players.evaluation.artisans import artisans_of
from atelier.games.little_town.rules.possible import helps
from atelier.rule import rule

BY_CHANCE, BY_EFFORT = 0.25, 0.6  # objectives that are fulfilled, and those that effort brings
SOMEWHERE = 0.4  # on the way to an objective whose progress is not looked at


@rule
def objectives_helped(state, box, seat, tile):
    """Points of objectives that ask for such a building."""
    value = 0.0
    for card in range(s.OBJECTIVE_CARDS):
        objective = state.objective[seat, card]
        if objective != s.NONE and not state.done[seat, card] and box.objective_needs_market[objective]:
            if objective in (s.FISHING, s.MATERIALS, s.STONE_BUILT, s.WOOD_BUILT) and helps(box, tile, objective):
                value += box.objective_points[objective]
            elif objective == s.MERCHANTS and helps(box, tile, objective):
                value += 0.5 * box.objective_points[objective]
    return value


@rule
def objectives_value(state, box, seat, turns):
    """Objectives not yet fulfilled, by how far they have come and the turns left."""
    value = 0.0
    for card in range(s.OBJECTIVE_CARDS):
        objective = state.objective[seat, card]
        if objective != s.NONE and not state.done[seat, card]:
            chance = (BY_CHANCE + BY_EFFORT * progress(state, box, seat, objective)) * min(1.0, turns / 4)
            value += chance * box.objective_points[objective]
    return value


@rule
def progress(state, box, seat, objective):
    """From 0 to 1: how near an objective is."""
    workers = np.int64(box.workers[state.seats - 2])
    goods, count = state.goods[seat], max(1, box.objective_count[objective])
    if objective == s.MORE_HOUSES:
        return (box.houses[state.seats - 2] - state.houses[seat]) / (workers + 1)
    if objective == s.FULL_LARDER:
        return min(1.0, (goods[s.FISH] + goods[s.WHEAT]) / (count * workers))
    if objective == s.FISH_FEAST:
        return min(1.0, goods[s.FISH] / workers)
    if objective == s.FULL_BASKET:
        types = np.int64(0)
        for resource in range(s.RESOURCES):
            types += goods[resource] > 0
        return types / s.RESOURCES
    if objective == s.PENNILESS:
        return 1.0 - min(1.0, state.coins[seat] / 4)
    if objective == s.WEALTHY:
        return min(1.0, state.coins[seat] / count)
    if objective == s.TEAM:
        return artisans_of(state, seat) / count
    return SOMEWHERE
