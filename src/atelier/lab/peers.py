"""Random play of other game engines, measured next to ours.

Each peer that is installed plays games between uniformly random players for a given time, after a warm-up that is not
counted; the caller keeps the process on one core. OpenSpiel (crazy eights and hearts) is driven from Python, one state
at a time, the way its examples do it. Pgx (backgammon) plays a batch of games in one compiled JAX loop on the CPU; a
finished game is replaced by a new one, and compilation belongs to the warm-up. Catanatron plays whole games of its four
random players. One decision is one action of a player, forced ones included; chance events are played but not counted.
A peer that is not installed is left out.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from itertools import count
from time import perf_counter
from typing import Any, NamedTuple

Round = Callable[[], tuple[int, int]]
"""Plays on for a short while and returns how many decisions were made and how many games ended."""

PGX_BATCH = 16
"""On one CPU core batches of 16 and 32 games were the fastest of those tried, from 1 to 256."""

PGX_STEPS = 512


class Peer(NamedTuple):
    """Another engine, ready to play: `play` is warm, what had to be compiled is."""

    name: str
    version: str
    play: Round


class _Candidate(NamedTuple):
    """A peer that can be measured if its module is installed."""

    name: str
    module: str
    package: str
    prepare: Callable[[], Round]


def prepare(seconds: float, progress: Callable[[str], None] = lambda _: None) -> list[Peer]:
    """Make every installed peer ready and warm it up for about so many seconds; `progress` is told what happens."""
    peers = []
    for candidate in _CANDIDATES:
        if find_spec(candidate.module) is None:
            continue
        progress(candidate.name)
        try:
            play = candidate.prepare()
            play_for(play, seconds)
        except Exception as error:  # a broken installation of a peer must not end the bench
            progress(f"{candidate.name} left out: {type(error).__name__}: {error}")
            continue
        peers.append(Peer(candidate.name, _version(candidate.package), play))
    return peers


def play_for(play: Round, seconds: float) -> tuple[float, float]:
    """Repeat `play` until `seconds` are over; return decisions and games a second."""
    decisions = games = 0
    start = perf_counter()
    while True:
        made, ended = play()
        decisions += made
        games += ended
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return decisions / elapsed, games / elapsed


def _version(package: str) -> str:
    """Return the installed version of `package`."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "unknown"


def _openspiel(game_name: str) -> Round:
    """Prepare a game of OpenSpiel; one round is one game."""
    import pyspiel

    new_state = pyspiel.load_game(game_name).new_initial_state
    terminal = int(pyspiel.PlayerId.TERMINAL)
    chance = int(pyspiel.PlayerId.CHANCE)
    uniform = random.Random(1).random

    def play() -> tuple[int, int]:
        state = new_state()
        current_player, apply_action = state.current_player, state.apply_action
        legal_actions, chance_outcomes = state.legal_actions, state.chance_outcomes
        decisions = 0
        while (player := current_player()) != terminal:
            if player == chance:
                left = uniform()
                outcomes = chance_outcomes()
                for action, probability in outcomes:
                    left -= probability
                    if left < 0.0:
                        apply_action(action)
                        break
                else:
                    apply_action(outcomes[-1][0])
            else:
                actions = legal_actions()
                apply_action(actions[int(uniform() * len(actions))])
                decisions += 1
        return decisions, 1

    return play


def _pgx() -> Round:
    """Prepare Pgx backgammon on one core of the CPU."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("NPROC", "1")  # the size of XLA's thread pool
    return pgx_round("backgammon", PGX_BATCH, PGX_STEPS, "cpu")


def pgx_round(game: str, batch: int, steps: int, device: str) -> Round:
    """Prepare a game of Pgx; one round is so many decisions in each game of a batch, in one compiled loop."""
    import jax

    with jax.default_device(jax.devices(device)[0]):
        roll, states, key = _pgx_roll(game, batch, steps)

    def play() -> tuple[int, int]:
        nonlocal states, key
        states, key, ended = roll(states, key)
        return batch * steps, int(ended)

    play()
    return play


def _pgx_roll(game: str, batch: int, steps: int) -> tuple[Callable[[Any, Any], tuple[Any, Any, Any]], Any, Any]:
    """Return the compiled loop over a game of Pgx, a batch of new games and a random key."""
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make(game)
    start_games, step_games = jax.vmap(env.init), jax.vmap(env.step)

    def replace_finished(over: Any, new: Any, old: Any) -> Any:
        return jax.tree_util.tree_map(lambda fresh, kept: jnp.where(over, fresh, kept), new, old)

    def random_actions(mask: Any, key: Any) -> Any:
        rank = jnp.cumsum(mask.astype(jnp.int32), axis=1)
        legal = rank[:, -1:]
        pick = (jax.random.uniform(key, legal.shape) * legal).astype(jnp.int32)
        return jnp.argmax(rank > pick, axis=1).astype(jnp.int32)

    def step(carry: Any, _: None) -> tuple[Any, None]:
        states, key, ended = carry
        key, action_key, step_key, start_key = jax.random.split(key, 4)
        actions = random_actions(states.legal_action_mask, action_key)
        states = step_games(states, actions, jax.random.split(step_key, batch))
        over = states.terminated | states.truncated
        states = jax.lax.cond(
            over.any(),
            lambda: jax.vmap(replace_finished)(over, start_games(jax.random.split(start_key, batch)), states),
            lambda: states,
        )
        return (states, key, ended + over.sum(dtype=jnp.int32)), None

    def roll(states: Any, key: Any) -> tuple[Any, Any, Any]:
        (states, key, ended), _ = jax.lax.scan(step, (states, key, jnp.int32(0)), None, length=steps)
        return states, key, ended

    start_key, key = jax.random.split(jax.random.PRNGKey(1))
    return jax.jit(roll), jax.jit(start_games)(jax.random.split(start_key, batch)), key


def _catanatron() -> Round:
    """Prepare Catanatron with four random players; one round is one game."""
    from catanatron import Color, Game, RandomPlayer

    seeds = count(1)

    def play() -> tuple[int, int]:
        callers_random = random.getstate()  # Catanatron seeds and draws from the global generator
        game = Game([RandomPlayer(color) for color in Color], seed=next(seeds))
        game.play()
        random.setstate(callers_random)
        state = game.state
        log = state.actions if hasattr(state, "actions") else state.action_records
        return len(log), 1

    return play


_CANDIDATES = (
    _Candidate("OpenSpiel crazy eights", "pyspiel", "open_spiel", partial(_openspiel, "crazy_eights")),
    _Candidate("OpenSpiel hearts", "pyspiel", "open_spiel", partial(_openspiel, "hearts")),
    _Candidate("Pgx backgammon", "pgx", "pgx", _pgx),
    _Candidate("Catanatron", "catanatron", "catanatron", _catanatron),
)
