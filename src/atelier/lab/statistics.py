"""How sure one may be: an interval around a share of victories, and when a match has told enough."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

Z = 1.959963984540054
"""So many standard deviations to either side hold 95 % of a normal distribution."""


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval around the share `wins / games`, of 95 % if not said otherwise; victories may count in parts.

    >>> low, high = wilson(8, 10)
    >>> round(low, 3), round(high, 3)
    (0.49, 0.943)
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    width = 1 + z * z / games
    low, high = max(0.0, (middle - reach) / width), min(1.0, (middle + reach) / width)
    return low if share else 0.0, 1.0 if share == 1 else high


def over_deals(victories: Sequence[float], games: Sequence[int], z: float = Z) -> tuple[float, float]:
    """An interval around a share of victories, of 95 % if not said otherwise, from what each deal brought of them.

    The games of one deal share its cards: how far the deals lie apart says how many independent games they are worth,
    and Wilson's interval is that of so many. The spread of one deal is added to theirs, as few deals may agree by
    chance, and where victories or defeats are rare they are worth hardly more games than were played.

    >>> low, high = over_deals([1] * 40, [2] * 40)  # one of the two games of every deal
    >>> round(low, 2), round(high, 2)
    (0.42, 0.58)
    >>> low, high = over_deals([2, 0] * 20, [2] * 40)  # both of every other deal
    >>> round(low, 2), round(high, 2)
    (0.35, 0.65)
    """
    deals, played, won = len(games), sum(games), sum(victories)
    share, likely = won / played, (won + 1) / (played + 2)
    single = likely * (1 - likely)
    spread = sum((wins - share * count) ** 2 for wins, count in zip(victories, games, strict=True))
    worth = single * played**2 / (spread + single * (played / deals) ** 2)
    most = played * (1 + min(1.0, deals * single / RARE))
    worth = min(worth, most)
    return wilson(share * worth, worth, students_t(max(1, deals - 1), z))


RARE = 5
"""Fewer defeats than this, or victories, tell little about how they hang together."""


MANY = 100
"""From so many degrees of freedom on Student's t lies near enough the normal distribution for Cornish and Fisher."""
HALVINGS = 60


@cache
def students_t(freedom: int, z: float = Z) -> float:
    """Student's t where the normal distribution has `z`; for 95 % unless said.

    >>> [round(students_t(freedom), 3) for freedom in (1, 2, 3, 6, 30, 1000)]
    [12.706, 4.303, 3.182, 2.447, 2.042, 1.962]
    """
    if freedom >= MANY:
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    within, low, high = math.erf(z / math.sqrt(2)), 0.0, math.pi / 2
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < within else (low, middle)
    return math.sqrt(freedom) * math.tan(low)


def _within(angle: float, freedom: int) -> float:
    """How much of Student's distribution lies within ± √freedom · tan(angle) (Abramowitz and Stegun 26.7.3, 26.7.4)."""
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for power in range(2 + odd, freedom - 1, 2):
        term *= math.cos(angle) ** 2 * (power - 1) / power
        total += term
    return 2 / math.pi * (angle + math.sin(angle) * total) if odd else math.sin(angle) * total


@dataclass
class Sprt:
    """Wald's sequential test, generalised: is the true share of victories `low` or `high`?

    It counts whole deals, not games: the games of one deal share its cards, and only the spread from deal to deal says
    how much a deal tells. That spread is not known beforehand, so each hypothesis is given the one that suits it best
    (normal approximation, as in fishtest's test on pairs of games):
    log likelihood ratio = n/2 · log(Σ(score - low)² / Σ(score - high)²).
    """

    low: float
    high: float
    alpha: float = 0.05
    """How often `high` may be accepted although `low` is true."""
    beta: float = 0.05
    """How often `low` may be accepted although `high` is true."""
    deals: int = 0
    off_low: float = 0.0
    off_high: float = 0.0

    def add(self, score: float) -> None:
        """Count a whole deal, by the share of its victories."""
        self.deals += 1
        self.off_low += (score - self.low) ** 2
        self.off_high += (score - self.high) ** 2

    @property
    def ratio(self) -> float:
        """The log likelihood ratio. The spread of a single game is added: a few equal deals decide nothing."""
        between = (self.low + self.high) / 2
        single = between * (1 - between)
        return self.deals / 2 * math.log((self.off_low + single) / (self.off_high + single))

    @property
    def bounds(self) -> tuple[float, float]:
        """Wald's bounds: below the first `low` is accepted, above the second `high`."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    @property
    def verdict(self) -> Literal["low", "high"] | None:
        """What is accepted; None as long as the match should go on."""
        accept_low, accept_high = self.bounds
        return "low" if self.ratio <= accept_low else "high" if self.ratio >= accept_high else None
