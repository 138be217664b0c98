"""How the decisions of a game are declared: action by action, each with what it is done with.

An action is a verb and its operands: `trade`, a place, a material. Every way to do it has a code, and the codes count
on through the declaration, the last operand the fastest. From that one declaration come the codes, the words of a move,
what a code means, and the tables in which compiled rules look it up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

import numpy as np

from atelier.fields import NONE


@dataclass(frozen=True)
class Operand:
    """What an action is done with: one of the things of a kind, or one of some words. Its values count from 0."""

    name: str
    kind: str
    things: int
    """So many things of that kind, the first ones of the box; after them come the words."""
    words: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many values it has."""
        return self.things + len(self.words)

    def spelled(self, things: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
        """All its values in words, given those of the things of a box."""
        return (*things[self.kind][: self.things], *self.words) if self.kind else self.words


def thing(name: str, count: int, *others: str, kind: str = "") -> Operand:
    """One of the first things of a kind (called like the operand, if not said otherwise), or one of other words."""
    return Operand(name, kind or name, count, others)


def number(name: str, count: int, *others: str, start: int = 1) -> Operand:
    """One of so many numbers in a row, or one of other words."""
    return Operand(name, "", 0, (*map(str, range(start, start + count)), *others))


def word(name: str, *words: str) -> Operand:
    """One of some words. An empty one is not written."""
    return Operand(name, "", 0, words)


@dataclass(frozen=True)
class Action:
    """One declared action. It is known by its first code."""

    first: int
    verb: str
    operands: tuple[Operand, ...]
    """In the order in which the codes count."""
    written: tuple[Operand, ...]
    """In the order in which a move is written."""

    @property
    def count(self) -> int:
        """How many codes it has."""
        return prod(operand.size for operand in self.operands)

    def spelled(self, things: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
        """All its moves in words, in the order of the codes."""
        order = [self.operands.index(operand) for operand in self.written]
        for values in product(*(operand.spelled(things) for operand in self.operands)):
            yield " ".join((self.verb, *(values[place] for place in order if values[place])))


class Actions:
    """The actions of a game, in the order of their codes.

    >>> actions = Actions()
    >>> place, material = number("place", 2), thing("material", 2)
    >>> take = actions.add("take", place)
    >>> trade = actions.add("trade", place, material, written=(material, place))
    >>> actions.words({"material": ("wood", "clay", "gold")})
    ('take 1', 'take 2', 'trade wood 1', 'trade clay 1', 'trade wood 2', 'trade clay 2')
    >>> actions.decode(4) == (trade, (1, 0))
    True

    Compiled rules ask which action a code belongs to, and for its operands by name:

    >>> actions.kinds().tolist() == [take, take, trade, trade, trade, trade]
    True
    >>> [table.tolist() for table in actions.values("place", "material")]
    [[0, 1, 0, 0, 1, 1], [-1, -1, 0, 1, 0, 1]]
    """

    def __init__(self) -> None:
        self.declared: list[Action] = []
        self._decoded: list[tuple[int, tuple[int, ...]]] = []
        self._named: list[dict[str, int]] = []

    def add(self, verb: str, *operands: Operand, written: tuple[Operand, ...] | None = None) -> int:
        """Declare the next action; its first code stands for it."""
        action = Action(len(self), verb, operands, operands if written is None else written)
        self.declared.append(action)
        for values in product(*(range(operand.size) for operand in operands)):
            self._decoded.append((action.first, values))
            self._named.append({operand.name: value for operand, value in zip(operands, values, strict=True)})
        return action.first

    def __len__(self) -> int:
        """How many codes there are."""
        return len(self._decoded)

    def __iter__(self) -> Iterator[Action]:
        return iter(self.declared)

    def decode(self, code: int) -> tuple[int, tuple[int, ...]]:
        """The action a code belongs to, by its first code, and the values of its operands."""
        return self._decoded[code]

    def words(self, things: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
        """Every code in words, given those of the things of a box."""
        return tuple(move for action in self for move in action.spelled(things))

    def kinds(self) -> Any:
        """A table by code: the action it belongs to, by its first code."""
        return np.array([first for first, _ in self._decoded], np.int16)

    def values(self, *names: str) -> list[Any]:
        """A table by code for each name: the value of the operand called so, NONE where there is none."""
        return [np.array([values.get(name, NONE) for values in self._named], np.int16) for name in names]
