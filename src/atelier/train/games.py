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
"""Prior games: the least and the greatest power its weights are raised to; changed on the way."""
LOOKS, STRETCHES = 4, 24
"""How often a prior game is looked at, more or less, and into how many stretches it falls, so that no moment of a game
goes unseen; each look is at some of the games. The style changes as often as a game is looked at."""
TO_THE_END = 2000
ROAMING = (0.0, 0.0, 0.1, 0.3)
"""Search games: how often a move is drawn by its visits instead of taken as the best; a style for each game."""
BY_SEARCH, IN_ALL = 2, 5
"""Of so many lots of search games so many begin with moves of the search and then go on as its rollouts do; the others
begin with moves of the prior in some style."""
LATEST = 0.85
"""Of a game at most so much lies behind where its lessons begin."""
TRACE = 0.95
"""How much of a position's worth is read off what came later; the rest is what the search itself expected."""


class Look(NamedTuple):
    """What is kept of a moment: in which slots there was something to decide, who decided and what they knew."""

    slots: Any
    seat: Any
    seen: Any
    leads: Any


def look(batch: Batch, xp: Any, seats: int, slots: Any) -> Look:
    """Everything a network is shown, in these slots, where the game goes on."""
    seat = xp.asarray(batch.seat)[slots]
    game, n = batch.game, batch.n
    totals = batch.evaluate(xp.empty((n, game.seats[-1]), xp.float64))[slots]
    seen = batch.observe(xp.empty((n, game.observation_size), xp.int8))[slots]
    return Look(slots, seat, seen, by_chair(xp, leads_of(xp, totals, seats), seat, seats))


def length_of(batch: Batch, seed: int) -> float:
    """How many decisions a game by the prior has, on average."""
    batch.reseed(seed)
    return batch.play_by_prior(TO_THE_END) / batch.n


def games_by_prior(batch: Batch, seed: int, seats: int, xp: Any, length: float) -> Lessons:
    """Games of about this length in changing styles, each looked at a few times from its deal to its end."""
    rng, dice = np.random.default_rng(seed), xp.random.RandomState(seed % (1 << 32))
    batch.reseed(seed)
    looks, style, longest = [], 1.0, max(2, round(2 * length / STRETCHES))
    for stretch in range(STRETCHES):
        if stretch % (STRETCHES // LOOKS) == 0:
            style = float(rng.uniform(*STYLES))
        batch.play_by_prior(int(rng.integers(1, longest)), style)
        chosen = dice.random_sample(batch.n) < LOOKS / STRETCHES
        looks.append(look(batch, xp, seats, xp.flatnonzero((xp.asarray(batch.count) > 0) & chosen)))
    batch.play_by_prior(TO_THE_END, float(rng.uniform(1.0, STYLES[1])))
    worth = utility_of(xp, xp.asarray(batch.rewards), seats)
    return join(xp, [_lesson(xp, one, worth, seats) for one in looks])


def games_by_search(
    batch: Batch,
    learned: Learned | None,
    playouts: int,
    seed: int,
    seats: int,
    xp: Any,
    length: float,
    share: float = 1.0,
) -> Lessons:
    """Games of a search against itself, learned from where it would ask a network: behind some moves of the prior.

    What a position was worth is traced back from the end through the search's forecasts. All games of a lot begin to
    be lessons at the same decision; of later positions a share is kept: those of one game say much the same.
    """
    batch.reseed(seed)
    rng, dice = np.random.default_rng(seed), xp.random.RandomState(seed % (1 << 32))
    roaming = xp.asarray(ROAMING)[xp.arange(batch.n) % len(ROAMING)]

    def think() -> Any:
        """A decision in every game; what the search thought of it."""
        thoughts = batch.search(playouts, learned)
        visits = xp.asarray(thoughts.visits)
        drawn = xp.log(xp.maximum(visits, 1e-9)) - xp.log(-xp.log(dice.random_sample(visits.shape)))
        roams = (dice.random_sample(batch.n) < roaming) & (xp.asarray(batch.count) > 1)
        batch.step(xp.where(roams, drawn.argmax(axis=1), xp.asarray(thoughts.chosen)).astype(xp.int16), check=False)
        return thoughts

    behind = int(rng.integers(0, max(1, round(LATEST * length))))
    if seed % IN_ALL < BY_SEARCH:
        horizon = (learned.search if learned else batch.game.search).horizon
        rolled = min(behind, int(rng.integers(1, horizon + 1)))
        for _ in range(behind - rolled):
            think()
        batch.play_by_prior(rolled)
    else:
        batch.play_by_prior(behind, float(rng.uniform(*STYLES)))
    moments: list[tuple[Any, Any, Look]] = []
    while len(slots := xp.flatnonzero(xp.asarray(batch.count) > 1)):
        kept = slots[dice.random_sample(len(slots)) < share] if moments else slots
        one = look(batch, xp, seats, kept)
        forecast = xp.asarray(think().values)[slots].copy()
        moments.append((slots, forecast, one))
    worth, parts = utility_of(xp, xp.asarray(batch.rewards), seats), []
    for slots, forecast, one in moments[::-1]:
        worth[slots] = TRACE * worth[slots] + (1 - TRACE) * forecast
        parts.append(_lesson(xp, one, worth, seats))
    return join(xp, parts)


def _lesson(xp: Any, one: Look, worth: Any, seats: int) -> Lessons:
    return Lessons(one.seen, one.leads, by_chair(xp, worth[one.slots], one.seat, seats), one.slots.astype(xp.int32))
