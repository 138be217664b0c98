"""How a turn goes on: from the worker's square to the last choice of the turn (T6, T10, X4)."""

from __future__ import annotations

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.activation import begin_activation, can_activate_any, deliver, take_from_building
from atelier.games.little_town.rules.artisans import fits
from atelier.games.little_town.rules.board import beside, has_free_square
from atelier.games.little_town.rules.build import pay_building, raise_building, use_construction, why_not_build_alone
from atelier.games.little_town.rules.effects import go_on_with_effect, use_gather
from atelier.games.little_town.rules.gathering import gather_all, gather_square, place_worker
from atelier.games.little_town.rules.payment import settle
from atelier.games.little_town.rules.steps import pick, repeat_terrain, stop_effect, why_not_stop_effect
from atelier.games.little_town.rules.upgrade import take_card
from atelier.rule import rule


@rule
def begin_gathering(state, box, square):
    """T6: where there is nothing to activate and nobody to help, gathering is all there is to do."""
    place_worker(state, square)
    if fits(state, 0) or fits(state, 1):
        return s.DECIDE
    for direction in range(s.AROUND):
        other = beside(square, direction)
        if other != s.NONE and state.tile[other] != s.NONE and box.works[state.tile[other]]:
            return s.DECIDE
    gather_all(state, box)
    return s.UPGRADING


@rule
def gather_from(state, box, terrain):
    """One terrain square, all of them, or with an Artisan's help one that was used already."""
    if state.phase == s.EFFECT:
        repeat_terrain(state, box, terrain)
        return s.RETURNING
    if terrain == s.TERRAINS:
        gather_all(state, box)
    else:
        gather_square(state, box, terrain)
    return s.DECIDE


@rule
def activate(state, box, square):
    """T6: with an Artisan's help (X5) or from a Residence (T12) it is the same."""
    if state.phase == s.EFFECT:
        state.pending[s.AGAIN] -= 1
        state.helped = 1
    return s.PAYING if begin_activation(state, box, square) else s.DECIDE


@rule
def use(state, box, side, option):
    """X4: the effect of one of the two cards beside the worker's place."""
    if state.doing == s.GATHER:
        use_gather(state, box, side, option)
        return s.RETURNING
    return use_construction(state, box, side, option)


@rule
def take_cube(state, box, resource):
    """A cube of the player's choice: from a Pawnshop, or through an Artisan."""
    if state.phase == s.EFFECT:
        pick(state, box, resource)
        return s.RETURNING
    return s.RETURNING if take_from_building(state, box, resource) else s.DECIDE


@rule
def pay_on(state, box):
    """Pay what needs no choice; when all is paid, do what it was paid for."""
    if not settle(state, box):
        return s.DECIDE
    if state.target != s.NONE:
        return s.RETURNING if deliver(state, box) else s.DECIDE
    if state.incoming != s.NONE:
        take_card(state, box)
    else:
        raise_building(state, box)
    return s.UPGRADING


@rule
def after_activation(state, box):
    """Back to where it was begun: a Residence, an Artisan's effect, or the worker."""
    if not state.residing:
        go_on_with_effect(state)
        return s.DECIDE
    if can_activate_any(state, box, 0):
        state.phase = s.RESIDENCE
        return s.DECIDE
    return s.NEXT_RESIDENCE


@rule
def finish(state, box):
    """Done: with the action, the effect, the upgrades, the Residence; or nobody is called in for the building."""
    if state.phase == s.ACT:
        gather_all(state, box)
        return s.UPGRADING
    if state.phase == s.EFFECT:
        stop_effect(state, box)
        return s.DECIDE
    if state.phase == s.UPGRADE:
        return s.TURN_OVER
    if state.phase == s.DISCOUNT:
        return pay_building(state, box)
    return s.NEXT_RESIDENCE


@rule
def why_not_finish(state, box):
    """X5, X6: an effect may have to go on, and a building to be paid."""
    if state.phase == s.EFFECT:
        return why_not_stop_effect(state, box)
    return why_not_build_alone(state, box) if state.phase == s.DISCOUNT else reason.MAY


@rule
def why_not_spend_worker(state, box):
    """T10: only when there is nothing it could do: building needs a square too."""
    return reason.NOT_SPENT if has_free_square(state, box) else reason.MAY


@rule
def spend_worker(state):
    """T10: the turn is over, with no upgrade."""
    state.ready[state.turn, state.place] = 0
    state.site[state.turn] += 1
    return s.TURN_OVER
