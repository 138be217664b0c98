"""Compiles every rule and every thought once, a process for each game, so that no test waits for it.

python -m tests.warm
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from atelier.games import GAMES
from atelier.lab.analyst import analyse
from atelier.match import Match
from atelier.server.workers.warm_up import warm_opponents


def warm(game: str) -> None:
    """All that opponents and the analyst think with."""
    warm_opponents(games=[game])
    match = Match(game, seed=1)
    analyse(match, seat=match.seat)


def main() -> None:
    with ProcessPoolExecutor(len(GAMES), get_context("spawn")) as processes:
        list(processes.map(warm, GAMES))


if __name__ == "__main__":
    main()
