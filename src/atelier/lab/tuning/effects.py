"""How far numbers lie from the goals, what each of many changes does to them, and how sure one may be.

Changes are not tried one by one: every box of a batch makes a random part of them, so each game tells something of each
change, and least squares tells them apart. An estimate is a little wrong for every change, so all are drawn towards
nothing, as far as their spread is no wider than chance makes it: where there is nothing to find, nothing is found.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from atelier.lab.tuning.playing import Counts

AIM = 0.8
"""Of the width of what is asked for: who aims at the edge is beyond it half the time."""
RESAMPLES = 400
FEWEST = 100
"""Holders or games below which a share is not told: half of them are 10 points off."""
TINY = 1e-9
ITERATIONS = 50


class Interval(NamedTuple):
    """A number, and between what it lies."""

    value: float
    low: float
    high: float


def shares(counts: Counts, box: int, weights: Any = None) -> Any:
    """The numbers of one box in percent; nan where too little was counted. `weights`: how often each block counts."""
    parts, wholes = counts.parts[box], counts.wholes[box]
    if weights is None:
        weights = np.ones(parts.shape[0])
    enough = np.where(wholes.sum(axis=0) < FEWEST, np.nan, 1.0)
    with np.errstate(invalid="ignore", divide="ignore"):
        return enough * 100 * (weights @ parts) / (weights @ wholes)


def misses(values: Any, bands: Any) -> Any:
    """By how many points each number misses what was asked for."""
    return np.nan_to_num(np.maximum(0, np.maximum(bands[:, 0] - values, values - bands[:, 1])))


def aimed(bands: Any) -> Any:
    """A little inside of what is asked for, where it is bounded on both sides; from an open side by as much."""
    low, high = bands[:, 0], bands[:, 1]
    inside = np.where((low > 0) & (high < 100), (high - low) * (1 - AIM) / 2, 1.0)
    return np.stack([np.where(low > 0, low + inside, low), np.where(high < 100, high - inside, high)], axis=1)


def intervals(counts: Counts, box: int, sure: float, rng: Any) -> list[Interval]:
    """Every number of a box, from how far the blocks of deals lie apart."""
    drawn = np.array([shares(counts, box, weights) for weights in _drawn(counts, rng)])
    told = ~np.isnan(drawn).all(axis=0)
    bounds = np.full((2, drawn.shape[1]), np.nan)
    bounds[:, told] = np.nanquantile(drawn[:, told], [(1 - sure) / 2, (1 + sure) / 2], axis=0)
    return [Interval(*map(float, one)) for one in zip(shares(counts, box), *bounds, strict=True)]


def gain(counts: Counts, old: int, new: int, bands: Any, sure: float, rng: Any) -> Interval:
    """By how many points a box misses less than another; both were dealt the same games."""

    def less(weights: Any = None) -> float:
        missed = [misses(shares(counts, box, weights), bands).sum() for box in (old, new)]
        return float(missed[0] - missed[1])

    drawn = np.array([less(weights) for weights in _drawn(counts, rng)])
    low, high = np.quantile(drawn, [(1 - sure) / 2, (1 + sure) / 2])
    return Interval(less(), float(low), float(high))


def _drawn(counts: Counts, rng: Any) -> Any:
    """The bootstrap: how often each block is drawn, in many drawings."""
    blocks = counts.parts.shape[1]
    return rng.multinomial(blocks, np.full(blocks, 1 / blocks), size=RESAMPLES).astype(np.float64)


class Effects(NamedTuple):
    """What the numbers are without any change, and what each change adds, with its standard error."""

    base: Any
    """By number."""
    added: Any
    """By change and number."""
    errors: Any

    def pooled(self, groups: Any) -> tuple[Any, Any]:
        """What each change adds to each group of numbers, and the variance of that.

        What it does to a thing is taken to be the same at every number of seats: a group.
        """
        weights = 1 / (self.errors**2 + TINY)
        among = np.eye(groups.max() + 1)[groups]
        total = weights @ among
        return (self.added * weights) @ among / total, 1 / total

    def drawn_in(self, groups: Any) -> Any:
        """What each change adds to each number, as far as it is more than chance.

        To each group some changes do nothing and the others something, more or less; how many and how much is fitted
        to what was seen.
        """
        return _sparse(*self.pooled(groups))[:, groups]


def _sparse(seen: Any, variance: Any) -> Any:
    """What is expected behind what was seen, column by column: a share of zeros, the others normal (fitted by EM)."""
    spread = np.maximum(0, (seen**2 - variance).mean(axis=0))
    share = np.full(seen.shape[1], 0.5)
    likely = np.ones_like(seen)
    for _ in range(ITERATIONS):
        wide = spread + variance
        odds = np.sqrt(variance / wide) * np.exp(np.minimum(700, seen**2 / 2 * (1 / variance - 1 / wide)))
        likely = share * odds / (share * odds + 1 - share)
        share = np.clip(likely.mean(axis=0), TINY, 1 - TINY)
        second = (seen * spread / wide) ** 2 + spread * variance / wide
        spread = (likely * second).sum(axis=0) / likely.sum(axis=0)
    return likely * seen * spread / (spread + variance)


def effects(design: Any, counts: Counts) -> Effects:
    """Weighted least squares over boxes; `design` says by box which changes it makes."""
    parts, heavy = counts.parts.sum(axis=1), counts.wholes.sum(axis=1)
    with np.errstate(invalid="ignore", divide="ignore"):
        values = np.nan_to_num(100 * parts / heavy)
    rows = np.hstack([np.ones((len(design), 1)), design])
    weighted = heavy.T[:, :, None] * rows
    normal = weighted.transpose(0, 2, 1) @ rows
    ridge = TINY * (1 + np.trace(normal, axis1=1, axis2=2))
    inverse = np.linalg.inv(normal + ridge[:, None, None] * np.eye(rows.shape[1]))
    found = (inverse @ np.einsum("mbi,bm->mi", weighted, values)[:, :, None])[:, :, 0]
    residual = values - rows @ found.T
    freedom = max(1, len(design) - rows.shape[1])
    variance = (heavy * residual**2).sum(axis=0) / freedom
    errors = np.sqrt(np.maximum(0, np.einsum("mii->mi", inverse) * variance[:, None]))
    base = np.where(heavy.sum(axis=0) > 0, found[:, 0], np.nan)
    return Effects(base, found[:, 1:].T, errors[:, 1:].T)


def bought(design: Any, counts: Counts, bands: Any, groups: Any, sure: float, rng: Any) -> list[Interval]:
    """By how many points the goals are missed more with each change, alone."""

    def more(blocks: Any) -> Any:
        found = effects(design, Counts(counts.parts * blocks[:, None], counts.wholes * blocks[:, None]))
        missed, added = misses(found.base, bands).sum(), found.pooled(groups)[0][:, groups]
        return np.array([misses(found.base + one, bands).sum() - missed for one in added])

    drawn = np.array([more(blocks) for blocks in _drawn(counts, rng)[: RESAMPLES // 4]])
    bounds = np.quantile(drawn, [(1 - sure) / 2, (1 + sure) / 2], axis=0)
    return [Interval(*map(float, one)) for one in zip(more(np.ones(counts.parts.shape[1])), *bounds, strict=True)]
