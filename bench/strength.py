"""How much stronger is each level than the one before? Every cell of docs/opponents.md, as a table in Markdown.

    python bench/strength.py [GAMES] [PLAYOUTS] [MILLISECONDS] [WORD ...]

Masters play below them with so many playouts, and champions with so many milliseconds against masters who have as many.
Only cells that contain every WORD are played, such as `little-town standard master` or `champion 4-players`; with
`cores=1` among the words, on so many cores.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

from atelier.games import find
from atelier.lab.arena import standings, tournament
from atelier.scale.batch import plan

OPTIONS = {"artisans": ("draft", "random"), "little-town": ("off", "standard", "advanced")}
"""The choices of a game's first option."""
SEED = 2026


def kinds() -> Iterator[tuple[str, int, dict[str, str]]]:
    """Every kind of table: game, seats, options."""
    for name, choices in OPTIONS.items():
        game = find(name)
        for choice in choices:
            for seats in game.seats:
                yield name, seats, {game.options[0].name: choice}


def main() -> None:
    """Play all cells and print a line for each as soon as it is known."""
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    cores = next((int(word.removeprefix("cores=")) for word in sys.argv[1:] if word.startswith("cores=")), None)
    wanted = [word for word in sys.argv[1:] if not word.isdigit() and "=" not in word]
    games, playouts, time_each = [*numbers, *(400, 400, 25)[len(numbers) :]]
    pairs = (
        ("journeyman", "random"),
        ("journeyman", "apprentice"),
        (f"master:{playouts}", "journeyman"),
        (f"champion:{time_each}ms", f"master:{time_each}ms"),
    )
    print("| table | players | stronger | won | 95 % | weaker | margin | ms a move | games |", flush=True)
    for name, seats, options in kinds():
        kind = f"{name} {' '.join(options.values())}"
        for stronger, weaker in pairs[seats > 2 :]:
            if not all(word in f"{kind} {stronger} {seats}-players" for word in wanted):
                continue
            begun, game = time.perf_counter(), find(name)
            table = plan(game, [game.default_box], seats, SEED, options)
            rows = standings(tournament(table, [stronger, *[weaker] * (seats - 1)], games, cores=cores))
            row = next(row for row in rows if row.name == stronger)
            print(
                f"| {kind} | {seats} | {stronger} | {row.share:.1%} | {row.low:.1%}–{row.high:.1%} | "
                f"{seats - 1} × {weaker} | {row.margin:+.1f} | {row.milliseconds:.1f} | {row.games} |",
                flush=True,
            )
            print(f"{time.perf_counter() - begun:.0f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
