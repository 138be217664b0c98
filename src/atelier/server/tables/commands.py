"""What people and opponents do at a table; each function says which entry a command becomes, or why it does not."""

from __future__ import annotations

from atelier.errors import IllegalMove, UnknownMove
from atelier.fair import promise as promise_of
from atelier.server.errors import Problem
from atelier.server.storage.people import Person
from atelier.server.tables.allowed import need_time, need_to_chat, need_to_close, need_to_rematch, need_to_start
from atelier.server.tables.log import NewEntry
from atelier.server.tables.permission import listed, need, need_full, own_seat
from atelier.server.tables.quota import need_room
from atelier.server.tables.table import Table
from atelier.server.tables.take_back import need_take_back, still_last


class Stale(Problem):
    """Said in a position the table is not in any more; whoever answers shows the one it is in."""

    def __init__(self, table: Table, seat: int, position: int):
        now = table.position.number
        super().__init__(
            409,
            "stale",
            f"This was said in position {position}; the table is in position {now}. Look at it and decide again.",
            number=table.number,
            position=now,
        )
        self.table, self.seat = table, seat


def reveal(table: Table, person: Person, seat: int | None, contribution: str) -> list[NewEntry]:
    """Show what one has promised to stir in, once nobody can sit down any more."""
    chosen = own_seat(table, person, seat)
    need(table, "open", "Contributions are revealed before the game starts")
    need_full(table)
    one = table.seats[chosen]
    if not one.promise:
        raise Problem(409, "not-promised", f"Nothing was promised for seat {chosen}; sit down again with a promise.")
    if one.contribution is not None:
        raise Problem(409, "revealed", f"The contribution of seat {chosen} is revealed already.")
    if promise_of(contribution) != one.promise:
        raise Problem(
            422, "broken-promise", f"This is not what seat {chosen} has promised; reveal what the promise was made of."
        )
    return [NewEntry("revealed", {"seat": chosen, "name": one.name, "contribution": contribution})]


def start(table: Table, person: Person, now: int, patience: float) -> list[NewEntry]:
    """Deal, once every seat is taken and every promise kept; after some seconds without those who do not."""
    need_to_start(table, person.id)
    need_full(table)
    if table.origin is not None:
        return [NewEntry("started", {"contributions": []})]
    missing, wait = table.unrevealed, table.seated_at + int(patience * 1000) - now
    seconds = wait // 1000 + 1
    if missing and wait > 0:
        raise Problem(
            409,
            "unrevealed",
            f"Seats {listed(missing)} have not revealed their part of the shuffle; in {seconds} s the game can start "
            "without it.",
            seats=missing,
            retry_after=seconds,
        )
    promises = [one.promise for one in table.seats]
    return [NewEntry("started", {"contributions": list(table.contributions), "promises": promises})]


def move(table: Table, person: Person, seat: int | None, position: int, said: str) -> list[NewEntry]:
    """A person's move, made in the position they saw."""
    chosen = own_seat(table, person, seat)
    need_time(table, chosen)
    _need_position(table, chosen, position)
    one = table.seats[chosen]
    if one.played_by != "person":
        raise Problem(409, "away", f"An opponent plays seat {chosen} now; come back first.")
    if table.turn != chosen:
        raise Problem(409, "not-your-turn", f"Seat {table.turn} is on turn; wait for yours.")
    assert table.match is not None
    try:
        code = table.match.code(said)
    except (IllegalMove, UnknownMove) as error:
        raise Problem(422, "illegal-move", str(error), legal=table.match.legal) from None
    return [NewEntry("moved", {"seat": chosen, "name": one.name, "move": table.match.words[code]})]


def opponent_move(table: Table, seat: int, position: int, said: str) -> list[NewEntry]:
    """An opponent's move, if it is still wanted."""
    if table.position.number != position or table.opponent_on_turn != seat:
        raise Problem(409, "stale", "The table has moved on.")
    return [NewEntry("moved", {"seat": seat, "name": table.seats[seat].name, "move": said})]


def undo(table: Table, person: Person, seat: int | None, position: int, whole_turn: bool) -> list[NewEntry]:
    """Take one's last decision back, or all of that turn; how far that goes depends on who else plays."""
    chosen = own_seat(table, person, seat)
    if not still_last(table, chosen, position):
        _need_position(table, chosen, position)
    need(table, "playing", "What has ended stays as it ended, and can be gone on from at another table")
    need_room(table, person)
    assert table.match is not None
    found = need_take_back(table, chosen, whole_turn)
    body = {"seat": chosen, "name": table.seats[chosen].name, "moves": table.match.moves[found.step :][::-1]}
    return [NewEntry("undone", body | ({"further": True} if found.further else {}))]


def _need_position(table: Table, seat: int, position: int) -> None:
    if table.match is not None and position != table.position.number:  # also when a faster move has ended the game
        raise Stale(table, seat, position)
    need(table, "playing", "Moves are made while the game is played")


def chat(table: Table, person: Person, text: str) -> list[NewEntry]:
    """Say something to all at the table: those who sit there, and the host."""
    need_to_chat(table, person.id)
    need_room(table, person)
    own = table.seats_of(person.id)
    name = table.seats[own[0]].name if own else person.name
    return [NewEntry("chatted", {"seat": own[0] if own else None, "name": name, "text": text})]


def close(table: Table, person: Person) -> list[NewEntry]:
    """The host closes a table before the game, or when nobody else sits there."""
    need_to_close(table, person.id)
    return [NewEntry("closed", {"reason": "host"})]


def rematch(table: Table, person: Person, following: str, instead_of: str | None) -> list[NewEntry]:
    """Another game, at another table; `instead_of` one that is closed or gone."""
    need_to_rematch(table, person.id)
    if table.rematch != instead_of:
        raise Problem(409, "rematched", "Another game has been opened already.", table=table.rematch)
    if instead_of is not None:
        need_room(table, person)
    return [NewEntry("rematched", {"table": following})]
