"""Who sits where: take a seat, leave it, come back, wait for others; each says which entry it becomes, or why not."""

from __future__ import annotations

from atelier.agents.levels import LEVELS
from atelier.server.errors import Problem
from atelier.server.names import likeness
from atelier.server.storage.people import Person
from atelier.server.tables.allowed import need_time, need_to_replace, need_to_seat
from atelier.server.tables.log import NewEntry
from atelier.server.tables.opponents import opponent_seat
from atelier.server.tables.permission import listed, need, numbered, own_seat
from atelier.server.tables.quota import need_room, plays_alone
from atelier.server.tables.table import Table
from atelier.server.tables.waiting import TIMES, Wait

RETURNS = 3
"""How often one may come back to a game of several people: leaving is no way to let a master decide."""


def sit(table: Table, person: Person, seat: int | None, name: str | None, promise: str | None) -> list[NewEntry]:
    """Take an open seat; or say one's name and promise anew on a seat one has."""
    need(table, "open", "Seats are taken before the game starts")
    if person.answerable in table.removed:
        raise Problem(403, "removed", "The host has taken you off this table; you can watch it, or open one yourself.")
    free = [number for number, one in enumerate(table.seats) if one.kind == "open"]
    chosen = numbered(table, seat) if seat is not None else _seat_to_take(table, person, free)
    before = table.seats[chosen]
    if chosen not in free and before.person != person.id:
        raise Problem(409, "taken", f"Seat {chosen} is taken; open seats: {listed(free)}.")
    if chosen in free:
        _need_one_seat(table, person)
    called = name or person.name
    _need_own_likeness(table, person, called)
    promised = before.promise if promise is None else promise if table.origin is None else ""
    if table.revealing and promised != before.promise:
        raise Problem(409, "promised", "Contributions are being revealed; a promise cannot be changed any more.")
    need_room(table, person)
    seated = {"seat": chosen, "person": person.id, "owner": person.answerable, "name": called, "promise": promised}
    sits = NewEntry("seated", {**seated, "again": before.person == person.id}, (person.id,))
    return [sits, *_give_way(table, chosen, called)]


def _give_way(table: Table, chosen: int, name: str) -> list[NewEntry]:
    """An opponent who is called like the person that sits down lets somebody else of the guild play."""
    others = [one.name for number, one in enumerate(table.seats) if one.kind == "person" and number != chosen]
    return [
        _opponent_sits(table, number, one.level, [*others, name])
        for number, one in enumerate(table.seats)
        if one.kind == "opponent" and one.level is not None and likeness(one.name) == likeness(name)
    ]


def _seat_to_take(table: Table, person: Person, free: list[int]) -> int:
    """Where someone sits who names no seat: the first open one, or where they sit if they can have one only."""
    own = table.seats_of(person.id)
    if own and (not free or person.answerable != table.host_owner):
        return own[0]
    if not free:
        raise Problem(409, "full", "Every seat is taken; you can watch this table.")
    return free[0]


def _need_one_seat(table: Table, person: Person) -> None:
    """The host's own may take several seats, for people at one screen; nobody else may fill a table."""
    if person.answerable == table.host_owner:
        return
    held = [number for number, one in enumerate(table.seats) if one.person and one.owner == person.answerable]
    if held:
        raise Problem(409, "one-seat", f"You hold seat {held[0]} already, you or a bot of yours; leave it to change.")


def _need_own_likeness(table: Table, person: Person, name: str) -> None:
    others = [one for one in table.seats if one.person is not None and one.owner != person.answerable]
    same = next((one for one in others if likeness(one.name) == likeness(name)), None)
    if same is not None:
        raise Problem(409, "same-name", f"Someone at this table is called {same.name} already; choose another name.")


def unseat(table: Table, person: Person, seat: int) -> list[NewEntry]:
    """Open a taken seat again before the game. Whom the host takes off does not sit here again.

    Of another game with the same people each opens the seats of those who have not come to it; these still can.
    """
    need_to_seat(table, person.id)
    one = table.seats[numbered(table, seat)]
    if one.kind == "open":
        raise Problem(409, "open", f"Seat {seat} is open already.")
    absent = table.again and one.person is not None and not table.has_come(one.person)
    if table.host != person.id and one.kind == "person" and not absent:
        raise Problem(403, "not-host", f"{one.name} is here: only the host of this table frees seat {seat}.")
    removed = one.owner if one.owner != table.host_owner and not absent else None
    return [NewEntry("unseated", {"seat": seat, "name": one.name, "removed": removed})]


def seat_opponent(table: Table, person: Person, seat: int, level: str) -> list[NewEntry]:
    """Put an opponent on an open seat, or another level in an opponent's place."""
    need_to_seat(table, person.id)
    if table.seats[numbered(table, seat)].kind == "person":
        raise Problem(409, "taken", f"Seat {seat} is a person's; an opponent can take an open seat.")
    need_room(table, person)
    people = [one.name for one in table.seats if one.kind == "person"]
    return [_opponent_sits(table, seat, level, people)]


def _opponent_sits(table: Table, seat: int, level: str, people: list[str]) -> NewEntry:
    others = [one.name for number, one in enumerate(table.seats) if one.kind == "opponent" and number != seat]
    return NewEntry("seated", {"seat": seat, **opponent_seat(table.id, level, [*people, *others])})


def leave(table: Table, person: Person, seat: int | None, stand_in: bool) -> list[NewEntry]:
    """Get up. Before the game the seat is open again; during it an opponent plays on, or the table waits."""
    chosen = own_seat(table, person, seat)
    one = table.seats[chosen]
    if table.life == "open":
        return [NewEntry("unseated", {"seat": chosen, "name": one.name})]
    need(table, "playing", "Only a game that is played can be left")
    if one.away:
        raise Problem(409, "away", f"You have left seat {chosen} already; you can come back.")
    left = NewEntry("left", {"seat": chosen, "name": one.name})
    return [left, replaced(table, chosen, table.stand_in, "left")] if stand_in else [left]


def call(table: Table, person: Person, seat: int, now: int) -> list[NewEntry]:
    """Someone at the table asks the person on turn to play, once they have waited: twice in a turn."""
    need_to_replace(table, person.id)
    wait = _waited_for(table, person, seat)
    if wait.until is not None:
        raise Problem(409, "called", f"Seat {seat} has been asked to play already.")
    times = TIMES[table.pace]
    early = wait.since + times.patience - now
    if early > 0:
        seconds = early // 1000 + 1
        detail = f"Seat {seat} has not been waited for long enough; ask in {seconds} s."
        raise Problem(409, "too-soon", detail, retry_after=seconds)
    own = table.seats_of(person.id)
    by = table.seats[own[0]].name if own else person.name
    told = {"seat": seat, "name": table.seats[seat].name, "by": by, "milliseconds": times.notice}
    return [NewEntry("called", {**told, "last": wait.calls > 0})]


def answer(table: Table, person: Person, seat: int | None) -> list[NewEntry]:
    """Say that one is there and thinks, having been asked to play; the second time in a turn only a move says so."""
    chosen = own_seat(table, person, seat)
    need(table, "playing", "Who is on turn is asked to play while a game is played")
    wait = table.waits
    if wait is None or wait.seat != chosen or wait.until is None:
        raise Problem(409, "not-called", f"Nobody has asked seat {chosen} to play.")
    if wait.last:
        raise Problem(409, "called-twice", "You were asked to play a second time in this turn; play it.")
    return [NewEntry("answered", {"seat": chosen, "name": table.seats[chosen].name})]


def _waited_for(table: Table, person: Person, seat: int) -> Wait:
    """How long the person on this seat has been waited for, if others do and may."""
    one = table.seats[numbered(table, seat)]
    if one.owner == person.answerable:
        raise Problem(409, "own-seat", f"Seat {seat} is your own, or a bot's of yours; leave it instead.")
    if table.clock is not None:
        raise Problem(409, "clock", "Thinking time runs at this table; who runs out of it is replaced.")
    wait = table.waits
    if wait is None or wait.seat != seat:
        raise Problem(409, "not-awaited", f"Nobody waits for the person of seat {seat}.")
    return wait


def replace_absent(table: Table, person: Person, seat: int, level: str | None, now: int) -> list[NewEntry]:
    """Someone at the table lets an opponent play for a person who has left: once, and no weaker one afterwards.

    Or for one on turn who was asked to play and did not.
    """
    need_to_replace(table, person.id)
    one = table.seats[numbered(table, seat)]
    if not one.away:
        _need_to_be_idle(table, person, seat, now)
    if one.level is not None:
        raise Problem(409, "replaced", f"An opponent plays seat {seat} already, until its person comes back.")
    chosen = level or table.stand_in
    if LEVELS.index(chosen) > LEVELS.index(table.stand_in):
        raise Problem(409, "too-strong", f"Who leaves this table is replaced by {table.stand_in} at most.")
    return [replaced(table, seat, chosen, "left" if one.away else "idle")]


def _need_to_be_idle(table: Table, person: Person, seat: int, now: int) -> None:
    wait = table.waits
    if wait is None or wait.seat != seat or wait.until is None:
        detail = f"Whoever plays seat {seat} is there; only a seat that was left, or was asked to play, is replaced."
        raise Problem(409, "present", detail)
    _waited_for(table, person, seat)
    if now < wait.until:
        seconds = (wait.until - now) // 1000 + 1
        detail = f"Seat {seat} was asked to play and still has {seconds} s."
        raise Problem(409, "too-soon", detail, retry_after=seconds)


def come_back(table: Table, person: Person, seat: int | None) -> list[NewEntry]:
    """Take one's own seat over again."""
    chosen = own_seat(table, person, seat)
    need(table, "playing", "You can come back while the game is played")
    one = table.seats[chosen]
    need_time(table, chosen)
    if not one.away:
        raise Problem(409, "present", f"You have not left seat {chosen}.")
    if plays_alone(table, person):
        need_room(table, person)
    elif one.returns >= RETURNS and not one.may_return_freely(table.position.step):
        raise Problem(
            409, "too-often", f"You have come back to seat {chosen} three times; an opponent plays on for you."
        )
    return [NewEntry("returned", {"seat": chosen, "name": one.name})]


def replaced(table: Table, seat: int, level: str, reason: str) -> NewEntry:
    """An opponent plays on."""
    return NewEntry("replaced", {"seat": seat, "name": table.seats[seat].name, "level": level, "reason": reason})
