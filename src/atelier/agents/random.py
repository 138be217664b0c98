"""The player who chooses any legal move, each as likely."""

from __future__ import annotations

import secrets

import numpy as np

from atelier.luck import below, fill
from atelier.match import Match


class RandomPlayer:
    """Chooses at random; the same seed chooses the same moves."""

    def __init__(self, seed: int | None = None):
        self.purse = np.zeros(1, np.int64)
        number = secrets.randbits(64) if seed is None else seed
        fill(self.purse, (number >> 32) & 0xFFFFFFFF, number & 0xFFFFFFFF)

    def choose(self, match: Match) -> str:
        """A legal move of the seat whose turn it is."""
        legal = match.legal
        return legal[int(below(self.purse, len(legal)))]
