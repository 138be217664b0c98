"""Many games, one decision at a time: the compiled half of `Batch`.

These are templates like those of `scale.playout`. What can be asked of a batch is a *job*: it works in one slot `i` and
touches no other, so that a batch can be shared by as many threads as there are, of cores or of a GPU. Every job is
given what was asked for, the slots and a thread's scratch, and returns a number: decisions that were made, mostly.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from atelier.fields import NONE
from atelier.game import Game
from atelier.rng import below
from atelier.rule import rule, specialise
from atelier.scale.playout import MOST_DECISIONS, playouts

VICTORY, PLACEMENT, MARGIN = range(3)
"""What a reward counts: the share of a victory; the place, 1 the first, 0 the last; points ahead of the best other."""
REWARDS = ("victory", "placement", "margin")


class Script(NamedTuple):
    """For each slot a row of decisions to be played, and how many of them were."""

    actions: Any
    made: Any


legal: Any = None
play: Any = None
score: Any = None
observe: Any = None
lay_out: Any = None
play_on: Any = None
reward: Any = None
deal_slot: Any = None
begin_slot: Any = None
end_slot: Any = None
move_slot: Any = None
next_game: Any = None


def play_on_template(state, box, action, actions, forced):
    """Play a decision, with `forced` more while there is but one thing to do; list what is legal then, count it."""
    n = 0
    for _ in range(MOST_DECISIONS):
        play(state, box, action)
        n = legal(state, box, actions)
        if not forced or n != 1:
            break
        action = actions[0]
    return n


def reward_template(state, box, points, places, totals, rewards):
    """What the end of a game is worth to each seat, in every way of counting; empty seats get nothing."""
    score(state, box, points, places)
    seats = state.seats
    first = 0
    for seat in range(seats):
        first += places[seat] == 1
        totals[seat] = 0
        for source in range(points.shape[1]):
            totals[seat] += points[seat, source]
    for seat in range(rewards.shape[0]):
        for way in range(rewards.shape[1]):
            rewards[seat, way] = 0
    for seat in range(seats):
        best = -(1 << 30)
        worse = 0
        level = 0
        for other in range(seats):
            if other != seat:
                best = max(best, totals[other])
                worse += places[other] > places[seat]
                level += places[other] == places[seat]
        rewards[seat, VICTORY] = 1 / first if places[seat] == 1 else 0
        rewards[seat, PLACEMENT] = (worse + level / 2) / (seats - 1)
        rewards[seat, MARGIN] = totals[seat] - best


def deal_slot_template(i, state, box, slots, work):
    """Deal the game whose number stands in the slot, into a blank state."""
    lay_out(state, slots.rngs[i], box, slots.seats[i], slots.options, slots.master, slots.numbers[i], work.words)


def begin_slot_template(i, slots, work):
    """The same, up to its first decision."""
    box = slots.boxes[slots.which[i]]
    slots.states[i] = slots.blank[0]
    deal_slot(i, slots.states[i], box, slots, work)
    n = legal(slots.states[i], box, slots.legal[i])
    if slots.forced and n == 1:
        n = play_on(slots.states[i], box, slots.legal[i, 0], slots.legal[i], slots.forced)
    slots.counts[i] = n
    slots.turns[i] = slots.states[i].turn if n else NONE


def end_slot_template(i, state, box, slots, work):
    """Nothing is left to decide: count what the game was worth."""
    reward(state, box, work.points, work.places, work.totals, slots.rewards[i])
    slots.over[i] = True
    slots.counts[i] = 0
    slots.turns[i] = NONE
    slots.finished[i] += 1


def move_slot_template(i, action, slots, work):
    """Play one decision; where the game ends, count it."""
    box = slots.boxes[slots.which[i]]
    slots.counts[i] = play_on(slots.states[i], box, action, slots.legal[i], slots.forced)
    slots.turns[i] = slots.states[i].turn
    if slots.counts[i] == 0:
        end_slot(i, slots.states[i], box, slots, work)


def next_game_template(i, slots, work):
    """Where a game has ended, deal the slot's next one if that is wished."""
    if slots.counts[i] == 0 and slots.auto_reset:
        slots.numbers[i] += slots.numbers.size
        begin_slot(i, slots, work)


@rule
def is_legal(i, action, slots):
    """May this be done in a slot? Where the game is over, whatever is said is not done."""
    found = slots.counts[i] == 0
    for k in range(slots.counts[i]):
        found |= slots.legal[i, k] == action
    return found


def begin_template(i, chosen, slots, work):
    """Deal a slot, if it is chosen: its next game, or the first."""
    if chosen[i]:
        slots.over[i] = False
        if slots.counts[i] or slots.finished[i]:
            slots.numbers[i] += slots.numbers.size
        begin_slot(i, slots, work)
    return 0


def step_template(i, actions, slots, work):
    """Play one decision in a slot, if there is one to make and it is legal; where the game has ended deal the next."""
    slots.over[i] = False
    made = 0
    if slots.counts[i] and is_legal(i, actions[i], slots):
        move_slot(i, actions[i], slots, work)
        made = 1
    next_game(i, slots, work)
    return made


def illegal_template(i, actions, slots, work):
    """1 where an action is not legal."""
    return 0 if is_legal(i, actions[i], slots) else 1


def sample_template(i, actions, slots, work):
    """A legal action, each as likely, from the slot's own random numbers."""
    actions[i] = slots.legal[i, below(slots.rngs[i], slots.counts[i])] if slots.counts[i] else 0
    return 0


def mask_template(i, out, slots, work):
    """1 for every legal action, 0 for the others."""
    for action in range(out.shape[1]):
        out[i, action] = 0
    for k in range(slots.counts[i]):
        out[i, slots.legal[i, k]] = 1
    return 0


def observe_template(i, out, slots, work):
    """What whoever decides knows; nothing where the game is over."""
    if slots.counts[i]:
        observe(slots.states[i], slots.boxes[slots.which[i]], slots.turns[i], out[i])
    else:
        for k in range(out.shape[1]):
            out[i, k] = 0
    return 0


def random_template(i, steps, slots, work):
    """Play so many decisions at random; how many were made before there was none left."""
    slots.over[i] = False
    made = 0
    while True:
        next_game(i, slots, work)
        if slots.counts[i] == 0 or made >= steps:
            return made
        move_slot(i, slots.legal[i, below(slots.rngs[i], slots.counts[i])], slots, work)
        made += 1


def script_template(i, script, slots, work):
    """Play a row of decisions that were written down; how many were made before one that is not legal."""
    slots.over[i] = False
    made = 0
    while True:
        next_game(i, slots, work)
        script.made[i] = made
        if slots.counts[i] == 0 or made >= script.actions.shape[1] or not is_legal(i, script.actions[i, made], slots):
            return made
        move_slot(i, script.actions[i, made], slots, work)
        made += 1


class Moving(NamedTuple):
    """The templates above that jobs are made of, compiled for one game."""

    deal_slot: Callable[..., None]
    begin_slot: Callable[..., None]
    end_slot: Callable[..., None]
    move_slot: Callable[..., None]
    next_game: Callable[..., None]


@cache
def moving(game: Game) -> Moving:
    """To deal a slot of a game, to begin and to end it, to play a decision in it, and to deal its next game."""
    name = game.name.replace("-", "_")
    played = specialise(play_on_template, name, **game.rules)
    rewarded = specialise(reward_template, name, **game.rules)
    dealt = specialise(deal_slot_template, name, lay_out=playouts(game).lay_out)
    begun = specialise(begin_slot_template, name, deal_slot=dealt, play_on=played, **game.rules)
    ended = specialise(end_slot_template, name, reward=rewarded)
    return Moving(
        deal_slot=dealt,
        begin_slot=begun,
        end_slot=ended,
        move_slot=specialise(move_slot_template, name, play_on=played, end_slot=ended),
        next_game=specialise(next_game_template, name, begin_slot=begun),
    )


def stepping(game: Game) -> dict[str, Callable[..., int]]:
    """The jobs above, compiled for one game."""
    name = game.name.replace("-", "_")
    bound = {**game.rules, **moving(game)._asdict()}
    jobs = (
        begin_template, step_template, illegal_template, sample_template, mask_template, observe_template,
        random_template, script_template,
    )  # fmt: skip
    return {job.__name__.removesuffix("_template"): specialise(job, name, **bound) for job in jobs}
