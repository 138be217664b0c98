"""A table is its log, read from the first entry to the last. It never changes: an entry more makes another table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from atelier.boxfile import BoxFile
from atelier.fair import Fairness, commit_secret
from atelier.match import Match
from atelier.record import Record, commit
from atelier.server.storage.log import Entry, Summary
from atelier.server.storage.tables import Row
from atelier.server.tables.clock import Clock
from atelier.server.tables.record import record_from_log
from atelier.server.tables.state import TableState
from atelier.server.tables.waiting import Wait, waited

POSITION_KINDS = frozenset({"started", "moved", "undone"})
"""The entries that change the position. A position is named by the number of the one that led to it; before: 0."""


class Position(NamedTuple):
    """A state the game has been in, how many moves had been made, and who was on turn."""

    number: int
    state: Any
    step: int
    turn: int | None


NOWHERE = Position(0, None, 0, None)


class Table(TableState):
    """A log with all it has come to, entry by entry."""

    def __init__(self, row: Row, box: BoxFile | None, origin: Record | None):
        super().__init__(row, box, origin)
        self.entries: list[Entry] = []
        self.positions: list[Position] = []
        self.clocks: list[Clock | None] = []
        self.wait: Wait | None = None
        """For the seat on turn, whoever plays it."""
        self.shown: dict[Any, Any] = {}
        """What has been drawn lately; all tables of one log share it."""

    def then(self, entries: Iterable[Entry]) -> Table:
        """The table with entries more; those it has already are left out."""
        following = [entry for entry in entries if entry.number > self.number]
        if not following:
            return self
        table = Table.__new__(Table)
        table.__dict__ = self.__dict__.copy()
        table.entries, table.positions, table.clocks = list(self.entries), list(self.positions), list(self.clocks)
        if self.match is not None:
            table.match = self.match.copy()
        for entry in following:
            table._add(entry)
        return table

    def _add(self, entry: Entry) -> None:
        assert entry.number == self.number + 1, f"{self.id}: entry {entry.number} behind {self.number}"
        turn = self.turn
        self.apply(entry)
        self.entries.append(entry)
        position = self.position
        if entry.kind in POSITION_KINDS and self.match is not None:
            position = Position(entry.number, self.match.state, len(self.match.moves), self.match.seat)
        elif entry.kind in POSITION_KINDS:
            position = Position(entry.number, None, len(self.said) + self._brought, None)
        self.positions.append(position)
        if self.clock is not None and self.life != "open":
            running = None if self.opponent_on_turn is not None else self.turn  # who has left takes their own time
            self.clock = self.clock.turn_to(running, entry.at, entry.kind == "moved" and self.turn != turn)
            if entry.kind == "undone":
                self.clock = self.clock.at_most(self._clock_at(position.step))
        self.clocks.append(self.clock)
        self.wait = waited(self.wait, entry, self.turn)

    def _clock_at(self, step: int) -> Clock:
        """The clock as it was when so many moves had been made."""
        place = next(place for place in range(len(self.clocks) - 1, -1, -1) if self.positions[place].step == step)
        clock = self.clocks[place]
        assert clock is not None
        return clock

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1] if self.positions else NOWHERE

    @property
    def _brought(self) -> int:
        """How many moves its origin has made."""
        return len(self.origin.moves) if self.origin is not None else 0

    @property
    def turn(self) -> int | None:
        """The seat on turn; None if nobody is."""
        return self.position.turn if self.life == "playing" else None

    @property
    def person_on_turn(self) -> int | None:
        """The seat on turn, if a person plays it."""
        turn = self.turn
        return turn if turn is not None and self.seats[turn].played_by == "person" else None

    @property
    def opponent_on_turn(self) -> int | None:
        """The seat on turn, if an opponent plays it."""
        turn = self.turn
        return turn if turn is not None and self.seats[turn].played_by == "opponent" else None

    @property
    def waits(self) -> Wait | None:
        """Whom others wait for as long as they like to: a person on turn, where no clock runs."""
        return self.wait if self.clock is None and self.person_on_turn is not None else None

    @property
    def summary(self) -> Summary:
        """What tables are found by."""
        turn = self.turn
        deadline = self.clock.deadline if self.clock is not None and self.life == "playing" else None
        return Summary(self.life, self.seats[turn].played_by if turn is not None else None, deadline)

    @property
    def last_at(self) -> int:
        """When the last entry was written."""
        return self.entries[-1].at if self.entries else self.row.made_at

    def seats_of(self, person: str | None) -> list[int]:
        """The seats a person owns."""
        return [] if person is None else [number for number, seat in enumerate(self.seats) if seat.person == person]

    def has_come(self, person: str) -> bool:
        """Has someone said or done anything here? Who was seated by others has not."""
        return any(entry.person == person for entry in self.entries)

    def entry_of(self, person: str | None, request: str | None) -> Entry | None:
        """The entry a person has already made by a request."""
        if request is None:
            return None
        return next((one for one in reversed(self.entries) if one.request == request and one.person == person), None)

    def match_at(self, number: int) -> Match | None:
        """The game as it stood after an entry; to look at, not to play on."""
        if self.match is None or not 1 <= number <= self.number:
            return None
        position = self.positions[number - 1]
        if position is self.position:
            return self.match
        return self.match.at(position.state, position.step) if position.number else None

    @property
    def commitment(self) -> str | None:
        """The promise made when the table was opened: the house's secret cannot be changed afterwards."""
        return commit_secret(self.row.secret) if self.origin is None else None

    @property
    def contributions(self) -> tuple[str, ...]:
        """What people have stirred in, seat by seat."""
        return tuple(seat.contribution or "" for seat in self.seats)

    @property
    def unrevealed(self) -> list[int]:
        """The seats whose contribution was promised and is still kept."""
        return [number for number, seat in enumerate(self.seats) if seat.promise and seat.contribution is None]

    def first_own_move(self, seat: int) -> int:
        """How many moves had been made before the person on this seat decided alone."""
        return max(self.seats[seat].since, len(self.origin.moves) if self.origin is not None else 0)

    @property
    def fairness(self) -> Fairness | None:
        """How the key came about; the secret only once the game is over. A table with an origin was not dealt here."""
        if self.key is None or self.commitment is None:
            return None
        secret = self.row.secret if self.ended else None
        return Fairness(self.commitment, secret, self.started_with, self.promised)

    @property
    def ended(self) -> bool:
        """Nothing need stay hidden: the game is over, or its rules are gone and it will never go on."""
        return self.life == "over" or (self.life == "closed" and self.closed_for == "rules")

    @property
    def record(self) -> Record:
        """The game on paper: whole once it is over; while it runs only what everyone at the table knows."""
        assert self.key is not None
        made = self.match.record if self.match is not None else record_from_log(self, self.key)
        players = tuple(seat.player for seat in self.seats)
        known = players if any(map(any, players)) else ()
        made = replace(made, fairness=self.fairness, take_backs=self.take_backs, players=known)
        return made if self.ended else replace(made, key=None, start=None, points=None, places=None)

    @property
    def key_commitment(self) -> str | None:
        """What binds the key of a game once it is dealt."""
        return commit(self.key) if self.key is not None else None
