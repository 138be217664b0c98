"""Real processes of `atelier serve`, and plain lines to them: what the tests of races and kills are made of."""

from __future__ import annotations

import http.client
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

import sqlalchemy as sa

from atelier.server.settings import database_url
from atelier.server.storage.schema import log
from tests.patience import PATIENCE

LENIENT = {
    "requests_per_second": 0,
    "introductions_per_minute": 0,
    "chat_per_minute": 0,
    "kept_kilobytes_per_minute": 0,
    "coach_per_minute": 0,
    "imports_per_minute": 0,
    "imports": 10_000,
    "open_tables": 10_000,
    "entries_per_second": 0,
    "streams_per_address": 0,
    "connections_per_address": 0,
    "analysis_playouts": 60,
    "forecast_trials": 80,
    "trial_nice": 5,
    "sandbox_seconds": PATIENCE,
}
"""Settings of every server of tests: all people have one address, and a busy machine is nobody's fault."""
UNLIMITED = {f"ATELIER_{name.upper()}": str(value) for name, value in LENIENT.items()}
"""The same as `atelier serve` hears of them."""
SERVE = "from atelier.cli import main; main()"
LATE = "from atelier.server.pools.mind import Mind; Mind.begin = lambda *words: None\n"
"""Said before it: a mind is started when it is first needed. Who dies young need not have one."""
LAID = "Tables are laid at "
SECONDS = 300.0
NURSERY = Path(__file__).with_name("nursery.py")


class Serving:
    """`atelier serve` as anyone would start it, on a free port."""

    def __init__(self, database, folder, program=SERVE):
        self.said = Path(folder) / f"said-{secrets.token_hex(4)}"
        self.process = spawn(database, self.said, program)
        self.address = wait_for_address(self.said, lambda: self.process.poll() is None)

    def kill(self):
        """As if the plug were pulled: no word of goodbye."""
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.terminate()
        self.process.wait(SECONDS)


class Nursery:
    """Starts servers by forking a process that has read all code already: 30 starts take seconds, not a minute."""

    def __init__(self, database, folder):
        self.database, self.folder, self.child = database, Path(folder), None
        self.process = subprocess.Popen(
            [sys.executable, NURSERY],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **UNLIMITED},
        )

    def start(self, wait=True):
        """Another process of `atelier serve`; returns when it serves."""
        said = self.folder / f"said-{secrets.token_hex(4)}"
        said.touch()
        self._say({"argv": command(self.database), "said": str(said)})
        self.child = self._hear()["pid"]
        self.address = wait_for_address(said, lambda: "Traceback" not in said.read_text()) if wait else ""
        return self.address

    def kill(self):
        """As if the plug were pulled; returns when the process is gone."""
        os.kill(self.child, signal.SIGKILL)
        self.child = None
        assert self._hear() == {"ended": signal.SIGKILL}

    def close(self):
        if self.child is not None:
            self.kill()
        self.process.stdin.close()
        self.process.wait(SECONDS)
        self.process.stdout.close()

    def _say(self, words):
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()

    def _hear(self):
        line = self.process.stdout.readline()
        assert line, "the nursery has ended"
        return json.loads(line)


def spawn(database, said, program=SERVE, env=None, **more):
    """A process of `atelier serve` that writes all it says to a file."""
    with said.open("w") as heard:
        return subprocess.Popen(
            [sys.executable, "-c", program, *command(database)],
            stdin=subprocess.DEVNULL,
            stdout=heard,
            stderr=heard,
            env={**os.environ, **UNLIMITED} if env is None else env,
            **more,
        )


def command(database):
    return ["serve", "--port", "0", "--database", database]


def wait_for_address(said, alive):
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        text = said.read_text()
        if LAID in text:
            return text.partition(LAID)[2].partition(";")[0]
        assert alive(), f"the server did not start: {text}"
        time.sleep(0.005)
    raise AssertionError(f"the server did not start in time: {text}")


class Line:
    """A connection that stays open and says JSON: far lighter than a whole client, for thousands of requests."""

    def __init__(self, address, key=None):
        self.connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=SECONDS)
        self.key = key

    def say(self, method, path, body=None):
        status, told = self.hear(method, path, body)
        return status, json.loads(told or b"null")

    def hear(self, method, path, body=None):
        """The bytes of the answer."""
        headers = {"content-type": "application/json"}
        if self.key is not None:
            headers["cookie"] = f"atelier={self.key}"
        self.connection.request(method, path, None if body is None else json.dumps(body), headers)
        response = self.connection.getresponse()
        return response.status, response.read()

    def introduce(self, name):
        """Say a name and keep the key one is given."""
        self.connection.request("PUT", "/api/me", json.dumps({"name": name}), {"content-type": "application/json"})
        response = self.connection.getresponse()
        response.read()
        self.key = response.headers["set-cookie"].partition(";")[0].partition("=")[2]
        return self.key

    def change(self, path, **body):
        status, told = self.say("POST", path, {"request": secrets.token_urlsafe(12), **body})
        assert status < 300, told
        return told

    def lay(self, game="artisans", seats=2):
        """A table where one key has every seat, dealt."""
        id = self.change("/api/tables", game=game, seats=[{"kind": "me"}] * seats)["id"]
        self.change(f"/api/tables/{id}/start")
        return id

    def look(self, table, seat=None):
        status, told = self.say("GET", f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))
        assert status == 200, told
        return told

    def close(self):
        self.connection.close()

    def __del__(self):
        self.close()


def written(database, table):
    """The log of a table as the database has it, in the order of its numbers."""
    engine = sa.create_engine(database_url(database))
    asked = sa.select(log.c.number, log.c.kind, log.c.request, log.c.body).where(log.c.table == table)
    with engine.connect() as connection:
        rows = connection.execute(asked.order_by(log.c.number)).all()
    engine.dispose()
    return rows
