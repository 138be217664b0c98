"""The analyst: what every move promises, from what one seat can know."""

from __future__ import annotations

import math
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from atelier.agents.desk import lay_desk
from atelier.agents.opponent import Budget
from atelier.agents.outlook import EVEN, MARGIN, VICTORY
from atelier.agents.thinking import thinking
from atelier.agents.weigh import NO_MOVE, Account
from atelier.game import ACTION
from atelier.knowledge import Knowledge
from atelier.match import Match

DEFAULT = Budget(playouts=1000)

LAST_MOVES = 3
"""So many moves are weighed to the last; half of the others are dropped in each round."""

LEAST_TRIALS = 8
"""Every move gets these, however small the budget."""


class Promise(NamedTuple):
    """What a move promises the seat that weighs it; an error is one standard error."""

    move: str | None
    """None: the position as it is."""
    chance: float
    chance_error: float
    margin: float
    margin_error: float
    chances: tuple[float, ...]
    """Everyone's chance of winning; a shared victory counts in parts."""
    now: tuple[float, ...]
    """Everyone's points right after the move."""
    points: tuple[float, ...]
    """Everyone's expected points at the end."""
    trials: int

    @property
    def merit(self) -> float:
        """What moves are compared by: mostly the chance of winning; where all win or all lose, the margin."""
        return VICTORY * self.chance + MARGIN / (1 + math.exp(-self.margin / EVEN))


@dataclass(frozen=True)
class Analysis:
    """A position as one seat can judge it: the promise of each legal move, best first.

    If the decision is not this seat's, there is one promise only, that of the position as it is.
    """

    seat: int
    promises: tuple[Promise, ...]

    @property
    def best(self) -> Promise:
        """The most promising move, or the position as it is."""
        return self.promises[0]

    def of(self, move: str) -> Promise:
        """What a move promises."""
        return next(promise for promise in self.promises if promise.move == move)


def analyse(match: Match, seat: int, budget: Budget = DEFAULT, seed: int = 0, always: Collection[str] = ()) -> Analysis:
    """For every legal move the chance of winning and the expected margin, from this seat's knowledge alone.

    Moves that look bad are dropped early; those named in `always` are weighed to the last.

    >>> match = Match("artisans", seats=2, seed=7)
    >>> analysis = analyse(match, seat=0, budget=Budget(playouts=100))
    >>> sorted(promise.move for promise in analysis.promises) == sorted(match.legal)
    True
    """
    mine, knowledge = match.seat == seat, match.knowledge(seat, seed)
    codes = knowledge.legal if mine else [NO_MOVE]
    words = [match.words[code] if mine else None for code in codes]
    scale = Scale(knowledge, words, codes)
    order = scale.weigh(budget, {index for index, word in enumerate(words) if word in always})
    return Analysis(seat, tuple(scale.promise(index) for index in order))


class Scale:
    """Moves on a pair of scales, in rounds: after each, the lighter half is taken off."""

    def __init__(self, knowledge: Knowledge, words: list[str | None], codes: list[int]):
        self.knowledge, self.words = knowledge, words
        self.codes = np.array(codes, ACTION)
        self.accounts = np.zeros(len(codes), Account).view(np.recarray)
        self.desk = lay_desk(knowledge.game)

    def weigh(self, budget: Budget, always: Collection[int]) -> list[int]:
        """Spend the budget; return the moves by index, best first."""
        left, dropped = list(range(len(self.codes))), list[int]()
        rounds = max(1, math.ceil(math.log2(max(1, len(left) / LAST_MOVES))) + 1)
        for _ in range(rounds):
            self._round(left, budget, rounds)
            left.sort(key=lambda index: -self.promise(index).merit)
            keep = max(LAST_MOVES, -(-len(left) // 2))
            kept = [index for place, index in enumerate(left) if place < keep or index in always]
            dropped = [index for index in left if index not in kept] + dropped
            left = kept
        return left + dropped

    def _round(self, left: list[int], budget: Budget, rounds: int) -> None:
        """Try those left, each against the same guesses."""
        codes, accounts = self.codes[left], self.accounts[left].view(np.recarray)
        if budget.milliseconds:
            end = time.perf_counter() + budget.milliseconds / 1000 / rounds
            self._try(codes, accounts, 1)
            while time.perf_counter() < end:
                self._try(codes, accounts, 1)
        else:
            share = (budget.playouts or DEFAULT.playouts or 0) // rounds
            self._try(codes, accounts, max(LEAST_TRIALS, share // len(left)))
        self.accounts[left] = accounts

    def _try(self, codes: Any, accounts: Any, trials: int) -> None:
        knowledge = self.knowledge
        weigh, box = thinking(knowledge.game).weigh, knowledge.box.record
        weigh(knowledge.guess, box, knowledge.seat, knowledge.purse, self.desk, codes, accounts, trials)

    def promise(self, index: int) -> Promise:
        """What a move promises by what it has weighed so far."""
        account, seat = self.accounts[index], self.knowledge.seat
        trials, seats = int(account.trials), int(self.knowledge.guess[0].seats)
        chance, margin = account.victories[seat] / trials, account.lead / trials
        careful = (account.victories[seat] + 1) / (trials + 2)
        spread = max(0.0, account.lead_squared / trials - margin * margin)
        return Promise(
            move=self.words[index],
            chance=float(chance),
            chance_error=math.sqrt(careful * (1 - careful) / trials),
            margin=float(margin),
            margin_error=math.sqrt(spread / trials),
            chances=_means(account.victories, trials, seats),
            now=_means(account.at_once, trials, seats),
            points=_means(account.points, trials, seats),
            trials=trials,
        )


def _means(sums: Any, trials: int, seats: int) -> tuple[float, ...]:
    return tuple(float(one) / trials for one in sums[:seats])
