"""A real server on a free port for each folder of tests, and people to talk to it."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from atelier.client import Client
from atelier.server import context
from atelier.server.run import new_server
from atelier.server.settings import Settings
from atelier.server.storage.schema import log, tables
from tests import patience
from tests.server import kept_sandbox
from tests.server.postgres import Postgres
from tests.server.processes import LENIENT
from tests.server.thinking import LateMind, NearMind, OwnMind

ROOT = Path(__file__).parents[2]

CALM = Settings(watch=0.05, **LENIENT)


class Serving:
    """A server in a thread of its own."""

    def __init__(self, settings):
        self.settings = settings
        self.server = new_server(settings, "127.0.0.1", 0)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.context = self.server.context
        self.clients = []

    def client(self, name=None, token=None):
        client = Client(self.address, token, timeout=patience.PATIENCE)
        self.clients.append(client)
        if name is not None:
            client.introduce(name)
        return client

    def call(self, work):
        """Run a coroutine where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self.context.loop).result(patience.PATIENCE)

    def set_back(self, table, milliseconds):
        """Everything at this table has happened so much earlier."""

        def earlier(connection):
            connection.execute(sa.update(log).where(log.c.table == table).values(at=log.c.at - milliseconds))
            connection.execute(
                sa.update(tables)
                .where(tables.c.id == table)
                .values(touched_at=tables.c.touched_at - milliseconds, deadline=tables.c.deadline - milliseconds)
            )

        async def change():
            await self.context.database.write(earlier)
            self.context.tables.hand.pop(table, None)

        self.call(change())

    def stop(self):
        for client in self.clients:
            client.close()
        self.server.handle_exit(15, None)
        self.thread.join(patience.PATIENCE)
        assert not self.thread.is_alive(), "the server did not stop"


@pytest.fixture(scope="session", autouse=True)
def minds():
    """Servers of tests think beside them, as if in another process; a true mind knows the thoughts of tests too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
        patch.setattr(context, "Mind", NearMind)
        patch.setattr(context, "Sandbox", kept_sandbox.KeptSandbox)
        yield
    kept_sandbox.end_all()


@pytest.fixture
def true_mind(monkeypatch):
    """Servers that are started now have a process to think in, once they need it."""
    monkeypatch.setattr(context, "Mind", LateMind)


@pytest.fixture
def own_mind(monkeypatch):
    """Servers that are started now think whatever a test lets them, even what could not be handed over."""
    monkeypatch.setattr(context, "Mind", OwnMind)


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL of our own, started when the first test asks for it."""
    server = Postgres()
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return request.getfixturevalue("postgres").database()


@pytest.fixture(scope="session")
def shared(request, tmp_path_factory):
    """One server for all tests that need nothing special of it; ATELIER_TEST_DATABASE=postgresql: on PostgreSQL."""
    if os.environ.get("ATELIER_TEST_DATABASE") == "postgresql":
        database = request.getfixturevalue("postgres").database()
    else:
        database = str(tmp_path_factory.mktemp("tables") / "tables.sqlite")
    serving = Serving(replace(CALM, database=database, watch=CALM.watch * 10))  # open for long: not at every moment
    yield serving
    serving.stop()


@pytest.fixture
def serve(tmp_path):
    """Servers with settings of their own, stopped at the end."""
    started = []

    def start(name="tables.sqlite", **settings):
        serving = Serving(replace(CALM, database=str(tmp_path / name), **settings))
        started.append(serving)
        return serving

    yield start
    for serving in started:
        if serving.thread.is_alive():
            serving.stop()


@pytest.fixture(scope="session")
def new_serving():
    """A server with settings of its own, stopped by whoever asked for it."""
    return lambda **settings: Serving(replace(CALM, **settings))


@pytest.fixture
def person(shared):
    """People with keys of their own."""
    return shared.client


@pytest.fixture(scope="session")
def wait_for():
    """Wait until something is so."""
    return patience.wait_for


@pytest.fixture(scope="session")
def play_on():
    """Let everyone play at random until the game is over or so many moves are made; tells how the table lies."""
    return _play_on


def _play_on(clients, table, seed=1, moves=10_000):
    chance = Random(seed)
    made, pauses = 0, patience.moments()
    while made < moves:
        turned = False
        for client in clients:
            now = client.look(table)
            legal, position = now["view"]["legal"], now["position"]
            while made < moves and legal:
                done = client.move(table, chance.choice(legal), position)
                legal, position, made, turned = done["legal"], done["position"], made + 1, True
        if now["life"] != "playing":
            return now
        if turned:
            pauses = patience.moments()
        else:
            time.sleep(next(pauses))
    return clients[0].look(table)
