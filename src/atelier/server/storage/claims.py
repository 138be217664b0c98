"""SQL about claims: which process is at which piece of work."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.now import clock_now
from atelier.server.storage.dialect import insert_into, is_postgresql
from atelier.server.storage.schema import claims


def claim(connection: Connection, work: str, number: int, holder: str, seconds: float) -> bool:
    """Take a piece of work for a while so that other processes leave it; False if one of them has it."""
    now, length = _common_time(connection), int(seconds * 1000)
    insert = insert_into(connection, claims)
    mine = {"number": number, "until": now + length, "holder": holder}
    outlived = sa.or_(claims.c.until < now, claims.c.until > now + 2 * length)  # or that clock was set
    taken = insert.values(work=work, **mine).on_conflict_do_update(
        index_elements=["work"],
        set_=mine,
        where=sa.or_(claims.c.number < number, outlived, claims.c.holder == holder),
    )
    return connection.execute(taken.returning(claims.c.work)).first() is not None


def renew(connection: Connection, works: Sequence[str], holder: str, seconds: float) -> None:
    """Keep what one has claimed for another while."""
    until = _common_time(connection) + int(seconds * 1000)
    kept = sa.update(claims).where(claims.c.work.in_(works), claims.c.holder == holder)
    connection.execute(kept.values(until=until))


def release(connection: Connection, work: str, holder: str) -> None:
    """Give a piece of work back."""
    connection.execute(sa.delete(claims).where(claims.c.work == work, claims.c.holder == holder))


def is_claimed(connection: Connection, work: Any) -> Any:
    """Is a process at this work, or was it a moment ago?"""
    return sa.exists().where(claims.c.work == work, claims.c.until >= _common_time(connection))


def _common_time(connection: Connection) -> Any:
    """The time of the database, which is the same for all processes, in milliseconds."""
    if is_postgresql(connection):
        return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
    return clock_now()
