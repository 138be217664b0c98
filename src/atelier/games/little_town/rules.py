"""The rules in one glance: what a decision does, and what follows of itself."""

from __future__ import annotations

from atelier.games.little_town.activation import (
    begin_activation,
    can_activate_any,
    deliver,
    give_to_building,
    take_from_building,
)
from atelier.games.little_town.artisans import OPTIONS, fits
from atelier.games.little_town.board import beside
from atelier.games.little_town.build import (
    begin_building,
    choose_square,
    pay_building,
    raise_building,
    take_off,
    use_construction,
)
from atelier.games.little_town.codes import (
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
from atelier.games.little_town.effects import (
    go_on_with_effect,
    offer,
    pick,
    repeat_terrain,
    sell,
    stop_effect,
    take_gains,
    trade,
    use_gather,
)
from atelier.games.little_town.feeding import MEALS, serve
from atelier.games.little_town.gathering import (
    gather_all,
    gather_square,
    place_worker,
)
from atelier.games.little_town.objectives import TERRAINS
from atelier.games.little_town.payment import ANSWERS, pay, settle
from atelier.games.little_town.rounds import end_round, end_turn, feed_on, next_residence
from atelier.games.little_town.state import (
    ACT,
    AGAIN,
    AROUND,
    DECIDE,
    DISCOUNT,
    EFFECT,
    FEEDING,
    GATHER,
    LEVELS,
    NEXT_RESIDENCE,
    NONE,
    PAYING,
    PLACE,
    RESIDENCE,
    RESOURCES,
    RETURNING,
    ROUND_OVER,
    SQUARE,
    TURN_OVER,
    UPGRADE,
    UPGRADING,
)
from atelier.games.little_town.upgrade import (
    ask_upgrade,
    begin_purchase,
    cycle,
    lay,
    next_deck,
    take_card,
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


@rule
def begin_gathering(state, box, square):
    """T6: where there is nothing to activate and nobody to help, gathering is all there is to do."""
    place_worker(state, square)
    if fits(state, 0) or fits(state, 1):
        return DECIDE
    for direction in range(AROUND):
        other = beside(square, direction)
        if other != NONE and state.tile[other] != NONE and box.works[state.tile[other]]:
            return DECIDE
    gather_all(state, box)
    return UPGRADING


@rule
def gather_from(state, box, terrain):
    """One terrain square, all of them, or with an Artisan's help one that was used already."""
    if state.phase == EFFECT:
        repeat_terrain(state, box, terrain)
        return RETURNING
    if terrain == TERRAINS:
        gather_all(state, box)
    else:
        gather_square(state, box, terrain)
    return DECIDE


@rule
def activate(state, box, square):
    """T6: with an Artisan's help (X5) or from a Residence (T12) it is the same."""
    if state.phase == EFFECT:
        state.pending[AGAIN] -= 1
        state.helped = 1
    return PAYING if begin_activation(state, box, square) else DECIDE


@rule
def use(state, box, side, option):
    """X4: the effect of one of the two cards beside the worker's place."""
    if state.doing == GATHER:
        use_gather(state, box, side, option)
        return RETURNING
    return use_construction(state, box, side, option)


@rule
def take_cube(state, box, resource):
    """A cube of the player's choice: from a Pawnshop, or through an Artisan."""
    if state.phase == EFFECT:
        pick(state, box, resource)
        return RETURNING
    return RETURNING if take_from_building(state, box, resource) else DECIDE


@rule
def pay_on(state, box):
    """Pay what needs no choice; when all is paid, do what it was paid for."""
    if not settle(state, box):
        return DECIDE
    if state.target != NONE:
        return RETURNING if deliver(state, box) else DECIDE
    if state.incoming != NONE:
        take_card(state, box)
    else:
        raise_building(state, box)
    return UPGRADING


@rule
def after_activation(state, box):
    """Back to where it was begun: a Residence, an Artisan's effect, or the worker."""
    if not state.residing:
        go_on_with_effect(state)
        return DECIDE
    if can_activate_any(state, box, 0):
        state.phase = RESIDENCE
        return DECIDE
    return NEXT_RESIDENCE


@rule
def finish(state, box):
    """Done: with the action, the effect, the upgrades, the Residence; or nobody is called in for the building."""
    if state.phase == ACT:
        gather_all(state, box)
        return UPGRADING
    if state.phase == EFFECT:
        stop_effect(state, box)
        return DECIDE
    if state.phase == UPGRADE:
        return TURN_OVER
    if state.phase == DISCOUNT:
        return pay_building(state, box)
    return NEXT_RESIDENCE


@rule
def spend_worker(state):
    """T10: the turn is over, with no upgrade."""
    state.ready[state.turn, state.place] = 0
    state.site[state.turn] += 1
    return TURN_OVER
