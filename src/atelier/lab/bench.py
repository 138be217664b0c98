"""How fast random play is on one core, how long a cold and a warm start take, and how others do in the same run."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np

from atelier.games import GAMES, find
from atelier.lab.peers import Peer
from atelier.lab.peers import measure as measure_peers
from atelier.match import Match
from atelier.scale.batch import Plan, plan, play_batch

CHUNK = 512
SEED = 1
FIRST_DECISION = "import atelier; m = atelier.Match({game!r}, seed=1); m.play(m.legal[0])"
ALL_RULES = "from atelier.lab.bench import compile_rules; compile_rules({game!r})"

Say = Callable[[str], None]


class Speed(NamedTuple):
    """Random play at one kind of table on one core."""

    game: str
    seats: int
    options: dict[str, str]
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
    peers: list[Peer]

    def ratio(self, peer: Peer, game: str) -> float:
        """How many times a peer's decisions the slowest table of a game makes."""
        slowest = min(speed.decisions_per_second for speed in self.speeds if speed.game == game)
        return slowest / peer.decisions_per_second

    def as_json(self) -> dict[str, Any]:
        """For `--json`."""
        return {
            "speeds": [speed._asdict() for speed in self.speeds],
            "starts": [start._asdict() for start in self.starts],
            "peers": [
                {**peer._asdict(), "ratio": {game: self.ratio(peer, game) for game in GAMES}} for peer in self.peers
            ],
        }


def run(seconds: float, say: Say) -> Report:
    """Measure all of it, each speed for about so many seconds."""
    with one_core():
        speeds = [measure(table, seconds, say) for table in tables()]
        others = measure_peers(seconds, say)
    starts = [measure_start(game, say) for game in GAMES]
    return Report(speeds, starts, others)


def tables() -> Iterator[Plan]:
    """Every game, every choice of its first option, every number of players."""
    for name in GAMES:
        game = find(name)
        option = game.options[0]
        for choice in option.choices:
            for seats in game.seats:
                yield plan(game, [game.default_box], seats, SEED, {option.name: choice})


def measure(table: Plan, seconds: float, say: Say) -> Speed:
    """Deal and play whole games at random for a while."""
    say(f"{table.game.name}, {table.seats} seats")
    play_batch(table, 0, 1)
    games = decisions = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        decisions += play_batch(table, games, CHUNK)[1]
        games += CHUNK
    return Speed(table.game.name, table.seats, dict(table.options), decisions / spent, games / spent)


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
    """Call every rule of the contract once."""
    match = Match(name, seed=SEED)
    game, state, box = match.game, match.state, match.box.record
    match.play(match.legal[0])
    match.view(0)
    game.redeal(game.state.copy(state), box, 0, np.ones(1, np.int64))
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
