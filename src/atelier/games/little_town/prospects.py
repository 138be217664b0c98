"""What a tile, a house or an Artisan will bring in the turns to come, in points: rules of thumb, not rules."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town.artisans import (
    FIRST_CUBE,
    OFFERING,
    ONCE_MORE,
    SELLING,
    TRADING,
    card_beside,
    face,
    kind_of,
)
from atelier.games.little_town.estimate import (
    COIN_PRICE,
    FOOD_PRICE,
    STONE_PRICE,
    WOOD_PRICE,
    cheapest_cube,
    total,
    turns_after,
)
from atelier.games.little_town.possible import helps
from atelier.games.little_town.score import cards_of
from atelier.games.little_town.state import (
    BLANK,
    COINS,
    CONSTRUCTION,
    CUBES_ON_CARD,
    FISHING,
    GATHER,
    LEVELS,
    MATERIALS,
    MERCHANTS,
    NONE,
    OBJECTIVE_CARDS,
    OFF,
    STONE_BUILT,
    WOOD_BUILT,
)
from atelier.games.little_town.upgrade import is_laid
from atelier.rule import rule

USES_PER_TURN = 0.32  # how often a building of one's own is activated
CUBE_ASKED, COIN_ASKED = 0.5, 0.25  # so much less often one that asks for cubes, for coins
ERRANDS_OF_OTHERS = 0.05  # how often each opponent comes by, in a turn
HOUSE_IN_TIME, HOUSE_IN_HASTE = 0.3, 2.6  # a house with two turns for it, with three
WORKERS_BESIDE = 0.9  # around a Cathedral or an Inn, when a round ends
HOUSE_CALLS = 2.0  # what a Residence brings in a round
MOST_NEIGHBOURS = 4.0  # of a Castle
GRASS_LEFT = 4.0  # around a Watchtower when the game ends
MOST_ARTISANS, HIRED_PER_TURN = 5.0, 0.3
GATHER_USES, CONSTRUCTION_USES = 1.2, 0.9  # uses of an Artisan card in a round
END_OF_ROW = 0.7  # there a card stands beside one worker only
ONCE_MORE_PRICE = 1.8
LADDER = 1.0  # a card that can be upgraded later
LAID_CUBE = 0.9  # a cube of one's own, laid on a card (X13)


@rule
def errand_gain(box, tile):
    """What activating a building brings its owner in the long run; less if it asks for cubes or coins first."""
    price = (WOOD_PRICE, STONE_PRICE, FOOD_PRICE, FOOD_PRICE, COIN_PRICE, 1.0, 1.0)
    asked = total(box.price[tile], price)
    gain = max(0.0, total(box.output[tile], price) - asked)
    if box.price[tile, COINS] > 0:
        return COIN_ASKED * gain
    return CUBE_ASKED * gain if asked > 0.0 else gain


@rule
def usefulness(box, tile, turns, opponents):
    """What a building will bring its owner in so many turns, and in rent."""
    if not box.works[tile]:
        return 0.0
    return turns * (USES_PER_TURN * errand_gain(box, tile) + ERRANDS_OF_OTHERS * opponents * COIN_PRICE)


@rule
def house_worth(houses, turns):
    """What houses not yet built will bring: there may be more of them than turns to build in."""
    return HOUSE_IN_TIME * min(1.0 * houses, turns / 2) + HOUSE_IN_HASTE * min(1.0 * houses, turns / 3)


@rule
def house_price(state, box, seat):
    """What one of these houses is worth: what is lost by building with it."""
    houses, turns = state.houses[seat], turns_after(state, box, seat)
    return house_worth(houses, turns) - house_worth(houses - 1, turns)


@rule
def wish(state, box, seat, tile, turns):
    """What a tile of the market is worth to a seat: points, later use, what it scores later, objectives it helps."""
    rounds = 1 + turns / box.workers[state.seats - 2]
    value = box.points[tile] + usefulness(box, tile, turns, state.seats - 1)
    value += (box.round_points[tile] + COIN_PRICE * box.round_coins[tile]) * WORKERS_BESIDE * rounds
    value += box.round_activates[tile] * HOUSE_CALLS * rounds
    if box.end_buildings[tile] > 0:
        value += box.end_buildings[tile] * castle_neighbours(state, box, seat, turns)
    value += box.end_grass[tile] * GRASS_LEFT
    if box.end_artisans[tile] > 0:
        value += box.end_artisans[tile] * min(MOST_ARTISANS, artisans_of(state, seat) + HIRED_PER_TURN * turns)
    return value + objectives_helped(state, box, seat, tile)


@rule
def castle_neighbours(state, box, seat, turns):
    """T15: half of the buildings a seat has and will have come to lie around its Castle."""
    houses = np.int64(state.houses[seat])
    built = np.int64(box.houses[state.seats - 2]) - houses
    return min(MOST_NEIGHBOURS, (built + min(1.0 * houses, turns / 2)) / 2)


@rule
def objectives_helped(state, box, seat, tile):
    """Points of objectives that ask for such a building."""
    value = 0.0
    for card in range(OBJECTIVE_CARDS):
        objective = state.objective[seat, card]
        if objective != NONE and not state.done[seat, card] and box.objective_needs_market[objective]:
            if objective in (FISHING, MATERIALS, STONE_BUILT, WOOD_BUILT) and helps(box, tile, objective):
                value += box.objective_points[objective]
            elif objective == MERCHANTS and helps(box, tile, objective):
                value += 0.5 * box.objective_points[objective]
    return value


@rule
def artisans_of(state, seat):
    """Artisan cards in a row; blanks count nowhere."""
    return cards_of(state, seat, GATHER) + cards_of(state, seat, CONSTRUCTION)


@rule
def effect_value(state, box, seat, card, slot, option, price):
    """What an Artisan's effect brings: the cubes, coins and points shown, or what they save."""
    parts = box.effect[face(state), card, option]
    value = total(parts, price)
    for cube in range(CUBES_ON_CARD):
        if parts[FIRST_CUBE + cube] > 0 and state.cubes[seat, slot, cube] != NONE:
            value += parts[FIRST_CUBE + cube] * price[state.cubes[seat, slot, cube]]
    if parts[SELLING] + parts[TRADING] + parts[OFFERING] > 0:
        cheapest = cheapest_cube(state, seat, price)
        value += max(0.0, parts[SELLING] * price[COINS] - cheapest)
        value += max(0.0, parts[TRADING] - 2 * cheapest) + 2 * max(0.0, parts[OFFERING] - cheapest)
    return value + ONCE_MORE_PRICE * parts[ONCE_MORE]


@rule
def best_effect(state, box, seat, card, slot, price):
    """The better side of its //; a blank card does nothing."""
    if card == NONE or card == BLANK:
        return 0.0
    value = effect_value(state, box, seat, card, slot, 0, price)
    if box.options[face(state), card] > 1:
        value = max(value, effect_value(state, box, seat, card, slot, 1, price))
    return value


@rule
def aid_beside(state, box, kind, price):
    """X4: what the better Artisan of a kind beside the worker would bring or save."""
    aid = 0.0
    if state.expansion != OFF:
        for side in range(2):
            card = card_beside(state, side)
            if kind_of(card) == kind:
                aid = max(aid, best_effect(state, box, state.turn, card, state.place + side, price))
    return aid


@rule
def card_future(state, box, seat, card, slot, turns):
    """What an Artisan will bring in so many turns. At the ends of a row it stands beside one worker only."""
    workers = box.workers[state.seats - 2]
    if kind_of(card) == GATHER:
        price = (WOOD_PRICE, STONE_PRICE, FOOD_PRICE, FOOD_PRICE, COIN_PRICE, STONE_PRICE, 1.0)
        uses = GATHER_USES
    else:
        price = (WOOD_PRICE, STONE_PRICE, 0.0, 0.2, 0.0, STONE_PRICE, 1.0)
        uses = CONSTRUCTION_USES
    if slot == 0 or slot == workers:
        uses *= END_OF_ROW
    return uses * turns / workers * best_effect(state, box, seat, card, slot, price)


@rule
def card_gain(state, box, seat, deck, slot, price):
    """X8: points and effect of the top card of a deck, for its cost and the card it replaces."""
    card = state.decks[deck, 0]
    turns = turns_after(state, box, seat)
    value = box.card_points[face(state), card] + card_future(state, box, seat, card, slot, turns)
    value -= card_future(state, box, seat, state.row[seat, slot], slot, turns)
    if deck % LEVELS < LEVELS - 1:
        value += LADDER * min(1.0, turns / 5)
    if is_laid(state, deck):
        return value + LAID_CUBE * (turns / box.workers[state.seats - 2] - 1.0)
    return value - total(box.card_cost[face(state), card], price)
