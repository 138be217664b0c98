"""A worker on the board: what it has gathered and activated, the effect in use, the building at work (T6, X5)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town.rules.activation import can_barter
from atelier.games.little_town.rules.artisans import card_beside, face, fits, part
from atelier.games.little_town.rules.board import beside
from atelier.games.little_town.rules.effects import OFFERED, TRADED, can_repeat, can_sell, gains_something, is_trading
from atelier.games.little_town.rules.laws.names import ACTIVATION_WRONG, EFFECT_WRONG, OUTING_WRONG, SOUND, WORKER_WRONG
from atelier.games.little_town.rules.payment import can_give_many, coins_wanted, missing
from atelier.games.little_town.rules.stock import MOST_GATHERED, cubes_of
from atelier.games.little_town.state import (
    AGAIN,
    ANY,
    ANY_PICKS,
    AROUND,
    COINS,
    COINS_PER_CUBE,
    GAINS,
    GATHER,
    GIVE,
    LESS,
    MOST_OWED,
    NONE,
    OFFER,
    OFFERING,
    ONCE_MORE,
    OPTIONS,
    PAY,
    RESOURCES,
    SELL,
    SELLING,
    STEPS,
    TAKE,
    TILES,
    TRADE,
    TRADING,
)
from atelier.rule import rule


@rule
def sum_of(numbers, size):
    """All together; a negative one counts as very many, so that no sum hides it."""
    n = np.int64(0)
    for i in range(size):
        n += numbers[i] if numbers[i] >= 0 else 1 << 16
    return n


@rule
def is_activating(state):
    """A building is at work: it is being paid, given to or taken from."""
    if state.phase == PAY:
        return state.target != NONE
    return state.phase == GIVE or state.phase == TAKE


@rule
def check_outing(state, box):
    """T6: the worker stands on its square; what it did lies within what it could do."""
    if state.doing != GATHER or state.spot == NONE or state.worker[state.spot] != state.turn:
        return WORKER_WRONG
    touched = sum_of(state.touched, AROUND)
    if touched > AROUND or not 0 <= state.rewards <= state.activated <= touched:
        return OUTING_WRONG
    for resource in range(RESOURCES):
        if not (0 <= state.gathered[resource] <= MOST_GATHERED and 0 <= state.given[resource] <= MOST_OWED):
            return OUTING_WRONG
    if state.used != NONE and not is_used(state, state.used):
        return EFFECT_WRONG
    return SOUND


@rule
def is_used(state, side):
    """X4: a card of the kind of the action, on one of the two sides."""
    return 0 <= side <= 1 and 0 <= state.option < OPTIONS and fits(state, side)


@rule
def check_effect(state, box):
    """X5: what is pending is of the card, and can be done or ended."""
    if state.used == NONE or sum_of(state.pending, STEPS) == 0 or not is_of_card(state, box):
        return EFFECT_WRONG
    if is_trading(state):
        return SOUND if state.helped and can_give_many(state, 1) else EFFECT_WRONG
    return SOUND if state.helped or something_left(state, box) else EFFECT_WRONG


@rule
def is_of_card(state, box):
    """X5: no more is pending than the card began with."""
    if state.option >= box.options[face(state), card_beside(state, state.used)]:
        return False
    if not 0 <= state.pending[GAINS] <= 1 or not 0 <= state.pending[ANY_PICKS] <= part(state, box, ANY):
        return False
    if not 0 <= state.pending[SELL] <= (part(state, box, SELLING) > 0):
        return False
    if not 0 <= state.pending[TRADE] <= TRADED * (part(state, box, TRADING) > 0):
        return False
    if not 0 <= state.pending[OFFER] <= OFFERED * (part(state, box, OFFERING) > 0):
        return False
    return 0 <= state.pending[AGAIN] <= part(state, box, ONCE_MORE) and state.pending[LESS] == 0


@rule
def something_left(state, box):
    """X5: an effect that has done nothing yet can still do something."""
    if state.pending[GAINS] > 0 and gains_something(state, box, state.used, state.option):
        return True
    if state.pending[ANY_PICKS] > 0 and cubes_of(state.supply) > 0:
        return True
    price = part(state, box, SELLING)
    if state.pending[SELL] > 0 and (can_sell(state, price, 0) or can_sell(state, price, COINS)):
        return True
    if state.pending[TRADE] > 0 and can_give_many(state, state.pending[TRADE]):
        return True
    if state.pending[OFFER] > 0 and can_give_many(state, 1):
        return True
    return state.pending[AGAIN] > 0 and can_repeat(state, box)


@rule
def check_activation(state, box):
    """T6: a working building beside, already counted as used, whose price can be paid and whose output is there."""
    if not is_activating(state) or not is_at_work(state, box):
        return ACTIVATION_WRONG
    if sum_of(state.pending, STEPS) > 0:
        if state.used == NONE or not state.helped or is_trading(state) or not is_of_card(state, box):
            return EFFECT_WRONG
    tile = state.tile[state.target]
    given = sum_of(state.given, RESOURCES)
    if state.phase == PAY:
        paid = given == 0 and state.owing == 0 and box.price[tile, ANY] == 0
        return SOUND if paid and can_run(state, box, tile) else ACTIVATION_WRONG
    if state.phase == GIVE:
        if not 1 <= state.owing <= box.price[tile, ANY] or given > box.price[tile, ANY] - state.owing:
            return ACTIVATION_WRONG
        cubes, coins = cubes_of(state.goods[state.turn]), state.coins[state.turn]
        return SOUND if can_barter(state, box, tile, cubes, coins, state.owing, 0) else ACTIVATION_WRONG
    taken = 1 <= state.owing <= min(box.output[tile, ANY], cubes_of(state.supply))
    return SOUND if taken and given <= box.price[tile, ANY] else ACTIVATION_WRONG


@rule
def is_at_work(state, box):
    """T6: the target lies beside the worker, or the Residence, and was counted."""
    if not 0 <= state.tile[state.target] < TILES or not box.works[state.tile[state.target]]:
        return False
    for direction in range(AROUND):
        if beside(state.spot, direction) == state.target:
            return state.touched[direction] != 0
    return False


@rule
def can_run(state, box, tile):
    """T6, T8: what is owed is of its price and can be paid so that the bank, and the supply, have the output."""
    owed = np.int64(0)
    for resource in range(RESOURCES):
        owed += state.owed[resource]
        if state.owed[resource] > box.price[tile, resource] or state.supply[resource] < box.output[tile, resource]:
            return False
    coins = state.coins[state.turn] // COINS_PER_CUBE
    return missing(state.goods[state.turn], state.owed) <= coins and coins_wanted(state, box) <= min(owed, coins)
