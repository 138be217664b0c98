"""The games of a study in hand: its tables with everything the analyses share, most of all what was to be expected."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import Game
from atelier.lab.study.design import Sitting
from atelier.lab.study.facts import facts_of
from atelier.lab.study.watching import Frame, Frames

MOST_ROTATIONS = MOST_SEATS = 8


@dataclass(frozen=True)
class Evidence:
    """What was played and seen. Mirrors, where all seats think alike, tell of the game; matches of the opponents."""

    game: Game
    box: BoxFile
    sittings: tuple[Sitting, ...]
    frames: Frames

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of things that are studied."""
        return facts_of(self.game).KINDS

    @cached_property
    def mirrors(self) -> Frames:
        """The tables of the mirrors alone."""
        numbers = [sitting.number for sitting in self.sittings if sitting.mirror]
        return {name: chosen(frame, np.isin(frame["table"], numbers)) for name, frame in self.frames.items()}

    @cached_property
    def matches(self) -> Frame:
        """The seats of the matches alone."""
        numbers = [sitting.number for sitting in self.sittings if not sitting.mirror]
        seats = self.frames["seats"]
        return chosen(seats, np.isin(seats["table"], numbers))

    @cached_property
    def excess(self) -> Any:
        """For each seat of the mirrors: its victory less what its table, its place at it and its level win on average.

        This is how strength and seat are held constant.
        """
        seats = self.mirrors["seats"]
        _, entrant = np.unique(seats["entrant"], return_inverse=True)
        return seats["victory"] - expected(seats["victory"], seats["table"], seats["seat"], entrant)

    def holders(self, frame: Frame, rows: Any) -> Any:
        """For some rows of another table that name a seat: where that seat stands among those of the mirrors."""
        seats = self.mirrors["seats"]
        keys = games_of(seats) * MOST_SEATS + seats["seat"]
        order = np.argsort(keys)
        return order[np.searchsorted(keys, games_of(frame)[rows] * MOST_SEATS + frame["seat"][rows], sorter=order)]


def chosen(frame: Frame, rows: Any) -> Frame:
    """Some rows of a table."""
    return {name: column[rows] for name, column in frame.items()}


def deals_of(frame: Frame) -> Any:
    """A number for the deal of each row: the same cards at the same kind of table."""
    return frame["table"].astype(np.int64) * (1 << 40) + frame["deal"]


def games_of(frame: Frame) -> Any:
    """A number for the game of each row: at a table of pairs, the same deal is played by several."""
    return deals_of(frame) * MOST_ROTATIONS + frame["rotation"]


def groups(*columns: Any) -> Any:
    """A number for each combination of values, from 0 on."""
    number = np.zeros(len(columns[0]), np.int64)
    for column in columns:
        _, value = np.unique(column, return_inverse=True)
        number = number * (int(value.max(initial=0)) + 1) + value
    return np.unique(number, return_inverse=True)[1]


def expected(values: Any, *alike: Any) -> Any:
    """For each row the mean of all rows that are alike."""
    if not len(values):
        return np.zeros(0)
    group = groups(*alike)
    return (np.bincount(group, weights=values) / np.bincount(group))[group]


def first_rows(numbers: Any) -> Any:
    """Of each number its first row, to count a game once."""
    return np.unique(numbers, return_index=True)[1]
