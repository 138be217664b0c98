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

import numpy as np

from atelier import precompile
from atelier.cache import cache_folder
from atelier.game import ACTION
from atelier.games import GAMES
from atelier.knowledge import new_rng
from atelier.match import Match
from atelier.scale.batch import log_on_cores, plan
from atelier.scale.simulation import Part, play_part
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
    play_part(table, "cpu", False, Part(0, 1))
    list(log_on_cores(table, 1, 1))


def ask_alone(name):
    """The rules that a test of a game asks one by one."""
    match = Match(name, seed=1)
    game, state, box, actions = match.game, match.state.copy(), match.box.record, np.zeros(match.game.choices, ACTION)
    count = game.legal(state, box, actions)
    game.prior(state, box, game.tables[0], actions, count, np.zeros(game.choices))
    game.evaluate(state, box, game.tables[0], np.zeros(game.seats[-1]))
    game.determinize(state, box, 0, new_rng(1))
    game.play(state, box, int(actions[0]))
    match.observe(0)


def step_batch(game):
    batch = Batch(game, 1)
    batch.step(batch.sample())
    batch.mask(), batch.observe(), batch.play_at_random(1), batch.play_by_prior(1)
    batch.evaluate(), batch.search(1), batch.play_script(batch.legal[:, :1])


def _plan(game):
    match = Match(game, seed=1)
    return plan(match.game, [match.box], match.seats, 1, {})


def call(work):
    task, game = work
    task(game)


def main() -> None:
    done = cache_folder() / "tests"
    if done.exists() and not precompile.missing():
        return
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as processes:
        list(processes.map(compile_task, precompile.missing()))
        list(processes.map(call, product((step_batch, ask_alone, play_batches, watch_batch, look_on), reversed(GAMES))))
    done.touch()


if __name__ == "__main__":
    main()
