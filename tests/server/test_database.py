"""The database: one server a file, closed to others, never touched by an older Atelier; and what a full disk does."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from atelier import AtelierError
from atelier.client import Refused, anyone, me
from atelier.server.ops.logs import Lines
from atelier.server.settings import database_url
from atelier.server.storage import database as databases
from atelier.server.storage import disk, people, schema
from atelier.server.storage.database import Database

HOLD = "import sys; from atelier.server.storage.database import Database; Database(sys.argv[1]).close(); print('held')"


@pytest.fixture
def log():
    """All that is logged, as lines."""
    heard = io.StringIO()
    handler = logging.StreamHandler(heard)
    handler.setFormatter(Lines())
    logging.getLogger().addHandler(handler)
    yield lambda: [json.loads(line) for line in heard.getvalue().splitlines()]
    logging.getLogger().removeHandler(handler)


def mode(path):
    return stat.S_IMODE(Path(path).stat().st_mode)


def other_process(path):
    """What another process says that wants the same file."""
    done = subprocess.run([sys.executable, "-c", HOLD, str(path)], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_the_file_and_what_lies_beside_it_are_for_its_owner_only(tmp_path):
    before = os.umask(0)
    try:
        database = Database(str(tmp_path / "deep" / "tables.sqlite"))
        with database.engine.connect() as connection:
            connection.execute(sa.text("SELECT 1 FROM people"))
        files = sorted((tmp_path / "deep").iterdir())
        assert {file.name for file in files} >= {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"}
        assert {file.name: mode(file) for file in files} == {file.name: 0o600 for file in files}
        database.close()
    finally:
        os.umask(before)


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path, log):
    path = tmp_path / "tables.sqlite"
    Database(str(path)).close()
    path.chmod(0o644)
    Database(str(path)).close()
    assert mode(path) == 0o600
    (line,) = [line for line in log() if line["room"] == "atelier.database"]
    assert line["message"] == "other users of this machine could read the database; now they cannot"


def test_a_second_server_is_refused_under_whatever_name_it_asks_for_the_file(tmp_path):
    path = tmp_path / "tables.sqlite"
    database = Database(str(path))
    linked, hard, folder = tmp_path / "linked.sqlite", tmp_path / "hard.sqlite", tmp_path / "folder"
    linked.symlink_to(path)
    hard.hardlink_to(path)
    folder.symlink_to(tmp_path)
    names = [path, linked, hard, folder / "tables.sqlite", f"sqlite:///{linked}"]
    for name in names:
        with pytest.raises(AtelierError, match="another server has this file"):
            Database(str(name))
    assert "another server has this file" in other_process(hard)
    for lock in tmp_path.glob("*.lock"):
        lock.unlink()
    assert "another server has this file" in other_process(path)
    database.close()
    assert other_process(path) == "held\n"


def test_sqlite_keeps_its_locks_when_a_second_server_was_refused(tmp_path):
    path = tmp_path / "tables.sqlite"
    database = Database(str(path))
    writing = database.writer.engine.connect()
    writing.begin()
    with pytest.raises(AtelierError, match="another server has this file"):
        Database(str(path))
    intrude = (
        "import sqlite3, sys; c = sqlite3.connect(sys.argv[1], timeout=0); c.execute('PRAGMA journal_mode=DELETE');"
        "c.execute('BEGIN IMMEDIATE')"
    )
    done = subprocess.run([sys.executable, "-c", intrude, str(path)], capture_output=True, text=True, check=False)
    assert "database is locked" in done.stderr
    writing.close()
    database.close()


def test_tables_are_kept_beside_the_real_file(tmp_path):
    (tmp_path / "real").mkdir()
    linked = tmp_path / "linked.sqlite"
    linked.symlink_to(tmp_path / "real" / "tables.sqlite")
    database = Database(str(linked))
    assert (tmp_path / "real" / "tables.sqlite-wal").exists()
    database.close()


def test_a_file_that_is_no_database_is_refused_in_one_sentence_and_left_alone(tmp_path):
    notes = tmp_path / "notes.txt"
    notes.write_text("Dear diary, today I played a game." * 100)
    notes.chmod(0o644)
    with pytest.raises(AtelierError, match=r"notes\.txt: this is no SQLite database; name another file"):
        Database(str(notes))
    assert mode(notes) == 0o644
    assert notes.read_text().startswith("Dear diary")
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]


def test_a_database_of_a_newer_version_is_refused_and_left_alone(database):
    Database(database).close()
    engine = sa.create_engine(database_url(database))
    with engine.begin() as connection:
        newest = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(AtelierError) as caught:
        Database(database)
    sentence = str(caught.value)
    assert f"has schema 9999, the newest known here is {newest}" in sentence
    assert "install that one, or name a copy from before the upgrade" in sentence
    with engine.begin() as connection:
        assert connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() == "9999"
        connection.execute(sa.text(f"UPDATE alembic_version SET version_num = '{newest}'"))
    engine.dispose()
    Database(database).close()


def limit(serving, pages):
    """Let the file grow to so many pages and no more; tells how many it has."""

    def set_limit(connection):
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        return connection.exec_driver_sql("PRAGMA page_count").scalar()

    return serving.call(serving.context.database.write(set_limit))


def test_a_full_disk_is_told_to_all_and_forgotten_once_there_is_room(serve, wait_for, log, monkeypatch):
    monkeypatch.setattr(disk, "PROBE_SECONDS", 0.2)
    serving = serve()
    zoe = serving.client("Zoé")
    table = zoe.open_table("artisans", [me(), anyone()])
    limit(serving, limit(serving, 1_000_000))

    def fill():
        try:
            zoe.chat(table, "x" * 500)
        except Refused as refused:
            return refused

    refused = wait_for(fill)
    assert (refused.status, refused.kind) == (507, "disk-full")
    assert "disk of the server is full" in str(refused)
    readiness = zoe.http.get("/readyz")
    assert readiness.status_code == 503
    assert readiness.json()["type"].endswith("disk-full")
    assert zoe.http.get("/healthz").status_code == 200
    assert "atelier_disk_failing 1.0" in zoe.http.get("/metrics").text
    for _ in range(20):
        assert isinstance(fill(), Refused)
    assert [line["message"] for line in log() if line["room"] == "atelier.disk"] == [disk.ADVICE]
    said = zoe.look(table)["number"]  # what is there can be read
    limit(serving, 1_000_000)
    wait_for(lambda: zoe.http.get("/readyz").status_code == 200)
    assert "atelier_disk_failing 0.0" in zoe.http.get("/metrics").text
    zoe.chat(table, "there is room")
    assert zoe.look(table)["number"] == said + 1


def test_postgresql_without_room_is_a_full_disk_too(postgres, new_serving, wait_for):
    serving = new_serving(database=postgres.database())

    def full(connection):
        connection.exec_driver_sql("DO $$ BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END $$")

    try:
        zoe = serving.client("Zoé")
        write = serving.context.database.write
        serving.context.database.write = lambda *_: write(full)
        refused = zoe.http.put("/api/me", json={"name": "Zoë"})
        serving.context.database.write = write
        assert refused.status_code == 507
        assert zoe.http.get("/readyz").status_code == 503
        wait_for(lambda: zoe.http.get("/readyz").status_code == 200)
        assert zoe.introduce("Zoë")["name"] == "Zoë"
    finally:
        serving.stop()


def test_a_change_that_does_not_fit_takes_back_all_that_was_to_be_written_with_it(tmp_path):
    """SQLite may end the whole transaction when the disk is full: what came before must not be promised."""
    database = Database(str(tmp_path / "tables.sqlite"))

    def insert(connection, rows, fails=False):
        connection.exec_driver_sql("CREATE TABLE IF NOT EXISTS filling (text TEXT)")
        for _ in range(rows):
            connection.exec_driver_sql("INSERT INTO filling SELECT hex(randomblob(4096))")
        if fails:
            raise ValueError("a change that fails for itself")

    def fill(connection):
        try:
            insert(connection, 50)
        except sa.exc.OperationalError:
            connection.exec_driver_sql("ROLLBACK")  # as SQLite does when it cannot go on
            raise

    async def crowd():
        await database.write(lambda connection: insert(connection, 1))
        pages = await database.write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
        await database.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages + 4}"))
        together = threading.Event()
        writes = [
            database.writer.submit(lambda _: together.wait()),
            database.writer.submit(lambda connection: insert(connection, 0, fails=True)),
            database.writer.submit(lambda connection: insert(connection, 1)),
            database.writer.submit(fill),
            database.writer.submit(lambda connection: insert(connection, 1)),
        ]
        together.set()
        return await asyncio.gather(*writes, return_exceptions=True)

    _, *outcomes = asyncio.run(crowd())
    with database.engine.connect() as connection:
        rows = connection.execute(sa.text("SELECT count(*) FROM filling")).scalar()
    assert rows == 1 + sum(outcome is None for outcome in outcomes)
    assert disk.is_disk_error(outcomes[2])
    database.close()


def test_boxes_from_before_are_still_theirs_who_uploaded_them(database):
    """Until schema 0007 only the first who uploaded a box was noted."""
    config, engine = Config(), sa.create_engine(database_url(database))
    config.set_main_option("script_location", str(Path(databases.__file__).parent / "migrations"))
    box = {"id": "b" * 64, "game": "artisans", "text": "", "made_at": 0}
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0006")
        zoe = people.introduce(connection, "Zoé", "h" * 64, 0)
        connection.execute(sa.insert(schema.boxes).values(**box, person=zoe.id))
    Database(database).close()
    with engine.begin() as connection:
        assert connection.execute(sa.select(schema.uploads)).all() == [(box["id"], zoe.id)]
        people.void(connection, "h" * 64)
        assert connection.execute(sa.select(schema.boxes.c.id)).all() == []
    engine.dispose()
