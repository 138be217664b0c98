"""A sample of the positions and boxes near legal ones of which `make soak` tries a million."""

from __future__ import annotations

import os
import subprocess
import sys

SAMPLE, SEED, DECISIONS = 8, 7, 3
ACCEPTED = SAMPLE // 5


def fuzz(interpreted: bool) -> tuple[int, str]:
    """How many were accepted, and a digest of all that happened then."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.fuzz_positions", str(SAMPLE), str(SEED), str(DECISIONS)],
        env={**os.environ, "ATELIER_INTERPRET": str(int(interpreted))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told, digest = done.stdout.splitlines()
    return int(told.split()[3]), digest


def test_a_position_near_a_legal_one_is_refused_or_can_be_played_guessed_and_told():
    """Interpreted every index and every number is within its bounds, and compiled rules do the very same."""
    accepted, digest = fuzz(interpreted=True)
    assert accepted > ACCEPTED, "so many are near enough"
    assert fuzz(interpreted=False) == (accepted, digest)
