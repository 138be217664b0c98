"""The master thinks: Monte-Carlo search within a budget, on one core or several."""

from __future__ import annotations

import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from atelier.agents.algorithms import algorithms
from atelier.agents.memory import Memory, graft
from atelier.agents.network import Learned, no_network
from atelier.agents.opponent import Budget
from atelier.agents.scratch import new_scratch
from atelier.agents.search import node_type, settings_of
from atelier.game import Game, Search
from atelier.interruption import together
from atelier.knowledge import Knowledge
from atelier.rng import next_word, seed_rng

DEFAULT = Budget(milliseconds=1500)
SLICE = 0.01
"""Seconds of search between two looks at the clock."""
FIRST_TRIALS = 8
MOST_MOVES = 1 << 17
"""Room in a tree that grows against the clock."""
HOPELESS = -1e9
"""The utility of a move that is not to be tried."""
MEMORY = Memory()


@dataclass(frozen=True)
class Master:
    """Searches for the move that leads to the greatest utility, as the game is best searched or as it is told to."""

    name: str = "master"
    budget: Budget = DEFAULT
    depth: int | None = None
    search: Search | None = None
    threads: int = 1

    def with_threads(self, threads: int) -> Master:
        """The same master searching with several threads at once, each in a tree of its own, when by the clock."""
        return replace(self, threads=threads)

    def learned(self, game: Game, seats: int, variant: str = "") -> Learned:
        """How it searches and judges a game for so many seats: by hand-made rules alone."""
        return Learned(self.search or game.search, no_network())

    def choose(self, knowledge: Knowledge) -> int:
        """The legal action that was most worth trying again."""
        legal = knowledge.legal
        if len(legal) == 1:
            return legal[0]
        trees = self._search(knowledge)
        tried = _tried(knowledge, trees)
        chosen = max(legal, key=lambda action: tried.get(action, (0, 0.0)))
        if self._remembers(knowledge):
            MEMORY.keep(self, knowledge, chosen, trees)
        return chosen

    def consider(self, knowledge: Knowledge) -> dict[int, tuple[int, float]]:
        """For each action that was tried: how often, and the mean utility for the seat."""
        return _tried(knowledge, self._search(knowledge))

    def _remembers(self, knowledge: Knowledge) -> bool:
        """Who counts playouts does not, nor who may not choose freely."""
        return not self.budget.playouts and not knowledge.forbidden

    def _search(self, knowledge: Knowledge) -> list[Any]:
        """A tree for each thread; one for who counts playouts, so that the same is chosen on any number of cores."""
        begun = time.perf_counter()
        threads = 1 if self.budget.playouts else self.threads
        rngs = [np.zeros(1, np.int64) for _ in range(threads)]
        for rng in rngs:
            seed_rng(rng, next_word(knowledge.rng), next_word(knowledge.rng))
        before = MEMORY.recall(self, knowledge) if self._remembers(knowledge) else []
        before += [None] * (threads - len(before))
        with ThreadPoolExecutor(threads) as pool:
            return together(pool, lambda rng, branch: self._grow(knowledge, rng, begun, branch), rngs, before)

    def _grow(self, knowledge: Knowledge, rng: Any, begun: float, before: Any) -> Any:
        """The tree of one thread; it goes on from what was thought before."""
        game, budget = knowledge.game, self.budget if any(self.budget) else DEFAULT
        search, scratch = algorithms(game).search, new_scratch(game)
        guess = knowledge.guess[0]
        way, weights = self.learned(game, int(guess.seats), game.variant(guess))
        settings = settings_of(way._replace(depth=self.depth or way.depth)).view(np.recarray)[0]
        box, seat = knowledge.box.record, knowledge.seat
        if budget.playouts:
            tree, size = _new_tree(knowledge, budget.playouts + 1)
            search(tree, size, knowledge.guess, box, seat, rng, scratch, settings, weights, budget.playouts)
            return tree
        (tree, size), trials = _new_tree(knowledge, MOST_MOVES), FIRST_TRIALS
        if before is not None:
            size = graft(before, tree)
        now, end = time.perf_counter(), begun + (budget.milliseconds or 0) / 1000
        while True:
            size = search(tree, size, knowledge.guess, box, seat, rng, scratch, settings, weights, trials)
            last, now = now, time.perf_counter()
            if now >= end:
                return tree
            pace = trials / max(now - last, 1e-6)
            trials = max(1, int(pace * min(SLICE, (end - now) / 2)))


def _tried(knowledge: Knowledge, trees: Iterable[Any]) -> dict[int, tuple[int, float]]:
    """For each action at the roots of these trees: how often it was tried, and the mean utility for the seat."""
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    for tree in trees:
        at = int(tree[0]["child"])
        while at:
            node = tree[at]
            action = int(node["action"])
            at = int(node["sibling"])
            if action in knowledge.forbidden:
                continue
            visits[action] = visits.get(action, 0) + int(node["visits"])
            values[action] = values.get(action, 0.0) + float(node["value"][knowledge.seat])
    return {action: (count, values[action] / count) for action, count in visits.items()}


def _new_tree(knowledge: Knowledge, moves: int) -> tuple[Any, int]:
    """A tree with room for so many moves, and how many it has: forbidden ones stand in it as hopeless."""
    forbidden = sorted(knowledge.forbidden)
    tree = np.zeros(moves + len(forbidden), node_type(knowledge.game.seats[-1])).view(np.recarray)
    for at, action in enumerate(forbidden, 1):
        tree["value"][at], tree["visits"][at], tree["action"][at] = HOPELESS, 1, action
        tree["sibling"][at], tree["child"][0] = tree["child"][0], at
    return tree, 1 + len(forbidden)
