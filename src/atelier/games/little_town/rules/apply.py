"""What a decision does."""

from __future__ import annotations

from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.activation import give_to_building
from atelier.games.little_town.rules.build import begin_building, choose_square, take_off
from atelier.games.little_town.rules.effects import take_gains
from atelier.games.little_town.rules.feeding import serve
from atelier.games.little_town.rules.payment import pay
from atelier.games.little_town.rules.rounds import end_round, end_turn, feed_on, next_residence
from atelier.games.little_town.rules.steps import offer, sell, trade
from atelier.games.little_town.rules.turn import (
    activate,
    after_activation,
    begin_gathering,
    finish,
    gather_from,
    pay_on,
    spend_worker,
    take_cube,
    use,
)
from atelier.games.little_town.rules.upgrade import ask_upgrade, begin_purchase, cycle, lay, next_deck
from atelier.rule import rule

STAGES = 3
"""At the end of a round, at most: what the round brings, the Residences, the meal."""


@rule
def play(state, box, action):
    """Apply one legal decision of the seat whose turn it is, and all that follows of itself."""
    then = take_turn(state, box, action)
    for _ in range(STAGES):
        then = end_stage(state, box, then)


@rule
def end_stage(state, box, then):
    """One stage of the end of a round; return what follows. Who tells what each has brought goes through them too."""
    if then == s.ROUND_OVER:
        return end_round(state, box)
    if then == s.NEXT_RESIDENCE:
        return next_residence(state, box)
    if then == s.FEEDING:
        feed_on(state, box)
        return s.DECIDE
    return then


@rule
def take_turn(state, box, action):
    """The decision, and what follows of itself in this turn; return what follows then."""
    then = decide(state, box, action)
    if then == s.PAYING:
        then = pay_on(state, box)
    if then == s.RETURNING:
        then = after_activation(state, box)
    if then == s.UPGRADING:
        then = s.DECIDE if ask_upgrade(state, box) else s.TURN_OVER
    if then == s.TURN_OVER:
        then = end_turn(state)
    return then


@rule
def decide(state, box, action):
    """The decision itself; return what follows."""
    kind = codes.KIND[action]
    if kind == codes.CHOOSE_WORKER:
        state.place = codes.PLACE[action]
        state.phase = s.PLACE
        return s.DECIDE
    if kind == codes.PLACE_ON:
        if state.phase == s.SQUARE:
            return choose_square(state, box, codes.SQUARE[action])
        return begin_gathering(state, box, codes.SQUARE[action])
    if kind == codes.BUILD:
        return begin_building(state, codes.TILE[action])
    if kind == codes.GATHER_FROM:
        return gather_from(state, box, codes.TERRAIN[action])
    if kind == codes.ACTIVATE:
        return activate(state, box, codes.SQUARE[action])
    if kind == codes.USE:
        return use(state, box, codes.SIDE[action], codes.OPTION[action])
    if kind == codes.GAIN:
        take_gains(state, box)
        return s.RETURNING
    if kind == codes.PICK:
        return take_cube(state, box, codes.RESOURCE[action])
    if kind == codes.SELL_CUBE:
        return sell(state, box, codes.GOOD[action])
    if kind == codes.TRADE_CUBE:
        return trade(state, box, codes.GOOD[action])
    if kind == codes.OFFER_CUBE:
        return offer(state, box, codes.GOOD[action])
    if kind == codes.GIVE_CUBE:
        return give_to_building(state, box, codes.GOOD[action])
    if kind == codes.TAKE_OFF:
        return take_off(state, box, codes.RESOURCE[action])
    if kind == codes.PAY_COINS:
        return pay(state, box, codes.RESOURCE[action], codes.COUNT[action])
    if kind == codes.HIRE:
        return begin_purchase(state, box, codes.SIDE[action], state.doing * s.LEVELS)
    if kind == codes.UPGRADE_CARD:
        return begin_purchase(state, box, codes.SIDE[action], next_deck(state, codes.SIDE[action]))
    if kind == codes.CYCLE:
        return cycle(state, box, codes.DECK[action])
    if kind == codes.LAY_CUBE:
        return lay(state, box, codes.RESOURCE[action], codes.FOR_COINS[action])
    if kind == codes.FEED_MEALS:
        return serve(state, box, codes.COUNT[action])
    if kind == codes.DONE:
        return finish(state, box)
    return spend_worker(state)
