"""What a game tells the lab of its positions: the file `text/facts.py` of its folder, and what must stand in it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol, cast

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import Game


class Facts(Protocol):
    """Read off many positions at once: an array of states in, arrays with a row for each of them out."""

    KINDS: tuple[str, ...]
    """The kinds of things that are studied one by one, as the box calls them."""
    GROUPS: Mapping[str, tuple[str, Any]]
    """By a word of the box for several things together: of which kind they are, and for each of them to which it
    belongs."""

    CONTESTED: Mapping[str, Any]
    """By kind of thing, for each action code: from which place it takes one, NONE from none."""
    ENDS: tuple[str, ...]
    """Verbs that do nothing but end something."""
    BOARD: Mapping[str, int]
    """By kind of thing that lies on a board: how many there are in a row."""

    def chapter(self, states: Any) -> Any:
        """The month or the round."""

    def lying(self, states: Any) -> Mapping[str, Any]:
        """By contested kind, for each position and place: which thing can be had there; NONE: nothing."""

    def offered(self, states: Any, box: BoxFile) -> Mapping[str, Any]:
        """By kind, for each position and thing: does it lie open?"""

    def held(self, states: Any, box: BoxFile) -> Mapping[str, Any]:
        """By kind, for each position, seat and thing: 0 not held, 1 held and not yet worth anything, 2 finished."""

    def within_reach(self, states: Any, box: BoxFile) -> Mapping[str, Any]:
        """By kind, for each position, seat and thing: could the seat have it now, were it on turn?"""


def facts_of(game: Game) -> Facts:
    """How the lab looks at a game."""
    return cast(Facts, import_module(f"{game.package}.text.facts"))


def kin_of(facts: Facts, kind: str, things: Any) -> Any:
    """For some things of a kind to which group each belongs, to be compared with; all to one where there are none."""
    group = next((group for of, group in facts.GROUPS.values() if of == kind), None)
    return np.zeros_like(things) if group is None else group[things]
