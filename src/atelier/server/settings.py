"""What can be set: where tables are kept, and how much one visitor may ask for."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from atelier.errors import AtelierError

MINUTE, DAY = 60.0, 86_400.0


@dataclass(frozen=True)
class Settings:
    """Each can be given as `ATELIER_` and its name in capitals. A rate of 0 means: as fast as they like."""

    database: str = ""
    """A path of an SQLite file, `sqlite:///PATH` or `postgresql://…`; empty: a file in the user's data folder."""

    body_bytes: int = 262_144
    requests_per_second: float = 50.0
    """Calls from one address; twice as many with one key, which may come from several; ten times as many pages."""
    requests_at_once: int = 200
    introductions_per_minute: float = 20.0
    """New keys, and tries of a one-time code, for one address; of tries so many at once, too."""
    introductions_at_once: int = 100
    """New keys: a few classes behind one address sit down together."""
    chat_per_minute: float = 30.0
    chat_at_once: int = 6
    coach_per_minute: float = 30.0
    """New thoughts of the coach, for one person; what it has thought already is free."""
    coach_at_once: int = 10
    open_tables: int = 40
    """Tables of one person that are neither over nor closed."""
    bots: int = 10
    """Bearer tokens of one person."""
    boxes: int = 50
    """Uploaded boxes of one person."""
    kept_boxes: int = 20
    """Boxes one person works on and keeps here."""
    kept_kilobytes_per_minute: float = 200.0
    """Text of boxes that comes to be kept, from one address: what one person drops or forgets is another's room."""
    kept_kilobytes_at_once: float = 4_000.0
    trial_games: int = 3_000
    """Games that are played to try a box out."""
    trial_nice: int = 19
    """How far they step back behind all else on the machine, as `nice` counts it; 19: they take what is left."""
    imports: int = 100
    """Tables of one person with a game that came on paper."""
    imports_per_minute: float = 20.0
    """For one person; so many at once, too."""
    reveal_seconds: float = 15.0
    """How long a start waits for contributions to the shuffle that were promised."""
    streams_per_address: int = 100
    entries_per_second: float = 500.0
    """Entries of logs drawn for the streams of one address that have far to catch up; all come, the others later."""
    entries_at_once: int = 5_000
    connections_per_address: int = 200
    """Open connections of one address; of IPv6 one /64. 0: no limit."""
    connections: int = 10_000
    """Open connections in all; fewer where the system allows fewer open files."""
    hosts: str = ""
    """Names to answer to, with commas between; empty: this machine's own when it listens to itself only, else all."""
    metrics_from: str = "127.0.0.0/8, ::1"
    """Addresses and networks that may read /metrics; `*` for all."""

    link_minutes: float = 5.0
    abandoned_after: float = 14 * DAY
    """Seconds without any entry after which an unfinished table is closed."""
    keep_days: float = 0.0
    """Days without any entry after which a finished or closed table is deleted; 0: kept for ever."""
    heartbeat: float = 15.0
    """Seconds of silence after which a stream says that it is still there."""
    watch: float = 1.0
    """Seconds between two looks for clocks that ran out and opponents nobody thinks for."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """Threads in which masters and the coach think; opponents who move at a glance have their own."""
    analysis_playouts: int = 600
    """How often an analysis plays on from each decision to compare its moves."""
    forecast_trials: int = 800
    """How often a position is played on for its forecast, the same number at a table and in a review."""
    claim_seconds: float = 5.0
    """After so long without a sign of life of a process, another takes over what it was thinking about."""
    tables_in_hand: int = 1024
    """Tables a process keeps replayed in memory."""
    sandboxes: int = 2
    """Processes in which boxes and records of strangers are read."""
    sandbox_megabytes: int = 512
    """Memory each of them may take; one that needs more is killed."""
    sandbox_seconds: float = 10.0
    """How long reading one box or record may take."""
    stop_seconds: int = 3
    """How long a stopping server waits for answers under way."""


def read_settings(environment: dict[str, str] | None = None, **chosen: Any) -> Settings:
    """Settings from the environment, then from what a caller chose; None chooses nothing."""
    given = os.environ if environment is None else environment
    settings = Settings()
    for field in fields(Settings):
        name = f"ATELIER_{field.name.upper()}"
        if name in given:
            settings = replace(settings, **{field.name: _read(name, given[name], getattr(settings, field.name))})
    return replace(settings, **{name: value for name, value in chosen.items() if value is not None})


def _read(name: str, text: str, default: Any) -> Any:
    if isinstance(default, str):
        return text
    try:
        number = float(text)
    except ValueError:
        raise AtelierError(f"{name}: {text!r} does not fit; write a number such as {default}") from None
    if not 0 <= number < 1e12:
        raise AtelierError(f"{name}: {text!r} does not fit; write a number that is not negative")
    return int(number) if isinstance(default, int) else number


def data_folder() -> Path:
    """Where a person's programs keep what must last: `ATELIER_DATA`, else the user's data folder."""
    if chosen := os.environ.get("ATELIER_DATA"):
        return Path(chosen)
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "atelier"


def database_url(database: str) -> str:
    """What SQLAlchemy opens: a path is an SQLite file, nothing the one in the data folder."""
    if not database:
        return f"sqlite:///{data_folder() / 'tables.sqlite'}"
    if database.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + database.partition("://")[2]
    if database.startswith(("sqlite:///", "postgresql+psycopg://")):
        return database
    if "://" in database:
        kind = database.partition("://")[0]
        raise AtelierError(f"--database {kind}://…: write postgresql://…, sqlite:///PATH or the path of a file")
    return f"sqlite:///{database}"
