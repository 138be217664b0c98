"""What the log of a table comes to: who sits there, the game, its clock. Each kind of entry changes it in its way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from atelier.boxfile import BoxFile
from atelier.fair import fair_key
from atelier.games import find
from atelier.match import Match
from atelier.record import Record
from atelier.server.storage.log import Entry
from atelier.server.storage.tables import Row
from atelier.server.tables.box_mark import mark_of
from atelier.server.tables.clock import Clock, new_clock
from atelier.server.tables.seats import Seat, read_seat
from atelier.server.tables.waiting import Pace

KINDS = (
    "opened",
    "seated",
    "unseated",
    "revealed",
    "started",
    "moved",
    "undone",
    "left",
    "replaced",
    "returned",
    "called",
    "answered",
    "chatted",
    "resumed",
    "over",
    "closed",
    "rematched",
)
"""What an entry can be."""


class TableState:
    """Where a table stands after an entry."""

    def __init__(self, row: Row, box: BoxFile | None, origin: Record | None):
        self.row, self.origin = row, origin
        self.id, self.host = row.id, row.host
        self.game = find(row.game)
        self.box = self.game.open_box(box)
        self.boxed = mark_of(row, self.box)
        self.readable = row.rules == self.game.version
        """Only then are its moves played again; otherwise the log is read without a game."""
        self.options: dict[str, str] = row.setup["options"]
        self.listed: bool = row.setup["listed"]
        self.stand_in: str = row.setup["stand_in"]
        self.pace: Pace = row.setup.get("pace", "correspondence")
        """How long a turn may take where no clock runs; a table from before there were paces hurries nobody."""
        self.again: bool = row.setup.get("again", False)
        """Another game of people who have played together: it depends on none of them."""
        self.host_owner: str = row.setup.get("owner", row.host)
        """Who answers for the host: the maker of a bot that opened this table."""
        self.daily: dict[str, Any] | None = row.setup.get("daily")
        self.counted = bool(self.daily and self.daily["counted"])
        """The day's deal, played to be compared: nobody helps with it."""
        self.imported = origin is not None and row.setup.get("forked") is None
        """A game that came on paper: nobody sits here."""
        self.seats: tuple[Seat, ...] = ()
        self.life = "open"
        self.match: Match | None = None
        self.clock: Clock | None = None
        self.rematch: str | None = None
        self.take_backs = origin.take_backs if origin is not None else 0
        """How often moves were taken back further than people may who play with others."""
        self.started_with: tuple[str, ...] = ()
        self.key: bytes | None = None
        self.said: tuple[str, ...] = ()
        """The moves of a game that is not played again."""
        self.final: dict[str, Any] | None = None
        self.closed_for: str | None = None
        self.promised: tuple[str, ...] | None = None
        """What had been promised when the game started; None where that was before there were promises."""
        self.seated_at = 0
        """When the last seat was taken, left or promised for."""
        self.removed: frozenset[str] = frozenset()
        """Those the host has taken off this table."""
        self.owners: dict[str, str | None] = {self.host: self.host_owner}
        """Who answers for each person who sits here, or did."""

    def apply(self, entry: Entry) -> None:
        """Do what an entry says."""
        assert entry.kind in KINDS, f"{self.id}: an entry of an unknown kind"
        getattr(self, f"_{entry.kind}")(entry.body, entry)

    @property
    def revealing(self) -> bool:
        """Has someone revealed their contribution? From then on promises stand."""
        return any(seat.contribution is not None for seat in self.seats)

    def _opened(self, body: dict[str, Any], entry: Entry) -> None:
        self.seats, self.seated_at = tuple(read_seat(seat) for seat in body["seats"]), entry.at
        self.owners = self.owners | {seat.person: seat.owner for seat in self.seats if seat.person is not None}
        if self.row.setup["clock"] is not None and self.readable:
            self.clock = new_clock(
                self.row.setup["clock"]["seconds"], self.row.setup["clock"]["increment"], len(self.seats)
            )

    def _seated(self, body: dict[str, Any], entry: Entry) -> None:
        before, seat = self.seats[body["seat"]], read_seat(body)
        if seat.person is not None:
            self.owners = self.owners | {seat.person: seat.owner}
        if seat.person is not None and (before.person, before.promise) == (seat.person, seat.promise):
            self._put(body["seat"], replace(before, name=seat.name))
        elif seat.level is not None and before.level == seat.level:  # somebody else of the guild: nothing is promised
            self._put(body["seat"], seat)
        else:
            self._seat(body["seat"], seat, entry)

    def _unseated(self, body: dict[str, Any], entry: Entry) -> None:
        self._seat(body["seat"], Seat(), entry)
        if body.get("removed") is not None:
            self.removed |= {body["removed"]}

    def _seat(self, number: int, seat: Seat, entry: Entry) -> None:
        """Someone else, or another promise: what was revealed to others' knowledge is void, and all promise anew."""
        if self.revealing:
            self.seats = tuple(replace(one, promise="", contribution=None) for one in self.seats)
        self._put(number, seat)
        self.seated_at = entry.at

    def _revealed(self, body: dict[str, Any], entry: Entry) -> None:
        self._put(body["seat"], replace(self.seats[body["seat"]], contribution=body["contribution"]))

    def _started(self, body: dict[str, Any], entry: Entry) -> None:
        self.life = "playing"
        self.started_with = tuple(body["contributions"])
        self.promised = tuple(body["promises"]) if "promises" in body else None
        if self.origin is not None:
            self.key = bytes.fromhex(self.origin.key or "")
            self.match = Match.replay(self.origin, box=self.box) if self.readable else None
            return
        self.key = fair_key(self.row.secret, self.started_with)
        options: dict[str, Any] = dict(self.options)
        if self.readable:
            self.match = Match(self.game, len(self.seats), key=self.key, box=self.box, **options)

    def _moved(self, body: dict[str, Any], entry: Entry) -> None:
        if self.readable:
            assert self.match is not None
            self.match.play(body["move"])
        else:
            self.said = (*self.said, body["move"])

    def _undone(self, body: dict[str, Any], entry: Entry) -> None:
        self.take_backs += body.get("further", False)
        if not self.readable:
            self.said = self.said[: len(self.said) - len(body["moves"])]
            return
        assert self.match is not None
        for _ in body["moves"]:
            self.match.undo()
        made = len(self.match.moves)
        if any(seat.since > made for seat in self.seats):
            self.seats = tuple(replace(seat, since=min(seat.since, made)) for seat in self.seats)

    def _left(self, body: dict[str, Any], entry: Entry) -> None:
        self._put(body["seat"], replace(self.seats[body["seat"]], away=True))

    def _replaced(self, body: dict[str, Any], entry: Entry) -> None:
        late, seat = body["reason"] == "clock", self.seats[body["seat"]]
        idle_at = self._made if body["reason"] == "idle" else None
        given = replace(seat, away=True, level=body["level"], out_of_time=seat.out_of_time or late, idle_at=idle_at)
        self._put(body["seat"], given)

    def _returned(self, body: dict[str, Any], entry: Entry) -> None:
        seat, made = self.seats[body["seat"]], self._made
        returns = seat.returns + (not seat.may_return_freely(made))
        self._put(body["seat"], replace(seat, away=False, level=None, since=made, returns=returns, idle_at=None))

    @property
    def _made(self) -> int:
        return len(self.match.moves) if self.match is not None else 0

    def _called(self, body: dict[str, Any], entry: Entry) -> None:
        pass

    def _answered(self, body: dict[str, Any], entry: Entry) -> None:
        pass

    def _chatted(self, body: dict[str, Any], entry: Entry) -> None:
        pass

    def _over(self, body: dict[str, Any], entry: Entry) -> None:
        self.life, self.final = "over", body

    def _closed(self, body: dict[str, Any], entry: Entry) -> None:
        self.life, self.closed_for = "closed", body["reason"]

    def _resumed(self, body: dict[str, Any], entry: Entry) -> None:
        if self.clock is not None:
            self.clock = self.clock.given_back(body["milliseconds"])

    def _rematched(self, body: dict[str, Any], entry: Entry) -> None:
        self.rematch = body["table"]

    def _put(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
