"""SQL about analyses: how far each is, and its report."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.storage.claims import is_claimed
from atelier.server.storage.dialect import insert_into
from atelier.server.storage.schema import analyses, tables


def find_analysis(connection: Connection, table: str) -> dict[str, Any] | None:
    """How far the analysis of a table is, and its report: as it was written, for it is long and only handed on."""
    report = sa.cast(analyses.c.report, sa.Text).label("report")
    asked = sa.select(analyses.c.done, analyses.c.of, analyses.c.failed, report).where(analyses.c.table == table)
    row = connection.execute(asked).first()
    return None if row is None else dict(row._mapping)


def keep_analysis(connection: Connection, table: str, **values: Any) -> None:
    """Note how far an analysis is; nothing about a table that was deleted meanwhile."""
    changed = connection.execute(sa.update(analyses).where(analyses.c.table == table).values(**values))
    if changed.rowcount == 0 and connection.scalar(sa.select(tables.c.id).where(tables.c.id == table)) is not None:
        connection.execute(sa.insert(analyses).values(table=table, **{"done": 0, "of": 0, **values}))


def keep_report(connection: Connection, table: str, steps: int, report: str) -> None:
    """Note that an analysis is done; its report is JSON already."""
    written: sa.ColumnElement[Any] = sa.literal(report, sa.Text)
    if connection.dialect.name != "sqlite":  # where JSON is text
        written = sa.cast(written, sa.JSON)
    keep_analysis(connection, table, done=steps, of=steps, report=written, failed=None)


def unfinished_analyses(connection: Connection, most_tries: int, limit: int) -> list[str]:
    """Tables whose analysis was begun and is neither done nor failed."""
    asked = sa.select(analyses.c.table).where(
        analyses.c.report.is_(sa.null()),
        analyses.c.failed.is_(None),
        analyses.c.tries < most_tries,
        ~is_claimed(connection, sa.literal("analysis ") + analyses.c.table),
    )
    return list(connection.execute(asked.limit(limit)).scalars())


def begin_analysis(connection: Connection, table: str, of: int) -> None:
    """Note that an analysis begins, once more."""
    insert = insert_into(connection, analyses)
    fresh = {"done": 0, "of": of, "failed": None}
    begun = insert.values(table=table, tries=1, **fresh)
    connection.execute(
        begun.on_conflict_do_update(index_elements=["table"], set_={**fresh, "tries": analyses.c.tries + 1})
    )
