"""A course: rounds of games, learning and the gate, until the time is over."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from atelier.agents.network import Learned, Weights
from atelier.errors import AtelierError
from atelier.game import Game, Search
from atelier.match import Match
from atelier.scale.paper import alone
from atelier.scale.vector import Batch
from atelier.train.arrays import arrays, to_numpy
from atelier.train.checkpoint import BEST, FIRST, Checkpoint
from atelier.train.curves import TABLE, write_curves, write_table
from atelier.train.games import games_by_prior, games_by_search, length_of
from atelier.train.gate import Player, match
from atelier.train.learning import Learner, new_weights
from atelier.train.lessons import Lessons, join

SHORTER = 0.4
"""Of a master's rollout so much is played before the network judges, as matches found."""
C_PUCT, UNIFORM_MIX = 0.3, 0.5
"""How a search with a network tries moves, as matches found too."""
HELD_OUT = 32
"""One game in so many is not learned from."""
MEASURED = 4096
"""Games whose length is measured."""
MOST_BYTES = 24e9
"""Room for what is remembered of search games; a longer observation is remembered of fewer positions."""
SEEDS = 1 << 20
"""Apart from each other: the seeds of games by the prior, of games by search, of the gate."""


class Plan(NamedTuple):
    """How much of everything a round has."""

    width: int = 128
    second: int = 64
    slots: int = 32768
    """Games at once by search."""
    gate_slots: int = 16384
    prior_slots: int = 262144
    prior_lots: int = 48
    lots: int = 3
    """Lots of games by search before a round's learning."""
    kept: int = 6
    """Of how many lots, of either kind of game, are lessons remembered?"""
    share: float = 0.35
    """Of the later positions of a search game so much is kept, or what there is room for."""
    playouts: int = 16
    """Of the search whose games are learned from."""
    gate_playouts: int = 64
    prior_at_once: int = 8192
    """Lessons in a step."""
    prior_passes: float = 4.0
    prior_rate: float = 2e-3
    at_once: int = 16384
    passes: float = 2.0
    rate: float = 5e-4


TOY = Plan(
    width=32,
    second=16,
    slots=64,
    gate_slots=64,
    prior_slots=1024,
    prior_lots=2,
    lots=1,
    playouts=12,
    gate_playouts=12,
    prior_at_once=256,
    at_once=256,
)
"""What a processor does in seconds."""


@dataclass
class Course:
    """What is being taught, to whom, where."""

    game: Game
    seats: int
    kinds: Sequence[Mapping[str, str]]
    """The options of the tables that are played, one after the other."""
    device: str
    plan: Plan
    checkpoint: Checkpoint
    tell: Callable[[str], None]

    def __post_init__(self) -> None:
        self.xp = arrays(self.device)
        self.batches: dict[tuple[int, int, bool], Batch] = {}
        self.lengths: dict[tuple[int, bool], float] = {}
        self.memory: list[Lessons] = []
        self.has_table = True

    def batch(self, kind: int, slots: int, forced: bool = True) -> Batch:
        """Games of one kind of table, so many at once; `forced`: what leaves no choice is played by itself."""
        kind %= len(self.kinds)
        if (kind, slots, forced) not in self.batches:
            self.batches[kind, slots, forced] = Batch(
                self.game,
                slots,
                seats=self.seats,
                options=self.kinds[kind],
                forced=forced,
                auto_reset=False,
                device=self.device,
            )
        return self.batches[kind, slots, forced]

    def way(self, weights: Weights) -> Learned:
        """How to search with a network that is new."""
        search = self.game.search
        way = search._replace(c_puct=C_PUCT, uniform_mix=UNIFORM_MIX, horizon=round(SHORTER * search.horizon))
        return Learned(way, at_home(weights))

    def search(self, kind: int) -> Search:
        """How the best is searched with at one kind of table."""
        options: Any = self.kinds[kind % len(self.kinds)]
        table = Match(self.game, self.seats, 0, **options)
        return self.checkpoint.best(self.game.variant(table.state)).search

    def length(self, kind: int, slots: int, forced: bool = True) -> float:
        """About how many decisions a game at one kind of table has."""
        kind %= len(self.kinds)
        if (kind, forced) not in self.lengths:
            batch = self.batch(kind, min(slots, MEASURED), forced)
            self.lengths[kind, forced] = length_of(batch, 4 * SEEDS)
        return self.lengths[kind, forced]

    def begin(self, end: float = math.inf) -> bool:
        """The first lessons: games by the prior, of all styles, a lot after the other; False if the time was too short.

        Rollouts stop where there is nothing to choose as well as elsewhere, so lessons are taken from there too.
        """
        plan, xp = self.plan, self.xp
        learner = Learner(xp, new_weights(self.game, plan.width, plan.second), self.seats)
        done, met = self._go_on(learner)
        memory: list[Lessons] = []
        apart: list[Lessons] = []
        begun, longest = time.perf_counter(), 0.0
        for lot in range(done, plan.prior_lots):
            before = time.perf_counter()
            if memory and before + longest > end:
                return False
            length = self.length(lot, plan.prior_slots, False)
            games = games_by_prior(self.batch(lot, plan.prior_slots, False), lot, self.seats, xp, length)
            lessons, held = hold_out(xp, games)
            played = time.perf_counter() - before
            met |= lessons.seen.any(axis=0)
            memory, apart = [*memory, lessons][-plan.kept :], [*apart, held][-plan.kept :]
            passes = plan.prior_passes * lessons.size / sum(one.size for one in memory)
            learner.study(memory, passes, plan.prior_at_once, plan.prior_rate, lot, lot, plan.prior_lots)
            loss = learner.judge(held)
            took = time.perf_counter() - before
            longest = max(longest, took)
            self.say(lot=lot + 1, positions=lessons.size, loss=loss, playing=played, learning=took - played)
            if lot + 1 < plan.prior_lots:
                self.checkpoint.keep_first({"lot": lot + 1, "met": to_numpy(met), **learner.kept()})
        learner.forget_unseen(met)
        held = join(xp, apart)
        nothing = Learner(xp, new_weights(self.game, plan.width, plan.second), self.seats)
        self.say(
            games=plan.prior_lots * plan.prior_slots,
            loss_before=nothing.judge(held),
            loss_after=learner.judge(held),
            slope=float(learner.weights.slope[0]),
            seconds=round(time.perf_counter() - begun, 1),
        )
        for kind in range(len(self.kinds)):
            self.batches.pop((kind, plan.prior_slots, False), None)
        self.checkpoint.keep(self.way(learner.weights))
        self.checkpoint.end_round(time.perf_counter() - begun)
        return True

    def _go_on(self, learner: Learner) -> tuple[int, Any]:
        """How many lots were learned from before, and what has been met in them; the learner is what it was then."""
        kept, path = self.checkpoint.first(), self.checkpoint.folder / FIRST
        if kept is None:
            return 0, self.xp.zeros(self.game.observation_size, bool)
        try:
            learner.go_on(kept)
            done, met = int(kept["lot"]), self.xp.asarray(kept["met"])
        except (KeyError, ValueError, TypeError):
            raise AtelierError(
                f"{path}: these are first lessons of another kind; name another folder with --from"
            ) from None
        if done >= self.plan.prior_lots:
            raise AtelierError(f"{path}: {done} lots were learned from already; give more with --lots")
        return done, met

    def round(self) -> None:
        """Games of the best against itself, learning from them, and the gate."""
        plan, xp, number = self.plan, self.xp, self.checkpoint.round
        best = self.checkpoint.best()
        begun = time.perf_counter()
        for lot in range(plan.lots):
            kind = number * plan.lots + lot
            batch, length = self.batch(kind, plan.slots), self.length(kind, plan.slots)
            share = min(plan.share, MOST_BYTES / (plan.kept * plan.slots * length * self.game.observation_size))
            learned = best._replace(search=self.search(kind))
            lessons = games_by_search(batch, learned, plan.playouts, SEEDS + kind, self.seats, xp, length, share)
            self.memory.append(lessons)
        self.memory = self.memory[-plan.kept :]
        played = time.perf_counter() - begun
        lessons, held = hold_out(xp, join(xp, self.memory))
        learner = Learner(xp, best.weights, self.seats)
        before = learner.judge(held)
        learner.study([lessons], plan.passes, plan.at_once, plan.rate, seed=number)
        self.say(games=plan.lots * plan.slots, positions=lessons.size, seconds=round(played, 1))
        self.say(loss_before=before, loss_after=learner.judge(held), slope=float(learner.weights.slope[0]))
        self.gate(best._replace(weights=at_home(learner.weights)), best)
        self.checkpoint.end_round(time.perf_counter() - begun)

    def gate(self, challenger: Learned, best: Learned) -> None:
        """Keep the challenger if it wins more than its share, by more than the standard error."""
        plan, number = self.plan, self.checkpoint.round
        search, batch = self.search(number), self.batch(number, plan.gate_slots)
        new, old = (Player(one._replace(search=search), plan.gate_playouts) for one in (challenger, best))
        result = match(batch, new, old, 2 * SEEDS + number, self.seats, self.xp)
        self.say(gate=str(result), won=result.won, error=result.error)
        if result.won - result.error > 1 / self.seats:
            self.checkpoint.keep(challenger)

    def say(self, **what: Any) -> None:
        """To whoever watches, and into the log."""
        self.checkpoint.note(**what)
        told = ", ".join(
            f"{name} {one:.4f}" if isinstance(one, float) else f"{name} {one}" for name, one in what.items()
        )
        self.tell(f"round {self.checkpoint.round}: {told}")
        self.draw()

    def draw(self) -> None:
        """The log as curves, and as a table where that can be; where it cannot, that is told once."""
        write_curves(self.checkpoint)
        if self.has_table:
            try:
                write_table(self.checkpoint)
            except AtelierError as error:
                self.has_table = False
                self.tell(f"There will be no {TABLE}: {error}")


def train(course: Course, minutes: float) -> Path | None:
    """Go through rounds until there is no time for another; where the best was written, if there is one yet.

    A round takes longer than the first lessons did.
    """
    end = time.perf_counter() + 60 * minutes
    checkpoint = course.checkpoint
    with alone(checkpoint.folder, "another course is held here; wait for its end, or name another folder with --from"):
        if checkpoint.round == 0 and not course.begin(end):
            return None
        while time.perf_counter() + checkpoint.longest < end:
            course.round()
    return checkpoint.folder / BEST


def at_home(weights: Weights) -> Weights:
    """Weights as NumPy has them, wherever they were learned."""
    return Weights(*map(to_numpy, weights))


def kinds_of(game: Game, names: Sequence[str]) -> list[dict[str, str]]:
    """Every kind of table that differs in these options."""
    options = [option for option in game.options if option.name in names]
    choices = product(*(option.choices for option in options))
    return [dict(zip((option.name for option in options), chosen, strict=True)) for chosen in choices]


def hold_out(xp: Any, lessons: Lessons) -> tuple[Lessons, Lessons]:
    """Those that are learned from, and those of other games."""
    held = lessons.slot % HELD_OUT == HELD_OUT - 1
    return lessons.take(xp.flatnonzero(~held)), lessons.take(xp.flatnonzero(held))
