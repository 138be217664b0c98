"""The gate: who searches with what was newly learned plays whoever searched before, every deal from every seat."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from atelier.agents.network import Learned
from atelier.scale.vector import REWARDS, Batch


class Player(NamedTuple):
    """How one side of a match searches; nothing learned: as a master."""

    learned: Learned | None
    playouts: int


class Result(NamedTuple):
    """How a match ended for the challenger."""

    games: int
    won: float
    """The share of victories; a shared one in parts."""
    error: float
    """Its standard error, a deal from all seats being one trial."""
    margin: float

    def __str__(self) -> str:
        return f"{100 * self.won:.1f} % ± {196 * self.error:.1f} of {self.games} games, margin {self.margin:+.2f}"


def match(batch: Batch, challenger: Player, others: Player, seed: int, seats: int, xp: Any) -> Result:
    """One challenger among others, in as many deals as a batch has games for every seat."""
    deals = batch.n // seats
    batch.reseed(seed, np.arange(batch.n) % deals)
    own = xp.minimum(xp.arange(batch.n) // deals, seats - 1)
    while bool((xp.asarray(batch.count) > 0).any()):
        chosen = xp.zeros(batch.n, xp.int16)
        challenged = xp.asarray(batch.seat) == own
        for player, where in ((challenger, challenged), (others, ~challenged)):
            found = batch.search(player.playouts, player.learned, where)
            chosen = xp.where(where, xp.asarray(found.chosen), chosen)
        batch.step(chosen, check=False)
    played = deals * seats
    rewards = xp.asarray(batch.rewards)[xp.arange(played), own[:played]]
    victories = rewards[:, REWARDS.index("victory")].reshape(seats, deals).mean(axis=0)
    margin = float(rewards[:, REWARDS.index("margin")].mean())
    return Result(played, float(victories.mean()), float(victories.std() / np.sqrt(deals)), margin)
