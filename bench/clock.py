"""Does a master keep to its time? Thousands of positions of every kind of table, by the real clock.

python bench/clock.py [POSITIONS] [MILLISECONDS]
"""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any

import numpy as np

from atelier.agents.master import Master
from atelier.agents.opponent import Budget
from atelier.lab.bench import tables
from atelier.match import Match


def main() -> None:
    """Ask a master at random moments of random games, and print how long it took against what it was given."""
    wanted, budget = (int(word) for word in [*sys.argv[1:], "300", "25"][:2])
    thinker = Master(budget=Budget(milliseconds=budget))
    for table in tables():
        took, seed = [], 0
        while len(took) < wanted:
            seed += 1
            player, match = Random(seed), Match(table.game, table.seats, seed, **dict[str, Any](table.options))
            while not match.over and len(took) < wanted:
                legal = match.legal_codes
                if len(legal) > 1 and player.random() < 0.3:
                    knowledge = match.knowledge(match.seat or 0, seed)
                    begun = time.perf_counter()
                    assert thinker.choose(knowledge) in legal
                    took.append((time.perf_counter() - begun) * 1000 / budget)
                match.play(match.words[player.choice(legal)])
        kept = np.mean([0.8 <= share <= 1.2 for share in took[1:]])
        middle, late, latest = np.percentile(took[1:], [50, 99, 100])
        options = ", ".join(f"{name} {choice}" for name, choice in table.options.items())
        print(
            f"{table.game.name}, {table.seats} seats, {options}: {len(took):,} positions, all moves legal, "
            f"within a fifth {kept:.1%}, middle {middle:.1%}, 99 % {late:.1%}, longest {latest:.1%} of the budget",
            flush=True,
        )


if __name__ == "__main__":
    main()
