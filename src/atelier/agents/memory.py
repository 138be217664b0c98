"""What was thought before: the tree behind a move, for as long as the table looks as it was expected to.

In some games a turn is several decisions. Who has made one and is asked for the next, nothing unforeseen having
happened, has thought about it already. A memory is kept under what its seat would see and nothing else, so it needs no
name of a table, and where a card was uncovered that nobody knew it is simply not found. Only who thinks against the
clock remembers: so many playouts are to choose the same move always.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from threading import Lock
from typing import Any

import numpy as np

from atelier.agents.search import ROOT, copy_branch
from atelier.game import ACTION
from atelier.knowledge import Knowledge

MOST_KEPT = 32
"""Memories of a process: those not asked for are forgotten, the oldest first."""


class Memory:
    """A few of the latest thoughts."""

    def __init__(self, most: int = MOST_KEPT):
        self.most = most
        self._kept: OrderedDict[Hashable, list[Any]] = OrderedDict()
        self._lock = Lock()

    def keep(self, who: Hashable, knowledge: Knowledge, action: int, trees: Sequence[Any]) -> None:
        """Remember what was thought about the next decision of the same seat, if it has one before another's."""
        foreseen = _foresee(knowledge, action)
        if foreseen is None:
            return
        moves, state = foreseen
        key, branches = _key(who, knowledge, state), [cut(tree, moves) for tree in trees]
        with self._lock:
            self._kept[key] = branches
            self._forget()

    def recall(self, who: Hashable, knowledge: Knowledge) -> list[Any]:
        """The branch each thread grew behind this position, None where it grew none; once."""
        with self._lock:
            return self._kept.pop(_key(who, knowledge, knowledge.guess[0]), [])

    def _forget(self) -> None:
        while len(self._kept) > self.most:
            self._kept.popitem(last=False)


def cut(tree: Any, moves: Sequence[int]) -> Any | None:
    """What grew behind these moves, as a tree with no room to spare; None if nothing did.

    The nearest comes first: whoever goes on with it has half of a tree's room free.
    """
    root, most = _follow(tree, moves), len(tree) // 2
    if root is None:
        return None
    branch = np.empty_like(tree[:most])
    size = copy_branch(tree, root, branch, np.empty(most, np.int32), most)
    return branch[:size].copy()


def graft(branch: Any, tree: Any) -> int:
    """Let a fresh tree begin as a branch of an old one; how many moves it has then."""
    tree[: len(branch)] = branch
    return len(branch)


def _foresee(knowledge: Knowledge, action: int) -> tuple[list[int], Any] | None:
    """The moves until this seat chooses again, what is forced included, and how the table would lie then."""
    game, box, seat = knowledge.game, knowledge.box.record, knowledge.seat
    actions, moves, state = np.zeros(game.choices, ACTION), [action], game.state.new(1)
    state[0] = knowledge.guess[0]
    game.play(state[0], box, action)
    while int(state[0].turn) == seat:
        if game.legal(state[0], box, actions) > 1:
            return moves, state[0]
        moves.append(int(actions[0]))
        game.play(state[0], box, moves[-1])
    return None


def _follow(tree: Any, moves: Sequence[int]) -> int | None:
    """Where these moves lead in a tree; None if it does not go so far."""
    at = ROOT
    for move in moves:
        at = int(tree["child"][at])
        while at and int(tree["action"][at]) != move:
            at = int(tree["sibling"][at])
        if not at:
            return None
    return at


def _key(who: Hashable, knowledge: Knowledge, state: Any) -> Hashable:
    """Who thinks, and all that the seat sees."""
    game, box, seat = knowledge.game, knowledge.box, knowledge.seat
    seen = np.zeros(game.observation_size, np.int8)
    game.rules["observe"](state, box.record, seat, seen)
    return who, game.name, box.digest, int(state.seats), seat, seen.tobytes()
