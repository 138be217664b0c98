"""The only room that talks SQL about tables. Every function takes a connection and does one thing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from atelier.server.now import clock_now
from atelier.server.storage.schema import analyses, boxes, claims, log, people, sittings, tables

UNFINISHED = ("open", "playing")


class Entry(NamedTuple):
    """One line of a table's log."""

    number: int
    kind: str
    person: str | None
    request: str | None
    body: dict[str, Any]
    at: int


class Summary(NamedTuple):
    """What the log comes to, so that tables can be found by it."""

    life: str
    awaits: str | None
    deadline: int | None


class Row(NamedTuple):
    """How a table was set up."""

    id: str
    host: str
    request: str
    game: str
    box: str | None
    setup: dict[str, Any]
    origin: str | None
    secret: str
    made_at: int
    rules: int


class Taken(Exception):
    """Someone else wrote this number of the log, or this request, first."""


COLUMNS = (log.c.number, log.c.kind, log.c.person, log.c.request, log.c.body, log.c.at)
SETUP = (
    tables.c.id,
    tables.c.host,
    tables.c.request,
    tables.c.game,
    tables.c.box,
    tables.c.setup,
    tables.c.origin,
    tables.c.secret,
    tables.c.made_at,
    tables.c.rules,
)
ENTRIES = (
    sa.select(*COLUMNS)
    .where(log.c.table == sa.bindparam("id"), log.c.number > sa.bindparam("after"))
    .order_by(log.c.number)
)
INSERT = sa.insert(log)
SUMMARY = sa.update(tables).where(tables.c.id == sa.bindparam("table_id"))


def find_row(connection: Connection, table: str) -> Row | None:
    """How a table was set up; None if there is none of that name."""
    row = connection.execute(sa.select(*SETUP).where(tables.c.id == table)).first()
    return None if row is None else Row._make(row)


def find_cover(connection: Connection, table: str) -> tuple[str, int, int] | None:
    """The game of a table, when it was made and last touched: what can be told of one that cannot be read."""
    asked = sa.select(tables.c.game, tables.c.made_at, tables.c.touched_at).where(tables.c.id == table)
    row = connection.execute(asked).first()
    return None if row is None else (row.game, row.made_at, row.touched_at)


def find_request(connection: Connection, host: str, request: str) -> str | None:
    """The table a person has already opened by this request."""
    asked = sa.select(tables.c.id).where(tables.c.host == host, tables.c.request == request)
    return connection.execute(asked).scalar()


def entries_after(connection: Connection, table: str, number: int) -> list[Entry]:
    """The log of a table behind a number."""
    return [Entry(*row) for row in connection.execute(ENTRIES, {"id": table, "after": number})]


def open_table(connection: Connection, row: Row, listed: bool, entries: Sequence[Entry], summary: Summary) -> None:
    """A new table with its first entries."""
    try:
        connection.execute(
            sa.insert(tables).values(
                **row._asdict(), **summary._asdict(), listed=int(listed), touched_at=entries[-1].at
            )
        )
    except IntegrityError:
        raise Taken from None
    connection.execute(INSERT, [_line(row.id, entry) for entry in entries])


@dataclass(frozen=True, slots=True)
class Append:
    """The next entries of a log, and what it comes to then: a change that can be made together with others."""

    table: str
    entries: Sequence[Entry]
    summary: Summary

    def __call__(self, connection: Connection) -> None:
        """Write them alone; raises Taken if one of these numbers is written already."""
        append_all(connection, [self])


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Write the next entries of several logs at once, or none of them."""
    try:
        connection.execute(INSERT, [_line(one.table, entry) for one in appends for entry in one.entries])
    except IntegrityError:
        raise Taken from None
    connection.execute(
        SUMMARY,
        [{"table_id": one.table, **one.summary._asdict(), "touched_at": one.entries[-1].at} for one in appends],
    )


def _line(table: str, entry: Entry) -> dict[str, Any]:
    return {"table": table, **entry._asdict()}


def remember_sitting(connection: Connection, table: str, person: str) -> None:
    """So that people find their tables again."""
    there = sa.select(sittings.c.table).where(sittings.c.table == table, sittings.c.person == person)
    if connection.execute(there).first() is None:
        connection.execute(sa.insert(sittings).values(table=table, person=person))


def tables_of(connection: Connection, person: str, limit: int) -> list[str]:
    """The tables a person sits at, the latest first."""
    asked = (
        sa.select(tables.c.id)
        .join(sittings, sittings.c.table == tables.c.id)
        .where(sittings.c.person == person)
        .order_by(tables.c.touched_at.desc())
        .limit(limit)
    )
    return list(connection.execute(asked).scalars())


def listed_tables(connection: Connection, life: str, before: int | None, limit: int) -> list[tuple[str, int]]:
    """Tables anyone may find, the latest first, and when each was last touched."""
    asked = sa.select(tables.c.id, tables.c.touched_at).where(tables.c.listed == 1, tables.c.life == life)
    if before is not None:
        asked = asked.where(tables.c.touched_at < before)
    return [
        (row.id, row.touched_at) for row in connection.execute(asked.order_by(tables.c.touched_at.desc()).limit(limit))
    ]


def count_unfinished(connection: Connection, owner: str) -> int:
    """How many tables of a person and their bots are neither over nor closed."""
    asked = sa.select(sa.func.count()).where(tables.c.host.in_(_household(owner)), tables.c.life.in_(UNFINISHED))
    return int(connection.execute(asked).scalar_one())


def count_imported(connection: Connection, owner: str) -> int:
    """How many tables of a person and their bots hold a game that came on paper."""
    came = tables.c.origin.is_not(None) & tables.c.setup["forked"].as_string().is_(None)
    asked = sa.select(sa.func.count()).where(tables.c.host.in_(_household(owner)), came)
    return int(connection.execute(asked).scalar_one())


def _household(owner: str) -> sa.Select[tuple[str]]:
    return sa.select(people.c.id).where(sa.or_(people.c.id == owner, people.c.owner == owner))


def overdue(connection: Connection, now: int, limit: int) -> list[str]:
    """Tables where the clock of the seat on turn has run out."""
    asked = sa.select(tables.c.id).where(tables.c.deadline <= now).limit(limit)
    return list(connection.execute(asked).scalars())


def awaiting_opponent(connection: Connection, before: int, limit: int) -> list[str]:
    """Tables where an opponent is on turn, nothing has happened for a while, and no process is at it."""
    asked = sa.select(tables.c.id).where(
        tables.c.life == "playing",
        tables.c.awaits == "opponent",
        tables.c.touched_at < before,
        ~_is_claimed(connection, tables.c.id),
    )
    return list(connection.execute(asked.order_by(tables.c.touched_at).limit(limit)).scalars())


def of_older_rules(connection: Connection, versions: Mapping[str, int], limit: int) -> list[str]:
    """Unfinished tables of these games whose rules are older than these versions."""
    older = [sa.and_(tables.c.game == game, tables.c.rules < version) for game, version in versions.items()]
    asked = sa.select(tables.c.id).where(tables.c.life.in_(UNFINISHED), sa.or_(sa.false(), *older))
    return list(connection.execute(asked.limit(limit)).scalars())


def abandoned(connection: Connection, before: int, limit: int) -> list[str]:
    """Unfinished tables that nobody has touched for long."""
    asked = sa.select(tables.c.id).where(tables.c.life.in_(UNFINISHED), tables.c.touched_at < before)
    return list(connection.execute(asked.limit(limit)).scalars())


def touched_since(connection: Connection, since: int) -> list[tuple[str, int]]:
    """Tables with new entries, and the number of the last of them."""
    last = sa.select(sa.func.max(log.c.number)).where(log.c.table == tables.c.id).scalar_subquery()
    asked = sa.select(tables.c.id, last).where(tables.c.touched_at >= since)
    return [(id, number) for id, number in connection.execute(asked)]


def claim(connection: Connection, work: str, number: int, holder: str, seconds: float) -> bool:
    """Take a piece of work for a while so that other processes leave it; False if one of them has it."""
    now, length = _common_time(connection), int(seconds * 1000)
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(claims)
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


def _is_claimed(connection: Connection, work: Any) -> Any:
    """Is a process at this work, or was it a moment ago?"""
    return sa.exists().where(claims.c.work == work, claims.c.until >= _common_time(connection))


def _common_time(connection: Connection) -> Any:
    """The time of the database, which is the same for all processes, in milliseconds."""
    if connection.dialect.name == "postgresql":
        return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
    return clock_now()


def find_box(connection: Connection, box: str) -> tuple[str, str] | None:
    """The game and text of an uploaded box."""
    row = connection.execute(sa.select(boxes.c.game, boxes.c.text).where(boxes.c.id == box)).first()
    return None if row is None else (row.game, row.text)


def keep_box(connection: Connection, box: str, game: str, text: str, person: str, now: int, most: int) -> bool:
    """Keep an uploaded box; False if this person has uploaded too many."""
    if find_box(connection, box) is not None:
        return True
    held = sa.select(sa.func.count()).where(boxes.c.person == person)
    if int(connection.execute(held).scalar_one()) >= most:
        return False
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(boxes)
    values = insert.values(id=box, game=game, text=text, person=person, made_at=now)
    connection.execute(values.on_conflict_do_nothing())
    return True


def find_analysis(connection: Connection, table: str) -> dict[str, Any] | None:
    """How far the analysis of a table is, and its report."""
    row = connection.execute(sa.select(analyses).where(analyses.c.table == table)).first()
    return None if row is None else dict(row._mapping)


def keep_analysis(connection: Connection, table: str, **values: Any) -> None:
    """Note how far an analysis is."""
    changed = connection.execute(sa.update(analyses).where(analyses.c.table == table).values(**values))
    if changed.rowcount == 0:
        connection.execute(sa.insert(analyses).values(table=table, **{"done": 0, "of": 0, **values}))


def unfinished_analyses(connection: Connection, most_tries: int, limit: int) -> list[str]:
    """Tables whose analysis was begun and is neither done nor failed."""
    asked = sa.select(analyses.c.table).where(
        analyses.c.report.is_(sa.null()),
        analyses.c.failed.is_(None),
        analyses.c.tries < most_tries,
        ~_is_claimed(connection, sa.literal("analysis ") + analyses.c.table),
    )
    return list(connection.execute(asked.limit(limit)).scalars())


def begin_analysis(connection: Connection, table: str, of: int) -> None:
    """Note that an analysis begins, once more."""
    insert = (postgresql if connection.dialect.name == "postgresql" else sqlite).insert(analyses)
    fresh = {"done": 0, "of": of, "failed": None}
    begun = insert.values(table=table, tries=1, **fresh)
    connection.execute(
        begun.on_conflict_do_update(index_elements=["table"], set_={**fresh, "tries": analyses.c.tries + 1})
    )


def find_owner(connection: Connection, person: str) -> str | None:
    """The person who made a bot; None for a person."""
    return connection.execute(sa.select(people.c.owner).where(people.c.id == person)).scalar()


def answers(connection: Connection) -> bool:
    """Is the database there?"""
    return connection.execute(sa.select(sa.func.count()).select_from(people.select().limit(1).subquery())) is not None
