"""Engines in any language: programs asked line by line, called for as `exec:./my_engine` or `exec:./my_engine:300ms`.

What is said to them, and what they answer, stands in docs/engines.md. They are given what a seat knows, never the true
state; and they are started by whoever types the command, never by a name that came from elsewhere.
"""

from __future__ import annotations

import json
import os
import queue
import re
import shlex
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from contextlib import suppress
from typing import Any

from atelier import position
from atelier.agents.levels import MOST_MILLISECONDS, opponent
from atelier.agents.opponent import Opponent
from atelier.errors import AtelierError, listing, quote
from atelier.knowledge import Knowledge
from atelier.lab.restricted import WITHOUT, Restricted
from atelier.lab.taught import TAUGHT, taught

PROTOCOL = 1
ANSWERS = ("ready", "move")
WRITTEN = re.compile(r"exec:(?P<command>.+?)(?::(?P<milliseconds>[1-9][0-9]{0,8})ms)?")
MILLISECONDS = 10_000
"""For one move, where nothing is said."""
GRACE = 0.5
"""Seconds beyond its time after which an engine is not waited for: what is asked and answered is on its way too."""
START = 60.0
"""Seconds an engine may take to get ready."""
LONGEST_LINE = 100_000
MOST_UNASKED = 16
"""Answers to questions nobody has asked; what an engine says beyond them is lost."""
OF_THIS_MACHINE = ("exec:", TAUGHT)
"""So begin those who are not known elsewhere."""


def entrant(written: str) -> Opponent:
    """Who takes part in a tournament: one of the levels, perhaps without something, a network of one's own, an engine.

    >>> entrant("exec:./my_engine:300ms").milliseconds
    300
    >>> entrant("journeyman").name
    'journeyman'
    """
    if written.startswith("exec:"):
        return Engine(written)
    if written.startswith(TAUGHT):
        return taught(written)
    return Restricted(written) if WITHOUT in written else opponent(written)


class Engine:
    """A program as an opponent. As many of it run as are asked at once; each is asked one thing at a time."""

    def __init__(self, written: str):
        found = WRITTEN.fullmatch(written)
        if found is None:
            raise AtelierError(f"{written}: name a program, as in exec:./my_engine or exec:./my_engine:300ms")
        self.name, self.milliseconds = written, int(found["milliseconds"] or MILLISECONDS)
        if self.milliseconds > MOST_MILLISECONDS:
            raise AtelierError(f"{written}: a move is thought about for at most {MOST_MILLISECONDS:,} ms")
        try:
            self.command = shlex.split(found["command"])
        except ValueError as error:
            raise AtelierError(f"{written}: this command cannot be read: {str(error).lower()}") from None
        if not self.command:
            raise AtelierError(f"{written}: name a program, as in exec:./my_engine or exec:./my_engine:300ms")
        self.idle, self.asked = deque[Process](), set[Process]()
        self.codes: dict[str, dict[str, int]] = {}

    def __reduce__(self) -> tuple[type[Engine], tuple[str]]:
        """A copy starts processes of its own: none of them remembers anything."""
        return Engine, (self.name,)

    def choose(self, knowledge: Knowledge) -> int:
        """Ask a process that is free, or a new one; one that went wrong is not asked again."""
        try:
            process = self.idle.pop()
        except IndexError:
            process = Process(self.name, self.command)
        self.asked.add(process)
        try:
            said = process.ask(question(knowledge, self.milliseconds), self.milliseconds / 1000 + GRACE)
            code = self._codes(knowledge).get(" ".join(said.split()))
            if code is None or code not in knowledge.legal:
                words = knowledge.game.moves(knowledge.box)
                legal = listing([words[one] for one in knowledge.legal])
                raise AtelierError(f"{self.name} said {quote(said)}, which is no legal move; legal are {legal}")
            self.idle.append(process)
        except BaseException:
            process.close()
            raise
        finally:
            self.asked.discard(process)
        return code

    def _codes(self, knowledge: Knowledge) -> dict[str, int]:
        box = knowledge.box
        if box.digest not in self.codes:
            self.codes[box.digest] = {word: code for code, word in enumerate(knowledge.game.moves(box))}
        return self.codes[box.digest]

    def close(self) -> None:
        """End the processes; one is started again when it is needed. Nobody waits for one that is thinking."""
        for process in list(self.asked):
            process.kill()
        while self.idle:
            self.idle.pop().close()


class Process:
    """One running engine, and whatever it starts: all in a session of its own, so that they can be ended together."""

    def __init__(self, name: str, command: list[str]):
        self.name, self.ready = name, False
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as error:
            raise AtelierError(f"{name}: cannot be started: {error.strerror or error}") from None
        self.kill = weakref.finalize(self, kill_all, self.process)
        """Ends them, once; at the latest with this program."""
        self.said = queue.SimpleQueue[tuple[str, str] | None]()
        """Its answers, a word and what follows it; None: it has ended."""
        threading.Thread(target=self._listen, daemon=True).start()

    def ask(self, asked: dict[str, Any], seconds: float) -> str:
        """The move it answers with, once it is ready."""
        if not self.ready:
            self._say(f"atelier {PROTOCOL}")
            self._hear("ready", START)
            self.ready = True
        self._say("think " + json.dumps(asked, ensure_ascii=False, separators=(",", ":")))
        return self._hear("move", seconds)

    def close(self) -> None:
        """Ask it to end, and end it if it does not, and what it has left behind."""
        with suppress(OSError, ValueError), self.process.stdin:  # type: ignore[union-attr]
            self.process.stdin.write("quit\n")  # type: ignore[union-attr]
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1.0)
        self.kill()
        self.process.wait()

    def _say(self, line: str) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def _hear(self, word: str, seconds: float) -> str:
        """What follows a word."""
        until = time.monotonic() + seconds
        while True:
            try:
                answer = self.said.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                raise AtelierError(f"{self.name} did not say {word} within {seconds:g} seconds") from None
            if answer is None:
                raise self._ended()
            if answer[0] == word:
                return answer[1]

    def _ended(self) -> AtelierError:
        return AtelierError(f"{self.name}: the engine has ended, though it was not asked to")

    def _listen(self) -> None:
        """Keep its answers; other lines are for whoever reads along."""
        assert self.process.stdout is not None
        with self.process.stdout as output:
            while line := output.readline(LONGEST_LINE):
                word, _, rest = line.strip().partition(" ")
                if word in ANSWERS and self.said.qsize() < MOST_UNASKED:
                    self.said.put((word, rest))
        self.said.put(None)


def kill_all(process: subprocess.Popen[str]) -> None:
    """End a program and all that it has started."""
    if not hasattr(os, "killpg"):  # there are no such groups on Windows
        process.kill()
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def question(knowledge: Knowledge, milliseconds: int) -> dict[str, Any]:
    """All that an engine is told of a decision: what its seat sees, one fair guess of the rest, and its time."""
    game, box, guess = knowledge.game, knowledge.box, knowledge.guess[0]
    words = game.moves(box)
    return {
        "game": game.name,
        "rules": game.version,
        "box": {"name": box.name, "digest": box.digest},
        "seats": int(guess.seats),
        "seat": knowledge.seat,
        "milliseconds": milliseconds,
        "legal": [words[code] for code in knowledge.legal],
        "view": game.view(guess, box, knowledge.seat, None),
        "guess": {"game": game.name, **position.write(game.state, guess, box)},
    }
