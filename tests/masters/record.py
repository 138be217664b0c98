"""Plays the games of masters anew: `python -m tests.masters.record`. Only when a rule or the search was to change.

Every decision is thought about twice, with other seeds: what both thoughts chose is what the search stands by.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context

from atelier.agents.levels import opponent
from atelier.games import GAMES, find
from atelier.match import Match
from tests.masters.games import MasterGame, write

LEVEL = {"artisans": "master:250", "little-town": "master:100"}
ROUNDS = 7
"""How many games at each kind of table."""


def kinds():
    """Every game at every kind of table, as often as it is played."""
    for _, name in product(range(ROUNDS), GAMES):
        option = find(name).options[0]
        for choice, seats in product(option.choices, find(name).seats):
            yield name, seats, {option.name: choice}


def play(numbered):
    """The game of a number."""
    seed, (name, seats, options) = numbered
    match, master = Match(name, seats, seed, **options), opponent(LEVEL[name])
    moves, again = [], ""
    while match.seat is not None:
        thoughts = [
            master.choose(match.knowledge(match.seat, 2000 * seed + 2 * len(moves) + twice)) for twice in range(2)
        ]
        again += "." if len(match.legal) == 1 else "=" if thoughts[0] == thoughts[1] else "/"
        moves.append(int(thoughts[0]))
        match.play(match.words[thoughts[0]])
    return MasterGame(name, match.game.version, seats, seed, options, moves, again)


def main():
    """Play them all, side by side."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--workers", type=int, default=os.cpu_count())
    asked = reader.parse_args()
    with ProcessPoolExecutor(asked.workers, get_context("spawn")) as pool:
        games = []
        for one in pool.map(play, enumerate(kinds())):
            games.append(one)
            write(games)


if __name__ == "__main__":
    main()
