"""Waiting for a person on turn where no clock runs: how long, whether they were asked to play, and what may follow.

Those who wait ask; whoever is asked has some time to show that they are there, and an opponent plays on only if the
others want it then. Kept from the times in the log alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from atelier.server.storage.heartbeats import DAY_MS
from atelier.server.storage.log import Entry

Pace = Literal["live", "correspondence"]
MINUTE_MS = 60_000
HERE_AGAIN = frozenset({"answered", "left", "replaced", "returned"})
"""After these whoever is waited for is waited for anew."""


class Times(NamedTuple):
    """In milliseconds: a turn without a move until its person may be asked, and from then on until one may play on."""

    patience: int
    notice: int


TIMES: dict[Pace, Times] = {
    "live": Times(3 * MINUTE_MS, 2 * MINUTE_MS),
    "correspondence": Times(3 * DAY_MS, DAY_MS),
}


@dataclass(frozen=True, slots=True)
class Wait:
    """For the seat on turn, since its last move, answer or return. `calls`: how often it was asked in this turn."""

    seat: int
    since: int
    calls: int = 0
    until: int | None = None
    """When an opponent may play on, once they were asked to play."""

    @property
    def last(self) -> bool:
        """Only a turn that is played answers the second call in it: who answers for ever does not play either."""
        return self.calls > 1

    def then(self, entry: Entry) -> Wait:
        """The same turn after an entry more."""
        if entry.kind == "called":
            return replace(self, calls=self.calls + 1, until=entry.at + int(entry.body["milliseconds"]))
        if entry.kind == "resumed":
            gone = int(entry.body["milliseconds"])
            return replace(self, since=self.since + gone, until=None if self.until is None else self.until + gone)
        if entry.kind == "moved" and not (self.last and self.until is not None):
            return replace(self, since=entry.at, until=None)
        if entry.kind in HERE_AGAIN and entry.body["seat"] == self.seat:
            return replace(self, since=entry.at, until=None)
        return self


def waited(wait: Wait | None, entry: Entry, turn: int | None) -> Wait | None:
    """Whom a table waits for after an entry: the seat on turn, anew when it is another one's."""
    if turn is None:
        return None
    return wait.then(entry) if wait is not None and wait.seat == turn else Wait(turn, entry.at)
