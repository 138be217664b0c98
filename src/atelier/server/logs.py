"""Structured logs: one JSON object a line. No address of a table, no key, no name or word of people is in them."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from functools import lru_cache

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


def _beginning(seconds: float, level: str, room: str, message: str) -> dict[str, object]:
    moment = f"{_stamp(int(seconds))}.{int(seconds % 1 * 1000):03d}Z"
    return {"time": moment, "level": level, "room": room, "message": message}


@lru_cache(2)
def _stamp(second: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(second))


def note(logger: logging.Logger, message: str, **facts: object) -> None:
    """A line about what happens all the time: as `logger.info`, but nobody looks up which line of code says it."""
    if logger.isEnabledFor(logging.INFO):
        about = {"name": logger.name, "levelno": logging.INFO, "levelname": "INFO", "msg": message}
        logger.handle(logging.makeLogRecord({**about, **facts}))


def set_up(level: int = logging.INFO) -> None:
    """Write all logs of this process as JSON lines to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").handlers.clear()


def quietly(logger: logging.Logger, what: str, work: Callable[[], object]) -> None:
    """Do something that may fail without harm; note that it has."""
    try:
        work()
    except Exception as error:
        logger.warning(what, extra={"error": type(error).__name__})
