"""Information-set Monte-Carlo tree search, written once for every game.

Each trial begins with a fresh guess at what the seat cannot know. It walks down the tree of moves as far as the tree
goes, choosing at each decision for the seat whose decision it is; adds one move to the tree; plays on by instinct; and
takes everyone's outlook at the end back up. One tree serves all guesses: a move that is not possible in the present one
is left aside. With depth 1 the tree is the legal moves alone: flat Monte-Carlo.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.agents.outlook import judge
from atelier.rule import rule

legal: Any = None
play: Any = None
redeal: Any = None
lean: Any = None
play_on: Any = None
count: Any = None
descend: Any = None

MOST_SEATS = 4
ROOT = 0

Node = np.dtype(
    [
        ("value", "f8", MOST_SEATS),
        ("visits", "i4"),
        ("branch", "i4"),
        ("sibling", "i4"),
        ("action", "i4"),
    ],
    align=True,
)
"""A move in the tree: the sum of the outlooks it led to, how many, its first branch, the next move beside it."""

Style = np.dtype([("curiosity", "f8"), ("openness", "f8"), ("depth", "i8"), ("horizon", "i8")], align=True)
"""`game.Search` as a record."""

UNTRIED = 0.05
"""A move never tried is expected to be so much worse than the position promises."""


@rule
def grow(tree, size, parent, action):
    """Add a move to the tree, at place `size`."""
    tree[size].action = action
    tree[size].visits = 0
    tree[size].branch = 0
    for seat in range(MOST_SEATS):
        tree[size].value[seat] = 0.0
    tree[size].sibling = tree[parent].branch
    tree[parent].branch = size


@rule
def find_branches(tree, parent, desk, n):
    """Note where each legal action stands in the tree, 0 for nowhere; return how often they were tried in all."""
    for i in range(n):
        desk.where[desk.actions[i]] = 0
    branch = tree[parent].branch
    while branch > 0:
        desk.where[tree[branch].action] = branch
        branch = tree[branch].sibling
    tried = 0
    for i in range(n):
        at = desk.where[desk.actions[i]]
        if at > 0:
            tried += tree[at].visits
    return tried


@rule
def choose_branch(tree, parent, seat, desk, n, style):
    """The index of the legal action to try: one that did well, one seldom tried, one that instinct likes."""
    tried = find_branches(tree, parent, desk, n)
    visits = tree[parent].visits
    promise = tree[parent].value[seat] / visits if visits > 0 else 0.5
    reach = style.curiosity * math.sqrt(tried + 1.0)
    whole = 0.0
    for i in range(n):
        whole += desk.weights[i]
    best, best_merit = 0, -1.0
    for i in range(n):
        liking = (1 - style.openness) * desk.weights[i] / whole + style.openness / n
        at = desk.where[desk.actions[i]]
        if at > 0:
            merit = tree[at].value[seat] / tree[at].visits + reach * liking / (1 + tree[at].visits)
        else:
            merit = promise - UNTRIED + reach * liking
        if merit > best_merit:
            best, best_merit = i, merit
    return best


def descend_template(tree, size, state, box, desk, style):
    """Walk down the tree and one move beyond it; return how many moves were made. The last may be new to the tree."""
    steps, at = 0, ROOT
    desk.path[0] = ROOT
    while state.turn >= 0 and steps < style.depth:
        n = legal(state, box, desk.actions)
        desk.weights[0] = 1.0
        if n > 1:
            lean(state, box, desk.actions, n, desk.weights)
        action = desk.actions[choose_branch(tree, at, state.turn, desk, n, style)]
        play(state, box, action)
        steps += 1
        branch = desk.where[action]
        desk.path[steps] = branch
        if branch == 0:
            if size < tree.size:
                grow(tree, size, at, action)
                desk.path[steps] = size
            else:
                steps -= 1
            return steps
        at = branch
    return steps


@rule
def take_back_up(tree, steps, seats, desk):
    """Add the outlook of a trial to every move that led to it."""
    for step in range(steps + 1):
        at = desk.path[step]
        tree[at].visits += 1
        for seat in range(seats):
            tree[at].value[seat] += desk.outlook[seat]


def search_template(tree, size, guess, box, seat, purse, desk, style, trials):
    """Make so many more trials; return how many moves the tree has now."""
    for _ in range(trials):
        desk.trial[0] = guess[0]
        redeal(desk.trial[0], box, seat, purse)
        steps = descend(tree, size, desk.trial[0], box, desk, style)
        size = max(size, desk.path[steps] + 1)
        play_on(desk.trial[0], box, purse, desk, style.horizon)
        count(desk.trial[0], box, desk)
        judge(desk.totals, desk.trial[0].seats, desk.outlook)
        take_back_up(tree, steps, desk.trial[0].seats, desk)
    return size
