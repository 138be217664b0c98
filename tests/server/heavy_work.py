"""A sandbox in which a box or a record can be as heavy as a test wants; the rest of it is the true one.

A box whose text says `spin`, `hoard` or `die` does so. If it is given a file first, it writes its process id there
when it begins to spin.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from atelier.server.pools import sandbox_worker

BEGUN: list[Path] = []


def spin() -> None:
    for file in BEGUN:
        file.write_text(str(os.getpid()), encoding="utf-8")
    while True:
        pass


def hoard() -> None:
    kept = []
    while True:
        kept.append(bytearray(1 << 20))


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def check_box(game: str, text: str, file: str) -> object:
    for weight in (spin, hoard, die):
        if weight.__name__ == text:
            weight()
    return sandbox_worker.check_box(game, text, file)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        BEGUN.append(Path(sys.argv.pop(1)))
    sandbox_worker.JOBS["box"] = check_box
    sandbox_worker.GAMES = {}  # the rules are loaded when a record needs them: most tests send none
    sandbox_worker.main()
