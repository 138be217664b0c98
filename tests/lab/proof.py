"""The statistics of the lab at full size: what must be found is found, and in fair boxes nothing is.

python -m tests.lab.proof [--games 100000] [--boxes 20]    about 1 ms of a core for each game
"""

from __future__ import annotations

import argparse

from atelier.lab.study.things import things
from tests.lab.made import RANDOM, evidence_of, generous_box, with_names_dealt_anew


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--boxes", type=int, default=20)
    asked = parser.parse_args()
    generous = evidence_of("artisans", generous_box("artoholic"), deals=asked.games, options=RANDOM)
    for one in sorted(things(generous), key=lambda one: -one.excess.value):
        if one.kind == "artisan":
            name, (n, value, low, high) = generous.box.words["artisan"][one.number], one.excess
            print(f"{name:14} n {n:7,} {value:+.4f} ({low:+.4f} to {high:+.4f}){'  called out' * one.accused}")
    wrongly = 0
    for seed in range(1, asked.boxes + 1):
        games = evidence_of("artisans", deals=asked.games // asked.boxes, seed=seed, options=RANDOM)
        wrongly += sum(one.accused for one in things(with_names_dealt_anew(games, seed)))
    print(f"called out in {asked.boxes} fair boxes: {wrongly}")


if __name__ == "__main__":
    main()
