"""Games with many boxes at once, and what is counted of them for the goals.

All boxes are dealt the same games. What is counted is a share: a sum over games by another. Both sums are kept by box
and by block of deals, so that how far the blocks lie apart says how sure one may be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import Game
from atelier.lab.side_by_side import AT_ONCE
from atelier.lab.study.evidence import expected
from atelier.lab.study.facts import facts_of, kin_of
from atelier.lab.tuning.goals import OF_SOURCES, SEAT, Goal
from atelier.scale.playout import playouts as compiled
from atelier.scale.vector import Batch

BLOCKS = 50
PIECE = 1 << 10
"""Games on cores that are played at once, and kept: so much is lost at most where a search is broken off."""
LOOK_EVERY = 4
"""Decisions from one look at the table to the next: what comes into the open lies there until someone has it."""


class Number(NamedTuple):
    """One of the numbers that a goal asks for."""

    goal: int
    thing: str
    seats: int


@dataclass(frozen=True)
class Counts:
    """Sums by box, block of deals and number: shares are `parts` by `wholes`."""

    parts: Any
    wholes: Any

    def __add__(self, other: Counts) -> Counts:
        """Of both together."""
        return Counts(self.parts + other.parts, self.wholes + other.wholes)


class Pieces(Protocol):
    """Where games that were played are kept, by a number."""

    def find(self, piece: int) -> Mapping[str, Any] | None:
        """What is kept of a piece."""

    def keep(self, piece: int, arrays: Mapping[str, Any]) -> None:
        """Keep a piece."""


class Nowhere:
    """Nothing is kept."""

    def find(self, piece: int) -> None:
        """Nothing."""

    def keep(self, piece: int, arrays: Mapping[str, Any]) -> None:
        """Nowhere."""


@dataclass(frozen=True)
class Trial:
    """How boxes are tried: at which tables, by whom, towards what."""

    game: Game
    goals: Sequence[Goal]
    seats: Sequence[int]
    options: Mapping[str, str]
    playouts: int
    device: str = "cpu"
    cores: int | None = None

    def numbers(self, box: BoxFile) -> list[Number]:
        """All numbers that the goals ask for, in the order in which they are counted."""
        return [
            Number(index, thing, seats)
            for index, goal in enumerate(self.goals)
            for seats in self.seats
            for thing in _things(self.game, goal, box, seats)
        ]

    def groups(self, box: BoxFile) -> Any:
        """For each number which thing it is of: the same at every number of seats."""
        of = [(number.goal, number.thing) for number in self.numbers(box)]
        known = list(dict.fromkeys(of))
        return np.array([known.index(one) for one in of])

    def bands(self, box: BoxFile) -> Any:
        """For each number, between what it should lie, in percent."""
        return np.array([self.goals[number.goal].band(number.seats) for number in self.numbers(box)])

    def play(
        self,
        boxes: Sequence[BoxFile],
        games: int,
        seed: int,
        played: Callable[[int], None] = lambda ended: None,
        pieces: Pieces = Nowhere(),  # noqa: B008 - it holds nothing
    ) -> Counts:
        """Play so many games, the same with every box, but not `pieces` again; `played` hears how many have ended."""
        kinds = len(boxes) * len(self.seats)
        deals = max(BLOCKS, -(-games // kinds))
        at_once = max(1, AT_ONCE // kinds)
        total = Counts(*(np.zeros((len(boxes), BLOCKS, len(self.numbers(boxes[0]))), np.float64) for _ in range(2)))
        for first in range(0, deals, at_once):
            some = np.arange(first, min(deals, first + at_once))
            size = len(some) if self.device == "cuda" else max(1, PIECE // kinds)
            parts = [
                self._piece(boxes, some[begin : begin + size], seed, played, pieces)
                for begin in range(0, len(some), size)
            ]
            total += self._counted(
                boxes, some, {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
            )
        return total

    def _slots(self, boxes: Sequence[BoxFile], deals: Any) -> tuple[Any, Any]:
        """Slot by slot the boxes, then the tables, then some deals: how many sit there, and which deal it is."""
        seats = np.tile(np.repeat(self.seats, len(boxes)), len(deals))
        return seats, np.repeat(deals, len(boxes) * len(self.seats))

    def _piece(
        self, boxes: Sequence[BoxFile], deals: Any, seed: int, played: Callable[[int], None], pieces: Pieces
    ) -> Mapping[str, Any]:
        """The last positions of some deals and what was seen on the way, played now or kept from before."""
        seats, deal = self._slots(boxes, deals)
        kept = pieces.find(int(deals[0]))
        if kept is not None and len(kept[STATES]) == len(deal):
            played(len(deal))
            return kept
        with Batch(
            self.game, len(deal), seats=seats.tolist(), options=self.options, boxes=boxes, seed=seed, forced=True,
            auto_reset=False, device=self.device, threads=self.cores,
        ) as batch:  # fmt: skip
            batch.reseed(seed, deal)
            seen = _Seen(self.game, boxes[0], len(deal))
            arrays = {STATES: np.array(self._finish(batch, seen, played)), **seen.arrays}
        pieces.keep(int(deals[0]), arrays)
        return arrays

    def _counted(self, boxes: Sequence[BoxFile], deals: Any, arrays: Mapping[str, Any]) -> Counts:
        """What there is to count of some deals."""
        seats, deal = self._slots(boxes, deals)
        which = np.arange(len(deal)) % len(boxes)
        seen = _Seen(self.game, boxes[0], 0)
        seen.take(arrays)
        facts = seen.facts
        points, places = _scores(self.game, arrays[STATES].view(np.recarray), boxes, which)
        counts = [np.zeros((len(boxes), BLOCKS, len(self.numbers(boxes[0])))) for _ in range(2)]
        column = 0
        victory = (places == 1) / np.maximum(1, (places == 1).sum(axis=1, keepdims=True))
        for goal in self.goals:
            source = self.game.sources.index(goal.subject) if goal.subject in self.game.sources else 0
            for at_table in self.seats:
                here = np.flatnonzero(seats == at_table)
                won, sight = victory[here][:, :at_table], seen.of(here)
                if goal.what == "differs":
                    of_kind = sight[goal.subject]
                    kin = kin_of(facts, goal.subject, np.arange(of_kind.open.shape[1]))
                    part, whole = count_apart(of_kind, won, which[here], kin)
                else:
                    part, whole = _count(goal, source, points[here][:, :at_table], won, sight, facts.GROUPS)
                cell = which[here] * BLOCKS + deal[here] % BLOCKS
                for into, some in zip(counts, (part, whole), strict=True):
                    for thing in range(some.shape[1]):
                        sums = np.bincount(cell, weights=some[:, thing], minlength=len(boxes) * BLOCKS)
                        into[:, :, column + thing] = sums.reshape(len(boxes), BLOCKS)
                column += part.shape[1]
        return Counts(*counts)

    def _finish(self, batch: Batch, seen: _Seen, played: Callable[[int], None]) -> Any:
        """Play all games of a batch to their end, looking on; their last positions."""
        fetch, active = batch.device.fetch, np.arange(batch.n)
        while True:
            states = fetch(batch.states).view(np.recarray)
            seen.look(states if len(active) == batch.n else states[active], active)
            going = np.flatnonzero(fetch(batch.count) > 0)
            played(len(active) - len(going))
            active = going
            if not len(active):
                return states
            if not self.playouts:
                batch.play_by_prior(LOOK_EVERY)
                continue
            for _ in range(LOOK_EVERY):
                batch.step(batch.search(self.playouts).chosen, check=False)


class Sight(NamedTuple):
    """What was seen of the things of a kind in some games."""

    open: Any
    """By game and thing: has it lain open?"""
    held: Any
    """By game, seat and thing: has it been held, 1, or finished, 2?"""
    since: Any
    """And in which chapter first."""


STATES = "states"


class _Seen:
    """What has lain open in each game so far, and who has held it since when."""

    def __init__(self, game: Game, box: BoxFile, n: int):
        self.facts, self.box = facts_of(game), box
        most = game.seats[-1]
        self.kinds = {
            kind: Sight(np.zeros((n, size), np.bool_), *(np.zeros((n, most, size), np.int8) for _ in range(2)))
            for kind, size in _sizes(game, box).items()
        }

    def look(self, states: Any, where: Any) -> None:
        """See some games as they are now."""
        offered, held = self.facts.offered(states, self.box), self.facts.held(states, self.box)
        chapter = self.facts.chapter(states)
        for kind, sight in self.kinds.items():
            sight.open[where] |= offered[kind]
            before = sight.held[where]
            sight.held[where] = np.maximum(before, held[kind])
            game, seat, thing = np.nonzero((before == 0) & (held[kind] > 0))
            sight.since[where[game], seat, thing] = chapter[game]

    @property
    def arrays(self) -> dict[str, Any]:
        """All of it by name."""
        return {f"{kind} {name}": one for kind, sight in self.kinds.items() for name, one in sight._asdict().items()}

    def take(self, arrays: Mapping[str, Any]) -> None:
        """What was seen before."""
        self.kinds = {kind: Sight(*(arrays[f"{kind} {name}"] for name in Sight._fields)) for kind in self.kinds}

    def of(self, where: Any) -> dict[str, Sight]:
        """What was seen of some games."""
        return {kind: Sight(*(seen[where] for seen in sight)) for kind, sight in self.kinds.items()}


def _sizes(game: Game, box: BoxFile) -> dict[str, int]:
    """How many things of each kind are looked at: a box may have words for more."""
    return {kind: held.shape[2] for kind, held in facts_of(game).held(game.state.new(1), box).items()}


def _things(game: Game, goal: Goal, box: BoxFile, seats: int) -> Sequence[str]:
    if goal.what in OF_SOURCES:
        return [goal.subject]
    if goal.subject == SEAT:
        return [str(seat + 1) for seat in range(seats)]
    return box.words[goal.subject][: _sizes(game, box).get(goal.subject)]


def _scores(game: Game, states: Any, boxes: Sequence[BoxFile], which: Any) -> tuple[Any, Any]:
    points = np.zeros((len(states), game.seats[-1], len(game.sources)), np.int16)
    places = np.zeros((len(states), game.seats[-1]), np.int8)
    records = game.box.new(len(boxes))
    for index, box in enumerate(boxes):
        records[index] = box.record
    compiled(game).scores(states, records, which.astype(np.int16), points, places)
    return points, places


def _count(
    goal: Goal, source: int, points: Any, victory: Any, seen: Mapping[str, Sight], groups: Mapping[str, Any]
) -> tuple[Any, Any]:
    """By game and thing: the part, and the whole of which it is a part."""
    if goal.what in OF_SOURCES:
        return _count_source(goal.what, points[:, :, source], points.sum(axis=2), victory)
    if goal.subject == SEAT:
        return victory, np.ones(victory.shape)
    kind, group = groups.get(goal.subject, (goal.subject, None))
    offered, held = seen[kind].open, seen[kind].held
    if goal.what == "wins":
        has = (held[:, : victory.shape[1]] > 0).astype(np.float64)
        return np.einsum("gst,gs->gt", has, victory), has.sum(axis=1)
    reached = (held >= (2 if goal.what == "finished" else 1)).any(axis=1)
    offered = offered | reached
    if group is not None:
        among = np.eye(group.max() + 1)[group]
        reached, offered = (one @ among > 0 for one in (reached, offered))
    return reached.astype(np.float64), offered.astype(np.float64)


def count_apart(sight: Sight, victory: Any, which: Any, kin: Any) -> tuple[Any, Any]:
    """The same of victories beyond those of others with the same box; 1/n for whoever wins as often as they do.

    Others are those who came to hold a thing of its kin from the same seat in the same chapter.
    """
    seats, things = victory.shape[1], sight.open.shape[1]
    game, seat, thing = np.nonzero(sight.held[:, :seats])
    won = victory[game, seat]
    left = won - expected(won, which[game], seat, sight.since[game, seat, thing], kin[thing]) + 1 / seats
    cell = game * things + thing
    part, whole = (np.bincount(cell, weights, len(victory) * things) for weights in (left, None))
    return part.reshape(-1, things), whole.reshape(-1, things).astype(np.float64)


def _count_source(what: str, of_source: Any, totals: Any, victory: Any) -> tuple[Any, Any]:
    if what == "brings":
        return (victory * of_source).sum(axis=1, keepdims=True), (victory * totals).sum(axis=1, keepdims=True)
    most = of_source == of_source.max(axis=1, keepdims=True)
    shared = most / most.sum(axis=1, keepdims=True)
    return (shared * victory).sum(axis=1, keepdims=True), np.ones((len(totals), 1))
