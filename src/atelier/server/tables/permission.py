"""Who may ask for what at a table: whose seat it is, and when."""

from __future__ import annotations

from atelier.server.errors import Problem
from atelier.server.storage.people import Person
from atelier.server.tables.table import Table


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
    raise Problem(422, "which-seat", f"You have several seats here; name one as seat: {listed(own)}.")


def seat_to_show(table: Table, person: Person | None, seat: int | None) -> int | None:
    """Whose view to send: one's own, or the public one. Once the game is over, everyone's."""
    if seat is not None and table.life == "over" and 0 <= seat < len(table.seats):
        return seat
    own = table.seats_of(person.id if person is not None else None)
    return own_seat(table, person, seat) if seat is not None or len(own) == 1 else None


def need(table: Table, life: str, rule: str) -> None:
    """Refuse what a table is not open, playing or over for."""
    if table.life != life:
        raise Problem(409, "wrong-time", f"{rule}; this table is {table.life}.", life=table.life)


def need_host(table: Table, person: str) -> None:
    """Refuse all but the host."""
    if table.host != person:
        raise Problem(403, "not-host", "Only the host of this table can do that.")


def need_full(table: Table) -> None:
    """Refuse while seats are open."""
    free = [number for number, one in enumerate(table.seats) if one.kind == "open"]
    if free:
        raise Problem(409, "open-seats", f"Seats {listed(free)} are open; seat people or opponents there first.")


def numbered(table: Table, seat: int) -> int:
    """A seat of this table."""
    if not 0 <= seat < len(table.seats):
        raise Problem(
            422, "no-such-seat", f"There is no seat {seat}; this table has seats 0 to {len(table.seats) - 1}."
        )
    return seat


def _yours(own: list[int]) -> str:
    return f"yours: {listed(own)}" if own else "you have none at this table"


def listed(seats: list[int]) -> str:
    """Seats in a sentence."""
    return ", ".join(map(str, seats)) or "none"
