"""Structured logs: one JSON object a line. No address of a table, no key, no name or word of people is in them."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import nullcontext
from functools import lru_cache
from typing import TextIO

KEPT_SECONDS, KEPT_LINES = 0.25, 256
"""How long a line may wait for others, and how many may wait."""
PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """A log record as a line of JSON. Of an error only its kind and where it happened: its text may quote someone."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line = _beginning(record.created, record.levelname.lower(), record.name, record.getMessage())
        line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        if record.exc_info and record.exc_info[0] is not None:
            steps = traceback.extract_tb(record.exc_info[2])
            line["error"] = record.exc_info[0].__name__
            line["where"] = [
                f"{step.filename.rpartition('/atelier/')[2]}:{step.lineno} {step.name}" for step in steps[-8:]
            ]
        return json.dumps(line, default=str)


class Sentences(logging.Formatter):
    """A log record as a line for a person: what went wrong, and of what kind the error was."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        said = f"{record.levelname.capitalize()}: {record.getMessage()}"
        kind = record.exc_info[0] if record.exc_info else None
        return f"{said} ({kind.__name__})" if kind is not None else said


def _beginning(seconds: float, level: str, room: str, message: str) -> dict[str, object]:
    moment = f"{_stamp(int(seconds))}.{int(seconds % 1 * 1000):03d}Z"
    return {"time": moment, "level": level, "room": room, "message": message}


@lru_cache(2)
def _stamp(second: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(second))


class Ledger(logging.StreamHandler[TextIO]):
    """Writes lines to a stream; what happens all the time is written a few times a second, all else at once.

    Whoever answers hundreds of requests a second would else spend a tenth of the time on writing that it did.
    """

    def __init__(self, stream: TextIO):
        super().__init__(stream)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line for a moment, or write it with all that was kept."""
        try:
            self.lines.append(self.format(record))
            loop = asyncio.get_running_loop() if record.levelno <= logging.INFO else None
        except RuntimeError:
            loop = None
        except Exception:
            self.handleError(record)
            return
        if loop is None or len(self.lines) >= KEPT_LINES:
            self.flush()
        elif len(self.lines) == 1:
            loop.call_later(KEPT_SECONDS, self.flush)

    def flush(self) -> None:
        """Write what was kept."""
        with self.lock or nullcontext():
            lines, self.lines = self.lines, []
            if lines:
                self.stream.write("\n".join(lines) + "\n")
            super().flush()


def note(logger: logging.Logger, message: str, **facts: object) -> None:
    """A line about what happens all the time: as `logger.info`, but nobody looks up which line of code says it."""
    if logger.isEnabledFor(logging.INFO):
        about = {"name": logger.name, "levelno": logging.INFO, "levelname": "INFO", "msg": message}
        logger.handle(logging.makeLogRecord({**about, **facts}))


def set_up(for_a_person: bool = False) -> None:
    """Write all logs of this process as JSON lines to the error stream; for a person only what went wrong."""
    handler = Ledger(sys.stderr)
    handler.setFormatter(Sentences() if for_a_person else Lines())
    logging.basicConfig(level=logging.WARNING if for_a_person else logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").handlers.clear()


def quietly(logger: logging.Logger, what: str, work: Callable[[], object]) -> None:
    """Do something that may fail without harm; note that it has."""
    try:
        work()
    except Exception as error:
        logger.warning(what, extra={"error": type(error).__name__})
