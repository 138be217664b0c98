"""A tile being built, an Artisan card being bought: it is there, it fits, it can be paid (T7, X5, X6, X8, X13)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town.rules.artisans import card_beside, face, fits, shown
from atelier.games.little_town.rules.board import has_free_square, is_free
from atelier.games.little_town.rules.build import can_afford
from atelier.games.little_town.rules.laws.names import BUILDING_WRONG, EFFECT_WRONG, PURCHASE_WRONG, SOUND, WORKER_WRONG
from atelier.games.little_town.rules.laws.outing import check_outing, is_used, sum_of
from atelier.games.little_town.rules.payment import missing
from atelier.games.little_town.rules.upgrade import can_buy_from, is_laid, level_of
from atelier.games.little_town.state import (
    ANY,
    COINS,
    COINS_PER_CUBE,
    DECKS,
    DISCOUNT,
    GATHER,
    LAY,
    LESS,
    LEVELS,
    NONE,
    OFF,
    PAY,
    RESOURCES,
    SQUARE,
    STEPS,
    TILES,
    UPGRADE,
)
from atelier.rule import rule


@rule
def is_buying(state):
    """A tile was chosen and is not built yet."""
    if state.phase == PAY:
        return state.buying != NONE and state.target == NONE and state.incoming == NONE
    return state.phase == SQUARE or state.phase == DISCOUNT


@rule
def is_purchasing(state):
    """X8: the upgrade phase, or a card out of it is being paid."""
    if state.phase == PAY:
        return state.incoming != NONE and state.target == NONE and state.buying == NONE
    return state.phase == UPGRADE or state.phase == LAY


@rule
def check_building(state, box):
    """T7: a tile of the market, a house, a square; and a way to pay."""
    if not is_buying(state) or not 0 <= state.buying < TILES or state.market[state.buying] <= 0:
        return BUILDING_WRONG
    if state.houses[state.turn] <= 0 or state.site[state.turn] <= 0 or state.helped:
        return BUILDING_WRONG
    if state.used != NONE and (state.phase == SQUARE or not is_used(state, state.used)):
        return EFFECT_WRONG
    if state.phase == SQUARE:
        can_begin = state.spot == NONE and has_free_square(state, box) and can_afford(state, box, state.buying)
        return SOUND if can_begin else BUILDING_WRONG
    if state.spot == NONE or not is_free(state, box, state.spot) or not owes_no_more(state, box.cost[state.buying]):
        return BUILDING_WRONG
    if state.phase == DISCOUNT:
        return check_discount(state, box)
    return SOUND if can_settle(state) else BUILDING_WRONG


@rule
def check_discount(state, box):
    """X4–X6: nobody is called in yet and all is owed; or cubes of choice still come off, and the rest can be paid."""
    if not (fits(state, 0) or fits(state, 1)):
        return EFFECT_WRONG
    cost, less = box.cost[state.buying], np.int64(state.pending[LESS])
    if sum_of(state.pending, STEPS) != less:
        return EFFECT_WRONG
    if state.used == NONE:
        whole = less == 0
        for resource in range(RESOURCES):
            whole &= state.owed[resource] == cost[resource]
        return SOUND if whole and can_afford(state, box, state.buying) else BUILDING_WRONG
    card = card_beside(state, state.used)
    if (
        state.option >= box.options[face(state), card]
        or not 1 <= less <= box.effect[face(state), card, state.option, ANY]
    ):
        return EFFECT_WRONG
    kinds = 0
    for resource in range(RESOURCES):
        kinds += state.owed[resource] > 0
        if state.owed[resource] > max(0, cost[resource] - shown(state, box, state.used, state.option, resource)):
            return BUILDING_WRONG
    lacking = max(0, missing(state.goods[state.turn], state.owed) - less)
    payable = state.coins[state.turn] >= cost[COINS] + COINS_PER_CUBE * lacking
    return SOUND if kinds > 1 and payable else BUILDING_WRONG


@rule
def owes_no_more(state, cost):
    for resource in range(RESOURCES):
        if state.owed[resource] > cost[resource]:
            return False
    return True


@rule
def can_settle(state):
    """T8: are there cubes, and coins for the rest of what is owed?"""
    return state.coins[state.turn] // COINS_PER_CUBE >= missing(state.goods[state.turn], state.owed)


@rule
def check_purchase(state, box):
    """X8: after the worker's action; a card that is being bought comes from a deck that fits."""
    if state.expansion == OFF or (state.used != NONE and not is_used(state, state.used)):
        return PURCHASE_WRONG
    if state.doing == GATHER:
        broken = check_outing(state, box)
        if broken != SOUND:
            return broken
    elif state.spot == NONE or state.owner[state.spot] != state.turn or state.site[state.turn] <= 0 or state.helped:
        return WORKER_WRONG
    if state.phase == UPGRADE:
        return SOUND
    if not is_for_sale(state, box) or not 0 <= state.side <= 1:
        return PURCHASE_WRONG
    if state.phase == LAY:
        return SOUND if is_laid(state, state.incoming) and can_buy_from(state, box, state.incoming) else PURCHASE_WRONG
    cost = box.card_cost[face(state), state.decks[state.incoming, 0]]
    paid = not is_laid(state, state.incoming) and owes_no_more(state, cost) and can_settle(state)
    return SOUND if paid else PURCHASE_WRONG


@rule
def is_for_sale(state, box):
    """X8: the first level of the action's kind, nobody having helped; or the level above the card it replaces."""
    if (
        not 0 <= state.incoming < DECKS
        or state.incoming // LEVELS != state.doing
        or state.decks[state.incoming, 0] == NONE
    ):
        return False
    level = state.incoming % LEVELS
    if level == 0:
        return state.used == NONE
    if not 0 <= state.side <= 1 or not fits(state, state.side) or (state.used != NONE and state.used != state.side):
        return False
    return level_of(card_beside(state, state.side)) == level - 1
