"""Games to learn from: millions by the prior alone, or thousands of a search against itself.

A batch plays every game once, from its deal to its end. Everything stays where the games are.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from atelier.agents.network import Learned
from atelier.scale.vector import Batch
from atelier.train.lessons import Lessons, by_chair, join, leads_of, utility_of

STYLES = (0.6, 2.5)
"""Prior games: the least and the greatest power its weights are raised to; every stretch of a game has its own."""
LOOKS, STRETCH = 4, 40
"""How often a prior game is looked at, and after how many decisions at most each time."""
TO_THE_END = 2000
ROAMING = (0.0, 0.1, 0.3, 1.0)
"""Search games: how often a move is drawn by its visits instead of taken as the best; a style for each game."""
TRACE = 0.95
"""How much of a position's worth is read off what came later; the rest is what the search itself expected."""


class Look(NamedTuple):
    """What is kept of a moment: in which slots there was something to decide, who decided and what they knew."""

    slots: Any
    seat: Any
    seen: Any
    leads: Any


def look(batch: Batch, xp: Any, seats: int) -> Look:
    """Everything a network is shown, in the slots where the game goes on."""
    slots = xp.flatnonzero(xp.asarray(batch.count) > 1)
    seat = xp.asarray(batch.seat)[slots]
    game, n = batch.game, batch.n
    totals = batch.evaluate(xp.empty((n, game.seats[-1]), xp.float64))[slots]
    seen = batch.observe(xp.empty((n, game.observation_size), xp.int8))[slots]
    return Look(slots, seat, seen, by_chair(xp, leads_of(xp, totals, seats), seat, seats))


def games_by_prior(batch: Batch, seed: int, seats: int, xp: Any) -> Lessons:
    """Games in which every stretch is played in another style, looked at between them."""
    rng = np.random.default_rng(seed)
    batch.reseed(seed)
    looks = []
    for _ in range(LOOKS):
        batch.play_by_prior(int(rng.integers(1, STRETCH)), float(rng.uniform(*STYLES)))
        looks.append(look(batch, xp, seats))
    batch.play_by_prior(TO_THE_END, float(rng.uniform(1.0, STYLES[1])))
    worth = utility_of(xp, xp.asarray(batch.rewards), seats)
    return join(xp, [_lesson(xp, one, worth, seats) for one in looks])


def games_by_search(batch: Batch, learned: Learned | None, playouts: int, seed: int, seats: int, xp: Any) -> Lessons:
    """Games of a search against itself; what a position was worth is traced back from the end through its forecasts."""
    batch.reseed(seed)
    dice = xp.random.RandomState(seed % (1 << 32))
    roaming = xp.asarray(ROAMING)[xp.arange(batch.n) % len(ROAMING)]
    looks, forecasts = [], []
    while True:
        one = look(batch, xp, seats)
        if not len(one.slots):
            break
        thoughts = batch.search(playouts, learned)
        visits = xp.asarray(thoughts.visits)
        looks.append(one)
        forecasts.append(xp.asarray(thoughts.values)[one.slots].copy())
        drawn = xp.log(xp.maximum(visits, 1e-9)) - xp.log(-xp.log(dice.random_sample(visits.shape)))
        roams = (dice.random_sample(batch.n) < roaming) & (xp.asarray(batch.count) > 1)
        batch.step(xp.where(roams, drawn.argmax(axis=1), xp.asarray(thoughts.chosen)).astype(xp.int16), check=False)
    worth, parts = utility_of(xp, xp.asarray(batch.rewards), seats), []
    for one, forecast in zip(looks[::-1], forecasts[::-1], strict=True):
        worth[one.slots] = TRACE * worth[one.slots] + (1 - TRACE) * forecast
        parts.append(_lesson(xp, one, worth, seats))
    return join(xp, parts)


def _lesson(xp: Any, one: Look, worth: Any, seats: int) -> Lessons:
    return Lessons(one.seen, one.leads, by_chair(xp, worth[one.slots], one.seat, seats), one.slots.astype(xp.int32))
