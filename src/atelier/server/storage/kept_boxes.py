"""SQL about boxes people work on. A version more each time: who changes one names the version they have seen."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.storage.people import has_key, lock, new_id
from atelier.server.storage.schema import kept_boxes

SHORT = (
    kept_boxes.c.id,
    kept_boxes.c.game,
    kept_boxes.c.name,
    kept_boxes.c.mistakes,
    kept_boxes.c.version,
    kept_boxes.c.changed_at,
)


class KeptBox(NamedTuple):
    """A kept box without its text."""

    id: str
    game: str
    name: str
    mistakes: int
    version: int
    changed_at: int


class Draft(NamedTuple):
    """What is kept of a box, as it came out of the check."""

    game: str
    name: str
    text: str
    mistakes: int


def of_person(connection: Connection, person: str) -> list[KeptBox]:
    """What someone keeps, the latest first."""
    asked = sa.select(*SHORT).where(kept_boxes.c.person == person).order_by(kept_boxes.c.changed_at.desc())
    return [KeptBox(*row) for row in connection.execute(asked)]


def find(connection: Connection, person: str, box: str) -> tuple[KeptBox, str] | None:
    """A box of this person, and its text."""
    asked = sa.select(*SHORT, kept_boxes.c.text).where(kept_boxes.c.person == person, kept_boxes.c.id == box)
    row = connection.execute(asked).first()
    return None if row is None else (KeptBox(*row[:-1]), row.text)


def find_request(connection: Connection, person: str, request: str) -> KeptBox | None:
    """The box a person already keeps by this request."""
    asked = sa.select(*SHORT).where(kept_boxes.c.person == person, kept_boxes.c.request == request)
    row = connection.execute(asked).first()
    return None if row is None else KeptBox(*row)


def keep(connection: Connection, person: str, request: str, draft: Draft, now: int, most: int) -> KeptBox | None:
    """Keep a new box for a person with a key, once for each request; None if they keep as many as there may be."""
    lock(connection, person)
    again = find_request(connection, person, request)
    if again is not None:
        return again
    count = sa.select(sa.func.count()).where(kept_boxes.c.person == person)
    if not has_key(connection, person) or int(connection.execute(count).scalar_one()) >= most:
        return None
    kept = KeptBox(new_id(), draft.game, draft.name, draft.mistakes, 1, now)
    values = {**kept._asdict(), "person": person, "request": request, "text": draft.text}
    connection.execute(sa.insert(kept_boxes).values(**values))
    return kept


def change(connection: Connection, person: str, box: str, seen: int, draft: Draft, now: int) -> bool:
    """Keep a box anew; False if it is not the one that was seen: changed since, or gone."""
    values = {**draft._asdict(), "version": seen + 1, "changed_at": now}
    same = (kept_boxes.c.person == person, kept_boxes.c.id == box, kept_boxes.c.version == seen)
    return connection.execute(sa.update(kept_boxes).where(*same).values(**values)).rowcount == 1


def drop(connection: Connection, person: str, box: str) -> bool:
    """Keep it no longer; False if there is none."""
    mine = (kept_boxes.c.person == person, kept_boxes.c.id == box)
    return connection.execute(sa.delete(kept_boxes).where(*mine)).rowcount == 1
