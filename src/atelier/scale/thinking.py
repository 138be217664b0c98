"""Thinking in every slot of a batch: by a game's prior alone, or by the search of a master, thousands at once.

Jobs like those of `scale.stepping`. The search is that of `agents.search`, whole: each slot has a tree of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from atelier.agents.algorithms import algorithms
from atelier.agents.rollout import sample as sample_weights
from atelier.agents.scratch import DEEPEST, WIDEST, Scratch
from atelier.agents.search import ROOT, find_children, node_type
from atelier.game import ACTION, Game
from atelier.rng import next_word, seed_rng
from atelier.rule import specialise
from atelier.scale.stepping import moving

legal: Any = None
prior: Any = None
evaluate: Any = None
determinize: Any = None
move_slot: Any = None
next_game: Any = None
search: Any = None


class ByPrior(NamedTuple):
    """So many decisions by the prior; a weight is raised to a power, below one for worse moves, above for better."""

    steps: int
    sharpness: float
    weights: Any


class Thoughts(NamedTuple):
    """Where and how to think, room for a search in every slot, and what came of it."""

    trials: int
    wanted: Any
    """In which slots to think."""
    settings: Any
    network: Any
    rngs: Any
    guesses: Any
    positions: Any
    trees: Any
    actions: Any
    weights: Any
    where: Any
    paths: Any
    points: Any
    places: Any
    totals: Any
    utility: Any
    seen: Any
    hidden: Any
    deeper: Any
    chosen: Any
    """The action most worth trying again."""
    visits: Any
    """How often each action was tried."""
    values: Any
    """The mean utility of all trials for each seat."""


def by_prior_template(i, asked, slots, work):
    """Play so many decisions by the prior; how many were made before there was none left."""
    slots.over[i] = False
    weights, box = asked.weights[i], slots.boxes[slots.which[i]]
    for made in range(asked.steps):
        n = slots.counts[i]
        if n == 0:
            return made
        k = 0
        if n > 1:
            prior(slots.states[i], box, slots.tables[0], slots.legal[i], n, weights)
            for j in range(n):
                weights[j] = weights[j] ** asked.sharpness
            k = sample_weights(weights, n, slots.rngs[i])
        move_slot(i, slots.legal[i, k], slots, work)
        next_game(i, slots, work)
    return asked.steps


def evaluate_template(i, out, slots, work):
    """The final points everyone may expect, by the hand-made evaluation; nothing where the game is over."""
    for seat in range(out.shape[1]):
        out[i, seat] = 0.0
    if slots.counts[i]:
        evaluate(slots.states[i], slots.boxes[slots.which[i]], slots.tables[0], out[i])
    return 0


def search_template(i, asked, slots, work):
    """What a master would do; how many trials were made. Where there is no choice, there are none."""
    for action in range(asked.visits.shape[1]):
        asked.visits[i, action] = 0
    for seat in range(asked.values.shape[1]):
        asked.values[i, seat] = 0.0
    asked.chosen[i] = slots.legal[i, 0] if slots.counts[i] else 0
    if slots.counts[i] < 2 or not asked.wanted[i]:
        return 0
    box, seat, rng, tree = slots.boxes[slots.which[i]], slots.turns[i], asked.rngs[i], asked.trees[i]
    for at in range(asked.trials + 1):
        tree[at].visits = 0
        tree[at].child = 0
        for other in range(asked.values.shape[1]):
            tree[at].value[other] = 0.0
    scratch = Scratch(
        asked.positions[i],
        asked.actions[i],
        asked.actions[i],
        asked.weights[i],
        asked.where[i],
        asked.paths[i],
        asked.points[i],
        asked.places[i],
        asked.totals[i],
        asked.utility[i],
        asked.seen[i],
        asked.hidden[i],
        asked.deeper[i],
        slots.tables,
    )
    guess = asked.guesses[i]
    guess[0] = slots.states[i]
    determinize(guess[0], box, seat, slots.rngs[i])
    high = next_word(slots.rngs[i])
    seed_rng(rng, high, next_word(slots.rngs[i]))
    search(tree, 1, guess, box, seat, rng, scratch, asked.settings[0], asked.network, asked.trials)
    n = legal(guess[0], box, scratch.actions)
    find_children(tree, ROOT, scratch, n)
    most, best = 0, 0.0
    for k in range(n):
        action = scratch.actions[k]
        at = scratch.where[action]
        if at > 0:
            visits, mean = tree[at].visits, tree[at].value[seat] / tree[at].visits
            asked.visits[i, action] = visits
            if visits > most or (visits == most and mean > best):
                most, best = visits, mean
                asked.chosen[i] = action
    for other in range(slots.seats[i]):
        asked.values[i, other] = tree[ROOT].value[other] / tree[ROOT].visits
    return asked.trials


def thinking(game: Game) -> dict[str, Callable[..., int]]:
    """The jobs above, compiled for one game."""
    name, bound = game.name.replace("-", "_"), {**game.rules, **moving(game)._asdict()}
    return {
        "by_prior": specialise(by_prior_template, name, "slot", **bound),
        "evaluate": specialise(evaluate_template, name, "slot", **bound),
        "search": specialise(search_template, name, "slot", **{**bound, "search": algorithms(game).search}),
    }


def room_to_think(game: Game, n: int, trials: int, lay: Callable[[Any], Any], states: Callable[[], Any]) -> Thoughts:
    """Empty room for searches of so many trials in `n` slots; where and how to think is said with each."""
    most = game.seats[-1]
    return Thoughts(
        trials=trials,
        wanted=lay(np.ones(n, np.bool_)),
        settings=None,
        network=None,
        rngs=lay(np.zeros((n, 1), np.int64)),
        guesses=states(),
        positions=states(),
        trees=lay(np.zeros((n, trials + 1), node_type(most))),
        actions=lay(np.zeros((n, game.choices), ACTION)),
        weights=lay(np.zeros((n, game.choices), np.float64)),
        where=lay(np.zeros((n, game.choices), np.int32)),
        paths=lay(np.zeros((n, DEEPEST + 1), np.int32)),
        points=lay(np.zeros((n, most, len(game.sources)), np.int16)),
        places=lay(np.zeros((n, most), np.int8)),
        totals=lay(np.zeros((n, most), np.float64)),
        utility=lay(np.zeros((n, most), np.float64)),
        seen=lay(np.zeros((n, game.observation_size), np.int8)),
        hidden=lay(np.zeros((n, WIDEST), np.float32)),
        deeper=lay(np.zeros((n, WIDEST), np.float32)),
        chosen=lay(np.zeros(n, ACTION)),
        visits=lay(np.zeros((n, game.choices), np.int32)),
        values=lay(np.zeros((n, most), np.float32)),
    )
