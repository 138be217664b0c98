"""One `atelier serve` with the settings it comes with: its start, its memory, its end."""

from __future__ import annotations

import json
import os
import re
import secrets
import signal
import subprocess
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from tests.server.adversary.attacker import HONEST
from tests.server.processes import spawn, wait_for_address

GONE = 120.0
"""Seconds after which a server that was asked to stop never will."""


class Target:
    """The process under attack."""

    def __init__(self, database, folder):
        self.said = Path(folder) / f"said-{secrets.token_hex(4)}"
        plain = {name: value for name, value in os.environ.items() if not name.startswith("ATELIER_")}
        kept = {name: os.environ[name] for name in ("ATELIER_CACHE",) if name in os.environ}
        self.process = spawn(database, self.said, env={**plain, **kept}, start_new_session=True)
        self.address = wait_for_address(self.said, self.alive)

    def alive(self):
        return self.process.poll() is None

    def memory(self):
        """Bytes of memory of the process and of all it has started."""
        return sum(_memory(process) for process in _family(self.process.pid))

    def stop(self):
        """Ask it to stop; the seconds until it is gone, None if it did not go."""
        begun = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(GONE)
        except subprocess.TimeoutExpired:
            return None
        return time.monotonic() - begun

    def kill(self):
        """Whatever is left of it."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def mistakes(self):
        """As its own log tells of them: answers that are its fault, and errors beside them, with how often."""
        answers, errors = Counter(), Counter()
        with self.said.open(errors="replace") as lines:
            for told in map(read_line, lines):
                if told.get("status", 0) >= 500 and told["status"] not in HONEST:
                    answers[f"{told['status']} {told.get('method')} {told.get('route')}"] += 1
                elif told.get("error"):
                    errors[f"{told.get('message')}: {told['error']} {' '.join(told.get('where', ())[-2:])}"] += 1
        return answers, errors


def read_line(line):
    try:
        told = json.loads(line)
    except ValueError:
        return {"message": line.strip()[:200], "error": "Traceback" if "Traceback" in line else ""}
    return told if isinstance(told, dict) else {}


def _family(process):
    """A process and all below it."""
    found = [process]
    for one in found:
        for tasks in Path(f"/proc/{one}/task").glob("*/children"):
            with suppress(OSError):
                found += [int(child) for child in tasks.read_text().split()]
    return found


def _memory(process):
    """Its share of what it has in memory: pages that several hold are counted once in all."""
    with suppress(OSError):
        said = Path(f"/proc/{process}/smaps_rollup").read_text()
        return int(re.search(r"^Pss:\s+(\d+) kB", said, re.MULTILINE)[1]) * 1024
    return 0
