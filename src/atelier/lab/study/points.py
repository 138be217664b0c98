"""Where points come from, for those who win and for the others, and whether it pays to lose some."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from atelier.lab.study.design import Sitting
from atelier.lab.study.estimates import Estimate, judged, mean, ratio
from atelier.lab.study.evidence import Evidence, chosen, deals_of


class Source(NamedTuple):
    """What one source of points brings."""

    name: str
    winners: Estimate
    others: Estimate
    share: float
    """Of all that winners have."""
    part: Estimate
    """The same with its interval."""


def sources(evidence: Evidence, sitting: Sitting) -> list[Source]:
    """Every source at one kind of table."""
    seats = evidence.mirrors["seats"]
    rows = chosen(seats, seats["table"] == sitting.number)
    won, lost = chosen(rows, rows["place"] == 1), chosen(rows, rows["place"] > 1)
    many, whole = 3 * len(evidence.game.sources), max(1.0, float(won["points"].sum()))
    return [
        Source(
            name,
            mean(won[name].astype(float), deals_of(won), many),
            mean(lost[name].astype(float), deals_of(lost), many),
            float(won[name].sum()) / whole,
            ratio(won[name].astype(float), won["points"].astype(float), deals_of(won), many),
        )
        for name in evidence.game.sources
    ]


class Penalty(NamedTuple):
    """What became of those who lost so many points of a source, against all at their table and seat."""

    source: str
    least: int
    most: int
    excess: Estimate


def penalties(evidence: Evidence) -> list[Penalty]:
    """For every source that costs points: those it cost nothing, a little, and more."""
    seats, found = evidence.mirrors["seats"], []
    costly = [name for name in evidence.game.sources if (seats[name] < 0).any()]
    for name in costly:
        lost = -seats[name].astype(np.int64)
        middle = max(1, int(np.median(lost[lost > 0])))
        for least, most in ((0, 0), (1, middle), (middle + 1, int(lost.max()))):
            rows = (lost >= least) & (lost <= most) if least else lost <= 0
            if least <= most and rows.any():
                excess = judged(evidence.excess[rows], deals_of(chosen(seats, rows)), 3 * len(costly))
                found.append(Penalty(name, least, most, excess))
    return found
