"""The worker on the board: terrain around it (T6, T9)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.board import beside, is_free, land
from atelier.games.little_town.rules.counts import of_type
from atelier.games.little_town.rules.objectives import look_at_stock
from atelier.games.little_town.rules.stock import gather
from atelier.rule import rule


@rule
def list_squares(state, box, actions, n, place_code):
    """T6, T7: every empty grass square. Written first and counted if it is free: random play mispredicts branches."""
    for square in range(s.SQUARES):
        actions[n] = place_code + square
        n += is_free(state, box, square)
    return n


@rule
def place_worker(state, square):
    """T6: a worker goes on the board."""
    state.ready[state.turn, state.place] = 0
    state.worker[square] = state.turn
    state.spot = square
    state.doing = s.GATHER
    state.phase = s.ACT


@rule
def land_toward(state, box, direction):
    """What lies in one direction of the worker, as terrain; NONE is grass, or beyond the edge."""
    square = beside(state.spot, direction)
    return s.NONE if square == s.NONE else np.int64(land(state, box, square))


@rule
def lands_around(state, box, touched):
    """How many terrain squares of each type around the worker were not, or were, gathered from: eight bits a type."""
    found = np.int64(0)
    for direction in range(s.AROUND):
        terrain = land_toward(state, box, direction)
        if terrain != s.NONE and state.touched[direction] == touched:
            found += np.int64(1) << 8 * terrain
    return found


@rule
def lands_left(state, box, resource, touched):
    """How many terrain squares of a type around the worker were not, or were, gathered from."""
    return of_type(lands_around(state, box, touched), resource)


@rule
def list_terrain(state, box, actions, n, gather_code):
    """Terrain still to be gathered, square by square; all of it at once if there is more than one."""
    lands, squares = lands_around(state, box, 0), np.int64(0)
    for resource in range(s.TERRAINS):
        left = of_type(lands, resource)
        squares += left
        actions[n] = gather_code + resource
        n += left > 0
    actions[n] = gather_code + s.TERRAINS
    n += squares > 1
    return n


@rule
def why_not_gather(state, box, terrain):
    """T6: terrain around the worker, each square once; all of it at once if there is more than one."""
    if terrain == s.TERRAINS:
        squares = 0
        for resource in range(s.TERRAINS):
            squares += lands_left(state, box, resource, 0)
        return reason.MAY if squares > 1 else reason.GATHER_ONE
    if lands_left(state, box, terrain, 0) > 0:
        return reason.MAY
    return reason.GATHERED if lands_left(state, box, terrain, 1) > 0 else reason.NO_FOREST + terrain


@rule
def why_not_gather_again(state, box, terrain):
    """X5: with an Artisan's help one square, already gathered from, of a type the supply still has."""
    if terrain == s.TERRAINS:
        return reason.AGAIN_ONE
    if lands_left(state, box, terrain, 1) > 0:
        return reason.MAY if state.supply[terrain] > 0 else reason.SUPPLY_EMPTY
    return reason.NOT_GATHERED if lands_left(state, box, terrain, 0) > 0 else reason.NO_FOREST + terrain


@rule
def gather_square(state, box, resource):
    """T6: one terrain square of a type."""
    for direction in range(s.AROUND):
        if land_toward(state, box, direction) == resource and not state.touched[direction]:
            gather_toward(state, box, direction, resource)
            look_at_stock(state, box, state.turn)
            return


@rule
def gather_toward(state, box, direction, resource):
    """T6: a square met with an empty supply is used up all the same."""
    state.touched[direction] = 1
    gather(state, box, resource, 1)


@rule
def gather_all(state, box):
    """T6: gathering is not optional: what is left when the action ends is gathered then.

    The stock only grows meanwhile, so whatever holds on the way (T11) holds at the end.
    """
    squares = 0
    for direction in range(s.AROUND):
        terrain = land_toward(state, box, direction)
        if terrain != s.NONE and not state.touched[direction]:
            gather_toward(state, box, direction, terrain)
            squares += 1
    if squares > 0:
        look_at_stock(state, box, state.turn)
