"""Compiles every rule and every thought once, on all cores, so that no test waits for it.

python -m tests.warm
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from random import Random

from atelier import precompile
from atelier.games import GAMES
from atelier.match import Match
from atelier.scale.batch import plan
from tests.fuzz.examine import play_on
from tests.soak import watch


def compile_task(task):
    list(precompile.run(*task))


def compile_for_tests(game):
    """Every rule that a test calls by itself."""
    match = Match(game, seed=1)
    play_on(match, Random(1), sha256(), 1)
    watch(plan(match.game, [match.box], match.seats, 1, {}), 0, 1)


def main() -> None:
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as processes:
        list(processes.map(compile_task, precompile.missing()))
        list(processes.map(compile_for_tests, GAMES))


if __name__ == "__main__":
    main()
