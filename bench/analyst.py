"""Does the analyst mean what it says? Its gaps between moves beside those of masters who play both on to the end.

At positions of games between masters a weaker player names a move. The analyst says how many points that is behind its
best, once with a tree behind every move and once by the prior alone; then masters play on after either move, from
several guesses at what is hidden, and the points are counted.

python bench/analyst.py GAME [POSITIONS] [OPTION=CHOICE ...]
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np

from atelier.agents.levels import opponent
from atelier.agents.opponent import Budget
from atelier.lab.analyst import SequentialHalving
from atelier.match import Match

SEATS = 2
PLAYOUTS = 1000
GUESSES = 8
MASTER = "master:64"
MISTAKEN = "apprentice"
"""Whose moves are judged."""


class Judged(NamedTuple):
    """A position: what the analyst says a move is behind its best, and what masters make of it, in points."""

    said_by_tree: float
    really: float
    said_by_prior: float
    really_by_prior: float
    better: float
    """How much better than the best by the prior the best by the tree really is."""


def best_and_gap(match: Match, seat: int, moved: int, seed: int, depth: int | None) -> tuple[int, float]:
    """The analyst's best move, and how many points the one that was made is behind it."""
    knowledge = match.knowledge(seat, seed)
    halving = SequentialHalving(knowledge, [match.words[code] for code in knowledge.legal], knowledge.legal)
    if depth is not None:
        halving.settings.depth = depth
    at = knowledge.legal.index(moved)
    order = halving.run(Budget(playouts=PLAYOUTS), {at})
    return knowledge.legal[order[0]], halving.estimate(order[0]).margin - halving.estimate(at).margin


def margin_of(match: Match, seat: int, code: int, seed: int) -> float:
    """By how much the seat is ahead at the end, on average, if it makes this move and masters play on."""
    master, margins = opponent(MASTER), []
    for guess in range(GUESSES):
        game = match.copy()
        game.take_over(match.knowledge(seat, seed + guess).guess[0], match.moves)
        game.play(game.words[code])
        while game.seat is not None:
            legal = game.legal
            known = game.knowledge(game.seat, seed + guess)
            game.play(legal[0] if len(legal) == 1 else game.words[master.choose(known)])
        points = game.game.count_points(game.state, game.box)[0].sum(axis=1)
        margins.append(points[seat] - max(np.delete(points, seat)))
    return float(np.mean(margins))


def judge(name: str, options: dict[str, str], number: int) -> Judged | None:
    """One position of one game; none where the move is the analyst's own both times."""
    match, rng = Match(name, seats=SEATS, seed=number, **options), np.random.default_rng(number)
    master, skipped = opponent(MASTER), int(rng.integers(10, 60))
    while match.seat is not None:
        legal, known = match.legal, match.knowledge(match.seat, number)
        if len(legal) > 2 and len(match.moves) >= skipped:
            break
        match.play(legal[0] if len(legal) == 1 else match.words[master.choose(known)])
    if match.seat is None:
        return None
    seat = match.seat
    moved = opponent(MISTAKEN).choose(match.knowledge(seat, number))
    by_tree, said_by_tree = best_and_gap(match, seat, moved, number, None)
    by_prior, said_by_prior = best_and_gap(match, seat, moved, number, 0)
    if by_tree == by_prior == moved:
        return None
    real = {code: margin_of(match, seat, code, 1000 * number) for code in {moved, by_tree, by_prior}}
    return Judged(
        said_by_tree,
        real[by_tree] - real[moved],
        said_by_prior,
        real[by_prior] - real[moved],
        real[by_tree] - real[by_prior],
    )


def main() -> None:
    """Judge as many positions as asked for, and print the means with their standard errors."""
    words = sys.argv[1:]
    options = dict(word.split("=") for word in words if "=" in word)
    name, positions = [*(word for word in words if "=" not in word), *("little-town", "100")][:2]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        found = [one for one in pool.map(partial(judge, name, options), range(int(positions))) if one is not None]
    print(f"{name} {options}: {len(found)} positions, {PLAYOUTS} playouts, then {MASTER} on {GUESSES} guesses")
    for label, column in zip(Judged._fields, np.array(found).T, strict=True):
        print(f"{label:>16} {column.mean():+6.2f} ± {column.std() / np.sqrt(len(column)):.2f}")


if __name__ == "__main__":
    main()
