"""Which puzzles come on which day: none shows how another went on, one is easy, and all come round."""

from __future__ import annotations

import itertools
from collections import Counter
from types import SimpleNamespace

import pytest

from atelier.games import GAMES
from atelier.lab import daily_puzzles
from atelier.lab.daily_puzzles import A_DAY, calendar, of_day
from atelier.lab.puzzles import EASY, puzzles_of

DAYS = [of_day(f"2026-{month:02}-{day:02}") for month in range(1, 5) for day in range(1, 29)]
"""More of them than pass until all puzzles have come."""


def test_five_come_each_day_of_both_games_the_easy_ones_first():
    for day in DAYS:
        assert len({puzzle.id for puzzle in day}) == A_DAY
        assert {puzzle.record.game for puzzle in day} == set(GAMES)
        stars = [puzzle.stars for puzzle in day]
        assert stars == sorted(stars)
        assert stars[0] == EASY


def test_no_puzzle_of_a_day_shows_how_another_went_on():
    for day in DAYS:
        assert len({(puzzle.record.game, puzzle.record.key) for puzzle in day}) == A_DAY


def test_all_come_round_before_the_days_begin_again_and_none_on_the_next_day():
    days = daily_puzzles._of_the_package()
    came = Counter(puzzle.id for day in days for puzzle in day)
    assert came.keys() == {id for game in GAMES for id in puzzles_of(game)}
    for day, following in itertools.pairwise([*days, days[0]]):
        assert not {puzzle.id for puzzle in day} & {puzzle.id for puzzle in following}


def made(game, deals, easy=()):
    """Puzzles of a game, one for each of the deals; the easy ones by their place."""
    return [
        SimpleNamespace(
            id=f"{game} {place}", stars=EASY if place in easy else 3, record=SimpleNamespace(game=game, key=deal)
        )
        for place, deal in enumerate(deals)
    ]


@pytest.mark.parametrize(
    "games",
    [
        {"one": []},
        {"one": made("one", "a")},
        {"one": made("one", "aaaaaaa"), "other": made("other", "abc", easy=[1])},
        {"one": made("one", "abcdefgh", easy=range(8)), "other": []},
        {str(game): made(str(game), "abab", easy=[0] if game == 0 else []) for game in range(5)},
    ],
    ids=["none", "a single one", "all of one deal", "all of them easy", "more games than easy ones"],
)
def test_however_few_there_are_a_day_has_no_deal_twice_and_the_days_come_to_an_end(games):
    days = calendar(games)
    for day in days:
        assert len({(puzzle.record.game, puzzle.record.key) for puzzle in day}) == len(day)
    assert any(days) == any(games.values())
