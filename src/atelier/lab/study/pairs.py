"""Things that are stronger together: what holders of two of them win beyond others who hold as many."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from atelier.lab.study.estimates import FEWEST_DEALS, Estimate, mean
from atelier.lab.study.evidence import Evidence, deals_of, expected, groups
from atelier.lab.study.watching import NOBODY

SHOWN = 10
LOOKED_AT = 50
"""So many of the likeliest pairs get their interval; it is corrected for all there are."""
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
    thing = groups(frame["kind"][rows], frame["thing"][rows])
    names = _names(evidence, frame["kind"][rows], frame["thing"][rows], thing)
    holds = np.zeros((len(seats["seat"]), len(names)), np.float32)
    holds[evidence.holders(frame, rows), thing] = 1
    left = (seats["victory"] - expected(seats["victory"], seats["table"], seats["seat"], holds.sum(axis=1))).astype(
        np.float32
    )
    count, gained = holds.T @ holds, holds.T @ (holds * left[:, None])
    first, second = np.nonzero(np.triu(count >= FEWEST, 1))
    surest = np.argsort(-gained[first, second] / np.sqrt(count[first, second]))[:LOOKED_AT]
    alone, deals = np.diag(gained) / np.diag(count), deals_of(seats)
    found = []
    for one, other in zip(first[surest].tolist(), second[surest].tolist(), strict=True):
        both = (holds[:, one] * holds[:, other]) > 0
        excess = mean(left[both].astype(float), deals[both], len(first))
        found.append(Pair(names[one], names[other], excess, float(alone[one] + alone[other])))
    return sorted(found, key=lambda pair: -pair.excess.low)[:SHOWN]


def _names(evidence: Evidence, kinds: Any, indices: Any, thing: Any) -> list[tuple[str, int]]:
    _, first = np.unique(thing, return_index=True)
    return [(evidence.kinds[kinds[row]], int(indices[row])) for row in first]
