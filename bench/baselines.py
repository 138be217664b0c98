"""Everyone against everyone: the baseline tables of docs/research.md, in Markdown.

    python bench/baselines.py [GAMES] [WORD ...]

At every table that the pool can form, with 2, 3 and 4 seats, at least GAMES games (100) are played. Only kinds that
contain every WORD are played, such as `little-town standard`.
"""

from __future__ import annotations

import itertools
import sys
import time

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


def play(name: str, options: dict[str, str], seats: int, games: int) -> list[Result]:
    """A ladder of the whole pool."""
    game, begun = find(name), time.perf_counter()
    table = plan(game, [game.default_box], seats, SEED, options)
    results = list(ladder(table, POOL, games))
    print(f"{name} {seats}: {len(results)} games, {time.perf_counter() - begun:.0f} s", file=sys.stderr, flush=True)
    return results


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
        " | ".join([name, *(f"{rungs[seats][name].rating:.0f} ± {rungs[seats][name].error:.0f} · "
                            f"{rungs[seats][name].share:.0%}" for seats in of)])
        for name in POOL
    ]  # fmt: skip
    return table([kind, *(f"{seats} seats" for seats in of)], lines)


def table(head: list[str], lines: list[str]) -> list[str]:
    return [f"| {' | '.join(head)} |", "|---" * len(head) + "|", *(f"| {line} |" for line in lines), ""]


def main() -> None:
    """Play all kinds and print what is known of each as soon as it is."""
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    wanted = [word for word in sys.argv[1:] if not word.isdigit()]
    for name, options in KINDS:
        kind = f"{name} {' '.join(options.values())}"
        if all(word in kind for word in wanted):
            of = {seats: play(name, options, seats, (numbers or [100])[0]) for seats in (2, 3, 4)}
            print("\n".join([f"### {kind}", "", *matrix(of[2]), *rated(kind, of)]), flush=True)


if __name__ == "__main__":
    main()
