"""What a decision does."""

from __future__ import annotations

from atelier.games.little_town.actions import (
    ACTIVATE,
    BUILD,
    CHOOSE_WORKER,
    CYCLE,
    DONE,
    FEED_MEALS,
    GAIN,
    GATHER_FROM,
    GIVE_CUBE,
    HIRE,
    LAY_CUBE,
    OFFER_CUBE,
    PAY_COINS,
    PICK,
    PLACE_ON,
    SELL_CUBE,
    TAKE_OFF,
    TRADE_CUBE,
    UPGRADE_CARD,
    USE,
)
from atelier.games.little_town.rules.activation import give_to_building
from atelier.games.little_town.rules.build import begin_building, choose_square, take_off
from atelier.games.little_town.rules.effects import offer, sell, take_gains, trade
from atelier.games.little_town.rules.feeding import serve
from atelier.games.little_town.rules.payment import pay
from atelier.games.little_town.rules.rounds import end_round, end_turn, feed_on, next_residence
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
from atelier.games.little_town.state import (
    ANSWERS,
    DECIDE,
    FEEDING,
    LEVELS,
    MEALS,
    NEXT_RESIDENCE,
    OPTIONS,
    PAYING,
    PLACE,
    RESOURCES,
    RETURNING,
    ROUND_OVER,
    SQUARE,
    TURN_OVER,
    UPGRADING,
)
from atelier.rule import rule


@rule
def play(state, box, action):
    """Apply one legal decision of the seat whose turn it is, and all that follows of itself."""
    then = decide(state, box, action)
    if then == PAYING:
        then = pay_on(state, box)
    if then == RETURNING:
        then = after_activation(state, box)
    if then == UPGRADING:
        then = DECIDE if ask_upgrade(state, box) else TURN_OVER
    if then == TURN_OVER:
        then = end_turn(state)
    if then == ROUND_OVER:
        then = end_round(state, box)
    if then == NEXT_RESIDENCE:
        then = next_residence(state, box)
    if then == FEEDING:
        feed_on(state, box)


@rule
def decide(state, box, action):
    """The decision itself; return what follows."""
    if action < PLACE_ON:
        state.place = action - CHOOSE_WORKER
        state.phase = PLACE
        return DECIDE
    if action < BUILD:
        if state.phase == SQUARE:
            return choose_square(state, box, action - PLACE_ON)
        return begin_gathering(state, box, action - PLACE_ON)
    if action < GATHER_FROM:
        return begin_building(state, action - BUILD)
    if action < ACTIVATE:
        return gather_from(state, box, action - GATHER_FROM)
    if action < USE:
        return activate(state, box, action - ACTIVATE)
    if action < GAIN:
        return use(state, box, (action - USE) // OPTIONS, (action - USE) % OPTIONS)
    if action == GAIN:
        take_gains(state, box)
        return RETURNING
    if action < SELL_CUBE:
        return take_cube(state, box, action - PICK)
    if action < TRADE_CUBE:
        return sell(state, box, action - SELL_CUBE)
    if action < OFFER_CUBE:
        return trade(state, box, action - TRADE_CUBE)
    if action < GIVE_CUBE:
        return offer(state, box, action - OFFER_CUBE)
    if action < TAKE_OFF:
        return give_to_building(state, box, action - GIVE_CUBE)
    if action < PAY_COINS:
        return take_off(state, box, action - TAKE_OFF)
    if action < HIRE:
        return pay(state, box, (action - PAY_COINS) // ANSWERS, (action - PAY_COINS) % ANSWERS)
    if action < UPGRADE_CARD:
        return begin_purchase(state, box, action - HIRE, state.doing * LEVELS)
    if action < CYCLE:
        return begin_purchase(state, box, action - UPGRADE_CARD, next_deck(state, action - UPGRADE_CARD))
    if action < LAY_CUBE:
        return cycle(state, box, action - CYCLE)
    if action < FEED_MEALS:
        return lay(state, box, (action - LAY_CUBE) % RESOURCES, action - LAY_CUBE >= RESOURCES)
    if action < DONE:
        return serve(state, box, (action - FEED_MEALS) % MEALS)
    if action == DONE:
        return finish(state, box)
    return spend_worker(state)
