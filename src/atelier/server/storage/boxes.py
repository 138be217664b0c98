"""SQL about uploaded boxes."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.storage.dialect import insert_into
from atelier.server.storage.schema import boxes


def find_box(connection: Connection, box: str) -> tuple[str, str] | None:
    """The game and text of an uploaded box."""
    row = connection.execute(sa.select(boxes.c.game, boxes.c.text).where(boxes.c.id == box)).first()
    return None if row is None else (row.game, row.text)


def has_box(connection: Connection, box: str) -> bool:
    """Is there such a box? Its text is not read."""
    return connection.execute(sa.select(boxes.c.id).where(boxes.c.id == box)).first() is not None


def keep_box(connection: Connection, box: str, game: str, text: str, person: str, now: int, most: int) -> bool:
    """Keep an uploaded box; False if this person has uploaded too many."""
    if has_box(connection, box):
        return True
    held = sa.select(sa.func.count()).where(boxes.c.person == person)
    if int(connection.execute(held).scalar_one()) >= most:
        return False
    insert = insert_into(connection, boxes)
    values = insert.values(id=box, game=game, text=text, person=person, made_at=now)
    connection.execute(values.on_conflict_do_nothing())
    return True
