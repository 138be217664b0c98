"""Plug in an agent of your own and measure it: who takes the cheapest good idea, against a journeyman.

    python examples/own_agent.py [GAMES]

An agent has a name and `choose(knowledge)`: what its seat knows goes in, an action code comes out.
"""

from __future__ import annotations

import sys

import numpy as np

from atelier.games import find
from atelier.knowledge import Knowledge
from atelier.lab.arena import standings, tournament
from atelier.scale.batch import plan


class Instinct:
    """Plays what the hand-made prior likes best, without a thought more."""

    name = "instinct"

    def choose(self, knowledge: Knowledge) -> int:
        """The likeliest legal action; your own idea could go here."""
        game, legal = knowledge.game, np.array(knowledge.legal, np.int16)
        weights = np.zeros(game.choices)
        game.prior(knowledge.guess[0], knowledge.box.record, game.tables[0], legal, len(legal), weights)
        return int(legal[weights[: len(legal)].argmax()])


def main(games: int = 100) -> None:
    """Both games, the same cards from both seats; a line for each entrant."""
    for name in ("artisans", "little-town"):
        game = find(name)
        table = plan(game, [game.default_box], seats=2, seed=1)
        results = tournament(table, ["instinct", "journeyman"], games, opponents={"instinct": Instinct()})
        for row in standings(results):
            print(f"{name}: {row.name} won {row.share:.0%} ({row.low:.0%} to {row.high:.0%}) of {row.games} games")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
