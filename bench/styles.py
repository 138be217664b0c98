"""Which way of searching wins? Masters that search differently, with the same time for each move.

python bench/styles.py GAME [GAMES] [MILLISECONDS] [OPTION=CHOICE ...]
"""

from __future__ import annotations

import sys

from atelier.agents.master import Master
from atelier.agents.opponent import Budget
from atelier.games import find
from atelier.lab.arena import standings, tournament
from atelier.scale.batch import plan

CHANGES = {
    "flat": {"depth": 1},
    "shallow": {"depth": 6},
    "horizon 8": {"horizon": 8},
    "horizon 24": {"horizon": 24},
    "horizon 60": {"horizon": 60},
    "to the end": {"horizon": 1000},
    "c_puct / 2": {"c_puct": 0.3},
    "c_puct × 2": {"c_puct": 1.2},
    "uniform_mix 0.1": {"uniform_mix": 0.1},
    "uniform_mix 0.5": {"uniform_mix": 0.5},
}
"""What is changed of the way the game is searched by default."""


def main() -> None:
    """Let every change play against the default and print how it did."""
    words = sys.argv[1:]
    options = dict(word.split("=") for word in words if "=" in word)
    name, games, milliseconds = [*(word for word in words if "=" not in word), *("", "64", "30")][:3]
    game = find(name)
    table = plan(game, [game.default_box], 2, 5, options)
    budget = Budget(milliseconds=int(milliseconds))
    print(f"{name} {options}: {games} games each against {game.search}", flush=True)
    for label, change in CHANGES.items():
        if game.search._replace(**change) == game.search:
            continue
        cast = {
            label: Master(label, budget, search=game.search._replace(**change)),
            "default": Master("default", budget),
        }
        rows = standings(tournament(table, [label, "default"], int(games), opponents=cast))
        row = next(row for row in rows if row.name == label)
        print(f"{label:<14} won {row.share:6.1%} ({row.low:.0%}–{row.high:.0%}), margin {row.margin:+.2f}", flush=True)


if __name__ == "__main__":
    main()
