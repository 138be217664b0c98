"""Proves every Python that is promised: an environment of its own for each, then the tests of the engine and the games.

    python tools/pythons.py [VERSION ...]

A version this machine does not have is named and left out; the end says which were proved.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[1]
PROMISED = ("3.11", "3.12", "3.13", "3.14")
GAMES = ("tests/golden", "tests/artisans", "tests/little_town")
TESTS = (*GAMES, "tests/test_every_game.py", "tests/test_records.py", "src")


def prove(version: str, python: str) -> bool:
    """Set up an environment and run the tests in it."""
    folder = HOUSE / f".venv-{version}"
    inside = str(folder / "bin" / "python")
    steps = [
        [python, "-m", "venv", str(folder)],
        [inside, "-m", "pip", "install", "--quiet", "--constraint", "constraints.txt", "--editable", ".[dev]"],
        [inside, "-m", "tests.warm"],
        [inside, "-m", "pytest", "-n", str(min(4, os.cpu_count() or 1)), *TESTS],
    ]
    return all(subprocess.run(step, cwd=HOUSE, check=False).returncode == 0 for step in steps)


def main() -> None:
    """Prove all that were asked for, or all that are promised."""
    proved, failed = [], []
    for version in sys.argv[1:] or PROMISED:
        python = shutil.which(f"python{version}")
        if python is None:
            print(f"Python {version}: not on this machine, left out", flush=True)
            continue
        print(f"Python {version}: {python}", flush=True)
        (proved if prove(version, python) else failed).append(version)
    print(f"proved: {', '.join(proved) or 'none'}; failed: {', '.join(failed) or 'none'}")
    sys.exit(bool(failed) or not proved)


if __name__ == "__main__":
    main()
