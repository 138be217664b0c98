"""The database: SQLite for one process, PostgreSQL for any number. Opened, brought up to date, asked and changed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError, SQLAlchemyError

from atelier.errors import AtelierError, first_line
from atelier.server.settings import database_url
from atelier.server.storage.disk import Disk
from atelier.server.storage.schema import people
from atelier.server.storage.sqlite_file import HeldFile
from atelier.server.storage.writer import Writer

T = TypeVar("T")
READERS = 4
IDLE_SECONDS = 1.0
MIGRATION_LOCK = 20_250_705


class Database:
    """Questions and changes are functions of a connection; they run in threads, the event loop waits for no disk."""

    def __init__(self, database: str):
        try:
            self.url = make_url(database_url(database))
        except ArgumentError:
            raise AtelierError("--database: this address does not fit; write postgresql://… or a path") from None
        self.alone = self.url.get_backend_name() == "sqlite"
        """True where no other process can change anything: what this one knows is what there is."""
        self.file: HeldFile | None = None
        how: dict[str, Any] = {"connect_args": {"check_same_thread": False}} if self.alone else {}
        if self.alone:
            self.file = HeldFile(Path(self.url.database or ""))
            self.url = self.url.set(database=str(self.file.path))
        self.engine = sa.create_engine(self.url, pool_size=READERS, **how)
        writing = sa.create_engine(self.url, pool_size=1, **how)
        if self.alone:
            for engine, begin in ((self.engine, "BEGIN"), (writing, "BEGIN IMMEDIATE")):
                prepare_sqlite(engine, begin)
        else:
            for engine in (self.engine, writing):
                check_when_idle(engine)
        try:
            migrate(writing)
        except BaseException as error:
            writing.dispose()
            self._release()
            if not isinstance(error, SQLAlchemyError | CommandError):
                raise
            raise AtelierError(f"the database cannot be opened: {first_line(error)}") from None
        self.disk = Disk()
        self.writer = Writer(writing, self.alone, self.disk)
        self.threads = ThreadPoolExecutor(READERS, "database")

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """Ask something."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._ask, ask)

    async def ping(self) -> None:
        """Raises what keeps the database from answering."""
        await self.read(lambda connection: connection.execute(sa.select(people.c.id).limit(1)).first())

    async def write(
        self,
        change: Callable[[Connection], T],
        about: str = "",
        then: Callable[[], None] | None = None,
        apart: bool = False,
    ) -> T:
        """Change something; returns when it is durable. `about`: the table, if it is one that others may change too.

        `then` is called when it is durable, even if whoever asked does not wait for it. `apart`: it holds a person.
        """
        result: T = await self.writer.submit(change, about, then, apart)
        return result

    def _ask(self, ask: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return ask(connection)

    def close(self) -> None:
        """Finish what is under way."""
        self.threads.shutdown(wait=True)
        self.writer.close()
        self.writer.engine.dispose()
        self._release()

    def _release(self) -> None:
        self.engine.dispose()
        if self.file is not None:
            self.file.release()


def prepare_sqlite(engine: Engine, begin: str) -> None:
    """Write-ahead log, a flush to the disk for each commit, transactions begun by us."""

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def check_when_idle(engine: Engine) -> None:
    """Ask a connection that was not used for a while whether it still stands; take a new one if it does not."""

    @event.listens_for(engine, "checkin")
    def _given_back(_: Any, about: Any) -> None:
        about.info["used"] = time.monotonic()

    @event.listens_for(engine, "checkout")
    def _taken(connection: Any, about: Any, _: Any) -> None:
        if time.monotonic() - about.info.get("used", 0.0) < IDLE_SECONDS:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error:
            raise DisconnectionError from None


def migrate(engine: Engine) -> None:
    """Bring the schema up to date; one process at a time."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        refuse_newer(connection, ScriptDirectory.from_config(config))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def refuse_newer(connection: Connection, script: ScriptDirectory) -> None:
    """A schema that is not known here was made by a newer version: to touch it could only do harm."""
    known = {step.revision for step in script.walk_revisions()}
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in known:
            raise AtelierError(
                f"the database has schema {found}, the newest known here is {script.get_current_head()}: "
                "a newer version of Atelier has made it; install that one, or name a copy from before the upgrade"
            )
