"""The contract of an opponent: a seat's knowledge in, an action out."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from atelier.knowledge import Knowledge


class Budget(NamedTuple):
    """How long to think: so many playouts, the same everywhere, or milliseconds; neither: as the level likes."""

    playouts: int | None = None
    milliseconds: int | None = None


class Opponent(Protocol):
    """Someone who plays a seat and is no person. It holds no state: the knowledge it is given carries its generator."""

    @property
    def name(self) -> str:
        """As it was written to call for it."""
        ...

    def choose(self, knowledge: Knowledge) -> int:
        """The code of a legal action for the seat whose turn it is."""
        ...
