"""The games of a block of threads, sorted by what is to be done in each.

A GPU's threads go 32 together. Where their games go different ways they take turns, 31 wait for one, and all of them
for its instructions. So before anything is done the games of a block are counted out by the *way* each goes next: it is
ended, dealt, a kind of action is played, what is legal in a phase of the game is listed. Threads that go together then
mostly do the same. Whoever is done claims the next game in that order, so that nobody waits but for the last ones.

To end a game and deal the next takes as long as many decisions, and all threads of a block wait for it. So games that
are over wait until they are several, or until nothing else is left to do.

Where enough of a game's states find room in a multiprocessor's own memory, a block brings them there, plays, and brings
them back: the same number of 32 states is read there in one go. Such a block has a thread for each game, and lists what
is legal as soon as it has played.

A game's ways follow each other as they do on a core, with its own random numbers: no byte depends on the order.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import int16, uint32

from atelier.chance import BLOCK_WORDS
from atelier.fields import NONE
from atelier.game import ACTION, Game
from atelier.rng import below
from atelier.rule import bind, rule
from atelier.scale.slots import Work
from atelier.scale.stepping import is_legal, moving

DEAL, END, PLAY = 0, 1, 2
"""The first ways; then the other kinds of action, what is listed in each phase, and nothing more to do."""
KEPT_FOR_A_GAME = 3 * 2
"""Bytes a block keeps for each of its games: its way, its place in their order, the action chosen."""

LIST = REST = WAYS = WORDS = 0
SEATS = SOURCES = CHOICES = 0
STATE: Any = None
KINDS: Any = None
RESIDENT = False
"""Does a block bring the states of its games into a multiprocessor's own memory?"""
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
LONG = ("random", "script")
"""Those of many decisions: for these it pays to bring states into a multiprocessor's own memory and back."""


def sorted_kernel(asked, slots, done, span, patience):
    """Play in `span` slots; note how many decisions were made in each."""
    counts = cuda.shared.array(WAYS, np.int32)
    begins = cuda.shared.array(WAYS, np.int32)
    claimed = cuda.shared.array(1, np.int32)
    kept = cuda.shared.array(0, int16)
    states, memory, behind = slots.states, slots.words, 0
    if RESIDENT:
        states, memory, behind = cuda.shared.array(0, STATE), cuda.shared.array(0, uint32), 2 * WORDS * span
    ways = kept[behind : behind + span]
    order = kept[behind + span : behind + 2 * span]
    chosen = kept[behind + 2 * span : behind + 3 * span]
    words = cuda.local.array(BLOCK_WORDS, np.uint32)
    points = cuda.local.array((SEATS, SOURCES), np.int16)
    places = cuda.local.array(SEATS, np.int8)
    totals = cuda.local.array(SEATS, np.int64)
    actions = cuda.local.array(CHOICES, ACTION)
    work = Work(words, points, places, totals)

    mine, threads = cuda.threadIdx.x, cuda.blockDim.x
    first = cuda.blockIdx.x * span
    size = min(span, slots.numbers.size - first)
    if RESIDENT:
        for k in range(mine, size * WORDS, threads):
            memory[k] = slots.words[first * WORDS + k]
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
            counts[way] = 0
        if mine == 0:
            claimed[0] = threads
        cuda.syncthreads()
        for game in range(mine, size, threads):
            cuda.atomic.add(counts, ways[game], 1)
        cuda.syncthreads()
        busy, late = size - counts[REST], counts[DEAL] + counts[END]
        if busy == 0:
            break
        goes = DEAL if late >= patience or late == busy else PLAY
        for way in range(mine, WAYS, threads):
            before = 0
            for other in range(goes, way):
                before += counts[other]
            begins[way] = before
        cuda.syncthreads()
        for game in range(mine, size, threads):
            if goes <= ways[game] < REST:
                order[cuda.atomic.add(begins, ways[game], 1)] = game
        cuda.syncthreads()

        place = mine
        while place < begins[REST]:
            game = order[place]
            i = first + game
            where = game if RESIDENT else i
            box = slots.boxes[slots.which[i]]
            way = ways[game]
            if way < PLAY:
                if way == END:
                    end_slot(i, states[where], box, slots, work)
                if slots.auto_reset:
                    slots.numbers[i] += slots.numbers.size
                    for k in range(WORDS):
                        memory[where * WORDS + k] = 0
                    deal_slot(i, states[where], box, slots, work)
            elif way < LIST:
                play(states[where], box, chosen[game])
            if way == END and not slots.auto_reset:
                ways[game] = REST
            elif way < LIST and not RESIDENT:
                ways[game] = LIST + states[where].phase
            else:
                n = legal(states[where], box, actions)
                action = np.int64(NONE)
                if n == 0:
                    ways[game] = END
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
                        slots.turns[i] = states[where].turn
                        ways[game] = REST
                if action != NONE:
                    chosen[game] = action
                    ways[game] = PLAY + KINDS[action]
            place = cuda.atomic.add(claimed, 0, 1)
        cuda.syncthreads()

    if RESIDENT:
        for k in range(mine, size * WORDS, threads):
            slots.words[first * WORDS + k] = memory[k]


def kinds_of(game: Game) -> Any:
    """For every action code which of the declared actions it is, counted from 0."""
    declared = [action.first for action in game.actions]
    return np.array([declared.index(first) for first in game.actions.kinds()], np.int16)


def sorted_kernels(game: Game, target: Any, resident: bool) -> dict[str, Any]:
    """For each job that plays its kernel, not yet compiled; resident if they pay and the states find room."""
    name, moves, kinds = game.name.replace("-", "_"), moving(game), kinds_of(game)
    behind_actions = PLAY + int(kinds.max()) + 1
    behind_phases = behind_actions + len(game.default_box.words["phase"])
    return {
        job: bind(
            sorted_kernel,
            f"{name}_{job}",
            LIST=behind_actions,
            REST=behind_phases,
            WAYS=behind_phases + 1,
            WORDS=game.state.dtype.itemsize // 4,
            SEATS=game.seats[-1],
            SOURCES=len(game.sources),
            CHOICES=game.choices,
            STATE=np.dtype((np.record, game.state.dtype)),
            KINDS=kinds,
            RESIDENT=resident and job in LONG,
            cuda=target,
            legal=game.legal,
            play=game.play,
            deal_slot=moves.deal_slot,
            end_slot=moves.end_slot,
            choose=chooser,
        )
        for job, chooser in CHOOSERS.items()
    }
