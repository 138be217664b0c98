"""Everyone against everyone: the baseline tables of docs/research.md, in Markdown.

    python bench/baselines.py [--games 100] [--seconds 600] [--kinds draft standard]

At every table that the pool can form, with 2, 3 and 4 seats, so many games are played, or as many as the seconds allow:
deal after deal, so that everyone meets everyone as often. Each kind and number of seats has a process of its own.
"""

from __future__ import annotations

import argparse
import itertools
import math
import os
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from atelier.games import find
from atelier.lab.arena import Result, standings
from atelier.lab.ladder import ladder, ratings
from atelier.scale.batch import plan

POOL = ("random", "apprentice", "journeyman", "master:60", "master:250", "master:1000")
KINDS = (
    ("artisans", {"artisans": "draft"}),
    ("artisans", {"artisans": "random"}),
    ("little-town", {"expansion": "off"}),
    ("little-town", {"expansion": "standard"}),
    ("little-town", {"expansion": "advanced"}),
)
SEED = 2026


def play(name: str, options: dict[str, str], seats: int, games: int, seconds: float, cores: int) -> list[Result]:
    """A ladder of the whole pool."""
    game, begun = find(name), time.perf_counter()
    table = plan(game, [game.default_box], seats, SEED, options)
    results = list(whole(ladder(table, POOL, games, cores=cores), begun + seconds))
    told = (
        f"{name} {' '.join(options.values())}, {seats} seats: {len(results)} games, {time.perf_counter() - begun:.0f} s"
    )
    print(told, file=sys.stderr, flush=True)
    return results


def whole(results: Iterable[Result], until: float) -> Iterator[Result]:
    """The games of all deals that are through before the time is over."""
    for _, deal in itertools.groupby(results, lambda result: result.deal):
        played = list(deal)
        if time.perf_counter() > until:
            return
        yield from played


def matrix(results: list[Result]) -> list[str]:
    """Who wins how often against whom, two at a table: a line for each, a column for each opponent."""
    won = {}
    for one, other in itertools.combinations(POOL, 2):
        pair = [result for result in results if set(result.entrants) == {one, other}]
        for row in standings(pair):
            won[row.name, other if row.name == one else one] = f"{row.share:.0%}"
    lines = [" | ".join([one, *(won.get((one, other), "–") for other in POOL)]) for one in POOL]
    return table(["won by \\ against", *POOL], lines)


def rated(kind: str, of: dict[int, list[Result]]) -> list[str]:
    """Everyone's rating, and how often each wins of all tables, by the number of seats."""
    rungs = {seats: {rung.name: rung for rung in ratings(results)} for seats, results in of.items()}
    lines = [
        " | ".join([name, *(f"{rungs[seats][name].rating:.0f}{doubt(rungs[seats][name].error)} · "
                            f"{rungs[seats][name].share:.0%}" for seats in of)])
        for name in POOL
    ]  # fmt: skip
    return table([kind, *(f"{seats} seats" for seats in of)], lines)


def doubt(error: float | None) -> str:
    """What stands behind a rating: nothing where a single deal is all there was."""
    return "" if error is None else f" ± {error:.0f}"


def table(head: list[str], lines: list[str]) -> list[str]:
    return [f"| {' | '.join(head)} |", "|---" * len(head) + "|", *(f"| {line} |" for line in lines), ""]


def main() -> None:
    """Play all kinds at once, and print what is known of each."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--seconds", type=float, default=math.inf)
    reader.add_argument("--kinds", nargs="*", default=[], metavar="WORD")
    asked = reader.parse_args()
    chosen = [kind for kind in KINDS if not asked.kinds or {kind[0], *kind[1].values()} & {*asked.kinds}]
    cores = -(-(os.cpu_count() or 1) // (3 * len(chosen)))
    with ProcessPoolExecutor(3 * len(chosen), get_context("spawn")) as processes:
        playing = {
            (name, *options.values()): {
                seats: processes.submit(play, name, options, seats, asked.games, asked.seconds, cores)
                for seats in (2, 3, 4)
            }
            for name, options in chosen
        }
        for kind, by_seats in playing.items():
            of = {seats: results.result() for seats, results in by_seats.items()}
            told = ", ".join(f"{len(results):,} with {seats}" for seats, results in of.items())
            print(
                "\n".join(
                    [f"### {' '.join(kind)}", "", f"Games: {told}.", "", *matrix(of[2]), *rated("all tables", of)]
                )
            )


if __name__ == "__main__":
    main()
