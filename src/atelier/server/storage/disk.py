"""A disk that takes nothing more: who runs the server is told what to do, and it is tried until it takes again."""

from __future__ import annotations

import logging
import sqlite3
import time
from math import inf

import sqlalchemy as sa
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

PROBE_SECONDS = 3.0
SAY_SECONDS = 60.0
SQLITE = frozenset({sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY})
POSTGRESQL = frozenset({"53100", "58030"})
"""disk_full, io_error"""
LOGGER = logging.getLogger("atelier.disk")
ADVICE = "the disk of the database takes nothing more: make room on it or mend it; moves are refused until then"
FILL_SQLITE = "CREATE TABLE probe AS SELECT hex(randomblob(32768)) AS filling"
FILL_POSTGRESQL = "CREATE TEMP TABLE probe ON COMMIT DROP AS SELECT md5(random()::text) FROM generate_series(1, 2000)"


class Disk:
    """Whether changes can be written; asked by many threads, told by the one that writes."""

    def __init__(self) -> None:
        self.failing = False
        self.said = self.probed = -inf

    def failed(self) -> None:
        """Nothing could be written; say so, but not to everyone who tries."""
        now = time.monotonic()
        if not self.failing:
            self.failing, self.probed = True, now
        if now - self.said >= SAY_SECONDS:
            self.said = now
            LOGGER.error(ADVICE)

    def probe(self, engine: Engine) -> None:
        """Try, every few seconds, whether as much can be written as a busy table needs."""
        now = time.monotonic()
        if now - self.probed < PROBE_SECONDS:
            return
        self.probed = now
        try:
            _fill(engine)
        except SQLAlchemyError:
            self.failed()
        else:
            self.failing, self.said = False, -inf
            LOGGER.warning("the disk of the database can be written again")


def _fill(engine: Engine) -> None:
    """Write some pages for good, then free them: what is taken back at once may never reach the disk."""
    if engine.dialect.name == "sqlite":
        with engine.begin() as connection:
            connection.execute(sa.text("DROP TABLE IF EXISTS probe"))
            connection.execute(sa.text(FILL_SQLITE))
        with engine.begin() as connection:
            connection.execute(sa.text("DROP TABLE probe"))
    else:
        with engine.begin() as connection:
            connection.execute(sa.text(FILL_POSTGRESQL))


def is_disk_error(error: BaseException | None) -> bool:
    """Whether the disk is to blame; also where taking back what had failed then failed in turn."""
    while error is not None:
        origin = getattr(error, "orig", error)
        if getattr(origin, "sqlite_errorcode", -1) & 0xFF in SQLITE or getattr(origin, "sqlstate", "") in POSTGRESQL:
            return True
        error = error.__context__
    return False
