"""Does it matter where one sits, who one is, and what one is dealt?"""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import numpy as np

from atelier.lab.study.design import Sitting
from atelier.lab.study.estimates import Estimate, jackknife, share
from atelier.lab.study.evidence import Evidence, chosen, deals_of
from atelier.lab.study.watching import Frame


class SeatShare(NamedTuple):
    """What a seat wins where everyone plays alike."""

    sitting: Sitting
    seat: int
    won: Estimate

    @property
    def accused(self) -> bool:
        """Is it better or worse to sit here?"""
        return self.won.leaves_out(1 / self.sitting.table.seats)


def seat_shares(evidence: Evidence) -> list[SeatShare]:
    """Every seat of every kind of table."""
    seats = evidence.mirrors["seats"]
    asked = [(one, seat) for one in evidence.sittings if one.mirror for seat in range(one.table.seats)]
    return [
        SeatShare(one, seat, share(there["victory"], deals_of(there), len(asked)))
        for one, seat in asked
        for there in (chosen(seats, (seats["table"] == one.number) & (seats["seat"] == seat)),)
    ]


class Meeting(NamedTuple):
    """How an opponent does against another, from both seats of the same deals."""

    one: str
    other: str
    won: Estimate


def meetings(evidence: Evidence) -> list[Meeting]:
    """Every opponent against every other, both ways round."""
    seats = evidence.matches
    names = [name for sitting in evidence.sittings if not sitting.mirror for name in sitting.entrants]
    together = list(combinations(names, 2))
    return [
        Meeting(one, other, share(rows["victory"], deals_of(rows), len(together)))
        for first, second in together
        for one, other in ((first, second), (second, first))
        for rows in (_against(seats, one, other),)
    ]


def _against(seats: Frame, one: str, other: str) -> Frame:
    """The rows of one where it met the other; rows of a game lie side by side, as many as there are seats."""
    at_table = int(seats["seat"].max(initial=0)) + 1
    names = seats["entrant"].reshape(-1, at_table)
    met = (names == one).any(axis=1) & (names == other).any(axis=1)
    return chosen(seats, np.repeat(met, at_table) & (seats["entrant"] == one))


class DealShare(NamedTuple):
    """How much of a result is decided by the cards, before anyone has played."""

    sitting: Sitting
    of_victory: Estimate
    of_points: Estimate


def deal_shares(evidence: Evidence) -> list[DealShare]:
    """For every kind of table: variance between deals as a share of all variance, seat by seat and then averaged."""
    seats = evidence.mirrors["seats"]
    mirrors = [one for one in evidence.sittings if one.mirror]
    return [
        DealShare(
            one,
            _between_deals(there, there["victory"], 2 * len(mirrors)),
            _between_deals(there, _relative(there), 2 * len(mirrors)),
        )
        for one in mirrors
        for there in (chosen(seats, seats["table"] == one.number),)
    ]


def _relative(seats: Frame) -> Any:
    """Points less the mean of the table."""
    at_table = int(seats["seat"].max(initial=0)) + 1
    points = seats["points"].reshape(-1, at_table).astype(float)
    return (points - points.mean(axis=1, keepdims=True)).reshape(-1)


def _between_deals(seats: Frame, values: Any, many: int) -> Estimate:
    found = jackknife(lambda rows: intraclass(seats["deal"], seats["seat"], values, rows), seats["deal"], many)
    return Estimate(found.n, *(min(1.0, max(0.0, end)) for end in found[1:]))


def intraclass(deals: Any, seats: Any, values: Any, rows: Any) -> float:
    """The intraclass correlation by analysis of variance: variance between deals over all variance.

    By chance it may come out below 0; cut off there, it would look surer than it is.

    >>> deals, seats = np.repeat(np.arange(400), 2), np.zeros(800, int)
    >>> rng = np.random.default_rng(1)
    >>> luck = rng.normal(size=400)[deals] + rng.normal(size=800)
    >>> 0.4 < intraclass(deals, seats, luck, np.ones(800, bool)) < 0.6
    True
    """
    between, within = 0.0, 0.0
    for seat in np.unique(seats[rows]):
        here = rows & (seats == seat)
        _, which, count = np.unique(deals[here], return_inverse=True, return_counts=True)
        value = values[here]
        means = np.bincount(which, weights=value) / count
        n, k = len(value), len(count)
        if n <= k or k < 2:
            return 0.0
        inside = float(((value - means[which]) ** 2).sum()) / (n - k)
        outside = float((count * (means - value.mean()) ** 2).sum()) / (k - 1)
        between += (outside - inside) / (n / k)
        within += inside
    return between / (between + within) if between + within > 0 else 0.0
