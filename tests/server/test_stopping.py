"""A process that is asked to stop does so, whatever hangs in it; and no worker process outlives it."""

from __future__ import annotations

import os
import signal
import threading
import time
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from atelier.client import Client
from tests.server.processes import LATE, SECONDS, SERVE, UNLIMITED, spawn, wait_for_address, written

HEAVY = str(Path(__file__).with_name("heavy_work.py"))
HANG = """
import pathlib, time
def hang(*words):
    pathlib.Path({begun!r}).touch()
    while True:
        time.sleep(0.001)
"""
STUCK_THREAD = HANG + "import atelier.server.tables.history; atelier.server.tables.history.page = hang\n" + SERVE
STUCK_LOOP = HANG + "import atelier.server.http.routes.upkeep as upkeep; upkeep.answer = hang\n" + SERVE
HEAVY_BOX = (
    "import sys, atelier.server.pools.sandbox as sandbox\nsandbox.COMMAND = (sys.executable, {heavy!r}, {begun!r})\n"
    + SERVE
)
DEEP_IN_THOUGHT = (
    "import functools, atelier.server.workers.bots as bots\nfrom tests.server import thinking\n"
    "bots.choose = functools.partial(thinking.choose_for_ever, {begun!r})\n" + SERVE
)


class Process:
    """`atelier serve` with something in it that hangs."""

    def __init__(self, program, folder):
        self.begun, self.said, self.heard = Path(folder) / "begun", Path(folder) / "said", []
        self.database = str(Path(folder) / "tables.sqlite")
        self.process = spawn(self.database, self.said, LATE + program.format(begun=str(self.begun), heavy=HEAVY))
        self.address = wait_for_address(self.said, lambda: self.process.poll() is None)

    def ask_in_vain(self, ask):
        """Ask something that is never worked out, and wait until it is worked on; `heard` is what is answered."""

        def try_it():
            with suppress(httpx.HTTPError):
                self.heard.append(ask())

        threading.Thread(target=try_it, daemon=True).start()
        wait_until(self.begun.exists)


def wait_until(happens):
    until = time.monotonic() + SECONDS
    while not happens():
        assert time.monotonic() < until, "it did not happen in time"
        time.sleep(0.01)


def is_alive(process):
    """Is there a process of this id that is more than a name in a list?"""
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:
        return not Path("/proc/self").exists()


@pytest.fixture
def hanging(tmp_path):
    """Servers with something in them that hangs, ended for certain."""
    started = []

    def start(program):
        started.append(Process(program, tmp_path))
        return started[-1]

    yield start
    for one in started:
        one.process.kill()
        one.process.wait()


@pytest.mark.slow
@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT])
def test_an_event_loop_that_never_comes_back_does_not_keep_the_process(hanging, asked):
    serving = hanging(STUCK_LOOP)
    serving.ask_in_vain(lambda: httpx.get(f"{serving.address}/healthz", timeout=SECONDS))
    serving.process.send_signal(asked)
    assert serving.process.wait(SECONDS) in (0, -asked)


@pytest.mark.parametrize("how", [signal.SIGKILL, pytest.param(signal.SIGTERM, marks=pytest.mark.slow)])
def test_a_worker_process_ends_with_the_server_whatever_it_does(hanging, how):
    serving = hanging(HEAVY_BOX)
    with Client(serving.address) as zoe:
        zoe.introduce("Zoé")
        body = {"game": "artisans", "text": "spin"}
        serving.ask_in_vain(lambda: zoe.http.post("/api/boxes", json=body, timeout=SECONDS))
        wait_until(lambda: serving.begun.read_text().isdigit())
        worker = int(serving.begun.read_text())
        assert is_alive(worker)
        serving.process.send_signal(how)
        assert serving.process.wait(SECONDS) in (0, -how)
        wait_until(lambda: not is_alive(worker))


@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_the_mind_ends_with_the_server_whatever_it_thinks_about(hanging, how):
    serving = hanging(DEEP_IN_THOUGHT)
    with Client(serving.address) as zoe:
        zoe.introduce("Zoé")
        zoe.start(zoe.open_table("artisans", [{"kind": "opponent", "level": "master"}] * 2))
        wait_until(lambda: serving.begun.exists() and serving.begun.read_text().isdigit())
        mind = int(serving.begun.read_text())
        assert is_alive(mind)
        assert mind != serving.process.pid
        serving.process.send_signal(how)
        assert serving.process.wait(SECONDS) in (0, -how)
        wait_until(lambda: not is_alive(mind))


def children(process):
    """The processes that a process has started."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == process:
                yield int(stat.parent.name)


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="children are found in /proc")
def test_ctrl_c_while_rules_are_compiled_ends_all_of_it_and_prints_no_traceback(tmp_path):
    """Who stops in the first minute on a new machine: the terminal tells everyone who belongs to it."""
    said, env = tmp_path / "said", {**os.environ, **UNLIMITED, "ATELIER_CACHE": str(tmp_path / "compiled")}
    process = spawn(str(tmp_path / "tables.sqlite"), said, env=env, start_new_session=True)
    try:
        wait_for_address(said, lambda: process.poll() is None)
        wait_until(lambda: len([*children(process.pid)]) > 1)
        compiling = [*children(process.pid)]
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(SECONDS) in (0, 128 + signal.SIGINT)
        wait_until(lambda: not any(map(is_alive, compiling)))
    finally:
        process.kill()
    assert "Traceback" not in said.read_text()


def test_a_thread_that_never_ends_does_not_keep_the_process_and_what_was_acknowledged_is_there(hanging):
    serving = hanging(STUCK_THREAD)
    with Client(serving.address) as zoe:
        zoe.introduce("Zoé")
        table = zoe.open_table("artisans", [{"kind": "me"}, {"kind": "me"}])
        serving.ask_in_vain(lambda: zoe.http.get(f"/api/tables/{table}/log", timeout=SECONDS))
        zoe.start(table)
        number = zoe.look(table)["number"]
        serving.process.send_signal(signal.SIGTERM)
        assert serving.process.wait(SECONDS) in (0, -signal.SIGTERM)
        wait_until(lambda: serving.heard)
        assert serving.heard[0].status_code == 503
        assert serving.heard[0].json()["detail"].startswith("The server is stopping")
        assert '"level": "error", "room": "uvicorn' not in serving.said.read_text().partition("Cancel 1 running")[2]
    assert [entry.number for entry in written(serving.database, table)] == list(range(1, number + 1))
