"""A tournament on a Ray cluster, from Python: the same results as on one machine, whatever dies on the way.

    python examples/tournament_on_ray.py [GAMES] [ADDRESS]

`local` is a cluster of this machine's cores; any other address is that of one with the same Atelier on every machine.
"""

from __future__ import annotations

import sys

from atelier.games import find
from atelier.lab.arena import standings, tournament
from atelier.scale.batch import plan
from atelier.scale.cluster import Cluster


def main(games: str = "200", address: str = "local") -> None:
    """Three levels at one table, the same cards from every seat."""
    game = find("artisans")
    table = plan(game, [game.default_box], seats=3, seed=1)
    with Cluster(address) as cluster:
        results = tournament(table, ["apprentice", "journeyman", "master:200"], int(games), cluster=cluster)
        for row in standings(results):
            print(f"{row.name} won {row.share:.0%} ({row.low:.0%} to {row.high:.0%}) of {row.games} games")


if __name__ == "__main__":
    main(*sys.argv[1:3])
