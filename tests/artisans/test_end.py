"""The end of the year: R32, R33."""

from __future__ import annotations

import pytest


@pytest.fixture
def year_end(position):
    """The year is over; the table is as said."""

    def set_up(**said):
        return position(**{"month": 12, "phase": "over", "turn": None} | said)

    return set_up


def test_R32_each_developed_card_scores_its_level(year_end):
    game = year_end(works="wood 4 3 2 1, clay 2 | gold 1 1")
    assert game.scored("materials") == 4 + 6 + 6 + 4 + 2
    assert game.scored("materials", 1) == 3


def test_R32_crafted_objects_score_their_points(year_end):
    game = year_end(maker={"mask": 0, "clock": 0, "sun-stone": 1})
    assert [game.scored("objects", seat) for seat in (0, 1)] == [10, 6]


def test_R32_the_total_is_materials_objects_and_artisan(year_end):
    game = year_end(works="wood 4 3 | wood 1", maker={"mask": 0, "oil-lamp": 0, "kite": 1}, artisan="carver | -")
    assert game.match.scores[0].sources == {"materials": 10, "objects": 6, "artisan": 3, "reserved": 0}
    assert game.totals == [19, 4]


def test_R32_hands_count_nothing(year_end):
    game = year_end(hand="gold 6 | -")
    assert game.totals == [0, 0]
    assert game.places == [1, 1]


def test_R32_totals_may_be_negative(year_end):
    game = year_end(artisan="provident | -", reserved="clock | -", works="wood 2 | -")
    assert game.totals == [-5, 0]
    assert game.places == [2, 1]


def test_R32_the_year_ends_after_twelve_months(month_end):
    game = month_end(month=12).play("pass", "pass", "pass")
    assert game.phase == "over"
    assert game.match.over
    assert game.legal == []


def test_R33_most_points_win(year_end):
    game = year_end(seats=3, works="wood 1 | wood 5 | wood 3", maker={"mask": 0})
    assert game.totals == [4, 5, 3]
    assert game.places == [2, 1, 3]


def test_R33_equal_points_more_objects_win(year_end):
    """Four points from a mask and one card, against four from four developed cards."""
    game = year_end(works="wood 1 | wood 4", maker={"mask": 0})
    assert game.totals == [4, 4]
    assert game.places == [1, 2]


def test_R33_objects_break_ties_by_number_not_by_points(year_end):
    game = year_end(works="- | wood 1", maker={"clock": 0, "mask": 1, "kite": 1})
    assert game.totals == [7, 7]
    assert game.places == [2, 1]


def test_R33_then_more_developed_cards_win(year_end):
    game = year_end(works="wood 1 1 | wood 3")
    assert game.totals == [3, 3]
    assert game.places == [2, 1]


def test_R33_developed_cards_count_on_every_level(year_end):
    game = year_end(works="wood 3 3 1 | wood 1 1 1 1, clay 2")
    assert game.totals == [12, 12]
    assert game.places == [1, 2]


def test_R33_more_points_beat_more_objects_and_cards(year_end):
    game = year_end(works="wood 1 1 1 1 | wood 6", maker={"mask": 1})
    assert game.totals == [10, 9]
    assert game.places == [1, 2]


def test_R33_objects_do_not_lift_a_negative_total(year_end):
    game = year_end(seats=3, artisan="provident | - | -", reserved="clock | - | -", maker={"mask": 0, "kite": 0})
    assert game.totals == [-1, 0, 0]
    assert game.places == [3, 1, 1]


def test_R33_then_victory_is_shared(year_end):
    game = year_end(seats=4, works="wood 3 | clay 3 | gold 2 | -", hand="- | gold 3", maker={"mask": 0, "kite": 1})
    assert game.totals == [6, 6, 2, 0]
    assert game.places == [1, 1, 3, 4]
