"""What every seat has, so that what a move brings can be told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import Chapter, Tally
from atelier.games.artisans import state as s
from atelier.games.artisans.rules.apply import play
from atelier.games.artisans.rules.score import SOURCES, score


def tally(state: Any, box: BoxFile) -> list[Tally]:
    """Points and cards in hand. R7: whatever comes to a hand or leaves it lay open in the market or on the bench."""
    points, places = np.zeros((s.SEATS, len(SOURCES)), np.int16), np.zeros(s.SEATS, np.int8)
    score(state, box.record, points, places)
    return [
        Tally(
            dict(zip(SOURCES, points[seat].tolist(), strict=True)),
            dict(zip(box.words["material"], state.hand[seat].tolist(), strict=True)),
            frozenset(),
        )
        for seat in range(state.seats)
    ]


def stages(state: Any, box: BoxFile, action: int) -> Iterator[tuple[str, Any]]:
    """A decision brings what it brings at once."""
    after = s.State.copy(state)
    play(after, box.record, action)
    yield "turn", after


def chapter(state: Any) -> Chapter:
    """The month, and its phase."""
    return Chapter(int(state.month), s.PHASE_WORDS[state.phase])
