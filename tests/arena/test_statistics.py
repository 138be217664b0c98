"""Nobody is said to be better without reason: shares of victories, and a test that stops when it is sure."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from atelier.lab.arena import standings
from atelier.lab.statistics import Sprt, over_deals, students_t, wilson
from tests.arena.tables import lines, play, timeless


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0, 1)],
)
def test_wilson_s_interval_has_the_published_values(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_all_or_nothing_is_held_by_its_interval_to_the_last_digit():
    for games in range(1, 200):
        for z in np.linspace(1, 13, 25).tolist():
            assert wilson(games, games, z)[1] == 1.0
            assert wilson(0, games, z)[0] == 0.0


@pytest.mark.parametrize(
    ("freedom", "z", "published"),
    [(1, 1.959964, 12.706205), (2, 1.959964, 4.302653), (6, 1.959964, 2.446912), (99, 1.959964, 1.984217),
     (100, 1.959964, 1.983972), (4, 3.290527, 8.610302), (30, 4.417173, 5.299451)],
)  # fmt: skip
def test_student_s_t_has_the_published_values(freedom, z, published):
    assert students_t(freedom, z) == pytest.approx(published, rel=2e-5)


def test_shared_victories_count_in_parts():
    a, b = standings(lines(1, 0.5, 0.5, 0.5))
    assert (a.name, a.wins, a.share, a.place, b.wins) == ("a", 2.5, 0.625, 1.0, 1.5)
    assert wilson(2.5, 4)[0] < a.share < a.high
    assert (a.points, a.margin, b.margin, a.decisions, a.milliseconds, b.milliseconds) == (10, 3, -3, 4, 0.25, 0.5)


@pytest.mark.parametrize("together", [0.2, 0.0, -0.2, -0.4])
@pytest.mark.parametrize(("share", "deals"), [(0.5, 25), (0.5, 200), (0.7, 25), (0.7, 200), (0.9, 200)])
def test_an_interval_over_deals_holds_the_true_share_in_19_of_20(share, deals, together):
    """Both games of a deal are won together more often than by chance, or less often."""
    both = share**2 + together * share * (1 - share)
    either = 2 * (share - both)
    if min(1 - both - either, either, both) < 0:
        both, either = share - (1 - share), 2 * (1 - share)  # never both lost
    chance, held = np.random.default_rng(deals), 0
    for _ in range(600):
        won = chance.choice([2.0, 1.0, 0.0], deals, p=[both, either, 1 - both - either])
        low, high = over_deals(won.tolist(), [2] * deals)
        held += low <= share <= high
    assert 0.925 < held / 600 < 0.985


def test_the_interval_of_standings_is_over_deals():
    split, swept = (standings(lines(*shares * 20))[0] for shares in ([1, 0], [1, 1, 0, 0]))
    assert split.share == swept.share == 0.5
    assert split.high - split.low < 0.8 * (swept.high - swept.low), "deals that agree tell more"
    assert swept.high - swept.low > 1.2 * (wilson(40, 80)[1] - wilson(40, 80)[0])


def test_equal_names_are_counted_together():
    names = [(each.name, each.games) for each in standings(play(["random", "fool", "random"], 6))]
    assert sorted(names) == [("fool", 6), ("random", 12)]


def run_sprt(chance, rng, low=0.5, high=0.6):
    """Deals of two games against a coin, until the test is sure."""
    sprt = Sprt(low, high)
    while sprt.verdict is None:
        sprt.add(sum(rng.random() < chance for _ in range(2)) / 2)
    return sprt


def test_the_test_is_wrong_as_rarely_as_it_says():
    rng = Random(1)
    fair = [run_sprt(0.5, rng).verdict for _ in range(400)]
    better = [run_sprt(0.6, rng).verdict for _ in range(400)]
    assert fair.count("high") <= 400 * 0.05 + 2 * 4.4  # two standard deviations of a count of 400 at 5 %
    assert better.count("low") <= 400 * 0.05 + 2 * 4.4


def test_the_test_counts_deals_and_not_games():
    """Where the seat decides every game, all mirrored deals are ½ each: that says much about the share, soon."""
    sprt, rng = Sprt(0.5, 0.6), Random(2)
    while sprt.verdict is None:
        sprt.add(0.5)
    assert sprt.verdict == "low"
    assert sprt.deals < np.mean([run_sprt(0.5, rng).deals for _ in range(50)]) / 2


def test_a_few_equal_deals_decide_nothing():
    sprt = Sprt(0.5, 0.75)
    sprt.add(0.75)
    sprt.add(0.75)
    assert sprt.verdict is None


def test_a_tournament_stops_when_the_test_is_sure():
    sprt = Sprt(0.5, 0.8)
    results = play(["random", "fool"], 1000, sprt=sprt)
    assert sprt.verdict == "high"
    assert len(results) == 2 * sprt.deals < 100
    again = Sprt(0.5, 0.8)
    assert timeless(play(["random", "fool"], 1000, cores=1, sprt=again)) == timeless(results)
