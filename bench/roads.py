"""Which roads win: does one kind of points outscore all others?

Each player looks one move ahead with random playouts from a fair guess at what it cannot know, and wants the points of
its road much more than the others. Every pair of roads plays from both seats on the same deals.

    python bench/roads.py GAME [GAMES] [PLAYOUTS] [OPTION=CHOICE ...]
"""

from __future__ import annotations

import sys
from itertools import combinations
from typing import Any

import numpy as np

from atelier.chance import BLOCK_WORDS, master_key
from atelier.game import ACTION
from atelier.games import find
from atelier.rule import specialise
from atelier.scale.batch import plan
from atelier.scale.playout import playouts

legal: Any = None
play: Any = None
determinize: Any = None
score: Any = None
playout: Any = None
choose: Any = None

ROADS = {
    "artisans": {
        "stockpiler": {"materials": 1.0},
        "crafter": {"objects": 1.0, "artisan": 1.0, "reserved": 1.0, "materials": 0.1},
        "both": {"materials": 1.0, "objects": 1.0, "artisan": 1.0, "reserved": 1.0},
    },
    "little-town": {
        "builder": {"buildings": 1.0, "tiles": 1.0, "hunger": 1.0},
        "activator": {"activations": 1.0, "coins": 1.0, "objectives": 1.0, "hunger": 1.0, "buildings": 0.3},
        "master": {"artisans": 1.0, "hunger": 1.0, "buildings": 0.3},
        "all": dict.fromkeys(("buildings", "activations", "objectives", "artisans", "tiles", "hunger", "coins"), 1.0),
    },
}
"""What each road wishes for; points it does not name are worth nothing to it."""


def choose_template(state, box, rng, actions, inner, scratch, points, places, wish, tries):
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
            determinize(scratch[0], box, seat, rng)
            play(scratch[0], box, actions[i])
            playout(scratch[0], box, rng, inner)
            score(scratch[0], box, points, places)
            for source in range(points.shape[1]):
                value += wish[source] * points[seat, source]
        if value > best_value:
            best, best_value = actions[i], value
    return best


def game_template(state, box, rng, actions, inner, scratch, points, places, wishes, tries):
    """Play a game, each seat with its own wishes."""
    while state.turn >= 0:
        chosen = choose(state, box, rng, actions, inner, scratch, points, places, wishes[state.turn], tries)
        play(state, box, chosen)
    score(state, box, points, places)


def main() -> None:
    """Play every pair of roads against each other and print who won, with which points."""
    words = sys.argv[1:]
    chosen = dict(word.split("=") for word in words if "=" in word)
    plain = [word for word in words if "=" not in word]
    game = find(plain[0])
    games, tries = (int(word) for word in [*plain[1:], "200", "12"][:2])
    table = plan(game, [game.default_box], 2, 77, chosen)
    box, most = table.box_records[0], game.seats[-1]
    rules = playouts(game)
    chooser = specialise(choose_template, game.name.replace("-", "_"), **game.rules, playout=rules.playout)
    whole = specialise(game_template, game.name.replace("-", "_"), **game.rules, choose=chooser)
    actions, inner = np.zeros(game.choices, ACTION), np.zeros(game.choices, ACTION)
    points, places = np.zeros((most, len(game.sources)), np.int16), np.zeros(most, np.int8)
    block, rng = np.zeros(BLOCK_WORDS, np.uint32), np.ones(1, np.int64)
    roads = ROADS[game.name]
    for pair in combinations(roads, 2):
        wins, sums = np.zeros(2), np.zeros((2, len(game.sources)))
        for number in range(games):
            seats = (0, 1) if number % 2 == 0 else (1, 0)
            wishes = np.array([[roads[pair[road]].get(source, 0.0) for source in game.sources] for road in seats])
            state = game.state.new(1)
            rules.lay_out(state[0], rng, box, 2, table.coded_options, master_key(77), number // 2, block)
            whole(state[0], box, rng, actions, inner, game.state.new(1), points, places, wishes, tries)
            for seat, road in enumerate(seats):
                sums[road] += points[seat]
                wins[road] += (places[seat] == 1) / (places[:2] == 1).sum()
        for road in (0, 1):
            parts = ", ".join(f"{name} {sums[road][i] / games:.1f}" for i, name in enumerate(game.sources))
            against = f"{pair[road]} vs {pair[1 - road]}"
            print(
                f"{against:<25} won {wins[road] / games:6.1%}  points {sums[road].sum() / games:5.1f} ({parts})",
                flush=True,
            )


if __name__ == "__main__":
    main()
