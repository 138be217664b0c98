"""SQL about uploaded boxes: a text is there once, for everyone who uploaded it."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.storage.dialect import insert_into
from atelier.server.storage.people import has_key, lock
from atelier.server.storage.schema import boxes, uploads


def find_box(connection: Connection, box: str) -> tuple[str, str] | None:
    """The game and text of an uploaded box."""
    row = connection.execute(sa.select(boxes.c.game, boxes.c.text).where(boxes.c.id == box)).first()
    return None if row is None else (row.game, row.text)


def has_box(connection: Connection, box: str) -> bool:
    """Is there such a box? Its text is not read."""
    return connection.execute(sa.select(boxes.c.id).where(boxes.c.id == box)).first() is not None


def hold_box(connection: Connection, box: str) -> bool:
    """Is there such a box? It stays until what is made with it is written."""
    held = sa.select(boxes.c.id).where(boxes.c.id == box).with_for_update(read=True, key_share=True)
    return connection.execute(held).first() is not None


def keep_box(connection: Connection, box: str, game: str, text: str, person: str, now: int, most: int) -> bool:
    """Keep an uploaded box for a person with a key; False if they have uploaded too many."""
    lock(connection, person)
    mine = uploads.c.person == person
    if connection.execute(sa.select(uploads.c.box).where(mine, uploads.c.box == box)).first() is not None:
        return True
    count = sa.select(sa.func.count()).where(mine)
    if not has_key(connection, person) or int(connection.execute(count).scalar_one()) >= most:
        return False
    new = insert_into(connection, boxes).values(id=box, game=game, text=text, person=person, made_at=now)
    # One that is there is touched, so that it does not go meanwhile with the last key of someone else.
    connection.execute(new.on_conflict_do_update(index_elements=["id"], set_={"game": game}))
    connection.execute(sa.insert(uploads).values(box=box, person=person))
    return True
