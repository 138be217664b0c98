"""The master thinks: Monte-Carlo search within a budget, on one core or several."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from atelier.agents.desk import DEEPEST, lay_desk
from atelier.agents.opponent import Budget
from atelier.agents.search import Node, Style
from atelier.agents.thinking import thinking
from atelier.game import Search
from atelier.knowledge import Knowledge
from atelier.luck import fill, throw

DEFAULT = Budget(milliseconds=1500)
SLICE = 0.01
"""Seconds of search between two looks at the clock."""
FIRST_TRIALS = 8
MOST_MOVES = 1 << 17
"""Room in a tree that grows against the clock."""


@dataclass(frozen=True)
class Master:
    """Searches for the move that leads to the best outlook, as the game is best searched or as it is told to."""

    name: str = "master"
    budget: Budget = DEFAULT
    depth: int | None = None
    search: Search | None = None
    minds: int = 1

    def with_minds(self, minds: int) -> Master:
        """The same master thinking with several threads at once, each in a tree of its own."""
        return replace(self, minds=minds)

    def choose(self, knowledge: Knowledge) -> int:
        """The legal action that was most worth trying again."""
        legal = knowledge.legal
        if len(legal) == 1:
            return legal[0]
        tried = self.consider(knowledge)
        return max(legal, key=lambda action: tried.get(action, (0, 0.0)))

    def consider(self, knowledge: Knowledge) -> dict[int, tuple[int, float]]:
        """For each action that was tried: how often, and the mean outlook of the seat."""
        begun = time.perf_counter()
        purses = [np.zeros(1, np.int64) for _ in range(self.minds)]
        for purse in purses:
            fill(purse, throw(knowledge.purse), throw(knowledge.purse))
        with ThreadPoolExecutor(self.minds) as pool:
            trees = list(pool.map(lambda mind: self._grow(knowledge, purses[mind], mind, begun), range(self.minds)))
        visits: dict[int, int] = {}
        values: dict[int, float] = {}
        for tree in trees:
            at = int(tree[0]["branch"])
            while at:
                node = tree[at]
                action = int(node["action"])
                visits[action] = visits.get(action, 0) + int(node["visits"])
                values[action] = values.get(action, 0.0) + float(node["value"][knowledge.seat])
                at = int(node["sibling"])
        return {action: (count, values[action] / count) for action, count in visits.items()}

    def _grow(self, knowledge: Knowledge, purse: Any, mind: int, begun: float) -> Any:
        """The tree of one mind, with its share of the budget."""
        game, budget = knowledge.game, self.budget if any(self.budget) else DEFAULT
        search, desk, style = thinking(game).search, lay_desk(game), _style(self.search or game.search, self.depth)
        box, seat = knowledge.box.record, knowledge.seat
        if budget.playouts:
            trials = (budget.playouts + mind) // self.minds
            tree = _new_tree(trials + 1)
            search(tree, 1, knowledge.guess, box, seat, purse, desk, style, trials)
            return tree
        tree, size, trials = _new_tree(MOST_MOVES), 1, FIRST_TRIALS
        now, end = time.perf_counter(), begun + (budget.milliseconds or 0) / 1000
        while True:
            size = search(tree, size, knowledge.guess, box, seat, purse, desk, style, trials)
            before, now = now, time.perf_counter()
            if now >= end:
                return tree
            pace = trials / max(now - before, 1e-6)
            trials = max(1, int(pace * min(SLICE, (end - now) / 2)))


def _style(search: Search, depth: int | None) -> Any:
    style = np.zeros(1, Style).view(np.recarray)[0]
    style.curiosity, style.openness, style.horizon = search.curiosity, search.openness, search.horizon
    style.depth = min(depth or search.depth, DEEPEST)
    return style


def _new_tree(moves: int) -> Any:
    return np.zeros(moves, Node).view(np.recarray)
