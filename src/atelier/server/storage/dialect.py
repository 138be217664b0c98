"""What SQLite and PostgreSQL say differently."""

from __future__ import annotations

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def is_postgresql(connection: Connection) -> bool:
    """Whether other processes may share this database."""
    return connection.dialect.name == "postgresql"


def insert_into(connection: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what is to be done where a row is there already."""
    return postgresql.insert(table) if is_postgresql(connection) else sqlite.insert(table)
