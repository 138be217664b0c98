"""The forecast held against stored games of masters: it comes true as often as it says, and does not saw.

A few positions of each game are judged, so what is measured has an error of its own, and every bound leaves room for
it: twice the standard error, counted by games because positions of one game share its end. `bench/forecast.py` measures
the same over a thousand games, where that room is small.
"""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from atelier.games import find
from atelier.lab.forecast import forecast, result_of
from tests.masters.games import read

TRIALS, PAIRS = 200, 4
OFF, JUMP = 0.05, 0.03
"""The most a tenth may be off, and the mean jump on a move that the search also chose."""
ENOUGH = 12
"""Games that a tenth must come from before it is judged."""


def judge(stored):
    """Pairs of forecasts, before and after a move that the search chose twice, with their errors; and how it ended."""
    match, chance = stored.deal(), Random(stored.seed)
    settled = [step for step, sign in enumerate(stored.again) if sign == "="]
    chosen, pairs = set(chance.sample(settled, min(PAIRS, len(settled)))), []
    for step, code in enumerate(stored.moves):
        before = forecast(match, TRIALS) if step in chosen else None
        match.play(match.words[code])
        if before is not None:
            pairs.append((before, forecast(match, TRIALS)))
    assert match.over
    return pairs, result_of(match)


@pytest.fixture(scope="module", params=["artisans", pytest.param("little-town", marks=pytest.mark.slow)])
def judged(request):
    """All stored games of one game."""
    stored = [one for one in read() if one.game == request.param]
    assert {one.rules for one in stored} == {find(request.param).version}, "record them anew"
    return [judge(one) for one in stored]


def test_what_is_forecast_of_masters_comes_true_as_often_as_it_says(judged):
    compared = 0
    for tenth in range(10):
        means = []
        for pairs, final in judged:
            told = [(given, true) for pair in pairs for given, true in zip(pair[0].chances, final, strict=True)]
            inside = [one for one in told if int(one[0] * 9.9999) == tenth]
            if inside:
                means.append(np.mean(inside, axis=0))
        if len(means) >= ENOUGH:
            given, true = np.mean(means, axis=0)
            error = np.std(np.array(means)[:, 1] - np.array(means)[:, 0]) / np.sqrt(len(means))
            assert abs(given - true) < OFF + 2 * error, f"{given:.0%} given, {true:.0%} came true"
            compared += 1
    assert compared >= 3


def test_the_forecast_moves_little_on_a_move_that_the_search_also_chose(judged):
    """The doubt of both numbers is taken out of what is seen: their variances, of the mean square of a change.

    A mean is never above the root of the mean square, so what is compared is no smaller than what is promised.
    """
    squares = []
    for pairs, _ in judged:
        changes = [
            (after.chances[seat] - before.chances[seat]) ** 2 - before.errors[seat] ** 2 - after.errors[seat] ** 2
            for before, after in pairs
            for seat in range(len(before.chances))
        ]
        squares.append(np.mean(changes))
    error = np.std(squares) / np.sqrt(len(squares))
    assert np.mean(squares) < JUMP**2 + 2 * error, f"{np.sqrt(max(0, np.mean(squares))):.1%}"
