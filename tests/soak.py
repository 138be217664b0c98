"""Very many games with every law checked after every decision: `make soak`, or `make soak GAMES=100000`.

python -m tests.soak [GAMES]
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from atelier.chance import BLOCK_WORDS, master_key
from atelier.commands.common import progress
from atelier.game import ACTION
from atelier.lab.bench import tables
from atelier.scale.batch import Plan
from atelier.scale.playout import playouts

GAMES = 10_000_000
CHUNK = 2000


def watch(table: Plan, first: int, count: int) -> int:
    """Play a chunk and return its decisions; a broken law ends everything."""
    rules, state = playouts(table.game), table.game.state.new(1)
    box, options, master = table.box_records[0], table.coded_options, master_key(table.seed)
    rng, words = np.zeros(1, np.int64), np.zeros(BLOCK_WORDS, np.uint32)
    actions = np.zeros(table.game.choices, ACTION)
    decisions = 0
    for game in range(first, first + count):
        state[0] = np.zeros(1, state.dtype)[0]
        rules.lay_out(state[0], rng, box, table.seats, options, master, game, words)
        made = rules.watched(state[0], box, rng, actions)
        if made <= 0:
            sys.exit(f"{name(table)}, seed {table.seed}, game {game}: {table.game.laws[-made]}")
        decisions += made
    return decisions


def name(table: Plan) -> str:
    """A kind of table in words."""
    return f"{table.game.name}, {table.seats} seats, " + ", ".join(f"{k} {v}" for k, v in table.options.items())


def main() -> None:
    """Watch so many games of every kind of table, on all cores."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for table in tables():
            decisions = 0
            chunks = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
            with progress(name(table), games) as bar:
                for (first, count), made in zip(
                    chunks, pool.map(lambda chunk, table=table: watch(table, *chunk), chunks), strict=True
                ):
                    decisions += made
                    bar.update(bar.task_ids[0], completed=first + count)
            print(f"{name(table)}: {games:,} games, {decisions:,} decisions, every law held", flush=True)


if __name__ == "__main__":
    main()
