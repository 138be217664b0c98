"""What one seat knows of a game: all that an opponent is ever given to think with."""

from __future__ import annotations

from collections.abc import Collection
from copy import copy
from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import ACTION, Game
from atelier.rng import seed_rng

MIX = 0x9E3779B97F4A7C15
LONG = (1 << 64) - 1


class Knowledge:
    """A seat's side of the table: what it sees as it is, everything else replaced by a fair guess.

    The true state is forgotten at once: `guess` comes from it through `determinize`, which gives the same guess for all
    states this seat cannot tell apart. The generator goes on from there: the same seed thinks the same thoughts.
    """

    def __init__(self, game: Game, box: BoxFile, state: Any, seat: int, seed: int):
        self.game, self.box, self.seat = game, box, seat
        self.rng = new_rng(seed)
        self.guess = game.state.new(1)
        self.guess[0] = state
        game.determinize(self.guess[0], box.record, seat, self.rng)
        self.forbidden = frozenset[int]()
        """Legal codes this seat may not choose; never all of them."""

    @property
    def legal(self) -> list[int]:
        """The legal action codes, ascending, less those that are forbidden."""
        actions = np.zeros(self.game.choices, ACTION)
        count = self.game.legal(self.guess[0], self.box.record, actions)
        return [code for code in actions[:count].tolist() if code not in self.forbidden]

    def without(self, codes: Collection[int]) -> Knowledge:
        """The same knowledge with some legal codes forbidden, unless nothing else is left; its generator goes on."""
        other = copy(self)
        other.forbidden = self.forbidden.union(codes if set(self.legal).difference(codes) else ())
        return other


def new_rng(seed: int) -> Any:
    """A random generator of its own for each seed."""
    mixed = (seed * MIX + 1) & LONG
    for shift in (30, 27, 31):
        mixed = ((mixed ^ (mixed >> shift)) * 0xBF58476D1CE4E5B9) & LONG
    rng = np.zeros(1, np.int64)
    seed_rng(rng, mixed >> 32, mixed & 0xFFFFFFFF)
    return rng
