"""Who will want to eat when the round ends, and what there is to eat (T13)."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.games.little_town import state as s


def mouths(state: Any, box: BoxFile) -> int:
    """How many workers every seat has to feed."""
    return int(box.record.workers[int(state.seats) - 2])


def meals(state: Any, seat: int) -> int:
    """How many workers the fish and wheat of a seat would feed."""
    return int(state.goods[seat][s.FISH]) + int(state.goods[seat][s.WHEAT])


def sends_last_worker(state: Any) -> bool:
    """T5: the worker of this turn is the last one; nobody of the same seat stays at home."""
    if state.turn == s.NONE or state.residing:
        return False
    home = sum(int(ready) for ready in state.ready[state.turn])
    return home == 1 if state.phase in (s.WORKER, s.PLACE) else home == 0
