"""What someone may do with a table as it is, besides playing: each is refused with its reason, or it is allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, get_args

from atelier.server.errors import Problem
from atelier.server.tables.permission import need, need_host
from atelier.server.tables.table import Table
from atelier.server.tables.versions import check_rules

Deed = Literal["start", "seat", "close", "chat", "replace", "rematch", "coach"]
DEEDS: tuple[Deed, ...] = get_args(Deed)


def deeds(table: Table, person: str | None) -> list[Deed]:
    """All that is not refused to this person now."""
    return [] if person is None else [deed for deed in DEEDS if _allows(NEEDS[deed], table, person)]


def others_sit(table: Table, person: str | None) -> bool:
    """Does anyone else have a seat here? Opponents do not count; who has left can come back, and does."""
    return any(one.person not in (None, person) for one in table.seats)


def need_time(table: Table, seat: int) -> None:
    """Whose time has run out neither moves nor comes back."""
    if table.seats[seat].out_of_time:
        raise Problem(409, "out-of-time", f"The time of seat {seat} has run out; an opponent plays it to the end.")


def need_to_start(table: Table, person: str) -> None:
    """The host, or someone who sits here, starts the game once."""
    need(table, "open", "The game starts once")
    if not _at_table(table, person):
        raise Problem(403, "not-at-table", "Only the host and those who sit here can start the game; take a seat.")


def need_to_seat(table: Table, person: str) -> None:
    """The host seats opponents and opens seats again; in another game of the same people all who sit here do."""
    if table.host != person and not (table.again and table.seats_of(person)):
        raise Problem(403, "not-host", "Only the host of this table can do that.")
    need(table, "open", "Seats are given and opened again before the game starts")


def need_to_close(table: Table, person: str) -> None:
    """The host closes a table before the game, or when nobody else sits there."""
    need_host(table, person)
    if table.life not in ("open", "playing"):
        raise Problem(409, table.life, f"This table is {table.life} already.")
    if table.life == "playing" and others_sit(table, person):
        raise Problem(409, "others-play", "Others play here; you can leave, and an opponent plays on for you.")


def need_to_chat(table: Table, person: str) -> None:
    """Those who sit here talk, and the host."""
    if not _at_table(table, person):
        raise Problem(403, "not-at-table", "Only the host and those who sit here can talk; take a seat.")
    if table.life == "closed":
        raise Problem(409, "closed", "This table is closed.")


def need_to_replace(table: Table, person: str) -> None:
    """Those who wait for someone who has left let an opponent play."""
    need(table, "playing", "People are replaced while a game is played")
    if not _at_table(table, person):
        raise Problem(403, "not-at-table", "Only the host and those who sit here can let an opponent play on.")


def need_to_rematch(table: Table, person: str) -> None:
    """Those who sat at a game that is over may play another."""
    need(table, "over", "Another game begins when this one is over")
    if not _at_table(table, person):
        raise Problem(403, "not-at-table", "Only the host and those who played can ask for another game.")
    if table.imported:
        raise Problem(409, "imported", "This game came on paper; nobody sits here to play another.")


def need_to_be_coached(table: Table, person: str) -> None:
    """The coach helps someone who plays against opponents only, while the game is played."""
    if not table.seats_of(person):
        raise Problem(403, "no-seat", "You have no seat at this table; you can watch it.")
    check_rules(table)
    need(table, "playing", "The coach helps while the game is played")
    if others_sit(table, person):
        raise Problem(403, "others-play", "The coach helps where no other person plays; other people sit here.")
    if table.counted:
        raise Problem(403, "counted", "This deal of the day counts; the coach helps when you play it again for fun.")


NEEDS: dict[Deed, Callable[[Table, str], None]] = {
    "start": need_to_start,
    "seat": need_to_seat,
    "close": need_to_close,
    "chat": need_to_chat,
    "replace": need_to_replace,
    "rematch": need_to_rematch,
    "coach": need_to_be_coached,
}


def _at_table(table: Table, person: str) -> bool:
    return table.host == person or bool(table.seats_of(person))


def _allows(need_to: Callable[[Table, str], None], table: Table, person: str) -> bool:
    try:
        need_to(table, person)
    except Problem:
        return False
    return True
