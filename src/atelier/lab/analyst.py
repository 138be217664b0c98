"""The analyst: what every move may bring, estimated from what one seat can know by sequential halving."""

from __future__ import annotations

import math
import time
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from atelier.agents.algorithms import algorithms
from atelier.agents.opponent import Budget
from atelier.agents.scratch import new_scratch
from atelier.agents.search import node_type, settings_of
from atelier.agents.sequential_halving import NO_MOVE, account_type
from atelier.agents.utility import EVEN, MARGIN, VICTORY
from atelier.game import ACTION
from atelier.knowledge import Knowledge
from atelier.lab.plan import Plan
from atelier.match import Match

__all__ = ["Analysis", "MoveEstimate", "analyse"]

DEFAULT = Budget(playouts=1000)

LAST_MOVES = 3
"""So many moves are tried to the last; half of the others are dropped in each round."""

MOST_MOVES = 1 << 15
"""So many moves are remembered of those that may follow; what comes after is left to the prior."""

LEAST_TRIALS = 8
"""Every move gets these, however small the budget."""


class MoveEstimate(NamedTuple):
    """What a move may bring the seat that decides; an error is one standard error."""

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
    """A position as one seat can judge it: an estimate of each legal move, best first.

    If the decision is not this seat's, there is one estimate only, that of the position as it is.
    """

    seat: int
    estimates: tuple[MoveEstimate, ...]
    plans: dict[str | None, Plan] = field(compare=False, repr=False)
    """What was seen behind each move."""

    @property
    def best(self) -> MoveEstimate:
        """The most promising move, or the position as it is."""
        return self.estimates[0]

    def of(self, move: str) -> MoveEstimate:
        """The estimate of a move."""
        return next(estimate for estimate in self.estimates if estimate.move == move)


def analyse(
    match: Match,
    seat: int,
    budget: Budget = DEFAULT,
    seed: int = 0,
    always: Collection[str] = (),
    only: Collection[int] = (),
) -> Analysis:
    """For every legal move the chance of winning and the expected margin, from this seat's knowledge alone.

    Moves that look bad are dropped early; those named in `always` are tried to the last. If there are actions in
    `only`, no others are looked at.

    >>> match = Match("artisans", seats=2, seed=7)
    >>> analysis = analyse(match, seat=0, budget=Budget(playouts=100))
    >>> sorted(estimate.move for estimate in analysis.estimates) == sorted(match.legal)
    True
    """
    mine, knowledge = match.seat == seat, match.knowledge(seat, seed)
    codes = [code for code in knowledge.legal if not only or code in only] if mine else [NO_MOVE]
    words = [match.words[code] if mine else None for code in codes]
    halving = SequentialHalving(knowledge, words, codes)
    order = halving.run(budget, {index for index, word in enumerate(words) if word in always})
    plans = {word: Plan(halving.tree, index + 1) for index, word in enumerate(words)}
    return Analysis(seat, tuple(halving.estimate(index) for index in order), plans)


class SequentialHalving:
    """Moves tried in rounds: after each, the worse half is dropped."""

    def __init__(self, knowledge: Knowledge, words: list[str | None], codes: list[int]):
        self.knowledge, self.words = knowledge, words
        self.codes = np.array(codes, ACTION)
        game = knowledge.game
        self.accounts = np.zeros(len(codes), account_type(game.seats[-1])).view(np.recarray)
        self.settings = settings_of(game.search).view(np.recarray)[0]
        self.tree = np.zeros(MOST_MOVES + len(codes) + 1, node_type(game.seats[-1])).view(np.recarray)
        self.size = 1 + len(codes)
        self.scratch = new_scratch(game)

    def run(self, budget: Budget, always: Collection[int]) -> list[int]:
        """Spend the budget; return the moves by index, best first."""
        left, dropped = list(range(len(self.codes))), list[int]()
        rounds = max(1, math.ceil(math.log2(max(1, len(left) / LAST_MOVES))) + 1)
        for _ in range(rounds):
            self._round(left, budget, rounds)
            left.sort(key=lambda index: -self.estimate(index).merit)
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
            self._try(left, codes, accounts, 1)
            while time.perf_counter() < end:
                self._try(left, codes, accounts, 1)
        else:
            share = (budget.playouts or DEFAULT.playouts or 0) // rounds
            self._try(left, codes, accounts, max(LEAST_TRIALS, share // len(left)))
        self.accounts[left] = accounts

    def _try(self, left: list[int], codes: Any, accounts: Any, trials: int) -> None:
        """The tree behind the move of index i begins at place i + 1."""
        knowledge, scratch = self.knowledge, self.scratch
        guess, box, seat, rng = knowledge.guess, knowledge.box.record, knowledge.seat, knowledge.rng
        roots = np.array(left, np.int32) + 1
        self.size = algorithms(knowledge.game).halving_round(
            self.tree, self.size, guess, box, seat, rng, scratch, self.settings, codes, roots, accounts, trials
        )

    def estimate(self, index: int) -> MoveEstimate:
        """The estimate of a move by the trials so far."""
        account, seat = self.accounts[index], self.knowledge.seat
        trials, seats = int(account.trials), int(self.knowledge.guess[0].seats)
        chance, margin = account.victories[seat] / trials, account.lead / trials
        careful = (account.victories[seat] + 1) / (trials + 2)
        spread = max(0.0, account.lead_squared / trials - margin * margin)
        return MoveEstimate(
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
