"""Whole random games by the million, in parts that any core, GPU or machine of a cluster can play.

A part is a run of numbered games of a seed. Whoever plays it sends back what is counted of it, and its games as a
Parquet file if they are wanted, which is kept at once; parts are counted in order. So a simulation is the same
wherever it is played, byte for byte, and needs no more memory for a billion games than for a million.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import partial
from itertools import tee
from typing import Any, NamedTuple

import numpy as np

from atelier.scale.batch import Plan, in_order, play_batch
from atelier.scale.cluster import Cluster
from atelier.scale.paper import Paper, Scores, write_part
from atelier.scale.playout import MOST_DECISIONS, playouts
from atelier.scale.vector import Batch

SMALL, LARGE, HUGE = 1 << 10, 1 << 16, 1 << 18
"""Games in a part: where only their sum is wanted, where a part is a file or travels, and on a GPU."""
WHOLE = 12
"""A victory in twelfths: shared by two, three or four it is counted without a rounding."""


class Part(NamedTuple):
    """So many games of a seed, from number `first` on."""

    first: int
    games: int


class Counted(NamedTuple):
    """What is counted of finished games; parts add up in any order."""

    games: int
    decisions: int
    points: Any
    """The sum by seat and source."""
    victories: Any
    """By seat, in twelfths."""

    def __add__(self, other: object) -> Counted:
        """Of both together."""
        if not isinstance(other, Counted):
            return NotImplemented
        return Counted(*(one + more for one, more in zip(self, other, strict=True)))


class Played(NamedTuple):
    """A part, what was counted of it, and its games as a file, if they were wanted."""

    part: Part
    counted: Counted
    paper: bytes


def nothing(plan: Plan) -> Counted:
    """Before the first game."""
    return Counted(0, 0, np.zeros((plan.seats, len(plan.game.sources)), np.int64), np.zeros(plan.seats, np.int64))


def parts(games: int, size: int) -> Iterator[Part]:
    """All games in parts; the last may be smaller."""
    for first in range(0, games, size):
        yield Part(first, min(size, games - first))


def simulate(
    plan: Plan,
    games: int,
    *,
    cores: int | None = None,
    device: str = "cpu",
    cluster: Cluster | None = None,
    paper: Paper | None = None,
) -> Generator[Counted, None, None]:
    """Play so many games part by part, in order; what lies on `paper` already is read there and not played again.

    A part that holds more games than are asked for is counted as far as they go, and stays as it is.
    """
    size = LARGE if paper or cluster else HUGE if device == "cuda" else SMALL
    order, again = tee(parts(games, size))
    known = dict(paper.parts()) if paper else {}

    def lies(part: Part) -> bool:
        return known.get(part.first, 0) >= part.games

    work, missing = partial(play_part, plan, device, paper is not None), (part for part in again if not lies(part))
    keep = partial(_keep, paper)
    fresh = (
        cluster.in_order(work, missing, keep)
        if cluster
        else in_order(work, missing, cores if device == "cpu" else 1, keep)
    )
    for part in order:
        if paper and lies(part):
            yield counted(paper.read(*part))
        else:
            yield next(fresh).counted


def _keep(paper: Paper | None, played: Played) -> None:
    """Lay a part on paper the moment it is played, whichever is counted next: nothing that is finished is lost."""
    if paper:
        paper.keep(*played.part, played.paper)


def play_on_gpu(plan: Plan, first: int, count: int) -> tuple[Any, Any]:
    """The final states of `count` games, and how many decisions each took: what `play_batch` gives, byte for byte."""
    turn = first % len(plan.boxes)
    boxes = [*plan.boxes[turn:], *plan.boxes[:turn]]
    batch = Batch(
        plan.game, count, seats=plan.seats, options=plan.options, boxes=boxes, auto_reset=False, device="cuda"
    )
    batch.reseed(plan.seed, np.arange(first, first + count))
    batch.play_at_random(MOST_DECISIONS)
    return batch.device.fetch(batch.states).view(np.recarray), batch.device.made


def play_part(plan: Plan, device: str, on_paper: bool, part: Part) -> Played:
    """Play a part, here and now."""
    states, decisions = (play_on_gpu if device == "cuda" else play_batch)(plan, *part)
    most, sources = plan.game.seats[-1], len(plan.game.sources)
    points, places = np.zeros((part.games, most, sources), np.int16), np.zeros((part.games, most), np.int8)
    playouts(plan.game).scores(states, plan.box_records, plan.box_of(*part), points, places)
    scores = Scores(decisions, points[:, : plan.seats], places[:, : plan.seats])
    return Played(part, counted(scores), write_part(plan, part.first, scores) if on_paper else b"")


def counted(scores: Scores) -> Counted:
    """Add finished games up."""
    first = scores.places == 1
    share = WHOLE // first.sum(axis=1, keepdims=True)
    return Counted(
        games=len(scores.decisions),
        decisions=int(scores.decisions.sum()),
        points=scores.points.sum(axis=0, dtype=np.int64),
        victories=(first * share).sum(axis=0, dtype=np.int64),
    )
