"""The search: propose many small steps, see what each does, take those that help, and believe it only in fresh games.

A round plays twice. First every box of a batch makes a random part of the proposed steps, and what each of them does is
estimated; then the box with those that should help is played against the one before, with other deals that both are
dealt. It is taken if it misses the goals by less, beyond what chance explains. When rounds bring nothing that can be
told from noise, the search ends.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from atelier.lab.tuning.drafts import Change, Draft, Place, differences
from atelier.lab.tuning.effects import Interval, aimed, bought, effects, gain, intervals, misses
from atelier.lab.tuning.playing import BLOCKS, Counts, Nowhere, Number, Pieces, Trial
from atelier.lab.tuning.proposals import KINDS, propose

MOST_BOXES, MOST_STEPS, MOST_TAKEN = 128, 48, 12
FOR_A_STEP = 2.5
"""Boxes for each step that is told apart from the others."""
MAKES = 0.4
"""How likely a box makes a step."""
UNCHANGED = 4
"""Every fourth box makes none: all steps are taken from there, so where that is must be known well."""
SURE = 0.95
"""A box is taken when it is better with this certainty, two-sided."""
SURE_OF_EACH = 0.95
PATIENCE = 2
"""Rounds that may bring nothing before the search ends."""
TRIES = 200
SCREENING, CONFIRMING, ACCOUNTING, MEASURING = range(4)


@dataclass(frozen=True)
class Round:
    """What a round came to."""

    number: int
    steps: tuple[Change, ...]
    told: tuple[str, ...]
    gain: Interval | None
    """None where no step promised anything."""
    accepted: bool


@dataclass(frozen=True)
class Account:
    """What was reached: the numbers before and after, in games that decided nothing, and what each change bought."""

    numbers: list[Number]
    before: list[Interval]
    after: list[Interval]
    gain: Interval
    changes: list[tuple[str, Interval]]
    games: int
    """With each of the two boxes."""


@dataclass(frozen=True)
class Tuner:
    """A search from one box."""

    start: Draft
    places: Sequence[Place]
    trial: Trial
    games: int
    seed: int
    kinds: Sequence[str] = KINDS
    """Of steps that are proposed."""
    kept: Callable[[str], Pieces] = lambda stage: Nowhere()
    """Where the games of a stage of a round are kept."""

    def rounds(
        self, known: Sequence[Round], most: int, played: Callable[[str, int], None] = lambda stage, ended: None
    ) -> Iterator[tuple[Round, Draft]]:
        """One round after the other, from where those that are known left off; each with the draft it leaves."""
        draft, idle = self.after(known), 0
        for one in known:
            idle = 0 if one.accepted else idle + 1
        number = len(known)
        while idle < PATIENCE and number < most:
            one = self.round(number, draft, played)
            if one.accepted:
                draft = draft.with_changes(one.steps)
            idle = 0 if one.accepted else idle + 1
            number += 1
            yield one, draft

    def after(self, known: Sequence[Round]) -> Draft:
        """The draft some rounds have led to."""
        draft = self.start
        for one in known:
            if one.accepted:
                draft = draft.with_changes(one.steps)
        return draft

    @property
    def bands(self) -> Any:
        """What is aimed at."""
        return aimed(self.trial.bands(self.start.box))

    def round(self, number: int, draft: Draft, played: Callable[[str, int], None]) -> Round:
        """Propose, look, choose, confirm."""
        rng = np.random.default_rng([self.seed, number])
        boxes = min(MOST_BOXES, self.games // (BLOCKS * len(self.trial.seats)))
        steps = propose(draft, self.places, min(MOST_STEPS, int(boxes / FOR_A_STEP)), rng, self.kinds)
        if not steps:
            return Round(number, (), (), None, False)
        design, drafts = random_parts(draft, steps, boxes, rng)
        counts = self._play(SCREENING, number, drafts, played)
        found = effects(design, counts)
        added = found.drawn_in(self.trial.groups(self.start.box))
        taken = choose(draft, steps, added, found.base, self.bands)
        if not taken:
            return Round(number, (), (), None, False)
        chosen = tuple(steps[index] for index in taken)
        counts = self._play(CONFIRMING, number, [draft, draft.with_changes(chosen)], played)
        better = gain(counts, 0, 1, self.bands, SURE, rng)
        return Round(number, chosen, tuple(map(draft.tell, chosen)), better, better.low > 0)

    def account(self, draft: Draft, played: Callable[[str, int], None] = lambda stage, ended: None) -> Account:
        """Play the box the search began with and the one it ended with once more, and undo each change in turn."""
        rng = np.random.default_rng([self.seed, 1 << 20])
        undone = differences(self.start, draft)
        counts = self._play(MEASURING, 0, [self.start, draft] if undone else [self.start], played)
        last = len(counts.parts) - 1
        bands = self.trial.bands(self.start.box)
        changes: list[tuple[str, Interval]] = []
        if undone:
            boxes = min(MOST_BOXES, self.games // (BLOCKS * len(self.trial.seats)))
            design, drafts = random_parts(draft, undone, boxes, rng)
            groups = self.trial.groups(self.start.box)
            missed = bought(design, self._play(ACCOUNTING, 0, drafts, played), bands, groups, SURE_OF_EACH, rng)
            told = [self.start.tell(Change(tuple((key, draft.get(key)) for key, _ in one.values))) for one in undone]
            changes = sorted(zip(told, missed, strict=True), key=lambda pair: -pair[1].value)
        return Account(
            numbers=self.trial.numbers(self.start.box),
            before=intervals(counts, 0, SURE_OF_EACH, rng),
            after=intervals(counts, last, SURE_OF_EACH, rng),
            gain=gain(counts, 0, last, bands, SURE_OF_EACH, rng),
            changes=changes,
            games=max(BLOCKS * len(self.trial.seats), self.games // (1 + last)),
        )

    def _play(self, stage: int, number: int, drafts: Sequence[Draft], played: Callable[[str, int], None]) -> Counts:
        """Every stage of every round has deals of its own."""
        seed = int(np.random.default_rng([self.seed, number, stage]).integers(1 << 62))
        name = ("looking", "confirming", "accounting", "measuring")[stage]
        boxes, pieces = [one.box for one in drafts], self.kept(f"{name}-{number}")
        return self.trial.play(boxes, self.games, seed, lambda ended: played(name, ended), pieces)


def random_parts(draft: Draft, steps: Sequence[Change], boxes: int, rng: Any) -> tuple[Any, list[Draft]]:
    """So many drafts, most with a random part of the steps that go together; and which has which."""
    design, drafts = np.zeros((boxes, len(steps))), []
    for box in range(boxes):
        for _ in range(TRIES if box % UNCHANGED else 0):
            made = _part(steps, rng)
            drawn = draft.with_changes([steps[index] for index in made])
            if drawn.valid():
                break
        else:
            made, drawn = [], draft
        design[box, made] = 1
        drafts.append(drawn)
    return design, drafts


def _part(steps: Sequence[Change], rng: Any) -> list[int]:
    touched: set[Any] = set()
    made = []
    for index in rng.permutation(len(steps)):
        if rng.random() < MAKES and not steps[index].keys & touched:
            touched |= steps[index].keys
            made.append(int(index))
    return made


def choose(draft: Draft, steps: Sequence[Change], added: Any, base: Any, bands: Any) -> list[int]:
    """The steps that together should miss the goals least, the one that helps most first."""
    taken: list[int] = []
    now = base.copy()
    while len(taken) < MOST_TAKEN:
        touched = frozenset[Any]().union(*(steps[index].keys for index in taken))
        missed = misses(now, bands).sum()
        free = [index for index in range(len(steps)) if index not in taken and not steps[index].keys & touched]
        helps = sorted((misses(now + added[index], bands).sum() - missed, index) for index in free)
        best = next((index for less, index in helps if less < -LEAST and _fits(draft, steps, [*taken, index])), None)
        if best is None:
            break
        taken.append(best)
        now = now + added[best]
    return taken


LEAST = 0.25
"""Points that a step must promise: for less, a card is not worth changing."""


def _fits(draft: Draft, steps: Sequence[Change], taken: Sequence[int]) -> bool:
    return draft.with_changes([steps[index] for index in taken]).valid()
