"""The life of a table: who may do what, and when. Each function says which entry a wish becomes, or why it does not."""

from __future__ import annotations

from typing import Any, NamedTuple

from atelier.agents.levels import LEVELS
from atelier.errors import IllegalMove, UnknownMove
from atelier.fair import promise as promise_of
from atelier.server.errors import Problem
from atelier.server.storage.people import Person
from atelier.server.tables.names import likeness
from atelier.server.tables.render import view
from atelier.server.tables.table import Table

RETURNS = 3
"""How often one may come back to a game of several people: leaving is no way to let a master decide."""


class Wish(NamedTuple):
    """An entry that has no number yet."""

    kind: str
    body: dict[str, Any]
    sits: tuple[str, ...] = ()
    """People who sit at this table from now on."""


def own_seat(table: Table, person: Person | None, seat: int | None) -> int:
    """The seat a request is for: the one it names, or the only one this person has."""
    own = table.seats_of(person.id if person is not None else None)
    if seat is not None and seat in own:
        return seat
    if seat is not None:
        raise Problem(403, "not-your-seat", f"Seat {seat} is not yours; {_yours(own)}.")
    if len(own) == 1:
        return own[0]
    if not own:
        raise Problem(403, "no-seat", "You have no seat at this table; you can watch it.")
    raise Problem(422, "which-seat", f"You have several seats here; name one as seat: {_listed(own)}.")


def seat_to_show(table: Table, person: Person | None, seat: int | None) -> int | None:
    """Whose view to send: one's own, or the public one. Once the game is over, everyone's."""
    if seat is not None and table.life == "over" and 0 <= seat < len(table.seats):
        return seat
    own = table.seats_of(person.id if person is not None else None)
    return own_seat(table, person, seat) if seat is not None or len(own) == 1 else None


def sit(table: Table, person: Person, seat: int | None, name: str | None, promise: str | None) -> list[Wish]:
    """Take an open seat; or say one's name and promise anew on a seat one has."""
    _need(table, "open", "Seats are taken before the game starts")
    if person.answerable in table.removed:
        raise Problem(403, "removed", "The host has taken you off this table; you can watch it, or open one yourself.")
    free = [number for number, one in enumerate(table.seats) if one.kind == "open"]
    chosen = _numbered(table, seat) if seat is not None else _seat_to_take(table, person, free)
    before = table.seats[chosen]
    if chosen not in free and before.person != person.id:
        raise Problem(409, "taken", f"Seat {chosen} is taken; open seats: {_listed(free)}.")
    if chosen in free:
        _need_one_seat(table, person)
    called = name or person.name
    _need_own_likeness(table, person, called)
    promised = before.promise if promise is None else promise if table.origin is None else ""
    if table.revealing and promised != before.promise:
        raise Problem(409, "promised", "Contributions are being revealed; a promise cannot be changed any more.")
    seated = {"seat": chosen, "person": person.id, "owner": person.answerable, "name": called, "promise": promised}
    return [Wish("seated", {**seated, "again": before.person == person.id}, (person.id,))]


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


def unseat(table: Table, person: Person, seat: int) -> list[Wish]:
    """The host opens a taken seat again before the game; a person who is taken off does not sit here again."""
    _need_host(table, person)
    _need(table, "open", "Seats are opened again before the game starts")
    one = table.seats[_numbered(table, seat)]
    if one.kind == "open":
        raise Problem(409, "open", f"Seat {seat} is open already.")
    removed = one.owner if one.owner != table.host_owner else None
    return [Wish("unseated", {"seat": seat, "name": one.name, "removed": removed})]


def reveal(table: Table, person: Person, seat: int | None, contribution: str) -> list[Wish]:
    """Show what one has promised to stir in, once nobody can sit down any more."""
    chosen = own_seat(table, person, seat)
    _need(table, "open", "Contributions are revealed before the game starts")
    _need_full(table)
    one = table.seats[chosen]
    if not one.promise:
        raise Problem(409, "not-promised", f"Nothing was promised for seat {chosen}; sit down again with a promise.")
    if one.contribution is not None:
        raise Problem(409, "revealed", f"The contribution of seat {chosen} is revealed already.")
    if promise_of(contribution) != one.promise:
        raise Problem(
            422, "broken-promise", f"This is not what seat {chosen} has promised; reveal what the promise was made of."
        )
    return [Wish("revealed", {"seat": chosen, "name": one.name, "contribution": contribution})]


def seat_opponent(table: Table, person: Person, seat: int, level: str) -> list[Wish]:
    """The host puts an opponent on an open seat, or another level in an opponent's place."""
    _need_host(table, person)
    _need(table, "open", "Opponents are seated before the game starts")
    if table.seats[_numbered(table, seat)].kind == "person":
        raise Problem(409, "taken", f"Seat {seat} is a person's; an opponent can take an open seat.")
    return [Wish("seated", {"seat": seat, "level": level, "name": ""})]


def start(table: Table, person: Person, now: int, patience: float) -> list[Wish]:
    """Deal, once every seat is taken and every promise kept; after some seconds without those who do not."""
    _need(table, "open", "The game starts once")
    if table.host != person.id and not table.seats_of(person.id):
        raise Problem(403, "not-at-table", "Only the host and those who sit here can start the game; take a seat.")
    _need_full(table)
    if table.origin is not None:
        return [Wish("started", {"contributions": []})]
    missing, wait = table.unrevealed, table.seated_at + int(patience * 1000) - now
    seconds = wait // 1000 + 1
    if missing and wait > 0:
        raise Problem(
            409,
            "unrevealed",
            f"Seats {_listed(missing)} have not revealed their part of the shuffle; in {seconds} s the game can start "
            "without it.",
            seats=missing,
            retry_after=seconds,
        )
    promises = [one.promise for one in table.seats]
    return [Wish("started", {"contributions": list(table.contributions), "promises": promises})]


def _need_full(table: Table) -> None:
    free = [number for number, one in enumerate(table.seats) if one.kind == "open"]
    if free:
        raise Problem(409, "open-seats", f"Seats {_listed(free)} are open; seat people or opponents there first.")


def move(table: Table, person: Person, seat: int | None, position: int, said: str) -> list[Wish]:
    """A person's move, made in the position they saw."""
    chosen = own_seat(table, person, seat)
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
    return [Wish("moved", {"seat": chosen, "name": one.name, "move": table.match.words[code]})]


def opponent_move(table: Table, seat: int, position: int, said: str) -> list[Wish]:
    """An opponent's move, if it is still wanted."""
    if table.position.number != position or table.opponent_on_turn != seat:
        raise Problem(409, "stale", "The table has moved on.")
    return [Wish("moved", {"seat": seat, "name": table.seats[seat].name, "move": said})]


def undo(table: Table, person: Person, seat: int | None, position: int, whole_turn: bool) -> list[Wish]:
    """Take one's last move back, or all of this turn: never past a card shown or the decision of someone else."""
    chosen = own_seat(table, person, seat)
    _need_position(table, chosen, position)
    assert table.match is not None
    game = table.match.copy()
    taken_back: list[str] = []
    first = table.first_own_move(chosen)
    while game.may_undo(chosen) and len(game.moves) > first and (whole_turn or not taken_back):
        taken_back.append(game.undo())
    if not taken_back or not table.may_undo(chosen):
        raise Problem(
            409,
            "no-undo",
            "Nothing can be taken back: it is not your turn, others have moved, or a card has been shown.",
        )
    return [Wish("undone", {"seat": chosen, "name": table.seats[chosen].name, "moves": taken_back})]


def leave(table: Table, person: Person, seat: int | None, stand_in: bool) -> list[Wish]:
    """Get up. Before the game the seat is open again; during it an opponent plays on, or the table waits."""
    chosen = own_seat(table, person, seat)
    one = table.seats[chosen]
    if table.life == "open":
        return [Wish("unseated", {"seat": chosen, "name": one.name})]
    _need(table, "playing", "Only a game that is played can be left")
    if one.away:
        raise Problem(409, "away", f"You have left seat {chosen} already; you can come back.")
    left = Wish("left", {"seat": chosen, "name": one.name})
    return [left, _replaced(table, chosen, table.stand_in, "left")] if stand_in else [left]


def replace_absent(table: Table, person: Person, seat: int, level: str | None) -> list[Wish]:
    """Someone at the table lets an opponent play for a person who has left."""
    _need(table, "playing", "People are replaced while a game is played")
    if table.host != person.id and not table.seats_of(person.id):
        raise Problem(403, "not-at-table", "Only the host and those who sit here can let an opponent play on.")
    one = table.seats[_numbered(table, seat)]
    if not one.away:
        raise Problem(409, "present", f"Whoever plays seat {seat} is there; only a seat that was left is replaced.")
    chosen = level or table.stand_in
    if LEVELS.index(chosen) > LEVELS.index(table.stand_in):
        raise Problem(409, "too-strong", f"Who leaves this table is replaced by {table.stand_in} at most.")
    return [_replaced(table, seat, chosen, "left")]


def come_back(table: Table, person: Person, seat: int | None) -> list[Wish]:
    """Take one's own seat over again."""
    chosen = own_seat(table, person, seat)
    _need(table, "playing", "You can come back while the game is played")
    one = table.seats[chosen]
    if one.out_of_time:
        raise Problem(409, "out-of-time", f"The time of seat {chosen} has run out; an opponent plays it to the end.")
    if not one.away:
        raise Problem(409, "present", f"You have not left seat {chosen}.")
    others = any(other.person is not None and other.owner != person.answerable for other in table.seats)
    if others and one.returns >= RETURNS:
        raise Problem(
            409, "too-often", f"You have come back to seat {chosen} three times; an opponent plays on for you."
        )
    return [Wish("returned", {"seat": chosen, "name": one.name})]


def chat(table: Table, person: Person, text: str) -> list[Wish]:
    """Say something to all at the table: those who sit there, and the host."""
    own = table.seats_of(person.id)
    if not own and table.host != person.id:
        raise Problem(403, "not-at-table", "Only the host and those who sit here can talk; take a seat.")
    if table.life == "closed":
        raise Problem(409, "closed", "This table is closed.")
    name = table.seats[own[0]].name if own else person.name
    return [Wish("chatted", {"seat": own[0] if own else None, "name": name, "text": text})]


def close(table: Table, person: Person) -> list[Wish]:
    """The host closes a table before the game, or when nobody else sits there."""
    _need_host(table, person)
    if table.life not in ("open", "playing"):
        raise Problem(409, table.life, f"This table is {table.life} already.")
    others = [one for one in table.seats if one.person not in (None, person.id)]
    if table.life == "playing" and others:
        raise Problem(409, "others-play", "Others play here; you can leave, and an opponent plays on for you.")
    return [Wish("closed", {"reason": "host"})]


def may_rematch(table: Table, person: Person) -> None:
    """Those who sat at a game that is over may play another."""
    _need(table, "over", "Another game begins when this one is over")
    if not table.seats_of(person.id) and table.host != person.id:
        raise Problem(403, "not-at-table", "Only the host and those who played can ask for another game.")
    if any(seat.person is None and seat.level == "record" for seat in table.seats):
        raise Problem(409, "imported", "This game came on paper; nobody sits here to play another.")


def rematch(table: Table, person: Person, following: str) -> list[Wish]:
    """Another game, at another table."""
    may_rematch(table, person)
    if table.rematch is not None:
        raise Problem(409, "rematched", "Another game has been opened already.", table=table.rematch)
    return [Wish("rematched", {"table": following})]


def close_abandoned(table: Table, before: int) -> list[Wish]:
    """Close a table nobody has touched for long."""
    if table.life not in ("open", "playing") or table.last_at >= before:
        raise Problem(409, "touched", "This table is not abandoned.")
    return [Wish("closed", {"reason": "abandoned"})]


def out_of_time(table: Table, now: int) -> list[Wish]:
    """Hand the seat on turn to the stand-in once its time has run out: the game goes on for everyone."""
    seat = table.clock.running if table.clock is not None else None
    if seat is None or not _is_late(table, now):
        raise Problem(409, "in-time", "Nobody's time has run out.")
    return [_replaced(table, seat, table.stand_in, "clock")]


def check_time(table: Table, now: int) -> None:
    """Refuse a move that comes too late."""
    if table.person_on_turn is not None and _is_late(table, now):
        raise Problem(409, "out-of-time", "Your time has run out; an opponent plays this seat to the end.")


def _is_late(table: Table, now: int) -> bool:
    deadline = table.clock.deadline if table.clock is not None else None
    return deadline is not None and now >= deadline


def _replaced(table: Table, seat: int, level: str, reason: str) -> Wish:
    return Wish("replaced", {"seat": seat, "name": table.seats[seat].name, "level": level, "reason": reason})


def _need(table: Table, life: str, rule: str) -> None:
    if table.life != life:
        raise Problem(409, "wrong-time", f"{rule}; this table is {table.life}.", life=table.life)


def _need_host(table: Table, person: Person) -> None:
    if table.host != person.id:
        raise Problem(403, "not-host", "Only the host of this table can do that.")


def _need_position(table: Table, seat: int, position: int) -> None:
    now = table.position.number
    if table.match is not None and position != now:  # also when the move that was faster has ended the game
        raise Problem(
            409,
            "stale",
            f"This was said in position {position}; the table is in position {now}. Look at it and decide again.",
            number=table.number,
            position=now,
            view=view(table, table.number, seat),
        )
    _need(table, "playing", "Moves are made while the game is played")


def _numbered(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise Problem(
            422, "no-such-seat", f"There is no seat {seat}; this table has seats 0 to {len(table.seats) - 1}."
        )
    return seat


def _yours(own: list[int]) -> str:
    return f"yours: {_listed(own)}" if own else "you have none at this table"


def _listed(seats: list[int]) -> str:
    return ", ".join(map(str, seats)) or "none"
