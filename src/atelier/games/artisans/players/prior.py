"""The prior: how likely a good player makes each legal move, before anything is searched.

Every move has an urge, in steps of an eighth of a point; a weight grows by the same factor with every step. Urges are
whole numbers and weights come from a table, so that they are the same on every machine.
"""

from __future__ import annotations

import numpy as np

from atelier.games.artisans import actions as codes
from atelier.games.artisans import state as s
from atelier.games.artisans.players.evaluation.materials import (
    AFTER_MARKET,
    BEFORE_MARKET,
    FINISHER,
    STACKER,
    material_value,
    skill_of,
)
from atelier.games.artisans.players.evaluation.objects import (
    FARTHEST,
    IN_SIGHT,
    RESERVED,
    chance_to_make,
    gain_of,
    levels_of,
    materials_in_objects,
    missing_levels,
    missing_of,
    object_in_sight,
)
from atelier.games.artisans.rules.development import levels_placed, room
from atelier.games.artisans.rules.materials import total
from atelier.rule import rule

STEPS = 8
"""Steps of an urge in one point."""
SHARPNESS = 2.0
"""A point more makes a move e² times as likely."""
WEAKEST, STRONGEST = -5 * STEPS, 25 * STEPS

PULL = np.array([0.0, 0.7, 0.33, 0.15, 0.07]) * STEPS
"""The part of an object's value that pulls at each material it lacks, with so many levels missing."""
CRAFT_URGE = 4 * STEPS
TOKEN_URGE = STEPS // 2
OTHERS_ROOM = STEPS // 2
"""How much each card the others' hands have room for speaks for the token, which leaves them one turn."""
OWN_ROOM = 7
"""How much each card the own hand has room for speaks against it."""
DRAFT_URGE = np.array([12, 12, 14, 5, 1, 4, 7, 5, 0])
"""How much players like each artisan."""

URGE_BITS = 9
MOST_URGE = (1 << URGE_BITS) - 1


def work_out_weights() -> np.ndarray:
    """The table `weight`: of every urge, from the weakest to the strongest."""
    return np.exp(SHARPNESS / STEPS * np.arange(WEAKEST, STRONGEST + 1))


@rule
def prior(state, box, tables, actions, n, weights):
    """Fill `weights[:n]` for the legal `actions[:n]` of the seat on turn: the heavier, the likelier it plays so."""
    if n == 1:
        weights[0] = 1.0
    elif state.phase == s.MARKET:
        prior_at_market(state, box, tables, actions, n, weights)
    elif state.phase == s.DEVELOP:
        prior_to_develop(state, box, tables, actions, n, weights)
    elif state.phase == s.FINAL:
        prior_to_craft(state, box, tables, actions, n, weights)
    elif state.phase == s.RESERVE:
        prior_to_reserve(state, box, tables, actions, n, weights)
    else:
        for i in range(n):
            weights[i] = weight(tables, DRAFT_URGE[codes.ARTISAN[actions[i]]])


@rule
def weight(tables, urge):
    """The weight of a move, from its urge in steps."""
    return tables.weight[min(max(np.int64(urge), WEAKEST), STRONGEST) - WEAKEST]


@rule
def beside(urges, material):
    """One of seven urges that lie side by side in one number."""
    return (urges >> (material * URGE_BITS)) & MOST_URGE


@rule
def put_beside(points, material):
    """An urge of so many points, none if negative, at its place beside the others."""
    return np.int64(min(max(points * STEPS, 0.0), float(MOST_URGE))) << (material * URGE_BITS)


@rule
def pulls(state, box, seat, used, left):
    """How strongly the objects in sight pull at the next level of each material, side by side in one number."""
    levels = levels_of(state, seat)
    urges = np.int64(0)
    for sight in range(IN_SIGHT):
        card = object_in_sight(state, seat, sight)
        if card != s.NONE:
            missing = missing_levels(box, levels, card)
            if 0 < missing <= min(left, FARTHEST):
                pull = np.int64(PULL[missing] * gain_of(state, box, seat, sight, card, used))
                for material in range(s.MATERIALS):
                    if missing_of(box, levels, card, material) > 0:
                        urges += min(pull, MOST_URGE - beside(urges, material)) << (material * URGE_BITS)
    return urges


@rule
def prior_at_market(state, box, tables, actions, n, weights):
    """Phase A: take what the materials gain most by, give what they lose least by, craft what can be made."""
    seat = state.turn
    left = np.int64(s.MONTHS - state.month + 1)
    skill = skill_of(state.artisan[seat])
    used = materials_in_objects(state, box, seat)
    pull = pulls(state, box, seat, used, left)
    gains, losses = np.int64(0), np.int64(0)
    for material in range(s.MATERIALS):
        held = np.int64(state.hand[seat, material])
        level, places = levels_placed(state, seat, material), room(state, seat, material)
        as_it_is = material_value(tables, AFTER_MARKET, skill, left, level, places, held)
        wanted = beside(pull, material) / STEPS
        if held < s.HAND_LIMIT:
            more = material_value(tables, AFTER_MARKET, skill, left, level, places, held + 1) - as_it_is
            gains |= put_beside(more + wanted if held == 0 else more, material)
        if held > 0:
            less = as_it_is - material_value(tables, AFTER_MARKET, skill, left, level, places, held - 1)
            losses |= put_beside(less + wanted if held == 1 else less, material)
    for i in range(n):
        action = np.int64(actions[i])
        kind, place = codes.KIND[action], codes.PLACE[action]
        if kind == codes.TAKE:
            urge = beside(gains, np.int64(state.market[place]))
        elif kind == codes.TRADE:
            urge = beside(gains, np.int64(state.market[place])) - beside(losses, codes.MATERIAL[action])
        elif kind == codes.TOKEN:
            urge = token_urge(state, seat)
        elif kind == codes.CRAFT:
            urge = CRAFT_URGE + craft_urge(state, box, seat, place, used)
        else:
            urge = np.int64(0)
        weights[i] = weight(tables, urge)


@rule
def token_urge(state, seat):
    """The token is for those whose hand is full while others' are not."""
    room_of_others = np.int64(0)
    for other in range(state.seats):
        if other != seat:
            room_of_others += s.HAND_LIMIT - total(state.hand[other])
    own_room = s.HAND_LIMIT - total(state.hand[seat])
    return TOKEN_URGE + OTHERS_ROOM * room_of_others // (np.int64(state.seats) - 1) - OWN_ROOM * own_room


@rule
def craft_urge(state, box, seat, sight, used):
    """What an object of the row, or the reserved one, brings."""
    return STEPS * np.int64(gain_of(state, box, seat, sight, object_in_sight(state, seat, sight), used))


@rule
def prior_to_craft(state, box, tables, actions, n, weights):
    """R22: the last object."""
    used = materials_in_objects(state, box, state.turn)
    for i in range(n):
        action = np.int64(actions[i])
        urge = np.int64(0) if action == codes.PASS else craft_urge(state, box, state.turn, codes.PLACE[action], used)
        weights[i] = weight(tables, urge)


@rule
def prior_to_develop(state, box, tables, actions, n, weights):
    """Phase B: the points of a development, what it changes in the value of its material, the pull of the objects."""
    seat = state.turn
    left = np.int64(s.MONTHS - state.month + 1)
    pull = pulls(state, box, seat, materials_in_objects(state, box, seat), left)
    for i in range(n):
        action = np.int64(actions[i])
        urge = np.int64(0)
        if action != codes.PASS:
            material, count = codes.MATERIAL[action], codes.COUNT[action] + 1
            brings = development_brings(state, box, tables, seat, material, count, left)
            urge += np.int64(brings * STEPS) + beside(pull, material)
        weights[i] = weight(tables, urge)


@rule
def development_brings(state, box, tables, seat, material, count, left):
    """Points now, and the value of the material afterwards compared to leaving it alone."""
    skill = skill_of(state.artisan[seat])
    level, places = levels_placed(state, seat, material), room(state, seat, material)
    held = np.int64(state.hand[seat, material])
    next_places = count + 1 if skill == STACKER else count
    brings = float(count * (level + 1))
    brings += material_value(tables, BEFORE_MARKET, skill, left - 1, level + 1, next_places, held - count)
    brings -= material_value(tables, BEFORE_MARKET, skill, left - 1, level, places, held)
    if skill == FINISHER and level + 1 == s.LEVELS:
        brings += box.bonus[s.SPECIALIST]
    return brings


@rule
def prior_to_reserve(state, box, tables, actions, n, weights):
    """R31: a card that will likely be made; it costs its points if not."""
    seat = state.turn
    left = np.int64(s.MONTHS - state.month + 1)
    levels = levels_of(state, seat)
    for i in range(n):
        action = np.int64(actions[i])
        urge = np.int64(0)
        if action != codes.PASS:
            card = np.int64(state.row[codes.PLACE[action]])
            missing = missing_levels(box, levels, card)
            chance = chance_to_make(state, box, seat, levels, card, missing, left) if missing <= left else 0.0
            gain = gain_of(state, box, seat, RESERVED, card, np.int64(0))
            urge += np.int64((chance * gain - box.points[card]) * STEPS)
        weights[i] = weight(tables, urge)
