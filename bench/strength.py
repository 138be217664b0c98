"""How much stronger is each level than the one before? Every cell of docs/opponents.md, as a table in Markdown.

    python bench/strength.py [GAMES] [PLAYOUTS] [WORD ...]

Only cells that contain every WORD are played, such as `little-town standard master`.
"""

from __future__ import annotations

import sys
import time

from atelier.games import find
from atelier.lab.arena import standings, tournament
from atelier.scale.batch import plan

KINDS = (
    ("artisans", 2, {"artisans": "draft"}),
    ("artisans", 2, {"artisans": "random"}),
    ("artisans", 3, {"artisans": "draft"}),
    ("artisans", 4, {"artisans": "draft"}),
    ("little-town", 2, {"expansion": "off"}),
    ("little-town", 3, {"expansion": "off"}),
    ("little-town", 4, {"expansion": "off"}),
    ("little-town", 2, {"expansion": "standard"}),
    ("little-town", 3, {"expansion": "standard"}),
    ("little-town", 4, {"expansion": "standard"}),
    ("little-town", 2, {"expansion": "advanced"}),
)
SEED = 2026


def main() -> None:
    """Play all cells and print a line for each as soon as it is known."""
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    wanted = [word for word in sys.argv[1:] if not word.isdigit()]
    games, playouts = [*numbers, *(400, 400)[len(numbers) :]]
    pairs = (("journeyman", "random"), ("journeyman", "apprentice"), (f"master:{playouts}", "journeyman"))
    print("| table | players | stronger | won | 95 % | weaker | margin | ms a move | games |", flush=True)
    for name, seats, options in KINDS:
        kind = f"{name} {' '.join(options.values())}"
        for stronger, weaker in pairs[seats > 2 :]:
            if not all(word in f"{kind} {stronger}" for word in wanted):
                continue
            begun, game = time.perf_counter(), find(name)
            table = plan(game, [game.default_box], seats, SEED, options)
            rows = standings(tournament(table, [stronger, *[weaker] * (seats - 1)], games))
            row = next(row for row in rows if row.name == stronger)
            print(
                f"| {kind} | {seats} | {stronger} | {row.share:.1%} | {row.low:.1%}–{row.high:.1%} | "
                f"{seats - 1} × {weaker} | {row.margin:+.1f} | {row.milliseconds:.1f} | {row.games} |",
                flush=True,
            )
            print(f"{time.perf_counter() - begun:.0f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
