"""What is learned from: positions as the seat that decides knows them, and what became of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from atelier.agents.utility import EVEN, MARGIN, PLACEMENT, VICTORY


class Lessons(NamedTuple):
    """Positions, one after the other. Chair 0 is the seat that decides, chair 1 the next on its left, and so on."""

    seen: Any
    """What the seat knows, int8."""
    leads: Any
    """How far each chair is before the best of the others, by the hand-made evaluation, float32."""
    worth: Any
    """What the game came to for each chair, from 0 to 1, float32."""
    slot: Any
    """In which slot the game was played: positions of one game are not strangers to each other."""

    def take(self, which: Any) -> Lessons:
        """Some of them."""
        return Lessons(*(part[which] for part in self))

    @property
    def size(self) -> int:
        """How many there are."""
        return len(self.seen)


def join(xp: Any, parts: Sequence[Lessons]) -> Lessons:
    """All of them, one part after the other."""
    return Lessons(*(xp.concatenate(column) for column in zip(*parts, strict=True)))


def by_chair(xp: Any, each: Any, seat: Any, seats: int) -> Any:
    """What is known of each seat, seen from the seat that decides; nothing on chairs where nobody sits."""
    chairs = xp.arange(seats)[None, :]
    turned = xp.take_along_axis(each[:, :seats], (seat[:, None].astype(xp.int64) + chairs) % seats, axis=1)
    out = xp.zeros((len(each), each.shape[1]), xp.float32)
    out[:, :seats] = turned
    return out


def leads_of(xp: Any, totals: Any, seats: int) -> Any:
    """How far each seat is before the best of the others."""
    out = xp.zeros(totals.shape, xp.float32)
    for seat in range(seats):
        others = [other for other in range(seats) if other != seat]
        out[:, seat] = totals[:, seat] - totals[:, others].max(axis=1)
    return out


def utility_of(xp: Any, rewards: Any, seats: int) -> Any:
    """What the end of a game is worth to each seat, as a search counts it."""
    victory, placement, margin = (rewards[:, :, way] for way in range(3))
    worth = VICTORY * victory + PLACEMENT * placement + MARGIN / (1 + xp.exp(-margin / EVEN))
    worth[:, seats:] = 0
    return worth.astype(xp.float32)
