"""Sets of squares as the bits of one number, held against sets of Python."""

from __future__ import annotations

import random

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.board import beside
from atelier.games.little_town.rules.squares import around, count_of, first_of, only, with_sides


def bits(squares) -> np.int64:
    return np.int64(sum(1 << square for square in squares))


def test_sets_are_counted_and_gone_through():
    chance = random.Random(1)
    for size in (1, 2, 3, 10, 27, 53, 54):
        squares = set(chance.sample(range(s.SQUARES), size))
        assert count_of(bits(squares)) == size
        assert first_of(bits(squares)) == min(squares)
    assert count_of(np.int64(0)) == 0
    assert [first_of(only(square)) for square in range(s.SQUARES)] == [*range(s.SQUARES)]


def test_neighbours_are_those_of_the_eight_directions_and_end_at_the_edge():
    for square in range(s.SQUARES):
        ways = [int(beside(square, direction)) for direction in range(s.AROUND)]
        row, column = divmod(square, s.COLUMNS)
        near = {
            other
            for other in range(s.SQUARES)
            if other != square and abs(other // s.COLUMNS - row) < 2 and abs(other % s.COLUMNS - column) < 2
        }
        found = [other for other in ways if other != s.NONE]
        assert found == sorted(near)
        assert around(square) == bits(near)
        sides = {other for other in near if other // s.COLUMNS == row or other % s.COLUMNS == column}
        assert with_sides(only(square)) == bits({square, *sides})
