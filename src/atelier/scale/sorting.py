"""The games of a block of threads, sorted by what is to be done in each.

A GPU's threads go 32 together. Where their games go different ways they take turns, 31 wait for one, and all of them
for its instructions. So a block has more games than threads, and before anything is done they are counted out by the
*way* each goes next: it is dealt, a kind of action is played, what is legal in a phase of the game is listed. Threads
that go together then mostly do the same thing, and those that deal do not hold up those that play. Whoever is done
claims the next game in that order, so that nobody waits but for the last ones.

A game's ways follow each other as they do on a core, with its own random numbers: no byte depends on the order.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import int16

from atelier.chance import BLOCK_WORDS
from atelier.fields import NONE
from atelier.game import ACTION, Game
from atelier.rng import below
from atelier.rule import bind, rule
from atelier.scale.slots import Work
from atelier.scale.stepping import is_legal, moving

DEAL, PLAY, LIST, REST = 0, 1, 32, 63
"""The first of the ways. What takes longest comes first."""
WAYS = REST + 1
KEPT_FOR_A_GAME = 3 * 2
"""Bytes a block keeps for each of its games: its way, its place in their order, the action chosen."""

SEATS = SOURCES = CHOICES = 0
KINDS: Any = None
cuda: Any = None
legal: Any = None
play: Any = None
deal_slot: Any = None
end_slot: Any = None
choose: Any = None


@rule
def draw(i, made, steps, n, actions, slots):
    """A legal action, each as likely, for so many decisions; then none."""
    return np.int64(actions[below(slots.rngs[i], n)]) if made < steps else NONE


@rule
def obey(i, made, asked, n, actions, slots):
    """The action that was asked for, if it is legal; then none."""
    return np.int64(asked[i]) if made == 0 and slots.counts[i] and is_legal(i, asked[i], slots) else NONE


@rule
def follow(i, made, script, n, actions, slots):
    """The next action that was written down, if it is legal; then none."""
    chosen = np.int64(NONE)
    if made < script.actions.shape[1]:
        for k in range(n):
            if actions[k] == script.actions[i, made]:
                chosen = np.int64(actions[k])
                script.made[i] = made + 1
    return chosen


CHOOSERS = {"random": draw, "step": obey, "script": follow}
"""The jobs that play, and how each comes to its actions."""


def sorted_kernel(asked, slots, done, span):
    """Play in `span` slots; note how many decisions were made in each."""
    ends = cuda.shared.array(WAYS, np.int32)
    claimed = cuda.shared.array(1, np.int32)
    kept = cuda.shared.array(0, int16)
    ways, order, chosen = kept[:span], kept[span : 2 * span], kept[2 * span : 3 * span]
    words = cuda.local.array(BLOCK_WORDS, np.uint32)
    points = cuda.local.array((SEATS, SOURCES), np.int16)
    places = cuda.local.array(SEATS, np.int8)
    totals = cuda.local.array(SEATS, np.int64)
    actions = cuda.local.array(CHOICES, ACTION)
    work = Work(words, points, places, totals)

    mine, threads = cuda.threadIdx.x, cuda.blockDim.x
    first = cuda.blockIdx.x * span
    size = min(span, slots.numbers.size - first)
    for game in range(mine, size, threads):
        i = first + game
        slots.over[i] = False
        done[i] = 0
        ways[game] = DEAL if slots.auto_reset else REST
        if slots.counts[i]:
            ways[game] = REST
            action = choose(i, 0, asked, slots.counts[i], slots.legal[i], slots)
            if action != NONE:
                done[i] = 1
                chosen[game] = action
                ways[game] = PLAY + KINDS[action]

    while True:
        for way in range(mine, WAYS, threads):
            ends[way] = 0
        if mine == 0:
            claimed[0] = 0
        cuda.syncthreads()
        for game in range(mine, size, threads):
            cuda.atomic.add(ends, ways[game], 1)
        cuda.syncthreads()
        if mine == 0:
            begins = 0
            for way in range(WAYS):
                count = ends[way]
                ends[way] = begins
                begins += count
        cuda.syncthreads()
        busy = ends[REST]
        cuda.syncthreads()
        if busy == 0:
            break
        for game in range(mine, size, threads):
            order[cuda.atomic.add(ends, ways[game], 1)] = game
        cuda.syncthreads()

        place = cuda.atomic.add(claimed, 0, 1)
        while place < busy:
            game = order[place]
            i = first + game
            box = slots.boxes[slots.which[i]]
            way = ways[game]
            if way < LIST:
                if way == DEAL:
                    slots.numbers[i] += slots.numbers.size
                    deal_slot(i, box, slots, work)
                else:
                    play(slots.states[i], box, chosen[game])
                ways[game] = LIST + slots.states[i].phase % (REST - LIST)
            else:
                n = legal(slots.states[i], box, actions)
                action = np.int64(NONE)
                if n == 0:
                    end_slot(i, box, slots, work)
                    ways[game] = DEAL if slots.auto_reset else REST
                elif slots.forced and n == 1:
                    action = np.int64(actions[0])
                else:
                    action = choose(i, done[i], asked, n, actions, slots)
                    if action != NONE:
                        done[i] += 1
                    else:
                        for k in range(n):
                            slots.legal[i, k] = actions[k]
                        slots.counts[i] = n
                        slots.turns[i] = slots.states[i].turn
                        ways[game] = REST
                if action != NONE:
                    chosen[game] = action
                    ways[game] = PLAY + KINDS[action]
            place = cuda.atomic.add(claimed, 0, 1)
        cuda.syncthreads()


def kinds_of(game: Game) -> Any:
    """For every action code which of the declared actions it is, counted from 0."""
    declared = [action.first for action in game.actions]
    return np.array([declared.index(first) % (LIST - PLAY) for first in game.actions.kinds()], np.int16)


def sorted_kernels(game: Game, target: Any) -> dict[str, Any]:
    """For each job that plays its kernel, not yet compiled."""
    name, moves = game.name.replace("-", "_"), moving(game)
    return {
        job: bind(
            sorted_kernel,
            f"{name}_{job}",
            SEATS=game.seats[-1],
            SOURCES=len(game.sources),
            CHOICES=game.choices,
            KINDS=kinds_of(game),
            cuda=target,
            legal=game.legal,
            play=game.play,
            deal_slot=moves.deal_slot,
            end_slot=moves.end_slot,
            choose=chooser,
        )
        for job, chooser in CHOOSERS.items()
    }
