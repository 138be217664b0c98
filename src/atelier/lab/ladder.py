"""A ladder: everyone of a pool meets everyone, and gets a rating for it."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from itertools import combinations, groupby, permutations, product
from typing import Any, NamedTuple

import numpy as np

from atelier.agents.opponent import Opponent
from atelier.lab.arena import Result, check_entrants, check_games, play_all, seatings, standings, whole_deals
from atelier.lab.statistics import students_t
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


class Endings(NamedTuple):
    """The same of tables with as many seats: a row for each order, and how often it came."""

    rows: Any
    often: Any


class Rung(NamedTuple):
    """How strong an entrant is, in Elo points: `rating`, give or take `error` with 95 %; None where one deal is all."""

    name: str
    rating: float
    error: float | None
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
    check_entrants(table, pool, ladder=True)
    order = seatings(combinations(pool, table.seats), whole_deals(check_games(games), table.seats))
    return play_all(table, order, opponents, cores, played, finished, cluster)


def ratings(results: Iterable[Result]) -> list[Rung]:
    """Rate everyone by all games at once, in whatever order they were played; the best first.

    Plackett and Luce's model: at every place the next one is drawn from those who are left, each by its strength. The
    most likely strengths are found by Newton's method; ties count as every order in equal parts. How sure one may be
    follows from the spread between deals, whose games share their cards: from how far the strengths move where a deal
    is left out (the jackknife over deals, by one step of Newton's), and from Student's t with one degree of freedom
    less than there are deals.
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
    strengths, endings, prior = np.zeros(len(names)), _endings(orders), np.eye(len(names)) / DOUBT**2
    while True:
        slope, bend = _climb(strengths, endings)
        slope, bend = slope - strengths / DOUBT**2, bend + prior
        step = np.linalg.solve(bend, slope)
        strengths += step / max(1.0, float(np.abs(step).max()))
        if np.abs(step).max() < SURE:
            break
    back = np.linalg.inv(bend)
    apart = back @ prior @ back
    for one in deals.values():
        pull, held = _climb(strengths, _endings(one))
        moved = np.linalg.solve(bend - held, pull)
        apart += np.outer(moved, moved) * (1 - 1 / len(deals))
    centre = np.eye(len(names)) - 1 / len(names)  # all are compared with the middle of the pool
    strengths, doubt = centre @ strengths, centre @ apart @ centre
    wide = ELO * students_t(len(deals) - 1) if len(deals) > 1 else None
    rungs = [
        Rung(each.name, MEAN + ELO * float(strengths[at]), wide and wide * math.sqrt(doubt[at, at]), each.games,
             each.share, each.low, each.high)
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


def _endings(orders: Orders) -> list[Endings]:
    """Orders by how many sat at the table."""
    seats = sorted({len(order) for order in orders})
    alike = [{order: often for order, often in orders.items() if len(order) == many} for many in seats]
    return [Endings(np.array(list(one)), np.array(list(one.values()))) for one in alike]


def _climb(strengths: Any, endings: Iterable[Endings]) -> tuple[Any, Any]:
    """Which way more likely strengths lie, and how the likelihood bends there."""
    slope, bend = np.zeros(len(strengths)), np.zeros((len(strengths), len(strengths)))
    for rows, often in endings:
        for place in range(rows.shape[1] - 1):
            left = rows[:, place:]
            chance = np.exp(strengths[left] - strengths[left].max(axis=1, keepdims=True))
            chance /= chance.sum(axis=1, keepdims=True)
            spread = chance[:, :, None] * (np.eye(left.shape[1]) - chance[:, None, :])
            np.add.at(slope, rows[:, place], often)
            np.subtract.at(slope, left, often[:, None] * chance)
            np.add.at(bend, (left[:, :, None], left[:, None, :]), often[:, None, None] * spread)
    return slope, bend
