"""How fast random play and a master's thoughts are on one core, how long starts take, and how others do beside."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np

from atelier.agents.master import Master
from atelier.agents.opponent import Budget
from atelier.games import GAMES, find
from atelier.lab import peers
from atelier.match import Match
from atelier.scale.batch import Plan, plan, play_batch

CHUNK = 512
SEED = 1
ROUNDS = 5
THOUGHT = 200
FIRST_DECISION = "import atelier, os; m = atelier.Match({game!r}, seed=1); m.play(m.legal[0]); os._exit(0)"
ALL_RULES = "from atelier.lab.bench import compile_rules; compile_rules({game!r})"

Say = Callable[[str], None]


class Speed(NamedTuple):
    """Random play at one kind of table on one core."""

    game: str
    seats: int
    options: dict[str, str]
    decisions_per_second: float
    games_per_second: float
    playouts_per_second: float
    """Of a master who thinks about the first move: a guess, a way down the tree, a rollout."""


class PeerSpeed(NamedTuple):
    """Random play of another engine on the same core."""

    name: str
    version: str
    decisions_per_second: float
    games_per_second: float


class Start(NamedTuple):
    """Seconds for a fresh process: to compile every rule of a game, and to its first decision once they are kept."""

    game: str
    cold_compile_seconds: float
    first_decision_seconds: float


class Report(NamedTuple):
    """Everything measured in one run."""

    speeds: list[Speed]
    starts: list[Start]
    peers: list[PeerSpeed]

    @property
    def games(self) -> list[str]:
        """Those that were measured."""
        return [start.game for start in self.starts]

    def ratio(self, peer: PeerSpeed, game: str) -> float:
        """How many times a peer's decisions the slowest table of a game makes."""
        return (
            min(speed.decisions_per_second for speed in self.speeds if speed.game == game) / peer.decisions_per_second
        )

    def as_json(self) -> dict[str, Any]:
        """For `--json`."""
        return {
            "speeds": [speed._asdict() for speed in self.speeds],
            "starts": [start._asdict() for start in self.starts],
            "peers": [
                {**peer._asdict(), "ratio": {game: self.ratio(peer, game) for game in self.games}}
                for peer in self.peers
            ],
        }


def run(games: Iterable[str], seconds: float, say: Say) -> Report:
    """Measure all of it for these games, each speed for about so many seconds.

    Machines are shared and noisy: everyone plays in turn, round after round, and the middle round counts.
    """
    with one_core():
        ours, others = list(tables(games)), peers.prepare(seconds / ROUNDS, say)
        rounds = [_round(ours, others, seconds / ROUNDS, say) for _ in range(ROUNDS)]
        middle = np.median(rounds, axis=0).tolist()
        thoughts = [measure_thinking(table, seconds / ROUNDS, say) for table in ours]
    speeds = [
        Speed(table.game.name, table.seats, dict(table.options), rates[0], rates[1], playouts)
        for table, rates, playouts in zip(ours, middle[: len(ours)], thoughts, strict=True)
    ]
    peer_speeds = [
        PeerSpeed(peer.name, peer.version, *rates) for peer, rates in zip(others, middle[len(ours) :], strict=True)
    ]
    return Report(speeds, [measure_start(game, say) for game in games], peer_speeds)


def _round(ours: list[Plan], others: list[peers.Peer], seconds: float, say: Say) -> list[tuple[float, float]]:
    """Decisions and games a second of everyone, one after the other."""
    rates = [measure(table, seconds, say) for table in ours]
    for peer in others:
        say(peer.name)
        rates.append(peers.play_for(peer.play, seconds))
    return rates


def tables(games: Iterable[str] = tuple(GAMES)) -> Iterator[Plan]:
    """Every kind of table of these games: every choice of the first option, every number of players."""
    for name in games:
        game = find(name)
        option = game.options[0]
        for choice in option.choices:
            for seats in game.seats:
                yield plan(game, [game.default_box], seats, SEED, {option.name: choice})


def measure(table: Plan, seconds: float, say: Say) -> tuple[float, float]:
    """Deal and play whole games at random for a while: decisions and games a second."""
    say(f"{table.game.name}, {table.seats} seats")
    play_batch(table, 0, 1)
    return peers.play_for(lambda: (int(play_batch(table, 0, CHUNK)[1].sum()), CHUNK), seconds)


def measure_thinking(table: Plan, seconds: float, say: Say) -> float:
    """Playouts a second of a master at the first decision of a game; the middle of several rounds."""
    say(f"{table.game.name}, {table.seats} seats, thinking")
    match = Match(table.game, table.seats, SEED, **dict[str, Any](table.options))
    master = Master(budget=Budget(playouts=THOUGHT))
    knowledge = match.knowledge(match.seat or 0, SEED)
    master.consider(knowledge)

    def think() -> tuple[int, int]:
        master.consider(knowledge)
        return THOUGHT, 1

    return float(np.median([peers.play_for(think, seconds)[0] for _ in range(ROUNDS)]))


def measure_start(game: str, say: Say) -> Start:
    """Compile into an empty cache folder in a fresh process, then start another one on what is now kept there."""
    say(f"{game}, cold and warm start")
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "ATELIER_CACHE": folder}
        cold = _seconds(ALL_RULES.format(game=game), environment)
        _seconds(FIRST_DECISION.format(game=game), environment)
        warm = min(_seconds(FIRST_DECISION.format(game=game), environment) for _ in range(3))
    return Start(game, cold, warm)


def compile_rules(name: str) -> None:
    """Call every compiled rule of the contract once: deal, legal, play, score, determinize, observe."""
    match = Match(name, seed=SEED)
    game, state, box = match.game, match.state, match.box.record
    match.play(match.legal[0])
    assert match.scores
    game.determinize(game.state.copy(state), box, 0, np.ones(1, np.int64))
    game.observe(state, box, 0, np.zeros(game.observation_size, np.float32))


def _seconds(program: str, environment: dict[str, str]) -> float:
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)
    return time.perf_counter() - begun


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this process on a single core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
