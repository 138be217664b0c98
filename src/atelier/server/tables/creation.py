"""How a table comes to be: laid out anew, as a rematch, from a record, or from a position of a finished game."""

from __future__ import annotations

import json
import secrets
from dataclasses import replace
from typing import Any, NamedTuple

from atelier.agents.levels import LEVELS
from atelier.boxfile import BoxFile
from atelier.errors import AtelierError, listing
from atelier.games import find
from atelier.record import Player, Record
from atelier.server.errors import Problem
from atelier.server.now import clock_now
from atelier.server.storage.people import Person, new_id
from atelier.server.storage.tables import Row
from atelier.server.tables.log import NewEntry
from atelier.server.tables.opponents import seat_on_paper, seat_opponents
from atelier.server.tables.seats import Seat
from atelier.server.tables.table import Table
from atelier.server.tables.versions import check_rules
from atelier.server.tables.waiting import Pace


class TableSpec(NamedTuple):
    """A table as someone wants it."""

    game: str
    options: dict[str, str]
    box: str | None
    seats: list[dict[str, Any]]
    listed: bool
    clock: dict[str, int] | None
    stand_in: str
    origin: Record | None = None
    forked: dict[str, Any] | None = None
    daily: dict[str, Any] | None = None
    """Which day's deal it is, and whether it counts."""
    pace: Pace = "live"
    again: bool = False
    """Is it another game of people who have played together?"""


def check_level(level: str) -> str:
    """Refuse an opponent nobody knows."""
    if level not in LEVELS:
        raise AtelierError(f"no opponent is called {level!r}: there is {listing(LEVELS)}")
    return level


def new_table(spec: TableSpec, person: Person, request: str, box: BoxFile | None) -> tuple[Row, list[NewEntry]]:
    """A new table and its first entry; refused if the game cannot be played like that."""
    game = find(spec.game)
    opened = game.open_box(game.box_named(spec.origin.digest) if box is None and spec.origin is not None else box)
    if opened.game != game.name:
        raise AtelierError(f"this box is for {opened.game}, not for {game.name}; name a box of {game.name}")
    game.check_seats(len(spec.seats))
    setup: dict[str, Any] = {
        "options": dict(spec.origin.options) if spec.origin else game.choose_options(opened, spec.options),
        "box": {"name": opened.name, "digest": opened.digest},
        "listed": spec.listed,
        "clock": spec.clock,
        "stand_in": check_level(spec.stand_in),
        "forked": spec.forked,
        "owner": person.answerable,
        "pace": spec.pace,
        "again": spec.again,
    }
    if spec.daily is not None:
        setup["daily"] = spec.daily
    origin = json.dumps(json.loads(spec.origin.write())) if spec.origin is not None else None
    secret = secrets.token_hex(32)
    row = Row(new_id(), person.id, request, game.name, spec.box, setup, origin, secret, clock_now(), game.version)
    sits = tuple(sorted({seat["person"] for seat in spec.seats if seat.get("person")}))
    on_paper = spec.origin is not None and spec.forked is None
    seats = spec.seats if on_paper else seat_opponents(row.id, spec.seats)
    return row, [NewEntry("opened", {"seats": seats}, sits)]


def rematch_of(table: Table, person: Person) -> TableSpec:
    """The same people at the same game, each one seat on. The seats of those who had gone are open."""
    seats = [_seat_again(seat, person) for seat in table.seats]
    setup = table.row.setup
    return TableSpec(
        table.game.name,
        table.options,
        table.row.box,
        [*seats[-1:], *seats[:-1]],
        table.listed,
        setup["clock"],
        table.stand_in,
        pace=table.pace,
        again=True,
    )


def _seat_again(seat: Seat, asking: Person) -> dict[str, Any]:
    if seat.person is None:
        return {"level": seat.level, "member": seat.member, "name": seat.name}
    if seat.away and seat.owner != asking.answerable:
        return {}
    return {"person": seat.person, "owner": seat.owner, "name": seat.name}


def fork_record(table: Table, step: int) -> Record:
    """A finished game up to a step, to go on from there with the same cards."""
    check_rules(table)
    finished = table.life == "over" or (table.life == "closed" and table.origin is not None)
    if not finished or table.match is None:
        raise Problem(409, "not-over", "Only a finished game can be continued from one of its positions.")
    made = table.match.record
    last = len(made.moves) - table.match.over
    if not 0 <= step <= last:
        raise Problem(422, "no-such-step", f"There is no step {step} to go on from; choose 0 to {last}.")
    return replace(made, moves=made.moves[:step], points=None, places=None, fairness=None)


def import_of(record: Record, box: str | None) -> TableSpec:
    """A table for a game on paper: nobody sits there, but those who played keep their names."""
    seats = [seat_on_paper(player) for player in record.players or (Player(),) * record.seats]
    return TableSpec(record.game, dict(record.options), box, seats, False, None, LEVELS[0], record)
