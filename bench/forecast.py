"""How true the forecast is: masters play, and what was forecast on the way is held against how the games ended.

    python bench/forecast.py [--games 1000]

For each game: by tenths, how often those won to whom a chance was given; and how far the forecast jumps with a move
that a search has chosen. Games are numbered: the same number gives the same game. Fails if a tenth is too far off.
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from random import Random
from typing import NamedTuple

import numpy as np

from atelier.agents.levels import opponent
from atelier.commands.common import progress
from atelier.games import GAMES, find
from atelier.lab.forecast import forecast, result_of
from atelier.match import Match

LEVEL = {"artisans": "master:250", "little-town": "master:100"}
WHOLE = 4
"""Every so many games each decision is judged, to see the jumps; in the others a few."""
SOME = 0.08
OFF, JUMP = 0.05, 0.03
"""The most a tenth may be off (and twice its standard error), and a mean jump may be."""


class Judged(NamedTuple):
    """Everyone's chances at each decision that was judged, and how the victory was shared."""

    game: str
    whole: bool
    chances: list[tuple[float, ...]]
    final: tuple[float, ...]


def kinds() -> list[tuple[str, int, dict[str, str]]]:
    """Every game at every kind of table."""
    return [
        (name, seats, {find(name).options[0].name: choice})
        for name in GAMES
        for choice, seats in product(find(name).options[0].choices, find(name).seats)
    ]


def judge(number: int) -> Judged:
    """Let masters play the game of this number, and forecast it on the way."""
    name, seats, options = kinds()[number % len(kinds())]
    match, chance, master = Match(name, seats, number, **options), Random(number), opponent(LEVEL[name])
    whole, chances = number // len(kinds()) % WHOLE == 0, []
    while match.seat is not None:
        if len(match.legal) > 1 and (whole or chance.random() < SOME):
            chances.append(forecast(match).chances)
        match.play(match.words[master.choose(match.knowledge(match.seat, number * 1000 + len(match.moves)))])
    return Judged(name, whole, chances, result_of(match))


def tenths(games: list[Judged]) -> list[tuple[float, float, int, float]]:
    """For each tenth of chances: the mean of those given, of those that came true, in how many games, its error."""
    found = []
    for tenth in range(10):
        means = []
        for one in games:
            pairs = [pair for all in one.chances for pair in zip(all, one.final, strict=True)]
            told = [pair for pair in pairs if int(pair[0] * 9.9999) == tenth]
            if told:
                means.append(np.mean(told, axis=0))
        if means:
            given, true = np.mean(means, axis=0)
            found.append((float(given), float(true), len(means), float(np.sqrt(true * (1 - true) / len(means)))))
    return found


def jump(games: list[Judged]) -> float:
    """The mean change of a chance with one decision."""
    changes = [np.abs(np.diff(np.array(one.chances), axis=0)).mean() for one in games if one.whole]
    return float(np.mean(changes)) if changes else 0.0


def main() -> None:
    """Play, hold against each other, say so."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=1000)
    asked = reader.parse_args()
    played: list[Judged] = []
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool, progress("games", asked.games) as bar:
        for one in pool.map(judge, range(asked.games)):
            played.append(one)
            bar.update(bar.task_ids[0], completed=len(played))
    wrong = []
    for name in GAMES:
        games = [one for one in played if one.game == name]
        print(f"{name}: {len(games)} games, mean jump {100 * jump(games):.2f} points")
        wrong += [f"{name}: a mean jump above {100 * JUMP:.0f} points"] if jump(games) > JUMP else []
        for given, true, count, error in tenths(games):
            print(f"  {100 * given:5.1f} % given, {100 * true:5.1f} ± {100 * error:.1f} % came true ({count} games)")
            if abs(given - true) > OFF + 2 * error:
                wrong.append(f"{name}: {100 * given:.0f} % given, {100 * true:.0f} % came true")
    if wrong:
        sys.exit("Not as promised:\n" + "\n".join(wrong))


if __name__ == "__main__":
    main()
