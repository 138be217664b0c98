"""Compiles every rule and every thought once, on all cores, so that no test waits for it.

python -m tests.warm
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from itertools import product
from multiprocessing import get_context
from random import Random

from atelier import precompile
from atelier.commands.simulate import Tally
from atelier.games import GAMES
from atelier.match import Match
from atelier.scale.batch import log_on_cores, plan, play_batch
from atelier.scale.vector import Batch
from tests.fuzz.examine import play_on
from tests.soak import watch


def compile_task(task):
    list(precompile.run(*task))


def look_on(game):
    """Every rule that a test calls by itself."""
    play_on(Match(game, seed=1), Random(1), sha256(), 1)


def watch_batch(game):
    watch(_plan(game), 0, 1)


def play_batches(game):
    """What `simulate`, and whoever compares batches with other ways to play, would compile in the middle of a test."""
    table = _plan(game)
    Tally(table).add(*play_batch(table, 0, 1))
    list(log_on_cores(table, 1, 1))


def step_batch(game):
    batch = Batch(game, 1)
    batch.step(batch.sample())
    batch.mask(), batch.observe(), batch.play_at_random(1), batch.play_by_prior(1)
    batch.evaluate(), batch.search(1)


def _plan(game):
    match = Match(game, seed=1)
    return plan(match.game, [match.box], match.seats, 1, {})


def call(work):
    task, game = work
    task(game)


def main() -> None:
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as processes:
        list(processes.map(compile_task, precompile.missing()))
        list(processes.map(call, product((step_batch, play_batches, watch_batch, look_on), reversed(GAMES))))


if __name__ == "__main__":
    main()
