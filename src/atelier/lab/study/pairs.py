"""Things that are stronger together: what holders of two of them win beyond others who hold as many."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from atelier.lab.study.estimates import FEWEST_DEALS, Estimate, reach
from atelier.lab.study.evidence import Evidence, expected, games_of, groups
from atelier.lab.study.watching import NOBODY

SHOWN = 10
FEWEST = 4 * FEWEST_DEALS
"""Holders of a pair: of fewer nothing is said."""


class Pair(NamedTuple):
    """Two things in one hand."""

    first: tuple[str, int]
    second: tuple[str, int]
    excess: Estimate
    """Victories beyond those of others who hold as many things, at the same table and seat."""
    apart: float
    """The sum of what the two bring each for itself."""


def pairs(evidence: Evidence) -> list[Pair]:
    """The strongest pairs, the surest first."""
    seats, frame = evidence.mirrors["seats"], evidence.mirrors["things"]
    rows = np.nonzero(frame["seat"] != NOBODY)[0]
    if not len(rows):
        return []
    seat_keys = games_of(seats) * 8 + seats["seat"]
    order = np.argsort(seat_keys)
    at = order[np.searchsorted(seat_keys, games_of(frame)[rows] * 8 + frame["seat"][rows], sorter=order)]
    thing = groups(frame["kind"][rows], frame["thing"][rows])
    names = _names(evidence, frame["kind"][rows], frame["thing"][rows], thing)
    holds = np.zeros((len(seat_keys), len(names)), np.float32)
    holds[at, thing] = 1
    left = (seats["victory"] - expected(seats["victory"], seats["table"], seats["seat"], holds.sum(axis=1))).astype(
        np.float32
    )
    count, gained = holds.T @ holds, holds.T @ (holds * left[:, None])
    squares = holds.T @ (holds * (left**2)[:, None])
    first, second = np.nonzero(np.triu(count >= FEWEST, 1))
    found = [
        _pair(names, one, other, int(count[one, other]), gained, squares, np.diag(gained) / np.diag(count), len(first))
        for one, other in zip(first.tolist(), second.tolist(), strict=True)
    ]
    return sorted(found, key=lambda pair: -pair.excess.low)[:SHOWN]


def _pair(
    names: list[tuple[str, int]], one: int, other: int, n: int, gained: Any, squares: Any, alone: Any, many: int
) -> Pair:
    value = float(gained[one, other]) / n
    wide = reach(many, n - 1) * math.sqrt(float(squares[one, other])) / n
    return Pair(
        names[one], names[other], Estimate(n, value, value - wide, value + wide), float(alone[one] + alone[other])
    )


def _names(evidence: Evidence, kinds: Any, indices: Any, thing: Any) -> list[tuple[str, int]]:
    _, first = np.unique(thing, return_index=True)
    return [(evidence.kinds[kinds[row]], int(indices[row])) for row in first]
