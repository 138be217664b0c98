"""The course of the game: turns, the end of a round, the end (T5, T12–T14)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.activation import can_activate_any
from atelier.games.little_town.rules.board import workers_around
from atelier.games.little_town.rules.feeding import feed_seat
from atelier.games.little_town.rules.objectives import look_at_stock
from atelier.games.little_town.rules.points import score_points
from atelier.rule import rule


@rule
def workers_home(state, seat):
    n = np.int64(0)
    for place in range(s.PLACES):
        n += state.ready[seat, place]
    return n


@rule
def begin_turn(state, seat):
    """X4: any worker still at home; which one matters only with Artisans beside it."""
    state.turn = seat
    for place in range(s.PLACES):
        if state.ready[seat, place]:
            state.place = place
    if state.expansion == s.OFF or workers_home(state, seat) == 1:
        state.phase = s.PLACE
    else:
        state.place = s.NONE
        state.phase = s.WORKER


@rule
def list_workers(state, actions, n, worker_code):
    """X4: any worker at home. On a full board each of them is spent (T10): building needs a square too."""
    for place in range(s.PLACES):
        actions[n] = worker_code + place
        n += why_not_choose_worker(state, place) == reason.MAY
    return n


@rule
def why_not_choose_worker(state, place):
    """X4: any worker still at home."""
    return reason.MAY if state.ready[state.turn, place] else reason.NO_WORKER


@rule
def clear_turn(state):
    """Nothing of this turn counts in the next one."""
    state.place = s.NONE
    state.doing = s.NONE
    state.spot = s.NONE
    state.used = s.NONE
    state.option = 0
    state.helped = 0
    state.bought = 0
    state.activated = 0
    state.rewards = 0
    for resource in range(s.RESOURCES):
        state.gathered[resource] = 0
        state.given[resource] = 0
    clear_touched(state)


@rule
def clear_touched(state):
    for direction in range(s.AROUND):
        state.touched[direction] = 0


@rule
def next_seat(state, seat):
    """Clockwise."""
    return (seat + 1) % state.seats


@rule
def end_turn(state):
    """Turns go round while there are workers at home."""
    clear_turn(state)
    following = next_seat(state, state.turn)
    if workers_home(state, following) == 0:
        return s.ROUND_OVER
    begin_turn(state, following)
    return s.DECIDE


@rule
def end_round(state, box):
    """T12: first the tiles that count workers, then the Residences, then the feeding."""
    for square in range(s.SQUARES):
        if state.owner[square] != s.NONE:
            count_workers(state, box, square)
    state.residing = 1
    return s.NEXT_RESIDENCE


@rule
def count_workers(state, box, square):
    """T12: Cathedral and Inn: points or coins for every worker around them."""
    tile, owner = state.tile[square], state.owner[square]
    if box.round_points[tile] > 0 or box.round_coins[tile] > 0:
        workers = workers_around(state, square)
        score_points(state, owner, s.FROM_TILES, workers * box.round_points[tile])
        coins = min(state.bank, workers * box.round_coins[tile])
        state.coins[owner] += coins
        state.bank -= coins
        look_at_stock(state, box, owner)


@rule
def next_residence(state, box):
    """T12: Residences in turn order of their owners; one that can activate nothing is passed over."""
    last = s.NONE if state.spot == s.NONE else chair_of(state, state.turn) * s.SQUARES + state.spot
    for place in range(last + 1, np.int64(state.seats) * s.SQUARES):
        square = place % s.SQUARES
        if state.owner[square] != s.NONE and box.round_activates[state.tile[square]]:
            if chair_of(state, state.owner[square]) == place // s.SQUARES:
                state.turn = state.owner[square]
                state.spot = square
                clear_touched(state)
                if can_activate_any(state, box, 0):
                    state.phase = s.RESIDENCE
                    return s.DECIDE
    clear_turn(state)
    sit_to_eat(state, box, state.leader)
    return s.FEEDING


@rule
def chair_of(state, seat):
    """How many seats after the first player of the round."""
    return (np.int64(seat) + state.seats - state.leader) % state.seats


@rule
def sit_to_eat(state, box, seat):
    """T13: in turn order."""
    state.turn = seat
    state.hungry = box.workers[state.seats - 2]
    state.course = 0


@rule
def feed_on(state, box):
    """Feed seat after seat until one has to choose; after the last, the next round."""
    for _ in range(state.seats):
        if not feed_seat(state, box):
            return
        following = next_seat(state, state.turn)
        if following == state.leader:
            state.course = 0
            send_home(state, box)
            next_round(state)
            return
        sit_to_eat(state, box, following)


@rule
def send_home(state, box):
    """T14, X3: the workers stand between their cards again."""
    for square in range(s.SQUARES):
        state.worker[square] = s.NONE
    for seat in range(state.seats):
        state.site[seat] = 0
        state.effects[seat] = 0
        for place in range(box.workers[state.seats - 2]):
            state.ready[seat, place] = 1
    state.residing = 0


@rule
def next_round(state):
    """T14: the first player passes on; four rounds."""
    if state.rounds == s.ROUNDS:
        state.phase = s.OVER
        state.turn = s.NONE
        return
    state.rounds += 1
    state.leader = next_seat(state, state.leader)
    begin_turn(state, state.leader)
