"""Atelier: the two board games called Artisans, for people, for thinking opponents and for research."""

from __future__ import annotations

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
