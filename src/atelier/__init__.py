"""Atelier: two board games, Artisans and Little Town, for people, for thinking opponents and for research."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from atelier.errors import AtelierError, BadBox, BadPosition, BadRecord, IllegalMove, UnknownGame, UnknownMove
    from atelier.match import Match, Score
    from atelier.record import Record, read_record

__version__ = "0.1.0"

__all__ = [
    "AtelierError",
    "BadBox",
    "BadPosition",
    "BadRecord",
    "IllegalMove",
    "Match",
    "Record",
    "Score",
    "UnknownGame",
    "UnknownMove",
    "read_record",
]

ROOMS = {"Match": "match", "Score": "match", "Record": "record", "read_record": "record"}
"""Where a name stands, if not among the errors."""


def __getattr__(name: str) -> Any:
    """A name is fetched when it is asked for: NumPy and Numba take seconds, in which a command may be broken off."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{ROOMS.get(name, 'errors')}"), name)
