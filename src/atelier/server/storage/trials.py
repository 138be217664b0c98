"""SQL about trials of boxes: how far each is, the games of those under way, what they showed."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from atelier.server.storage.claims import is_claimed
from atelier.server.storage.dialect import insert_into
from atelier.server.storage.people import has_key, lock
from atelier.server.storage.schema import trial_games, trials


class Trial(NamedTuple):
    """How a trial stands; `failed` is a word for programs, `tries` says how often it was begun without progress."""

    id: str
    person: str | None
    study: str
    game: str
    rules: int
    box: dict[str, Any]
    games: int
    done: int
    of: int
    stopped: bool
    findings: dict[str, Any] | None
    failed: str | None
    tries: int
    asked_at: int

    @property
    def complete(self) -> bool:
        """Were all its games played and looked at?"""
        return self.findings is not None and not self.stopped

    @property
    def waits(self) -> bool:
        """Is anything to be done for it?"""
        return self.findings is None and self.failed is None and not (self.stopped and self.done == 0)


COLUMNS = tuple(trials.c[name] for name in Trial._fields)
WAITS = sa.and_(
    trials.c.findings.is_(sa.null()), trials.c.failed.is_(None), sa.or_(trials.c.stopped == 0, trials.c.done > 0)
)
"""What `waits` says of a trial in hand."""


def find(connection: Connection, trial: str) -> Trial | None:
    """A trial by its id."""
    return _one(connection, trials.c.id == trial)


def find_asked(connection: Connection, person: str, study: str) -> Trial | None:
    """The trial with which someone asked for this study before."""
    return _one(connection, sa.and_(trials.c.person == person, trials.c.study == study))


def find_studied(connection: Connection, study: str) -> Trial | None:
    """A trial of anyone that was played to its end, or the one that is furthest."""
    there = trials.c.findings.isnot(sa.null())
    order = (sa.case((there, 0), else_=1) + trials.c.stopped, trials.c.failed.isnot(None), -trials.c.done)
    row = connection.execute(sa.select(*COLUMNS).where(trials.c.study == study).order_by(*order).limit(1)).first()
    return None if row is None else Trial(*row)


def _one(connection: Connection, which: Any) -> Trial | None:
    row = connection.execute(sa.select(*COLUMNS).where(which)).first()
    return None if row is None else Trial(*row)


def begin(connection: Connection, trial: Trial, most: int) -> Trial | None:
    """Lay a new trial down, unless the same was; None for a person without a key.

    Of this person's older ones the last few stay, without their games.
    """
    insert = insert_into(connection, trials).values(trial._asdict()).on_conflict_do_nothing()
    if trial.person is None:
        connection.execute(insert)
        return trial
    lock(connection, trial.person)
    if not has_key(connection, trial.person):
        return None
    connection.execute(insert)
    laid = find_asked(connection, trial.person, trial.study)
    assert laid is not None
    _tidy(connection, trial.person, laid.id, most)
    return laid


def _tidy(connection: Connection, person: str, but: str, most: int) -> None:
    """Forget the games of what is not under way, and all but the latest trials."""
    mine = sa.select(trials.c.id).where(trials.c.person == person, trials.c.id != but, ~WAITS)
    connection.execute(sa.delete(trial_games).where(trial_games.c.trial.in_(mine)))
    old = list(connection.execute(mine.order_by(trials.c.asked_at.desc()).offset(most - 1)).scalars())
    connection.execute(sa.delete(trials).where(trials.c.id.in_(old), ~WAITS))


def keep(connection: Connection, trial: str, **values: Any) -> bool:
    """Note how a trial stands; False if it is there no more."""
    return connection.execute(sa.update(trials).where(trials.c.id == trial).values(**values)).rowcount == 1


def hand_on(connection: Connection, trial: Trial, studied: Trial, most: int) -> None:
    """Lay a trial down with what another of the same study has found, at once: nobody takes it up meanwhile."""
    laid = begin(connection, trial, most)
    if laid is not None:
        keep(connection, laid.id, done=studied.done, of=studied.of, findings=studied.findings, stopped=0, failed=None)


def try_again(connection: Connection, trial: str) -> None:
    """Note that it is begun once more."""
    connection.execute(sa.update(trials).where(trials.c.id == trial).values(tries=trials.c.tries + 1))


def stop(connection: Connection, trial: str) -> None:
    """Note that no more is to be played; what is done already stays as it is."""
    under_way = (trials.c.id == trial, trials.c.findings.is_(sa.null()), trials.c.failed.is_(None))
    connection.execute(sa.update(trials).where(*under_way).values(stopped=1))


def go_on(connection: Connection, trial: str) -> None:
    """Begin again, from the games that are there still."""
    connection.execute(
        sa.update(trials).where(trials.c.id == trial).values(stopped=0, findings=None, failed=None, tries=0)
    )


def keep_piece(connection: Connection, trial: str, piece: int, games: bytes, done: int) -> None:
    """Keep the games of a piece; nothing of a trial that was dropped meanwhile."""
    if keep(connection, trial, done=done, tries=0):
        insert = insert_into(connection, trial_games).values(trial=trial, piece=piece, games=games)
        connection.execute(insert.on_conflict_do_nothing())


def pieces_of(connection: Connection, trial: str) -> dict[int, bytes]:
    """The games that were played, by piece."""
    asked = sa.select(trial_games.c.piece, trial_games.c.games).where(trial_games.c.trial == trial)
    return {row.piece: row.games for row in connection.execute(asked)}


def played(connection: Connection, trial: str) -> list[int]:
    """Which pieces were played."""
    return list(connection.execute(sa.select(trial_games.c.piece).where(trial_games.c.trial == trial)).scalars())


def keep_findings(connection: Connection, trial: str, findings: dict[str, Any] | None, whole: bool) -> None:
    """Keep what was found; the games of a whole trial are not needed any more."""
    keep(connection, trial, findings=findings)
    if whole:
        keep(connection, trial, stopped=0)
        connection.execute(sa.delete(trial_games).where(trial_games.c.trial == trial))


def unfinished(connection: Connection, limit: int) -> list[str]:
    """Trials that were begun and are neither done nor failed, nor at work in another process; the oldest first."""
    asked = sa.select(trials.c.id).where(WAITS, ~is_claimed(connection, sa.literal("trial ") + trials.c.id))
    return list(connection.execute(asked.order_by(trials.c.asked_at).limit(limit)).scalars())
