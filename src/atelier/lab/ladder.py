"""A ladder: everyone of a pool meets everyone, and gets a rating for it."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from itertools import combinations, groupby, permutations, product
from typing import Any, NamedTuple

import numpy as np

from atelier.agents.opponent import Opponent
from atelier.lab.arena import Result, play_all, seatings, standings, whole_deals
from atelier.lab.statistics import Z
from atelier.scale.batch import Plan
from atelier.scale.cluster import Cluster

ELO = 400 / math.log(10)
"""Elo points of one unit of strength: who is 400 ahead is preferred ten to one."""
MEAN = 1500.0
"""The rating of the middle of the pool."""
DOUBT = 4.0
"""So far apart, in units, strengths are thought to lie before a game is played: nobody gets an endless rating."""
SURE = 1e-9
Orders = dict[tuple[int, ...], float]
"""How often a game ended in an order of entrants, from the first to the last."""


class Rung(NamedTuple):
    """How strong an entrant is, in Elo points: `rating`, give or take `error` with 95 %."""

    name: str
    rating: float
    error: float
    games: int
    share: float
    low: float
    high: float


def ladder(
    table: Plan,
    pool: Sequence[str],
    games: int,
    *,
    opponents: Mapping[str, Opponent] | None = None,
    cores: int | None = None,
    played: Iterable[Result] = (),
    finished: Callable[[Result], None] = lambda result: None,
    cluster: Cluster | None = None,
) -> Generator[Result, None, None]:
    """Play at least so many games, in whole deals, at every table the pool can form; deal after deal."""
    order = seatings(combinations(pool, table.seats), whole_deals(games, table.seats))
    return play_all(table, order, opponents, cores, played, finished, cluster)


def ratings(results: Iterable[Result]) -> list[Rung]:
    """Rate everyone by all games at once, in whatever order they were played; the best first.

    Plackett and Luce's model: at every place the next one is drawn from those who are left, each by its strength. The
    most likely strengths are found by Newton's method; ties count as every order in equal parts. How sure one may be
    follows from the spread between deals, whose games share their cards.
    """
    results = list(results)
    names = sorted({name for result in results for name in result.entrants})
    number = {name: index for index, name in enumerate(names)}
    orders: Orders = defaultdict(float)
    deals = defaultdict[int, Orders](lambda: defaultdict(float))
    for result in results:
        told = orders_of(result, number)
        for order in told:
            for counted in (orders, deals[result.deal]):
                counted[order] += 1 / len(told)
    strengths = np.zeros(len(names))
    while True:
        slope, bend = _climb(strengths, orders)
        slope, bend = slope - strengths / DOUBT**2, bend + np.eye(len(names)) / DOUBT**2
        step = np.linalg.solve(bend, slope)
        strengths += step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < SURE:
            break
    apart = np.eye(len(names)) / DOUBT**2
    for one in deals.values():
        pull, _ = _climb(strengths, one)
        apart += np.outer(pull, pull) * (len(deals) / max(1, len(deals) - 1))
    centre = np.eye(len(names)) - 1 / len(names)  # all are compared with the middle of the pool
    towards = centre @ np.linalg.inv(bend)
    strengths, doubt = centre @ strengths, towards @ apart @ towards.T
    rungs = [
        Rung(each.name, MEAN + ELO * float(strengths[at]), ELO * Z * math.sqrt(doubt[at, at]), each.games, each.share,
             each.low, each.high)
        for each in standings(results)
        for at in (number[each.name],)
    ]  # fmt: skip
    return sorted(rungs, key=lambda rung: (-rung.rating, rung.name))


def orders_of(result: Result, number: Mapping[str, int]) -> list[tuple[int, ...]]:
    """The orders in which a game may have ended, from the first to the last: several where some are equal."""
    seats = sorted(range(len(result.places)), key=result.places.__getitem__)
    level = [list(group) for _, group in groupby(seats, key=result.places.__getitem__)]
    return [
        tuple(number[result.entrants[seat]] for group in groups for seat in group)
        for groups in product(*(list(permutations(group)) for group in level))
    ]


def _climb(strengths: Any, orders: Orders) -> tuple[Any, Any]:
    """Which way more likely strengths lie, and how the likelihood bends there."""
    slope, bend = np.zeros(len(strengths)), np.zeros((len(strengths), len(strengths)))
    for order, weight in orders.items():
        for place in range(len(order) - 1):
            left = np.array(order[place:])
            chance = np.exp(strengths[left] - strengths[left].max())
            chance /= chance.sum()
            slope[order[place]] += weight
            np.subtract.at(slope, left, weight * chance)
            np.add.at(bend, np.ix_(left, left), weight * (np.diag(chance) - np.outer(chance, chance)))
    return slope, bend
