"""What a decision does."""

from __future__ import annotations

from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
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
from atelier.rule import rule


@rule
def play(state, box, action):
    """Apply one legal decision of the seat whose turn it is, and all that follows of itself."""
    then = decide(state, box, action)
    if then == s.PAYING:
        then = pay_on(state, box)
    if then == s.RETURNING:
        then = after_activation(state, box)
    if then == s.UPGRADING:
        then = s.DECIDE if ask_upgrade(state, box) else s.TURN_OVER
    if then == s.TURN_OVER:
        then = end_turn(state)
    if then == s.ROUND_OVER:
        then = end_round(state, box)
    if then == s.NEXT_RESIDENCE:
        then = next_residence(state, box)
    if then == s.FEEDING:
        feed_on(state, box)


@rule
def decide(state, box, action):
    """The decision itself; return what follows."""
    if action < codes.PLACE_ON:
        state.place = action - codes.CHOOSE_WORKER
        state.phase = s.PLACE
        return s.DECIDE
    if action < codes.BUILD:
        if state.phase == s.SQUARE:
            return choose_square(state, box, action - codes.PLACE_ON)
        return begin_gathering(state, box, action - codes.PLACE_ON)
    if action < codes.GATHER_FROM:
        return begin_building(state, action - codes.BUILD)
    if action < codes.ACTIVATE:
        return gather_from(state, box, action - codes.GATHER_FROM)
    if action < codes.USE:
        return activate(state, box, action - codes.ACTIVATE)
    if action < codes.GAIN:
        return use(state, box, (action - codes.USE) // s.OPTIONS, (action - codes.USE) % s.OPTIONS)
    if action == codes.GAIN:
        take_gains(state, box)
        return s.RETURNING
    if action < codes.SELL_CUBE:
        return take_cube(state, box, action - codes.PICK)
    if action < codes.TRADE_CUBE:
        return sell(state, box, action - codes.SELL_CUBE)
    if action < codes.OFFER_CUBE:
        return trade(state, box, action - codes.TRADE_CUBE)
    if action < codes.GIVE_CUBE:
        return offer(state, box, action - codes.OFFER_CUBE)
    if action < codes.TAKE_OFF:
        return give_to_building(state, box, action - codes.GIVE_CUBE)
    if action < codes.PAY_COINS:
        return take_off(state, box, action - codes.TAKE_OFF)
    if action < codes.HIRE:
        return pay(state, box, (action - codes.PAY_COINS) // s.ANSWERS, (action - codes.PAY_COINS) % s.ANSWERS)
    if action < codes.UPGRADE_CARD:
        return begin_purchase(state, box, action - codes.HIRE, state.doing * s.LEVELS)
    if action < codes.CYCLE:
        return begin_purchase(state, box, action - codes.UPGRADE_CARD, next_deck(state, action - codes.UPGRADE_CARD))
    if action < codes.LAY_CUBE:
        return cycle(state, box, action - codes.CYCLE)
    if action < codes.FEED_MEALS:
        return lay(state, box, (action - codes.LAY_CUBE) % s.RESOURCES, action - codes.LAY_CUBE >= s.RESOURCES)
    if action < codes.DONE:
        return serve(state, box, (action - codes.FEED_MEALS) % s.MEALS)
    if action == codes.DONE:
        return finish(state, box)
    return spend_worker(state)
