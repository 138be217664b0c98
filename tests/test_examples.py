"""The examples run, in small."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from atelier.games import find
from atelier.scale.batch import plan
from atelier.scale.paper import Paper
from atelier.scale.simulation import simulate

HOUSE = Path(__file__).parents[1]
SHORT = {
    "own_agent.py": (["4"], ["artisans: instinct won", "little-town: journeyman won"]),
    "openspiel_players.py": (["2", "1", "3"], ["atelier_artisans: ", "atelier_little_town: after 1 games"]),
}
"""What is said to each, and some of what it says."""
NEEDS = {"openspiel_players.py": "pyspiel"}
ELSEWHERE = {
    "bot.py": "server/test_identity.py",
    "engine.py": "arena/test_engines.py",
    "maskable_ppo.py": "learners/test_learners.py",
    "read_parquet.py": "test_examples.py",
    "tournament_on_ray.py": "test_cluster.py",
    "train_on_batch.py": "learners/test_learners.py",
}
"""Examples that other tests let play."""


def test_every_example_is_run_by_a_test():
    assert {path.name for path in (HOUSE / "examples").glob("*.py")} == {*SHORT, *ELSEWHERE}
    for example, test in ELSEWHERE.items():
        assert example.removesuffix(".py") in (HOUSE / "tests" / test).read_text(encoding="utf-8")


def test_the_example_that_reads_a_simulation_reads_one(tmp_path):
    table = plan(find("artisans"), [find("artisans").default_box], 3, 1, {})
    list(simulate(table, 300, paper=Paper(tmp_path / "games", table)))
    told = run("read_parquet.py", str(tmp_path / "games"))
    assert [line[:6] for line in told[:3]] == ["seat 0", "seat 1", "seat 2"]
    assert sum(int(line.split()[-1]) for line in told[3:]) == 900


@pytest.mark.parametrize("example", SHORT)
def test_an_example_runs(example):
    asked, told = SHORT[example]
    if example in NEEDS:
        pytest.importorskip(NEEDS[example], reason="there is none for this Python yet")
    said = "\n".join(run(example, *asked))
    for part in told:
        assert part in said


def run(example, *asked):
    """What an example says, line by line."""
    done = subprocess.run(
        [sys.executable, str(HOUSE / "examples" / example), *asked],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONWARNINGS": "default"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
