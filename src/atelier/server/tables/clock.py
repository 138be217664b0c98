"""Thinking time: so much for the whole game, and a little more with each turn. Kept from the times in the log alone."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Clock:
    """Milliseconds left to each seat. Time runs for the seat on turn unless an opponent plays it."""

    increment: int
    left: tuple[int, ...]
    running: int | None = None
    since: int = 0

    def left_at(self, now: int) -> tuple[int, ...]:
        """What each seat has left at a time."""
        if self.running is None:
            return self.left
        used = max(0, now - self.since)
        return tuple(max(0, left - used) if seat == self.running else left for seat, left in enumerate(self.left))

    @property
    def deadline(self) -> int | None:
        """When the seat on turn runs out of time."""
        return None if self.running is None else self.since + self.left[self.running]

    def given_back(self, milliseconds: int) -> Clock:
        """Time that ran while nobody served has not run."""
        return self if self.running is None else replace(self, since=self.since + milliseconds)

    def at_most(self, earlier: Clock) -> Clock:
        """Nobody has more than at an earlier time: what was gained by turns since is gone, what was used stays used."""
        return replace(self, left=tuple(map(min, self.left, earlier.left)))

    def turn_to(self, seat: int | None, at: int, turn_ended: bool) -> Clock:
        """Time runs for this seat from now on; whoever has ended a turn gets the increment."""
        left = list(self.left_at(at))
        if turn_ended and self.running is not None:
            left[self.running] += self.increment
        return Clock(self.increment, tuple(left), seat, at)


def new_clock(seconds: int, increment: int, seats: int) -> Clock:
    """A clock before the game."""
    return Clock(increment * 1000, (seconds * 1000,) * seats)
