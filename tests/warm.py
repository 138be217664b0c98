"""Compiles every rule and every thought once, a process for each game, so that no test waits for it.

python -m tests.warm
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from random import Random

from atelier.games import GAMES
from atelier.lab.analyst import analyse
from atelier.match import Match
from atelier.scale.batch import plan
from atelier.server import bots
from tests.fuzz.examine import play_on
from tests.soak import watch


def warm(game: str) -> None:
    """All that opponents and the analyst think with, and every rule that a test calls by itself."""
    bots.warm_up(games=[game])
    match = Match(game, seed=1)
    analyse(match, seat=match.seat)
    play_on(match, Random(1), sha256(), 1)
    watch(plan(match.game, [match.box], match.seats, 1, {}), 0, 1)


def main() -> None:
    with ProcessPoolExecutor(len(GAMES), get_context("spawn")) as processes:
        list(processes.map(warm, GAMES))


if __name__ == "__main__":
    main()
