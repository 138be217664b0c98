"""What one seat knows of a game: all that an opponent is ever given to think with."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import ACTION, Game
from atelier.luck import fill

MIX = 0x9E3779B97F4A7C15
LONG = (1 << 64) - 1


class Knowledge:
    """A seat's side of the table: what it sees as it is, everything else replaced by a fair guess.

    The true state is forgotten at once: `guess` comes from it through `redeal`, which gives the same guess for all
    states this seat cannot tell apart. The purse goes on from there: the same seed thinks the same thoughts.
    """

    def __init__(self, game: Game, box: BoxFile, state: Any, seat: int, seed: int):
        self.game, self.box, self.seat = game, box, seat
        self.purse = purse(seed)
        self.guess = game.state.new(1)
        self.guess[0] = state
        game.redeal(self.guess[0], box.record, seat, self.purse)

    @property
    def legal(self) -> list[int]:
        """The legal action codes, ascending."""
        actions = np.zeros(self.game.choices, ACTION)
        count = self.game.legal(self.guess[0], self.box.record, actions)
        return [int(code) for code in actions[:count]]


def purse(seed: int, step: int = 0) -> Any:
    """A purse of luck of its own for each seed and step."""
    mixed = (seed * MIX + step + 1) & LONG
    for shift in (30, 27, 31):
        mixed = ((mixed ^ (mixed >> shift)) * 0xBF58476D1CE4E5B9) & LONG
    filled = np.zeros(1, np.int64)
    fill(filled, mixed >> 32, mixed & 0xFFFFFFFF)
    return filled
