"""A worker on the board: what it has gathered and activated, the effect in use, the building at work (T6, X5)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.activation import why_not_barter
from atelier.games.little_town.rules.artisans import card_beside, face, fits, part
from atelier.games.little_town.rules.board import beside
from atelier.games.little_town.rules.effects import OFFERED, TRADED, can_repeat, can_sell, gains_something
from atelier.games.little_town.rules.laws import names as law
from atelier.games.little_town.rules.payment import can_give_many, coins_wanted, missing
from atelier.games.little_town.rules.steps import is_trading
from atelier.games.little_town.rules.stock import MOST_GATHERED, cubes_of
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
    if state.phase == s.PAY:
        return state.target != s.NONE
    return state.phase == s.GIVE or state.phase == s.TAKE


@rule
def check_outing(state, box):
    """T6: the worker stands on its square; what it did lies within what it could do."""
    if state.doing != s.GATHER or state.spot == s.NONE or state.worker[state.spot] != state.turn:
        return law.WORKER_WRONG
    touched = sum_of(state.touched, s.AROUND)
    if touched > s.AROUND or not 0 <= state.rewards <= state.activated <= touched:
        return law.OUTING_WRONG
    for resource in range(s.RESOURCES):
        if not (0 <= state.gathered[resource] <= MOST_GATHERED and 0 <= state.given[resource] <= s.MOST_OWED):
            return law.OUTING_WRONG
    if state.used != s.NONE and not is_used(state, state.used):
        return law.EFFECT_WRONG
    return law.SOUND


@rule
def is_used(state, side):
    """X4: a card of the kind of the action, on one of the two sides."""
    return 0 <= side <= 1 and 0 <= state.option < s.OPTIONS and fits(state, side)


@rule
def check_effect(state, box):
    """X5: what is pending is of the card, and can be done or ended."""
    if state.used == s.NONE or sum_of(state.pending, s.STEPS) == 0 or not is_of_card(state, box):
        return law.EFFECT_WRONG
    if is_trading(state):
        return law.SOUND if state.helped and can_give_many(state, 1) else law.EFFECT_WRONG
    return law.SOUND if state.helped or something_left(state, box) else law.EFFECT_WRONG


@rule
def is_of_card(state, box):
    """X5: no more is pending than the card began with."""
    if state.option >= box.options[face(state), card_beside(state, state.used)]:
        return False
    if not 0 <= state.pending[s.GAINS] <= 1 or not 0 <= state.pending[s.ANY_PICKS] <= part(state, box, s.ANY):
        return False
    if not 0 <= state.pending[s.SELL] <= (part(state, box, s.SELLING) > 0):
        return False
    if not 0 <= state.pending[s.TRADE] <= TRADED * (part(state, box, s.TRADING) > 0):
        return False
    if not 0 <= state.pending[s.OFFER] <= OFFERED * (part(state, box, s.OFFERING) > 0):
        return False
    return 0 <= state.pending[s.AGAIN] <= part(state, box, s.ONCE_MORE) and state.pending[s.LESS] == 0


@rule
def something_left(state, box):
    """X5: an effect that has done nothing yet can still do something."""
    if state.pending[s.GAINS] > 0 and gains_something(state, box, state.used, state.option):
        return True
    if state.pending[s.ANY_PICKS] > 0 and cubes_of(state.supply) > 0:
        return True
    price = part(state, box, s.SELLING)
    if state.pending[s.SELL] > 0 and (can_sell(state, price, 0) or can_sell(state, price, s.COINS)):
        return True
    if state.pending[s.TRADE] > 0 and can_give_many(state, state.pending[s.TRADE]):
        return True
    if state.pending[s.OFFER] > 0 and can_give_many(state, 1):
        return True
    return state.pending[s.AGAIN] > 0 and can_repeat(state, box)


@rule
def check_activation(state, box):
    """T6: a working building beside, already counted as used, whose price can be paid and whose output is there."""
    if not is_activating(state) or not is_at_work(state, box):
        return law.ACTIVATION_WRONG
    if sum_of(state.pending, s.STEPS) > 0:
        if state.used == s.NONE or not state.helped or is_trading(state) or not is_of_card(state, box):
            return law.EFFECT_WRONG
    tile = state.tile[state.target]
    given = sum_of(state.given, s.RESOURCES)
    if state.phase == s.PAY:
        paid = given == 0 and state.owing == 0 and box.price[tile, s.ANY] == 0
        return law.SOUND if paid and can_run(state, box, tile) else law.ACTIVATION_WRONG
    if state.phase == s.GIVE:
        if not 1 <= state.owing <= box.price[tile, s.ANY] or given > box.price[tile, s.ANY] - state.owing:
            return law.ACTIVATION_WRONG
        cubes, coins = cubes_of(state.goods[state.turn]), state.coins[state.turn]
        short = why_not_barter(state, box, tile, cubes, coins, state.owing, 0)
        return law.SOUND if short == reason.MAY else law.ACTIVATION_WRONG
    taken = 1 <= state.owing <= min(box.output[tile, s.ANY], cubes_of(state.supply))
    return law.SOUND if taken and given <= box.price[tile, s.ANY] else law.ACTIVATION_WRONG


@rule
def is_at_work(state, box):
    """T6: the target lies beside the worker, or the Residence, and was counted."""
    if not 0 <= state.tile[state.target] < s.TILES or not box.works[state.tile[state.target]]:
        return False
    for direction in range(s.AROUND):
        if beside(state.spot, direction) == state.target:
            return state.touched[direction] != 0
    return False


@rule
def can_run(state, box, tile):
    """T6, T8: what is owed is of its price and can be paid so that the bank, and the supply, have the output."""
    owed = np.int64(0)
    for resource in range(s.RESOURCES):
        owed += state.owed[resource]
        if state.owed[resource] > box.price[tile, resource] or state.supply[resource] < box.output[tile, resource]:
            return False
    coins = state.coins[state.turn] // s.COINS_PER_CUBE
    return missing(state.goods[state.turn], state.owed) <= coins and coins_wanted(state, box) <= min(owed, coins)
