"""Objectives: they score by themselves the moment they hold (T4, T11, T16).

What holds for a seat is public, only who has which card is not. So all of them are watched for everyone: that is how
opponents know what somebody cannot be holding.
"""

from __future__ import annotations

import numpy as np

from atelier.games.little_town.rules.board import buildings_around, buildings_of, connected, lands_beside
from atelier.games.little_town.rules.points import score_points
from atelier.games.little_town.state import (
    ANY,
    BLANK,
    BOTH_TRADES,
    BUSY_ARTISANS,
    COINS,
    CROWDED,
    DECK_CARDS,
    ERRANDS,
    FISH,
    FISHING,
    FROM_OBJECTIVES,
    FULL_BASKET,
    FULL_LARDER,
    GOOD_HARVEST,
    HAMLET,
    KIND_CARDS,
    MASTER,
    MATERIALS,
    MERCHANTS,
    MIXED_GOODS,
    MORE_HOUSES,
    MOST_EFFECTS,
    NONE,
    OBJECTIVE_CARDS,
    PENNILESS,
    RESOURCES,
    ROW,
    SQUARES,
    STONE,
    STONE_BUILT,
    TEAM,
    TERRAINS,
    THREE_LANDS,
    TWO_REWARDS,
    WEALTHY,
    WHEAT,
    WOOD,
    WOOD_BUILT,
)
from atelier.rule import rule

FEWEST_MIXED = 2


@rule
def bit(objective):
    """An objective as one bit of a number."""
    return np.int64(1) << np.int64(objective)


@rule
def reach(state, box, seat, holding):
    """T11: each once, points at once, and the card is public from then on. `holding`: what holds now, as bits."""
    fresh = holding & ~np.int64(state.held[seat])
    if fresh != 0:
        state.held[seat] |= fresh
        for card in range(OBJECTIVE_CARDS):
            objective = state.objective[seat, card]
            if objective != NONE and fresh & bit(objective):
                state.done[seat, card] = 1
                score_points(state, seat, FROM_OBJECTIVES, box.objective_points[objective])


@rule
def look_at_stock(state, box, seat):
    """T11: look at what a seat has, after the rent, after the price and after the output."""
    coins, food = state.coins[seat], state.goods[seat, FISH] + state.goods[seat, WHEAT]
    fewest = state.goods[seat, 0]
    for resource in range(1, RESOURCES):
        fewest = min(fewest, state.goods[seat, resource])
    holding = np.int64(coins == 0) << PENNILESS
    holding |= np.int64(coins >= box.objective_count[WEALTHY]) << WEALTHY
    holding |= np.int64(food >= box.objective_count[FULL_LARDER] * box.workers[state.seats - 2]) << FULL_LARDER
    holding |= np.int64(fewest >= box.objective_count[FULL_BASKET]) << FULL_BASKET
    reach(state, box, seat, holding)


@rule
def look_at_harvest(state, box):
    """T16: cubes from terrain, from an Artisan's gather effect, from tiles whose output counts."""
    gathered = np.int64(0)
    for resource in range(RESOURCES):
        gathered += state.gathered[resource]
    if gathered >= box.objective_count[GOOD_HARVEST]:
        reach(state, box, state.turn, bit(GOOD_HARVEST))


@rule
def look_at_activation(state, box, tile):
    """T16: what a building consumes (the Pawnshop: what was really given), and, in a turn, how many were activated."""
    kinds = np.int64(0)
    for resource in range(RESOURCES):
        kinds += (box.price[tile, resource] > 0) | (state.given[resource] > 0)
    holding = np.int64(kinds >= FEWEST_MIXED) << MIXED_GOODS
    holding |= np.int64(state.activated >= box.objective_count[ERRANDS]) << ERRANDS
    holding |= np.int64(state.rewards >= box.objective_count[TWO_REWARDS]) << TWO_REWARDS
    reach(state, box, state.turn, holding)


@rule
def look_at_town(state, box, seat, square):
    """After a building was built on a square: what it is, and how the seat's buildings lie now."""
    tile = state.tile[square]
    barter = box.price[tile, ANY] > 0
    holding = np.int64(barter | handles(box, tile, FISH)) << FISHING
    holding |= np.int64(barter | handles(box, tile, WOOD) | handles(box, tile, STONE)) << MATERIALS
    holding |= np.int64(box.cost[tile, STONE] >= box.objective_count[STONE_BUILT]) << STONE_BUILT
    holding |= np.int64(box.cost[tile, WOOD] >= box.objective_count[WOOD_BUILT]) << WOOD_BUILT
    holding |= np.int64(buildings_of(state, seat) > box.workers[state.seats - 2]) << MORE_HOUSES
    holding |= np.int64(connected(state, seat, square) >= box.objective_count[HAMLET]) << HAMLET
    holding |= np.int64(merchants_of(state, box, seat) >= box.objective_count[MERCHANTS]) << MERCHANTS
    holding |= np.int64(has_three_lands(state, box, seat)) << THREE_LANDS
    reach(state, box, seat, holding)
    look_for_crowds(state, box)


@rule
def look_for_crowds(state, box):
    """A new building may crowd its neighbours, whoever owns them."""
    for square in range(SQUARES):
        if state.tile[square] != NONE and buildings_around(state, square, NONE) >= box.objective_count[CROWDED]:
            reach(state, box, state.owner[square], bit(CROWDED))


@rule
def handles(box, tile, good):
    """T16: does the tile's activation consume or produce it?"""
    return (box.price[tile, good] > 0) | (box.output[tile, good] > 0)


@rule
def merchants_of(state, box, seat):
    """How many buildings of a seat produce or consume coins."""
    n = np.int64(0)
    for square in range(SQUARES):
        if state.owner[square] == seat and handles(box, state.tile[square], COINS):
            n += 1
    return n


@rule
def has_three_lands(state, box, seat):
    """Three different buildings, one for each terrain.

    They can be told apart if every one, two and three of the terrains have as many buildings beside them (Hall). The
    counts for the seven choices of terrains lie side by side in one number, eight bits each.
    """
    found = np.int64(0)
    for square in range(SQUARES):
        if state.owner[square] == seat:
            beside = lands_beside(state, box, square)
            for lands in range(1, 1 << TERRAINS):
                if beside & lands:
                    found += np.int64(1) << (8 * lands)
    for lands in range(1, 1 << TERRAINS):
        if (found >> (8 * lands)) & 255 < (lands & 1) + (lands >> 1 & 1) + (lands >> 2 & 1):
            return False
    return True


@rule
def look_at_artisans(state, box, seat):
    """The row of Artisan cards; blanks count nowhere."""
    cards = np.int64(0)
    highest_gather, highest_construction = 0, 0
    for slot in range(ROW):
        card = state.row[seat, slot]
        if card != NONE and card != BLANK:
            cards += 1
            level = card % KIND_CARDS // DECK_CARDS + 1
            if card < KIND_CARDS:
                highest_gather = max(highest_gather, level)
            else:
                highest_construction = max(highest_construction, level)
    highest, lowest = max(highest_gather, highest_construction), min(highest_gather, highest_construction)
    holding = np.int64(cards >= box.objective_count[TEAM]) << TEAM
    holding |= np.int64(highest >= box.objective_count[MASTER]) << MASTER
    holding |= np.int64(lowest >= box.objective_count[BOTH_TRADES]) << BOTH_TRADES
    reach(state, box, seat, holding)


@rule
def note_effect(state, box):
    """An Artisan's effect was used."""
    state.effects[state.turn] = min(state.effects[state.turn] + 1, MOST_EFFECTS)
    if state.effects[state.turn] >= box.objective_count[BUSY_ARTISANS]:
        reach(state, box, state.turn, bit(BUSY_ARTISANS))
