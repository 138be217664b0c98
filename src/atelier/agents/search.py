"""Information-set Monte-Carlo tree search, written once for every game.

Each trial begins with a fresh determinization: a guess at what the seat cannot know. It walks down the tree of moves as
far as the tree goes, selecting at each decision (PUCT) for the seat whose decision it is; expands the tree by one move;
rolls out by the prior; judges where that leads; and backs up everyone's utility. One tree serves all guesses: a move
that is not possible in the present one is left aside. With depth 1 the tree is the legal moves alone: flat Monte-Carlo.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.agents.scratch import DEEPEST
from atelier.game import Search
from atelier.rule import rule

legal: Any = None
play: Any = None
determinize: Any = None
prior: Any = None
rollout: Any = None
judge: Any = None
descend: Any = None

ROOT = 0


def node_type(seats: int) -> np.dtype[Any]:
    """A move in the tree of a game for so many seats.

    The sum of the utilities it led to, how many they were, its first child, the next move beside it.
    """
    return np.dtype(
        [
            ("value", "f8", seats),
            ("visits", "i4"),
            ("child", "i4"),
            ("sibling", "i4"),
            ("action", "i4"),
        ],
        align=True,
    )


Settings = np.dtype(
    [("c_puct", "f8"), ("uniform_mix", "f8"), ("untried", "f8"), ("depth", "i8"), ("horizon", "i8")], align=True
)
"""`game.Search` as a record."""


def settings_of(search: Search) -> Any:
    """A way to search as compiled search reads it."""
    settings = np.zeros(1, Settings)
    settings[0] = search._replace(depth=min(search.depth, DEEPEST))
    return settings


@rule
def expand(tree, size, parent, action):
    """Add a move to the tree, at place `size`, where nothing has been written yet."""
    tree[size].action = action
    tree[size].sibling = tree[parent].child
    tree[parent].child = size


@rule
def find_children(tree, parent, scratch, n):
    """Note where each legal action stands in the tree, 0 for nowhere; return how often they were tried in all."""
    for i in range(n):
        scratch.where[scratch.actions[i]] = 0
    child = tree[parent].child
    while child > 0:
        scratch.where[tree[child].action] = child
        child = tree[child].sibling
    tried = 0
    for i in range(n):
        at = scratch.where[scratch.actions[i]]
        if at > 0:
            tried += tree[at].visits
    return tried


@rule
def select(tree, parent, seat, scratch, n, settings):
    """PUCT: the index of the legal action to try, one that did well, was seldom tried, or has a great prior."""
    tried = find_children(tree, parent, scratch, n)
    visits = tree[parent].visits
    parent_value = tree[parent].value[seat] / visits if visits > 0 else 0.5
    exploration = settings.c_puct * math.sqrt(tried + 1.0)
    whole = 0.0
    for i in range(n):
        whole += scratch.weights[i]
    best, best_bound = 0, -1.0
    for i in range(n):
        share = (1 - settings.uniform_mix) * scratch.weights[i] / whole + settings.uniform_mix / n
        at = scratch.where[scratch.actions[i]]
        if at > 0:
            bound = tree[at].value[seat] / tree[at].visits + exploration * share / (1 + tree[at].visits)
        else:
            bound = parent_value - settings.untried + exploration * share
        if bound > best_bound:
            best, best_bound = i, bound
    return best


def descend_template(tree, size, root, state, box, scratch, settings):
    """Walk down the tree from `root` and one move beyond it; return how many moves were made.

    The last may be new to the tree.
    """
    steps, at = 0, root
    scratch.path[0] = root
    while state.turn >= 0 and steps < settings.depth:
        n = legal(state, box, scratch.actions)
        scratch.weights[0] = 1.0
        if n > 1:
            prior(state, box, scratch.tables[0], scratch.actions, n, scratch.weights)
        action = scratch.actions[select(tree, at, state.turn, scratch, n, settings)]
        play(state, box, action)
        steps += 1
        child = scratch.where[action]
        scratch.path[steps] = child
        if child == 0:
            if size < tree.size:
                expand(tree, size, at, action)
                scratch.path[steps] = size
            else:
                steps -= 1
            return steps
        at = child
    return steps


@rule
def back_up(tree, steps, seats, scratch):
    """Add the utility of a trial to every move that led to it."""
    for step in range(steps + 1):
        at = scratch.path[step]
        tree[at].visits += 1
        for seat in range(seats):
            tree[at].value[seat] += scratch.utility[seat]


def search_template(tree, size, guess, box, seat, rng, scratch, settings, weights, trials):
    """Make so many more trials; return how many moves the tree has now."""
    for _ in range(trials):
        scratch.trial[0] = guess[0]
        determinize(scratch.trial[0], box, seat, rng)
        steps = descend(tree, size, ROOT, scratch.trial[0], box, scratch, settings)
        size = max(size, scratch.path[steps] + 1)
        rollout(scratch.trial[0], box, rng, scratch, settings.horizon)
        judge(scratch.trial[0], box, scratch, weights)
        back_up(tree, steps, scratch.trial[0].seats, scratch)
    return size


@rule
def copy_branch(old, root, new, order, most):
    """Copy what grew behind a move, the nearest first; how many moves that was."""
    new[ROOT] = old[root]
    new[ROOT].sibling = 0
    order[0] = root
    size, at = 1, 0
    while at < size:
        child = old[order[at]].child
        new[at].child = 0
        while child > 0 and size < most:
            new[size] = old[child]
            new[size].sibling = new[at].child
            new[at].child = size
            order[size] = child
            size += 1
            child = old[child].sibling
        at += 1
    return size
