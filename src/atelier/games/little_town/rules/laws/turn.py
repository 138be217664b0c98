"""What a turn, or the end of a round, has come to fits what is being decided."""

from __future__ import annotations

from atelier.games.little_town.rules.laws.buying import check_building, check_purchase, is_buying, is_purchasing
from atelier.games.little_town.rules.laws.names import DEBT_WRONG, OUTING_WRONG, ROUND_END_WRONG, SOUND, WORKER_WRONG
from atelier.games.little_town.rules.laws.outing import (
    check_activation,
    check_effect,
    check_outing,
    is_activating,
    sum_of,
)
from atelier.games.little_town.rules.rounds import workers_home
from atelier.games.little_town.state import (
    ACT,
    AROUND,
    CONSTRUCTION,
    COURSES,
    DISCOUNT,
    EFFECT,
    FEED,
    GATHER,
    MOST_OWED,
    NONE,
    OFF,
    OVER,
    PAY,
    PLACE,
    RESIDENCE,
    RESOURCES,
    ROUNDS,
    STEPS,
    UPGRADE,
    WORKER,
)
from atelier.rule import rule


@rule
def check_turn(state, box):
    """First what may be going on at all in this phase, then whether it can go on."""
    broken = check_idle(state)
    if broken != SOUND:
        return broken
    if state.phase == WORKER or state.phase == PLACE:
        return check_beginning(state, box)
    if state.phase == FEED or state.phase == OVER:
        return check_table_end(state, box)
    if state.residing:
        return check_residence(state, box)
    if not worker_is_out(state, box):
        return WORKER_WRONG
    if state.doing == CONSTRUCTION and not is_clear(state):
        return OUTING_WRONG
    if is_purchasing(state):
        return check_purchase(state, box)
    if state.doing == CONSTRUCTION:
        return check_building(state, box)
    broken = check_outing(state, box)
    if broken == SOUND and state.phase == EFFECT:
        broken = check_effect(state, box)
    elif broken == SOUND and state.phase != ACT:
        broken = check_activation(state, box)
    return broken


@rule
def check_idle(state):
    """Nothing is owed, bought, pending, bought already or being fed except where the phase has it."""
    activating, buying, purchasing = is_activating(state), is_buying(state), is_purchasing(state)
    if (state.target != NONE) != activating or (state.buying != NONE) != buying:
        return DEBT_WRONG
    incoming = purchasing and state.phase != UPGRADE
    if (state.incoming != NONE) != incoming or (state.side != NONE) != incoming or state.laid != NONE:
        return DEBT_WRONG
    if state.phase == PAY and not (activating or buying or incoming):
        return DEBT_WRONG
    if (sum_of(state.owed, RESOURCES) > 0) != (state.phase == PAY) and state.phase != DISCOUNT:
        return DEBT_WRONG
    if (state.owing != 0 and not activating) or not 0 <= state.bought <= (state.phase == UPGRADE):
        return DEBT_WRONG
    if sum_of(state.pending, STEPS) > 0 and not (state.phase == EFFECT or state.phase == DISCOUNT or activating):
        return DEBT_WRONG
    if not 0 <= state.helped <= (state.used != NONE) or (state.used == NONE and state.option != 0):
        return DEBT_WRONG
    if state.phase != FEED and (state.hungry != 0 or state.course != 0):
        return ROUND_END_WRONG
    ends = state.phase == RESIDENCE or state.phase == FEED
    if not ends <= state.residing <= (ends or activating):
        return ROUND_END_WRONG
    return SOUND


@rule
def is_clear(state):
    """Nothing was gathered, activated or given."""
    things = sum_of(state.gathered, RESOURCES) + sum_of(state.given, RESOURCES) + sum_of(state.touched, AROUND)
    return things == 0 and state.activated == 0 and state.rewards == 0


@rule
def is_untouched(state):
    """Nothing of a turn has begun."""
    return is_clear(state) and state.doing == NONE and state.spot == NONE and state.used == NONE


@rule
def check_beginning(state, box):
    """X4: a worker at home is chosen, or there is one to choose."""
    if not is_untouched(state):
        return OUTING_WRONG
    if state.phase == WORKER:
        chosen = state.place == NONE and state.expansion != OFF and workers_home(state, state.turn) > 0
        return SOUND if chosen else WORKER_WRONG
    if not 0 <= state.place < box.workers[state.seats - 2] or not state.ready[state.turn, state.place]:
        return WORKER_WRONG
    return SOUND


@rule
def worker_is_out(state, box):
    """The worker of this turn has left its place; without Artisans it does not matter which it was."""
    if state.doing != GATHER and state.doing != CONSTRUCTION:
        return False
    if state.place == NONE:
        return state.expansion == OFF
    return 0 <= state.place < box.workers[state.seats - 2] and not state.ready[state.turn, state.place]


@rule
def check_table_end(state, box):
    """T13, T14: a seat has workers to feed; or four rounds are over."""
    if not is_untouched(state) or state.place != NONE:
        return OUTING_WRONG
    if state.phase == OVER:
        return SOUND if state.rounds == ROUNDS else ROUND_END_WRONG
    fed = 1 <= state.hungry <= box.workers[state.seats - 2] and 0 <= state.course < COURSES
    return SOUND if fed else ROUND_END_WRONG


@rule
def check_residence(state, box):
    """T12: a Residence of the seat on turn activates what lies around it."""
    if state.place != NONE or state.doing != NONE or state.used != NONE or state.activated != 0 or state.rewards != 0:
        return OUTING_WRONG
    if state.spot == NONE or state.owner[state.spot] != state.turn or not box.round_activates[state.tile[state.spot]]:
        return ROUND_END_WRONG
    if (
        sum_of(state.gathered, RESOURCES) + sum_of(state.pending, STEPS) > 0
        or sum_of(state.given, RESOURCES) > MOST_OWED
    ):
        return OUTING_WRONG
    return SOUND if state.phase == RESIDENCE else check_activation(state, box)
