"""Which roads win Artisans: stockpiling materials, crafting objects, or both?

Each player looks one move ahead with random playouts from a fair guess at what it cannot know, and wants the points of
its road only: `stockpiler` those of materials, `crafter` those of objects and its artisan, `both` all of them.

    python bench/roads.py [GAMES] [PLAYOUTS] [BOX]
"""

from __future__ import annotations

import sys
from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from atelier.chance import BLOCK_WORDS, master_key
from atelier.games import find
from atelier.rule import specialise
from atelier.scale.playout import playouts

legal: Any = None
play: Any = None
redeal: Any = None
score: Any = None
playout: Any = None
choose: Any = None

ROADS = {
    "stockpiler": (1.0, 0.0, 0.0, 0.0),
    "crafter": (0.1, 1.0, 1.0, 1.0),
    "both": (1.0, 1.0, 1.0, 1.0),
}


def choose_template(state, box, purse, actions, inner, scratch, points, places, wish, tries):
    """The legal action whose playouts bring this seat most of what it wishes for."""
    seat = state.turn
    n = legal(state, box, actions)
    best, best_value = actions[0], -1e9
    if n == 1:
        return best
    for i in range(n):
        value = 0.0
        for _ in range(tries):
            scratch[0] = state
            redeal(scratch[0], box, seat, purse)
            play(scratch[0], box, actions[i])
            playout(scratch[0], box, purse, inner)
            score(scratch[0], box, points, places)
            for source in range(points.shape[1]):
                value += wish[source] * points[seat, source]
        if value > best_value:
            best, best_value = actions[i], value
    return best


def game_template(state, box, purse, actions, inner, scratch, points, places, wishes, tries):
    """Play a game, each seat with its own wishes."""
    while state.turn >= 0:
        chosen = choose(state, box, purse, actions, inner, scratch, points, places, wishes[state.turn], tries)
        play(state, box, chosen)
    score(state, box, points, places)


def main() -> None:
    """Play every pair of roads against each other, each from both seats, and print who won with what."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    tries = int(sys.argv[2]) if len(sys.argv) > 2 else 12
    game = find("artisans")
    box = game.open_box(sys.argv[3] if len(sys.argv) > 3 else None).record
    rules = playouts(game)
    chooser = specialise(choose_template, "roads", **game.rules, playout=rules.playout)
    whole = specialise(game_template, "roads", **game.rules, choose=chooser)
    actions, inner = np.zeros(game.choices, np.int16), np.zeros(game.choices, np.int16)
    points, places = np.zeros((4, 4), np.int16), np.zeros(4, np.int8)
    words, purse = np.zeros(BLOCK_WORDS, np.uint32), np.ones(1, np.int64)
    for pair in combinations_with_replacement(ROADS, 2):
        wins, sums = np.zeros(2), np.zeros((2, 4))
        for number in range(games):
            seats = (0, 1) if number % 2 == 0 else (1, 0)
            wishes = np.array([ROADS[pair[road]] for road in seats])
            state = game.state.new(1)
            deal = number // 2
            rules.lay_out(state[0], purse, box, 2, np.ones(1, np.int8), master_key(77), deal, words)
            whole(state[0], box, purse, actions, inner, game.state.new(1), points, places, wishes, tries)
            for seat, road in enumerate(seats):
                sums[road] += points[seat]
                wins[road] += (places[seat] == 1) / (places[:2] == 1).sum()
        for road in (0, 1):
            parts = ", ".join(f"{name} {sums[road][i] / games:.1f}" for i, name in enumerate(game.sources))
            print(
                f"{pair[road]:>10} vs {pair[1 - road]:<10} won {wins[road] / games:6.1%}  "
                f"points {sums[road].sum() / games:5.1f} ({parts})",
                flush=True,
            )


if __name__ == "__main__":
    main()
