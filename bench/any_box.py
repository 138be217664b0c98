"""What can our objects do about what artisans win? Artisans with boxes drawn at random from all that the rulings allow.

python bench/any_box.py [BOXES] [GAMES] [PLAYOUTS]

So many boxes, whose 24 objects ask for anything that they could be made of; so many games with each, artisans dealt, by
the search of a master with so many playouts, 0 for the prior alone. For each artisan and what objects bring of a
winner's points: the share with boxes that ask for few levels in all and for many, by a line through all boxes, and how
far boxes lie apart that ask for as many levels: the square root of how games of one box agree beyond that line.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from atelier.boxfile import BoxFile
from atelier.games import find
from atelier.scale.playout import playouts as compiled
from atelier.scale.vector import Batch

GAME = find("artisans")
BOX = GAME.default_box
MATERIALS, OBJECTS, ARTISANS = (BOX.words[kind] for kind in ("material", "object", "artisan"))
MADE_OF = {
    "mask": "textiles clay wood gold metal",
    "oil-lamp": "clay glass gold metal",
    "kite": "textiles wood gold",
    "bead-collar": "textiles clay wood glass gold metal",
    "mended-bowl": "clay wood glass gold",
    "djembe": "textiles wood gold metal",
    "mosaic": "clay stone glass gold",
    "iron-kettle": "clay wood stone metal",
    "zellige": "clay wood stone glass metal",
    "buddha": "clay wood stone gold metal",
    "samovar": "clay wood glass gold metal",
    "carpet": "textiles clay wood gold",
    "chess-set": "clay wood stone glass gold metal",
    "warrior": "textiles clay wood stone metal",
    "sari": "textiles glass gold metal",
    "mill": "textiles wood stone metal",
    "rose-window": "wood stone glass gold metal",
    "gong": "textiles wood gold metal",
    "astrolabe": "wood stone glass gold metal",
    "sun-stone": "clay wood stone gold",
    "clock": "wood stone glass gold metal",
    "stool": "textiles wood gold metal",
    "lantern": "textiles wood stone glass gold metal",
    "tea-house": "textiles clay wood stone metal",
}
"""Of what nobody would wonder to see a thing made."""
MAY = np.array([[material in MADE_OF[thing].split() for material in MATERIALS] for thing in OBJECTS])
SUMS = {3: (2, 4), 4: (4, 5), 5: (4, 6), 6: (5, 6), 7: (6, 8)}
"""By points, between what the levels of a card add up: close to the points, and fit for the decks it may lie in."""
STEPS = 150
"""From one box to the next."""
FEW, MANY = 108, 132
"""Levels of all cards together."""
RESAMPLES = 300
AT_ONCE = 4096


class Played(NamedTuple):
    """What came of games: the box of each, its seats, who had which artisan, victories, points by source."""

    box: Any
    seats: Any
    artisan: Any
    victory: Any
    points: Any


def fits(thing: int, needs: Any) -> bool:
    """Two to four materials it may be made of, and levels near its points."""
    least, most = SUMS[int(BOX.record.points[thing])]
    return (
        2 <= np.count_nonzero(needs) <= 4
        and not needs[~MAY[thing]].any()
        and 0 <= needs.min() <= needs.max() <= 4
        and least <= needs.sum() <= most
    )


def broken(box: Any) -> int:
    """By how many cards a box breaks what the rulings ask of all objects together."""
    uses = box > 0
    by_material, either = uses.sum(axis=0), uses[:, [MATERIALS.index("wood"), MATERIALS.index("stone")]].any(axis=1)
    bands = [(count, 9, 12) for count in by_material]
    bands += [(by_material[MATERIALS.index("gold")], 10, 12), (either.sum(), 15, 17), (uses.sum(), 65, 79)]
    return sum(max(0, least - count, count - most) for count, least, most in bands)


def stepped(box: Any, rng: Any) -> Any:
    """A box with one card changed: a level more or less, a level or a need moved, two exchanged."""
    thing = rng.integers(len(OBJECTS))
    one, other = rng.choice(np.flatnonzero(MAY[thing]), 2, replace=False)
    needs = box[thing].copy()
    way = rng.integers(4)
    if way == 0:
        needs[one] += rng.choice((-1, 1))
    elif way == 1:
        needs[[one, other]] += (1, -1)
    elif way == 2:
        needs[[one, other]] = needs[[other, one]]
    else:
        needs[[one, other]] = 0, needs[one] + needs[other]
    changed = box.copy()
    changed[thing] = needs
    return changed if fits(thing, needs) else box


def drawn(rng: Any) -> Iterator[Any]:
    """Boxes within the rulings, one after the other; some favour few levels or materials, some many."""
    box = BOX.record.needs.astype(np.int64)
    while True:
        levels, materials = rng.uniform(-1, 3), rng.uniform(-1.5, 1)
        for _ in range(STEPS):
            changed = stepped(box, rng)
            dearer = levels * (changed.sum() - box.sum()) + materials * ((changed > 0).sum() - (box > 0).sum())
            if rng.random() < np.exp(min(0.0, -dearer)) and rng.random() < np.exp(
                min(0, broken(box) - broken(changed))
            ):
                box = changed
        while broken(box):
            changed = stepped(box, rng)
            box = changed if broken(changed) <= broken(box) else box
        yield box


def with_needs(needs: Any) -> BoxFile:
    """Our box with other objects."""
    record = BOX.record.copy()
    record.needs[...] = needs
    return replace(BOX, record=record)


def play(boxes: list[BoxFile], games: int, playouts: int) -> Played:
    """So many games with each box, at tables of two, three and four in turn."""
    parts, records = [], GAME.box.new(len(boxes))
    for index, box in enumerate(boxes):
        records[index] = box.record
    rounds = max(1, AT_ONCE // len(boxes))
    begun = time.perf_counter()
    for first in range(0, games, rounds):
        some = np.arange(first, min(games, first + rounds))
        which, seats = np.tile(np.arange(len(boxes)), len(some)), np.repeat(2 + some % 3, len(boxes))
        table: dict[str, Any] = {"seats": seats.tolist(), "options": {"artisans": "random"}, "boxes": boxes}
        with Batch(GAME, len(which), **table, seed=first, forced=True, auto_reset=False) as batch:
            while (batch.count > 0).any():
                if playouts:
                    batch.step(batch.search(playouts).chosen, check=False)
                else:
                    batch.play_by_prior(1000)
            states = batch.states.view(np.recarray).copy()
        points = np.zeros((len(which), GAME.seats[-1], len(GAME.sources)), np.int16)
        places = np.zeros(points.shape[:2], np.int8)
        compiled(GAME).scores(states, records, which.astype(np.int16), points, places)
        won = (places == 1) / np.maximum(1, (places == 1).sum(axis=1, keepdims=True))
        parts.append(Played(which, seats, states.artisan.copy(), won, points))
        done, seconds = first + len(some), time.perf_counter() - begun
        if done * 10 // games > first * 10 // games:
            print(f"{done} of {games} games a box, {seconds:.0f} s", file=sys.stderr, flush=True)
    return Played(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def along(which: Any, shares: Any, levels: Any, rng: Any) -> tuple[Any, Any]:
    """With few levels, with many, and how far boxes lie apart besides; and what 95 % of resampled boxes say."""
    boxes = len(levels)
    count, total, squares = (np.bincount(which, each, boxes) for each in (np.ones_like(shares), shares, shares**2))

    def look(weights: Any) -> Any:
        heavy = weights * count
        level, share = heavy @ levels / heavy.sum(), weights @ total / heavy.sum()
        slope = weights * (levels - level) @ (total - share * count) / (heavy @ (levels - level) ** 2)
        line = share + slope * (levels - level)
        agree = (total - count * line) ** 2 - (squares - 2 * line * total + count * line**2)
        apart = weights @ agree / (weights @ (count * (count - 1)))
        return np.array([share + slope * (FEW - level), share + slope * (MANY - level), np.sqrt(max(0, apart))])

    resampled = [look(np.bincount(rng.integers(0, boxes, boxes), minlength=boxes)) for _ in range(RESAMPLES)]
    return look(np.ones(boxes)), np.quantile(resampled, (0.025, 0.975), axis=0)


def rows(played: Played, levels: Any, rng: Any) -> Iterator[tuple[str, int, tuple[Any, Any]]]:
    """Everything that is told: what it is, at how many seats, what was found."""
    for index, artisan in enumerate(ARTISANS):
        for seats in GAME.seats:
            game, seat = np.nonzero((played.artisan[:, :seats] == index) & (played.seats == seats)[:, None])
            yield artisan, seats, along(played.box[game], 100 * played.victory[game, seat], levels, rng)
    for seats in GAME.seats:
        here = played.seats == seats
        won, points = played.victory[here], played.points[here]
        part = (won * points[:, :, GAME.sources.index("objects")]).sum(axis=1)
        whole = (won * points.sum(axis=2)).sum(axis=1)
        share = part.sum() / whole.sum()
        each = share + (part - share * whole) / whole.mean()
        yield "objects", seats, along(played.box[here], 100 * each, levels, rng)


def main() -> None:
    """Draw boxes, play with them, and print a table."""
    boxes, games, playouts = [*map(int, sys.argv[1:]), *(2000, 360, 0)[len(sys.argv) - 1 :]]
    rng = np.random.default_rng(1)
    box = drawn(rng)
    needs = np.array([next(box) for _ in range(boxes)])
    levels = needs.sum(axis=(1, 2)).astype(np.float64)
    print(f"{boxes} boxes of {levels.min():.0f} to {levels.max():.0f} levels, {games} games each, {playouts} playouts")
    played = play([with_needs(one) for one in needs], games, playouts)
    print(f"\n| | seats | {FEW} levels | {MANY} levels | besides, at most |\n|---|---|---|---|---|")
    for what, seats, (found, (low, high)) in rows(played, levels, rng):
        few, many = (f"{found[at]:.1f} ({low[at]:.1f} to {high[at]:.1f})" for at in (0, 1))
        print(f"| {what} | {seats} | {few} | {many} | {high[2]:.1f} |")


if __name__ == "__main__":
    main()
