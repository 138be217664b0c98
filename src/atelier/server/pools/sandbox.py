"""The sandbox: worker processes that read what strangers send, and are killed when it takes too long or too much.

Boxes and records come from anyone. Whatever a text does to its reader, it does it to a process that holds nothing; a
process that was killed is replaced when the next job comes.
"""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from queue import LifoQueue
from typing import Any

from atelier.boxfile import BoxFile
from atelier.boxparcel import pack, unpack
from atelier.errors import AtelierError, BadBox, Why
from atelier.record import Record, read_record
from atelier.server.errors import Problem
from atelier.server.pools.fair_pool import FairPool

LOGGER = logging.getLogger("atelier.sandbox")
COMMAND = (sys.executable, "-P", "-m", "atelier.server.pools.sandbox_worker")
EACH, MOST = 40, 200
"""How many jobs one owner may have here, a class behind one address too, and how many may wait in all."""
START_SECONDS = 120.0
NAMED = {"draft": "box", "values": "box"}
"""What a person calls what some jobs read."""


class Cell:
    """One worker process, started when it is first needed. One thread at a time asks it; any may kill it."""

    def __init__(self, command: Sequence[str], megabytes: int):
        self.command = (*command, str(megabytes))
        self.process: subprocess.Popen[str] | None = None
        self.closed = False

    def ask(self, line: str, seconds: float) -> dict[str, Any] | None:
        """What the process answers to a job; None if it did not end in time or died of it."""
        process = self.process
        if process is None or process.poll() is not None:
            self._start()
        answer = self._say(line, seconds)
        if answer is None or "heavy" in answer:
            self.kill()
        return None if answer is not None and "heavy" in answer else answer

    def _start(self) -> None:
        self.kill()
        if self.closed:
            raise Problem(503, "not-ready", "The server is stopping; ask again in a moment.", retry_after=1)
        self.process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=os.environ,
            start_new_session=True,
        )
        if self.closed:  # in the meantime
            self.kill()
        if self.process is None or self._say("", START_SECONDS) is None:
            self.kill()
            raise Problem(503, "not-ready", "The server cannot check this now; try again in a moment.", retry_after=5)

    def _say(self, line: str, seconds: float) -> dict[str, Any] | None:
        """Say a line and hear one; whoever is silent for too long is killed, which ends the waiting."""
        process = self.process
        if process is None:  # closed in the meantime
            return None
        assert process.stdin is not None
        assert process.stdout is not None
        timer = threading.Timer(seconds, process.kill)
        timer.daemon = True
        timer.start()
        try:
            if line:
                process.stdin.write(f"{line}\n")
                process.stdin.flush()
            heard = process.stdout.readline()
        except (OSError, ValueError):  # the process is gone, or its streams are closed with it
            return None
        finally:
            timer.cancel()
        answer: dict[str, Any] | None = json.loads(heard) if heard.endswith("\n") else None
        return answer

    def kill(self) -> None:
        """End the process, if there is one."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.wait()
            for stream in (process.stdin, process.stdout):
                with suppress(OSError):  # what was not said yet to a process that is gone
                    assert stream is not None
                    stream.close()

    def close(self) -> None:
        """End it for good; a thread that waits for its answer waits no longer."""
        self.closed = True
        self.kill()


class Sandbox:
    """A few worker processes and a fair queue before them: an owner is a person, or the address of someone unknown."""

    def __init__(self, processes: int, megabytes: int, seconds: float, command: Sequence[str] = ()):
        self.seconds, self.megabytes = seconds, megabytes
        self.all = [Cell(command or COMMAND, megabytes) for _ in range(max(1, processes))]
        self.idle: LifoQueue[Cell] = LifoQueue()  # the last one used first: it has started
        for cell in reversed(self.all):
            self.idle.put(cell)
        self.pool = FairPool("sandbox", len(self.all), EACH, MOST)

    async def run(self, owner: str, kind: str, **said: Any) -> Any:
        """Do a job of `sandbox_work`; what it gives, or the problem there is with what was said."""
        return await self.pool.run(owner, partial(self._ask, kind, said))

    async def box(self, owner: str, game: str, text: str, file: str = "box") -> BoxFile:
        """A box from its text, checked."""
        return await self.pool.run(owner, lambda: unpack(self._ask("box", {"game": game, "text": text, "file": file})))

    async def record(self, owner: str, paper: dict[str, Any], box: BoxFile | None) -> tuple[Record, bool]:
        """A record someone hands in, worked out again from its deal to its result; and whether its game is over."""

        def check() -> tuple[Record, bool]:
            checked = self._ask("record", {"record": paper, "box": pack(box) if box is not None else None})
            return read_record(checked["record"]), checked["over"]

        return await self.pool.run(owner, check)

    def _ask(self, kind: str, said: dict[str, Any]) -> Any:
        """In a thread of the pool: there are as many of these as processes."""
        cell = self.idle.get()
        try:
            answer = cell.ask(json.dumps({"kind": kind, "said": said}), self.seconds)
        finally:
            self.idle.put(cell)
        if answer is None:
            LOGGER.warning("a job was too heavy and was ended", extra={"kind": kind})
            what = NAMED.get(kind, kind)
            detail = (
                f"Reading this {what} takes more than {self.seconds:g} s or {self.megabytes:,} MB; send a lighter one."
            )
            raise Problem(422, "too-heavy", detail)
        if "mistakes" in answer:
            raise BadBox(answer["mistakes"], whys=[Why(**why) for why in answer["whys"]])
        if "refused" in answer:
            raise AtelierError(answer["refused"])
        return answer["done"]

    def close(self) -> None:
        """End all processes, whatever they do."""
        self.pool.close()
        for cell in self.all:
            cell.close()
