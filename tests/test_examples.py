"""The examples run, in small."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
SHORT = {
    "own_agent.py": (["4"], ["artisans: instinct won", "little-town: journeyman won"]),
    "openspiel_players.py": (["3", "1", "4"], ["atelier_artisans: ", "atelier_little_town: after 1 games"]),
}
"""What is said to each, and some of what it says."""
ELSEWHERE = {"bot.py": "server/test_identity.py", "engine.py": "arena/test_engines.py"}
"""Examples that other tests let play."""


def test_every_example_is_run_by_a_test():
    assert {path.name for path in (HOUSE / "examples").glob("*.py")} == {*SHORT, *ELSEWHERE}
    for example, test in ELSEWHERE.items():
        assert example.removesuffix(".py") in (HOUSE / "tests" / test).read_text(encoding="utf-8")


@pytest.mark.parametrize("example", SHORT)
def test_an_example_runs(example):
    asked, told = SHORT[example]
    done = subprocess.run(
        [sys.executable, str(HOUSE / "examples" / example), *asked],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONWARNINGS": "default"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for part in told:
        assert part in done.stdout
