"""What a turn, or the end of a round, has come to fits what is being decided."""

from __future__ import annotations

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.laws import names as law
from atelier.games.little_town.rules.laws.buying import check_building, check_purchase, is_buying, is_purchasing
from atelier.games.little_town.rules.laws.outing import (
    check_activation,
    check_effect,
    check_outing,
    is_activating,
    sum_of,
)
from atelier.games.little_town.rules.rounds import workers_home
from atelier.rule import rule


@rule
def check_turn(state, box):
    """First what may be going on at all in this phase, then whether it can go on."""
    broken = check_idle(state)
    if broken != law.SOUND:
        return broken
    if state.phase == s.WORKER or state.phase == s.PLACE:
        return check_beginning(state, box)
    if state.phase == s.FEED or state.phase == s.OVER:
        return check_table_end(state, box)
    if state.residing:
        return check_residence(state, box)
    if not worker_is_out(state, box):
        return law.WORKER_WRONG
    if state.doing == s.CONSTRUCTION and not is_clear(state):
        return law.OUTING_WRONG
    if is_purchasing(state):
        return check_purchase(state, box)
    if state.doing == s.CONSTRUCTION:
        return check_building(state, box)
    broken = check_outing(state, box)
    if broken == law.SOUND and state.phase == s.EFFECT:
        broken = check_effect(state, box)
    elif broken == law.SOUND and state.phase != s.ACT:
        broken = check_activation(state, box)
    return broken


@rule
def check_idle(state):
    """Nothing is owed, bought, pending, bought already or being fed except where the phase has it."""
    activating, buying, purchasing = is_activating(state), is_buying(state), is_purchasing(state)
    if (state.target != s.NONE) != activating or (state.buying != s.NONE) != buying:
        return law.DEBT_WRONG
    incoming = purchasing and state.phase != s.UPGRADE
    if (state.incoming != s.NONE) != incoming or (state.side != s.NONE) != incoming or state.laid != s.NONE:
        return law.DEBT_WRONG
    if state.phase == s.PAY and not (activating or buying or incoming):
        return law.DEBT_WRONG
    if (sum_of(state.owed, s.RESOURCES) > 0) != (state.phase == s.PAY) and state.phase != s.DISCOUNT:
        return law.DEBT_WRONG
    if (state.owing != 0 and not activating) or not 0 <= state.bought <= (state.phase == s.UPGRADE):
        return law.DEBT_WRONG
    if sum_of(state.pending, s.STEPS) > 0 and not (state.phase == s.EFFECT or state.phase == s.DISCOUNT or activating):
        return law.DEBT_WRONG
    if not 0 <= state.helped <= (state.used != s.NONE) or (state.used == s.NONE and state.option != 0):
        return law.DEBT_WRONG
    if state.phase != s.FEED and (state.hungry != 0 or state.course != 0):
        return law.ROUND_END_WRONG
    ends = state.phase == s.RESIDENCE or state.phase == s.FEED
    if not ends <= state.residing <= (ends or activating):
        return law.ROUND_END_WRONG
    return law.SOUND


@rule
def is_clear(state):
    """Nothing was gathered, activated or given."""
    things = sum_of(state.gathered, s.RESOURCES) + sum_of(state.given, s.RESOURCES) + sum_of(state.touched, s.AROUND)
    return things == 0 and state.activated == 0 and state.rewards == 0


@rule
def is_untouched(state):
    """Nothing of a turn has begun."""
    return is_clear(state) and state.doing == s.NONE and state.spot == s.NONE and state.used == s.NONE


@rule
def check_beginning(state, box):
    """X4: a worker at home is chosen, or there is one to choose."""
    if not is_untouched(state):
        return law.OUTING_WRONG
    if state.phase == s.WORKER:
        chosen = state.place == s.NONE and state.expansion != s.OFF and workers_home(state, state.turn) > 0
        return law.SOUND if chosen else law.WORKER_WRONG
    if not 0 <= state.place < box.workers[state.seats - 2] or not state.ready[state.turn, state.place]:
        return law.WORKER_WRONG
    return law.SOUND


@rule
def worker_is_out(state, box):
    """The worker of this turn has left its place; without Artisans it does not matter which it was."""
    if state.doing != s.GATHER and state.doing != s.CONSTRUCTION:
        return False
    if state.place == s.NONE:
        return state.expansion == s.OFF
    return 0 <= state.place < box.workers[state.seats - 2] and not state.ready[state.turn, state.place]


@rule
def check_table_end(state, box):
    """T13, T14: a seat has workers to feed; or four rounds are over."""
    if not is_untouched(state) or state.place != s.NONE:
        return law.OUTING_WRONG
    if state.phase == s.OVER:
        return law.SOUND if state.rounds == s.ROUNDS else law.ROUND_END_WRONG
    fed = 1 <= state.hungry <= box.workers[state.seats - 2] and 0 <= state.course < s.COURSES
    return law.SOUND if fed else law.ROUND_END_WRONG


@rule
def check_residence(state, box):
    """T12: a Residence of the seat on turn activates what lies around it."""
    if (
        state.place != s.NONE
        or state.doing != s.NONE
        or state.used != s.NONE
        or state.activated != 0
        or state.rewards != 0
    ):
        return law.OUTING_WRONG
    if state.spot == s.NONE or state.owner[state.spot] != state.turn or not box.round_activates[state.tile[state.spot]]:
        return law.ROUND_END_WRONG
    if (
        sum_of(state.gathered, s.RESOURCES) + sum_of(state.pending, s.STEPS) > 0
        or sum_of(state.given, s.RESOURCES) > s.MOST_OWED
    ):
        return law.OUTING_WRONG
    return law.SOUND if state.phase == s.RESIDENCE else check_activation(state, box)
