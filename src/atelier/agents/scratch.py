"""Scratch memory of a search: room for a position being tried and for everything that is noted meanwhile."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from atelier.game import ACTION, Game

DEEPEST = 64
"""Decisions ahead of a position that a tree may grow to."""
WIDEST = 256
"""Units in a layer of a network."""


class Scratch(NamedTuple):
    """Arrays that compiled search writes in; one scratch for each thread."""

    trial: Any
    """The position being tried, an array of one state."""
    actions: Any
    """The legal actions of that position."""
    options: Any
    """The legal actions of the position one thinks about."""
    weights: Any
    """The prior of each, not normalised."""
    where: Any
    """For each action code, where it stands in the tree."""
    path: Any
    """The way down the tree."""
    points: Any
    places: Any
    totals: Any
    """Everyone's points at the end of a trial, final or estimated."""
    utility: Any
    """What they mean for each seat, from 0 to 1."""
    seen: Any
    """What the seat that decides knows, as numbers."""
    hidden: Any
    deeper: Any
    """The layers of a network."""
    tables: Any
    """What the game's players look up, an array of one record: to be read, and shared by all threads."""


def new_scratch(game: Game) -> Scratch:
    """Empty scratch memory for a game."""
    most = game.seats[-1]
    return Scratch(
        trial=game.state.new(1),
        actions=np.zeros(game.choices, ACTION),
        options=np.zeros(game.choices, ACTION),
        weights=np.zeros(game.choices, np.float64),
        where=np.zeros(game.choices, np.int32),
        path=np.zeros(DEEPEST + 1, np.int32),
        points=np.zeros((most, len(game.sources)), np.int16),
        places=np.zeros(most, np.int8),
        totals=np.zeros(most, np.float64),
        utility=np.zeros(most, np.float64),
        seen=np.zeros(game.observation_size, np.int8),
        hidden=np.zeros(WIDEST, np.float32),
        deeper=np.zeros(WIDEST, np.float32),
        tables=game.tables,
    )
