"""How much may be written in one log of what people could do again and again: every game comes to its end by itself.

Before the game whoever has the link may sit down, get up and talk, under as many keys as they get: what they write must
leave the host room to seat others. From the start on the same few write, and each has a part of their own, so that
nobody takes from the others what they may still say and take back.
"""

from __future__ import annotations

from atelier.server.errors import Problem
from atelier.server.storage.people import Person
from atelier.server.tables.table import Table

MOST_ENTRIES = 5_000
"""Of a log; ten times those of a long game."""
BEFORE_GAME = 1_000
"""Of them before the game."""
PARTS = 10
"""One such part of either may one person write, bots counted in, where other people sit or may sit down."""


def need_room(table: Table, person: Person) -> None:
    """Refuse to sit down, talk, take back or come back alone once the log, or this person's part of it, is full."""
    if _full_before_game(table, person) if table.life == "open" else _full(table, person):
        raise Problem(
            409,
            "full-log",
            "The log of this table takes no more of what you say, change or take back; its game can still be started "
            "and played to its end.",
        )


def plays_alone(table: Table, person: Person) -> bool:
    """Is every seat of a person theirs, or a bot's of theirs?"""
    return all(one.person is None or one.owner == person.answerable for one in table.seats)


def _full_before_game(table: Table, person: Person) -> bool:
    """The last part is for the host, who may write them all."""
    if person.answerable == table.host_owner:
        return table.number >= BEFORE_GAME
    part = BEFORE_GAME // PARTS
    return table.number >= BEFORE_GAME - part or _written(table, person) >= part


def _full(table: Table, person: Person) -> bool:
    if table.number >= MOST_ENTRIES:
        return True
    return not plays_alone(table, person) and _written(table, person) >= MOST_ENTRIES // PARTS


def _written(table: Table, person: Person) -> int:
    """How many entries a person has made here, alone or by their bots."""
    return sum(table.owners.get(one.person or "") == person.answerable for one in table.entries)
