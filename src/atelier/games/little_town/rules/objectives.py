"""Objectives: they score by themselves the moment they hold (T4, T11, T16).

What holds for a seat is public, only who has which card is not. So all of them are watched for everyone: that is how
opponents know what somebody cannot be holding.
"""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.board import built, connected, lands_beside, town_of
from atelier.games.little_town.rules.points import score_points
from atelier.games.little_town.rules.squares import around, count_of, first_of
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
        for card in range(s.OBJECTIVE_CARDS):
            objective = state.objective[seat, card]
            if objective != s.NONE and fresh & bit(objective):
                state.done[seat, card] = 1
                score_points(state, seat, s.FROM_OBJECTIVES, box.objective_points[objective])


@rule
def look_at_stock(state, box, seat):
    """T11: look at what a seat has, after the rent, after the price and after the output."""
    coins, food = state.coins[seat], state.goods[seat, s.FISH] + state.goods[seat, s.WHEAT]
    fewest = state.goods[seat, 0]
    for resource in range(1, s.RESOURCES):
        fewest = min(fewest, state.goods[seat, resource])
    holding = np.int64(coins == 0) << s.PENNILESS
    holding |= np.int64(coins >= box.objective_count[s.WEALTHY]) << s.WEALTHY
    holding |= np.int64(food >= box.objective_count[s.FULL_LARDER] * box.workers[state.seats - 2]) << s.FULL_LARDER
    holding |= np.int64(fewest >= box.objective_count[s.FULL_BASKET]) << s.FULL_BASKET
    reach(state, box, seat, holding)


@rule
def look_at_harvest(state, box):
    """T16: cubes from terrain, from an Artisan's gather effect, from tiles whose output counts."""
    gathered = np.int64(0)
    for resource in range(s.RESOURCES):
        gathered += state.gathered[resource]
    if gathered >= box.objective_count[s.GOOD_HARVEST]:
        reach(state, box, state.turn, bit(s.GOOD_HARVEST))


@rule
def look_at_activation(state, box, tile):
    """T16: what a building consumes (the Pawnshop: what was really given), and, in a turn, how many were activated."""
    kinds = np.int64(0)
    for resource in range(s.RESOURCES):
        kinds += (box.price[tile, resource] > 0) | (state.given[resource] > 0)
    holding = np.int64(kinds >= FEWEST_MIXED) << s.MIXED_GOODS
    holding |= np.int64(state.activated >= box.objective_count[s.ERRANDS]) << s.ERRANDS
    holding |= np.int64(state.rewards >= box.objective_count[s.TWO_REWARDS]) << s.TWO_REWARDS
    reach(state, box, state.turn, holding)


@rule
def look_at_town(state, box, seat, square):
    """After a building was built on a square: what it is, and how the seat's buildings lie now."""
    tile, town = state.tile[square], town_of(state, seat)
    barter = box.price[tile, s.ANY] > 0
    holding = np.int64(barter | handles(box, tile, s.FISH)) << s.FISHING
    holding |= np.int64(barter | handles(box, tile, s.WOOD) | handles(box, tile, s.STONE)) << s.MATERIALS
    holding |= np.int64(box.cost[tile, s.STONE] >= box.objective_count[s.STONE_BUILT]) << s.STONE_BUILT
    holding |= np.int64(box.cost[tile, s.WOOD] >= box.objective_count[s.WOOD_BUILT]) << s.WOOD_BUILT
    holding |= np.int64(count_of(town) > box.workers[state.seats - 2]) << s.MORE_HOUSES
    holding |= np.int64(connected(town, square) >= box.objective_count[s.HAMLET]) << s.HAMLET
    holding |= np.int64(merchants_of(state, box, town) >= box.objective_count[s.MERCHANTS]) << s.MERCHANTS
    holding |= np.int64(has_three_lands(state, box, town)) << s.THREE_LANDS
    reach(state, box, seat, holding)
    look_for_crowds(state, box)


@rule
def look_for_crowds(state, box):
    """A new building may crowd its neighbours, whoever owns them."""
    buildings = built(state)
    left = buildings
    while left != 0:
        square = first_of(left)
        left &= left - 1
        if count_of(around(square) & buildings) >= box.objective_count[s.CROWDED]:
            reach(state, box, state.owner[square], bit(s.CROWDED))


@rule
def handles(box, tile, good):
    """T16: does the tile's activation consume or produce it?"""
    return (box.price[tile, good] > 0) | (box.output[tile, good] > 0)


@rule
def merchants_of(state, box, town):
    """How many buildings of a town produce or consume coins."""
    n = np.int64(0)
    while town != 0:
        n += handles(box, state.tile[first_of(town)], s.COINS)
        town &= town - 1
    return n


@rule
def has_three_lands(state, box, town):
    """Three different buildings, one for each terrain.

    They can be told apart if every one, two and three of the terrains have as many buildings beside them (Hall). The
    counts for the seven choices of terrains lie side by side in one number, eight bits each.
    """
    found = np.int64(0)
    while town != 0:
        beside = lands_beside(state, box, first_of(town))
        town &= town - 1
        for lands in range(1, 1 << s.TERRAINS):
            found += np.int64(beside & lands != 0) << (8 * lands)
    for lands in range(1, 1 << s.TERRAINS):
        if (found >> (8 * lands)) & 255 < (lands & 1) + (lands >> 1 & 1) + (lands >> 2 & 1):
            return False
    return True


@rule
def look_at_artisans(state, box, seat):
    """The row of Artisan cards; blanks count nowhere."""
    cards = np.int64(0)
    highest_gather, highest_construction = 0, 0
    for slot in range(s.ROW):
        card = state.row[seat, slot]
        if card != s.NONE and card != s.BLANK:
            cards += 1
            level = card % s.KIND_CARDS // s.DECK_CARDS + 1
            if card < s.KIND_CARDS:
                highest_gather = max(highest_gather, level)
            else:
                highest_construction = max(highest_construction, level)
    highest, lowest = max(highest_gather, highest_construction), min(highest_gather, highest_construction)
    holding = np.int64(cards >= box.objective_count[s.TEAM]) << s.TEAM
    holding |= np.int64(highest >= box.objective_count[s.MASTER]) << s.MASTER
    holding |= np.int64(lowest >= box.objective_count[s.BOTH_TRADES]) << s.BOTH_TRADES
    reach(state, box, seat, holding)


@rule
def note_effect(state, box):
    """An Artisan's effect was used."""
    state.effects[state.turn] = min(state.effects[state.turn] + 1, s.MOST_EFFECTS)
    if state.effects[state.turn] >= box.objective_count[s.BUSY_ARTISANS]:
        reach(state, box, state.turn, bit(s.BUSY_ARTISANS))
