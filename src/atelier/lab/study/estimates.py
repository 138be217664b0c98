"""A number with how sure one may be of it, when many are looked at together.

A report shows hundreds of intervals, and somebody acts on the one that stands out. So all intervals of a section hold
together: each is widened by Bonferroni's correction until the chance that any of them misses the truth is below ALPHA.
Things of one game share its result in every possible way, and Bonferroni needs no assumption about that; and what is
called out is exactly what has an interval that leaves out the expected value, which step-wise procedures cannot
promise.
"""

from __future__ import annotations

import math
from statistics import NormalDist
from typing import Any, NamedTuple

import numpy as np

from atelier.lab.statistics import over_deals, students_t, wilson

ALPHA = 0.001
"""How likely at most a section of a fair box calls anything out: one in a thousand, two in a hundred for 20 boxes."""
FEWEST_DEALS = 50
"""With fewer independent deals than this nothing is called out: the spread between them is not known well enough."""


class Estimate(NamedTuple):
    """A mean over `n` observations; the truth lies between `low` and `high`, all of a section at once."""

    n: int
    value: float
    low: float
    high: float

    def leaves_out(self, expected: float) -> bool:
        """Is the expected value told apart from this one?"""
        return self.low > expected or self.high < expected

    @property
    def known(self) -> bool:
        """Is it known at all how far off the truth may be?"""
        return math.isfinite(self.low) and math.isfinite(self.high)

    @property
    def rest(self) -> Estimate:
        """Of a share, what is left: the share of those it does not hold for."""
        return Estimate(self.n, 1 - self.value, 1 - self.high, 1 - self.low)


NOTHING = Estimate(0, math.nan, -math.inf, math.inf)


def normal(many: int) -> float:
    """So many standard deviations of a normal distribution to either side, for `many` intervals that hold together.

    >>> round(normal(1), 2), round(normal(100), 2)
    (3.29, 4.42)
    """
    return NormalDist().inv_cdf(1 - ALPHA / (2 * max(1, many)))


def reach(many: int, freedom: int) -> float:
    """The same in standard errors that were estimated."""
    return students_t(max(1, freedom), normal(many))


def mean(values: Any, deals: Any, many: int) -> Estimate:
    """A mean with its interval, by how far the deals lie apart: what shares a deal is not independent.

    >>> rng = np.random.default_rng(1)
    >>> found = mean(rng.normal(3.0, 1.0, 5000), np.arange(5000), 1)
    >>> found.n, found.low < 3.0 < found.high
    (5000, True)
    """
    n = len(values)
    if n == 0:
        return NOTHING
    value = float(np.mean(values))
    _, which = np.unique(deals, return_inverse=True)
    sums = np.bincount(which, weights=np.asarray(values) - value)
    groups = len(sums)
    if groups < 2:
        return Estimate(n, value, -math.inf, math.inf)
    variance = float((sums**2).sum()) / n**2 * groups / (groups - 1)
    wide = reach(many, groups - 1) * math.sqrt(variance)
    return Estimate(n, value, value - wide, value + wide)


def judged(values: Any, deals: Any, many: int) -> Estimate:
    """A mean by which something may be called out: from a handful of deals nothing is known."""
    found = mean(values, deals, many)
    if len(np.unique(deals)) < FEWEST_DEALS:
        return found._replace(low=-math.inf, high=math.inf)
    return found


def ratio(counts: Any, among: Any, deals: Any, many: int) -> Estimate:
    """A ratio of sums: its error is that of what each game adds to it."""
    whole = float(among.sum())
    if whole == 0:
        return NOTHING
    value = float(counts.sum()) / whole
    spread = mean((counts - value * among).astype(float), deals, many)
    wide = (spread.high - spread.low) / 2 * len(counts) / whole
    return Estimate(int(whole), value, value - wide if value < 0 else max(0.0, value - wide), value + wide)


def fraction(counts: Any, among: Any, deals: Any, many: int) -> Estimate:
    """A ratio of what is counted among so many; from a handful of deals nothing is known, and 0 or 1 is never exact.

    >>> found = fraction(np.ones(100), np.ones(100), np.arange(100), 1)
    >>> round(found.low, 2), found.high
    (0.9, 1.0)
    """
    found = ratio(counts, among, deals, many)
    independent = len(np.unique(deals))
    if not found.n or independent < FEWEST_DEALS:
        return found._replace(low=-math.inf, high=math.inf)
    low, high = found.low, found.high
    if found.value in (0.0, 1.0):
        low, high = wilson(found.value * independent, independent, normal(many))
    return found._replace(low=max(0.0, low), high=min(1.0, high))


def share(victories: Any, deals: Any, many: int) -> Estimate:
    """The same for a share, by Wilson's interval: all or nothing is not believed to be exact.

    >>> round(share(np.ones(100), np.arange(100), 1).low, 2)
    0.91
    """
    n = len(victories)
    if n == 0:
        return NOTHING
    _, which, games = np.unique(deals, return_inverse=True, return_counts=True)
    won = np.bincount(which, weights=victories)
    return Estimate(n, float(np.mean(victories)), *over_deals(won.tolist(), games.tolist(), normal(many)))


def jackknife(statistic: Any, deals: Any, many: int, blocks: int = 20) -> Estimate:
    """Of anything that is counted over deals: left out block by block. `statistic` takes a mask of rows."""
    value = float(statistic(np.ones(len(deals), np.bool_)))
    block = np.unique(deals, return_inverse=True)[1] % blocks
    present = np.unique(block)
    if len(present) < blocks:
        return Estimate(len(deals), value, -math.inf, math.inf)
    without = np.array([statistic(block != one) for one in present])
    error = math.sqrt((blocks - 1) / blocks * float(((without - without.mean()) ** 2).sum()))
    wide = reach(many, blocks - 1) * error
    return Estimate(len(deals), value, value - wide, value + wide)
