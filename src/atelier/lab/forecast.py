"""The forecast: everyone's chance of winning a position, judged once, the same number wherever it is shown.

It is judged from what everyone at the table could know, so that it tells nobody's secrets and flatters nobody, and
without looking for the best move of whoever is on turn: the position is played on many times as everyone would play it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from atelier.agents.algorithms import algorithms
from atelier.agents.forecasting import ending_type
from atelier.agents.scratch import new_scratch
from atelier.game import SPECTATOR
from atelier.knowledge import Knowledge
from atelier.match import Match

TRIALS = 800
"""An even chance is told within 1.8 points."""


class Forecast(NamedTuple):
    """How a position may end for each seat; an error is one standard error."""

    chances: tuple[float, ...]
    """Of winning; a shared victory counts in parts."""
    errors: tuple[float, ...]
    points: tuple[float, ...]
    """At the end."""


def forecast(match: Match, trials: int = TRIALS) -> Forecast:
    """Judge a position. The same position after as many moves gets the same number, whoever asks.

    >>> match = Match("artisans", seats=3, seed=7)
    >>> round(sum(forecast(match, trials=20).chances), 6)
    1.0
    """
    if match.over:
        totals = tuple(float(score.total) for score in match.scores)
        return Forecast(result_of(match), (0.0,) * match.seats, totals)
    known = Knowledge(match.game, match.box, match.state, SPECTATOR, len(match.moves))
    ending = np.zeros(1, ending_type(match.game.seats[-1])).view(np.recarray)[0]
    scratch = new_scratch(match.game)
    algorithms(match.game).roll_out(known.guess, match.box.record, known.rng, scratch, ending, trials)
    chances = tuple(float(won) / trials for won in ending.victories[: match.seats])
    points = tuple(float(sum_) / trials for sum_ in ending.points[: match.seats])
    return Forecast(chances, tuple(_error(chance, trials) for chance in chances), points)


def result_of(match: Match) -> tuple[float, ...]:
    """How the victory of a game that is over was shared."""
    places = [score.place for score in match.scores]
    return tuple((place == 1) / places.count(1) for place in places)


def percent(chance: float) -> int:
    """A chance as it is told.

    >>> percent(0.005), percent(0.625)
    (1, 63)
    """
    return whole(100 * chance)


def whole(number: float) -> int:
    """A number as it is told; a half is rounded up, as the pages do.

    >>> whole(2.5), whole(-2.5)
    (3, -2)
    """
    return math.floor(number + 0.5)


def hundredths(chances: Sequence[float]) -> list[int]:
    """Everyone's chances as they are told: rounded so that together they are 100, the largest rest up first.

    >>> hundredths((0.375, 0.625)), hundredths((1 / 3, 1 / 3, 1 / 3))
    ([38, 62], [34, 33, 33])
    """
    exact = [100 * chance for chance in chances]
    told = [math.floor(one) for one in exact]
    order = sorted(range(len(exact)), key=lambda place: told[place] - exact[place])
    for place in order[: whole(sum(exact)) - sum(told)]:
        told[place] += 1
    return told


def told_chance(hundredth: int, over: bool = False) -> str:
    """Hundredths as they are told: before the end nothing is certain.

    >>> told_chance(0), told_chance(38), told_chance(100), told_chance(100, over=True)
    ('<1', '38', '>99', '100')
    """
    return str(hundredth) if over or 0 < hundredth < 100 else "<1" if hundredth < 1 else ">99"


def _error(chance: float, trials: int) -> float:
    """Of a share that may be all or nothing."""
    careful = (chance * trials + 1) / (trials + 2)
    return math.sqrt(careful * (1 - careful) / trials)
