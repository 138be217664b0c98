"""SQL about the deals of the day: the secret of the house, who has played which, and how they did."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.storage.dialect import insert_into
from atelier.server.storage.schema import dailies, results, secrets, tables

NAME = "daily"


class Play(NamedTuple):
    """The game someone plays in the comparison of a day; `points` once it is over and noted."""

    table: str
    life: str
    points: int | None


class Done(NamedTuple):
    """A finished game of a day's comparison."""

    person: str
    points: int
    outcome: dict[str, Any]


def house_secret(connection: Connection, fresh: str) -> str:
    """What all deals of the day are made from: the first one that was ever put here."""
    connection.execute(insert_into(connection, secrets).values(name=NAME, secret=fresh).on_conflict_do_nothing())
    return str(connection.execute(sa.select(secrets.c.secret).where(secrets.c.name == NAME)).scalar_one())


def begin(connection: Connection, day: str, game: str, person: str, table: str) -> None:
    """A person plays a deal of the day, for the comparison."""
    connection.execute(sa.insert(dailies).values(day=day, game=game, person=person, table=table))


def play_of(connection: Connection, day: str, game: str, person: str) -> Play | None:
    """How far a person is with a deal of the day."""
    asked = (
        sa.select(dailies.c.table, tables.c.life, dailies.c.points)
        .join(tables, tables.c.id == dailies.c.table)
        .where(dailies.c.day == day, dailies.c.game == game, dailies.c.person == person)
    )
    row = connection.execute(asked).first()
    return None if row is None else Play(*row)


def count(connection: Connection, day: str, game: str, more_than: int | None = None) -> int:
    """How many have finished a deal of the day; or how many of them with more points than so many."""
    asked = sa.select(sa.func.count()).where(_finished(day, game))
    if more_than is not None:
        asked = asked.where(dailies.c.points > more_than)
    return int(connection.execute(asked).scalar_one())


def best(connection: Connection, day: str, game: str, limit: int) -> list[Done]:
    """Those who have finished a deal of the day, most points first."""
    asked = (
        sa.select(dailies.c.person, dailies.c.points, results.c.outcome)
        .join(results, results.c.table == dailies.c.table)
        .where(_finished(day, game))
        .order_by(dailies.c.points.desc(), results.c.ended_at)
        .limit(limit)
    )
    return [Done(*row) for row in connection.execute(asked)]


def own(connection: Connection, day: str, game: str, person: str) -> Done | None:
    """How a person has done."""
    asked = (
        sa.select(dailies.c.person, dailies.c.points, results.c.outcome)
        .join(results, results.c.table == dailies.c.table)
        .where(_finished(day, game), dailies.c.person == person)
    )
    row = connection.execute(asked).first()
    return None if row is None else Done(*row)


def _finished(day: str, game: str) -> sa.ColumnElement[bool]:
    return sa.and_(dailies.c.day == day, dailies.c.game == game, dailies.c.points.is_not(None))
