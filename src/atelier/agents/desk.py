"""The desk one thinks at: room for a position being tried and for everything that is noted meanwhile."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from atelier.game import ACTION, Game

DEEPEST = 64


class Desk(NamedTuple):
    """Arrays that compiled thinking writes in; one desk for each thread."""

    trial: Any
    """The position being tried, an array of one state."""
    actions: Any
    """The legal actions of that position."""
    options: Any
    """The legal actions of the position one thinks about."""
    weights: Any
    """How much instinct leans towards each."""
    where: Any
    """For each action code, where it stands in the tree."""
    path: Any
    """The way down the tree."""
    points: Any
    places: Any
    totals: Any
    """Everyone's points at the end of a trial, final or estimated."""
    outlook: Any
    """What they mean for each seat, from 0 to 1."""


def lay_desk(game: Game) -> Desk:
    """An empty desk for a game."""
    most = game.seats[-1]
    return Desk(
        trial=game.state.new(1),
        actions=np.zeros(game.choices, ACTION),
        options=np.zeros(game.choices, ACTION),
        weights=np.zeros(game.choices, np.float64),
        where=np.zeros(game.choices, np.int32),
        path=np.zeros(DEEPEST + 1, np.int32),
        points=np.zeros((most, len(game.sources)), np.int16),
        places=np.zeros(most, np.int8),
        totals=np.zeros(most, np.float64),
        outlook=np.zeros(most, np.float64),
    )
