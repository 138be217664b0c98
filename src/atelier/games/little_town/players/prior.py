"""The prior: how likely a good player takes each legal action, by rules of thumb."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.players.evaluation.artisans import aid_beside, best_effect, card_gain
from atelier.games.little_town.players.evaluation.decisions import step_value
from atelier.games.little_town.players.evaluation.outings import outing_value
from atelier.games.little_town.players.evaluation.prices import prices, short_of_food, turns_after
from atelier.games.little_town.players.evaluation.tiles import house_price, wish
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.artisans import kind_of
from atelier.games.little_town.rules.board import beside, land
from atelier.games.little_town.rules.upgrade import level_of, why_not_buy_from
from atelier.rule import rule

REACH = 3.0  # an action so many points worse than the best is hardly ever taken
HARDLY_EVER = 0.0002
SELDOM_BUILT = 0.6  # an Artisan who builds is not always needed
PROMOTED = 0.5  # a card that could be bought is not always bought
COMPANY, BESIDE_TERRAIN, ROOM = 0.9, 0.45, 0.08
"""What a working building gains from each own one beside it, from terrain there, from each free square."""

GOOD_SQUARE = 0.75  # lost with every second terrain beside it: there workers should stand


@rule
def prior(state, box, tables, actions, n, weights):
    """Weigh the legal actions: first what each would bring in points, then how likely that makes it."""
    if state.phase == s.WORKER:
        weigh_workers(state, box, actions, n, weights)
    elif state.phase == s.PLACE:
        weigh_turns(state, box, actions, n, weights)
    elif state.phase == s.SQUARE:
        for i in range(n):
            weights[i] = site_value(state, box, codes.SQUARE[actions[i]])
    else:
        price = prices(state, box, state.turn)
        for i in range(n):
            weights[i] = step_value(state, box, actions[i], price)
    sharpen(n, weights)


@rule
def sharpen(n, weights):
    """Points to weights: 1 for the best action, far less for one a few points worse, never nothing."""
    best = weights[0]
    for i in range(1, n):
        best = max(best, weights[i])
    for i in range(n):
        closeness = max(0.0, 1.0 - (best - weights[i]) / REACH)
        closeness *= closeness
        closeness *= closeness
        weights[i] = max(HARDLY_EVER, closeness * closeness)


@rule
def weigh_workers(state, box, actions, n, weights):
    """X4: the worker beside the Artisan who helps most now, and can be upgraded then; where nobody is, one is hired."""
    seat = state.turn
    price = prices(state, box, seat)
    for i in range(n):
        place = codes.PLACE[actions[i]]
        weights[i] = 0.0
        for slot in range(place, place + 2):
            card = state.row[seat, slot]
            aid = best_effect(state, box, seat, card, slot, price)
            if kind_of(card) == s.CONSTRUCTION:
                aid *= SELDOM_BUILT
            aid += PROMOTED * promotion_value(state, box, seat, card, slot, price)
            weights[i] = max(weights[i], aid)


@rule
def promotion_value(state, box, seat, card, slot, price):
    """X8: what the next level of a card would bring; for a blank one a first Gather card."""
    deck = s.GATHER * s.LEVELS
    if card != s.BLANK:
        if level_of(card) == s.LEVELS - 1:
            return 0.0
        deck = card // s.DECK_CARDS + 1
    if why_not_buy_from(state, box, deck) != reason.MAY:
        return 0.0
    return max(0.0, card_gain(state, box, seat, deck, slot, price))


@rule
def weigh_turns(state, box, actions, n, weights):
    """T6, T7: a square to gather and activate from, or a tile to build."""
    seat = state.turn
    price = prices(state, box, seat)
    short = short_of_food(state, box, seat)
    turns = turns_after(state, box, seat)
    house = house_price(state, box, seat)
    brought, saved = aid_beside(state, box, s.GATHER, price), aid_beside(state, box, s.CONSTRUCTION, price)
    for i in range(n):
        kind = codes.KIND[actions[i]]
        if kind == codes.PLACE_ON:
            weights[i] = brought + outing_value(state, box, seat, codes.SQUARE[actions[i]], price, short)
        elif kind == codes.BUILD:
            weights[i] = build_value(state, box, seat, codes.TILE[actions[i]], price, turns, saved) - house
        else:
            weights[i] = 0.0


@rule
def build_value(state, box, seat, tile, price, turns, saved):
    """T7: points and later use, for the cubes it takes; an Artisan may save some."""
    cost = box.cost[tile, s.COINS] * price[s.COINS]
    for resource in range(s.RESOURCES):
        paid = min(box.cost[tile, resource], state.goods[seat, resource])
        cost += paid * price[resource] + (box.cost[tile, resource] - paid) * s.COINS_PER_CUBE * price[s.COINS]
    return wish(state, box, seat, tile, turns) - max(0.0, cost - saved)


@rule
def site_value(state, box, square):
    """T7: a tile lies well among one's own buildings, beside but not upon the best squares to gather from."""
    seat, tile = state.turn, state.buying
    lands, grass, own, others = np.int64(0), np.int64(0), np.int64(0), np.int64(0)
    value = 0.0
    for direction in range(s.AROUND):
        other = beside(square, direction)
        if other != s.NONE:
            if land(state, box, other) != s.NONE:
                lands += 1
            elif state.tile[other] == s.NONE:
                grass += 1
            elif state.owner[other] == seat:
                own += 1
                value += box.end_buildings[state.tile[other]] - box.end_grass[state.tile[other]]
                if box.works[tile] and box.works[state.tile[other]]:
                    value += COMPANY
            else:
                others += 1
                value += 0.5 * box.end_grass[state.tile[other]]
    value += box.end_buildings[tile] * (own + 0.3 * grass) + box.end_grass[tile] * grass
    value -= GOOD_SQUARE * max(0, lands - 1)
    if box.works[tile]:
        return value + BESIDE_TERRAIN * (lands > 0) + ROOM * (grass + others)
    value += 0.5 * (box.round_points[tile] + box.round_coins[tile]) * (lands + own)
    return value + box.round_activates[tile] * (own + 0.5 * others)
