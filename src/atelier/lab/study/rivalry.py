"""Places that others take first: what everyone would have next, as far as the prior can tell, and who gets it.

Whoever decides takes one thing and would gladly have another. Of what it leaves, the move with the greatest prior says
which; if another takes from that place before it is on turn again, it was wanted and not had.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.fields import NONE
from atelier.game import Game
from atelier.lab.study.facts import facts_of
from atelier.scale.vector import Batch

DEALS = 200
"""So many deals of each kind of table are looked at: every decision is thought about."""


class Rivalry:
    """Some games while they are played: what each seat waits for, by kind of place."""

    def __init__(self, game: Game, box: BoxFile, deals: Any):
        self.game, self.box, self.facts = game, box, facts_of(game)
        self.looked_at, n, most = deals < DEALS, len(deals), game.seats[-1]
        self.targets = {kind: np.asarray(targets, np.int16) for kind, targets in self.facts.CONTESTED.items()}
        self.place = {kind: np.full((n, most), NONE, np.int16) for kind in self.targets}
        self.thing = {kind: np.zeros((n, most), np.int16) for kind in self.targets}
        self.asked = {kind: np.zeros(n, np.bool_) for kind in self.targets}
        """Has whoever is on turn had such places to choose from, in this turn?"""
        sizes = {kind: len(box.names["en"][kind]) for kind in self.targets}
        self.wanted = {kind: np.zeros((n, size), np.int32) for kind, size in sizes.items()}
        self.lost = {kind: np.zeros((n, size), np.int32) for kind, size in sizes.items()}
        self.mover, self.chapter = np.full(n, NONE, np.int8), np.zeros(n, np.int8)
        self.weights = np.zeros(game.choices, np.float64)

    def decide(self, batch: Batch, codes: Any, active: Any) -> None:
        """Before a move is made: who is on turn again, who takes what another waits for, what is left for next time."""
        active = active & self.looked_at
        if not active.any():
            return
        chapter, mover, mask = self.facts.chapter(batch.states), batch.seat, batch.mask()
        for kind, targets in self.targets.items():
            self.place[kind][active & (chapter != self.chapter)] = NONE
            self.asked[kind][(mover != self.mover) | (chapter != self.chapter)] = False
            first = np.nonzero(active & ~self.asked[kind] & mask[:, targets != NONE].any(axis=1))[0]
            self._settle(kind, first, mover, self.wanted)
            self.place[kind][first, mover[first]] = NONE
            self._take(kind, np.nonzero(active)[0], mover, targets[codes])
            self._want(kind, batch, codes, first[batch.count[first] > 1])
            self.asked[kind][first] = True
        self.mover[active], self.chapter[active] = mover[active], chapter[active]

    def _settle(self, kind: str, rows: Any, seats: Any, count: dict[str, Any]) -> None:
        """Count what some seats wait for."""
        rows = rows[self.place[kind][rows, seats[rows]] != NONE]
        np.add.at(count[kind], (rows, self.thing[kind][rows, seats[rows]]), 1)

    def _take(self, kind: str, rows: Any, mover: Any, taken: Any) -> None:
        """Someone takes from a place for which others wait, or oneself."""
        for seat in range(self.game.seats[-1]):
            gone = rows[(taken[rows] != NONE) & (self.place[kind][rows, seat] == taken[rows])]
            others = gone[mover[gone] != seat]
            seats = np.full(len(taken), seat)
            self._settle(kind, others, seats, self.wanted)
            self._settle(kind, others, seats, self.lost)
            self.place[kind][gone, seat] = NONE

    def _want(self, kind: str, batch: Batch, codes: Any, rows: Any) -> None:
        """The place that looks best among those that are left."""
        targets, lying = self.targets[kind], self.facts.lying(batch.states)[kind]
        for row in rows.tolist():
            legal = batch.legal[row, : batch.count[row]].copy()  # compiled rules take arrays that may be written
            left = (targets[legal] != NONE) & (targets[legal] != targets[codes[row]])
            if left.any():
                tables = self.game.tables[0]
                self.game.prior(batch.states[row], self.box.record, tables, legal, len(legal), self.weights)
                place = targets[legal[np.where(left, self.weights[: len(legal)], -1.0).argmax()]]
                seat = batch.seat[row]
                self.place[kind][row, seat], self.thing[kind][row, seat] = place, lying[row, place]

    def rows(self) -> tuple[Any, dict[str, Any]]:
        """Which games, and in each of them: what was waited for, how often, and how often another had it."""
        games, parts = [], []
        for number, (kind, wanted) in enumerate(self.wanted.items()):
            game, thing = np.nonzero(wanted)
            games.append(game)
            parts.append({
                "place": np.full(len(game), number, np.int8),
                "thing": thing.astype(np.int16),
                "wanted": wanted[game, thing],
                "lost": self.lost[kind][game, thing],
            })  # fmt: skip
        columns = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
        return np.concatenate(games), columns
