"""A tile being built, an Artisan card being bought: it is there, it fits, it can be paid (T7, X5, X6, X8, X13)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.artisans import card_beside, face, fits, shown
from atelier.games.little_town.rules.board import has_free_square, is_free
from atelier.games.little_town.rules.build import why_not_afford
from atelier.games.little_town.rules.laws import names as law
from atelier.games.little_town.rules.laws.outing import check_outing, is_used, sum_of
from atelier.games.little_town.rules.payment import missing
from atelier.games.little_town.rules.upgrade import is_laid, level_of, why_not_buy_from
from atelier.rule import rule


@rule
def is_buying(state):
    """A tile was chosen and is not built yet."""
    if state.phase == s.PAY:
        return state.buying != s.NONE and state.target == s.NONE and state.incoming == s.NONE
    return state.phase == s.SQUARE or state.phase == s.DISCOUNT


@rule
def is_purchasing(state):
    """X8: the upgrade phase, or a card out of it is being paid."""
    if state.phase == s.PAY:
        return state.incoming != s.NONE and state.target == s.NONE and state.buying == s.NONE
    return state.phase == s.UPGRADE or state.phase == s.LAY


@rule
def check_building(state, box):
    """T7: a tile of the market, a house, a square; and a way to pay."""
    if not is_buying(state) or not 0 <= state.buying < s.TILES or state.market[state.buying] <= 0:
        return law.BUILDING_WRONG
    if state.houses[state.turn] <= 0 or state.site[state.turn] <= 0 or state.helped:
        return law.BUILDING_WRONG
    if state.used != s.NONE and (state.phase == s.SQUARE or not is_used(state, state.used)):
        return law.EFFECT_WRONG
    if state.phase == s.SQUARE:
        can_begin = state.spot == s.NONE and has_free_square(state, box) and can_afford(state, box)
        return law.SOUND if can_begin else law.BUILDING_WRONG
    if state.spot == s.NONE or not is_free(state, box, state.spot) or not owes_no_more(state, box.cost[state.buying]):
        return law.BUILDING_WRONG
    if state.phase == s.DISCOUNT:
        return check_discount(state, box)
    return law.SOUND if can_settle(state) else law.BUILDING_WRONG


@rule
def can_afford(state, box):
    return why_not_afford(state, box, state.buying) == reason.MAY


@rule
def check_discount(state, box):
    """X4–X6: nobody is called in yet and all is owed; or cubes of choice still come off, and the rest can be paid."""
    if not (fits(state, 0) or fits(state, 1)):
        return law.EFFECT_WRONG
    cost, less = box.cost[state.buying], np.int64(state.pending[s.LESS])
    if sum_of(state.pending, s.STEPS) != less:
        return law.EFFECT_WRONG
    if state.used == s.NONE:
        whole = less == 0
        for resource in range(s.RESOURCES):
            whole &= state.owed[resource] == cost[resource]
        return law.SOUND if whole and can_afford(state, box) else law.BUILDING_WRONG
    card = card_beside(state, state.used)
    if (
        state.option >= box.options[face(state), card]
        or not 1 <= less <= box.effect[face(state), card, state.option, s.ANY]
    ):
        return law.EFFECT_WRONG
    kinds = 0
    for resource in range(s.RESOURCES):
        kinds += state.owed[resource] > 0
        if state.owed[resource] > max(0, cost[resource] - shown(state, box, state.used, state.option, resource)):
            return law.BUILDING_WRONG
    lacking = max(0, missing(state.goods[state.turn], state.owed) - less)
    payable = state.coins[state.turn] >= cost[s.COINS] + s.COINS_PER_CUBE * lacking
    return law.SOUND if kinds > 1 and payable else law.BUILDING_WRONG


@rule
def owes_no_more(state, cost):
    for resource in range(s.RESOURCES):
        if state.owed[resource] > cost[resource]:
            return False
    return True


@rule
def can_settle(state):
    """T8: are there cubes, and coins for the rest of what is owed?"""
    return state.coins[state.turn] // s.COINS_PER_CUBE >= missing(state.goods[state.turn], state.owed)


@rule
def check_purchase(state, box):
    """X8: after the worker's action; a card that is being bought comes from a deck that fits."""
    if state.expansion == s.OFF or (state.used != s.NONE and not is_used(state, state.used)):
        return law.PURCHASE_WRONG
    if state.doing == s.GATHER:
        broken = check_outing(state, box)
        if broken != law.SOUND:
            return broken
    elif state.spot == s.NONE or state.owner[state.spot] != state.turn or state.site[state.turn] <= 0 or state.helped:
        return law.WORKER_WRONG
    if state.phase == s.UPGRADE:
        return law.SOUND
    if not is_for_sale(state, box) or not 0 <= state.side <= 1:
        return law.PURCHASE_WRONG
    if state.phase == s.LAY:
        return (
            law.SOUND
            if is_laid(state, state.incoming) and why_not_buy_from(state, box, state.incoming) == reason.MAY
            else law.PURCHASE_WRONG
        )
    cost = box.card_cost[face(state), state.decks[state.incoming, 0]]
    paid = not is_laid(state, state.incoming) and owes_no_more(state, cost) and can_settle(state)
    return law.SOUND if paid else law.PURCHASE_WRONG


@rule
def is_for_sale(state, box):
    """X8: the first level of the action's kind, nobody having helped; or the level above the card it replaces."""
    if (
        not 0 <= state.incoming < s.DECKS
        or state.incoming // s.LEVELS != state.doing
        or state.decks[state.incoming, 0] == s.NONE
    ):
        return False
    level = state.incoming % s.LEVELS
    if level == 0:
        return state.used == s.NONE
    if not 0 <= state.side <= 1 or not fits(state, state.side) or (state.used != s.NONE and state.used != state.side):
        return False
    return level_of(card_beside(state, state.side)) == level - 1
