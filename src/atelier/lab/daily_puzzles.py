"""Which puzzles come on which day: the games by turns, an easy one among them, no deal twice, the easy ones first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache

from atelier.games import GAMES
from atelier.lab.puzzles import EASY, Puzzle, puzzles_of

A_DAY = 5
Day = tuple[Puzzle, ...]


def of_day(day: str) -> Day:
    """The puzzles of a day, written like 2026-01-01."""
    days = _of_the_package()
    return days[date.fromisoformat(day).toordinal() % len(days)]


@cache
def _of_the_package() -> tuple[Day, ...]:
    return calendar({game: list(puzzles_of(game).values()) for game in GAMES})


def calendar(games: Mapping[str, Sequence[Puzzle]]) -> tuple[Day, ...]:
    """Days on which all have come at least once; after the last one the first one comes again."""
    there = [puzzles for puzzles in games.values() if puzzles]
    came, days = Counter[str](), list[Day]()
    all_of_them = {puzzle.id for puzzles in there for puzzle in puzzles}
    while not days or (all_of_them - came.keys() and len(days) < len(all_of_them)):
        chosen = list[Puzzle]()
        for place in range(A_DAY if there else 0):
            puzzle = _next(there[(len(days) + place) % len(there)], chosen, days, came)
            if puzzle is not None:
                chosen.append(puzzle)
        came.update(puzzle.id for puzzle in chosen)
        days.append(tuple(sorted(chosen, key=lambda puzzle: puzzle.stars)))
    return tuple(days)


def _next(
    puzzles: Sequence[Puzzle], chosen: Sequence[Puzzle], days: Sequence[Day], came: Mapping[str, int]
) -> Puzzle | None:
    """Of a game, what came least, of another deal than those of the day; what comes twice, as far apart as can be."""
    deals = {_deal(puzzle) for puzzle in chosen}
    left = [puzzle for puzzle in puzzles if _deal(puzzle) not in deals]
    if all(puzzle.stars > EASY for puzzle in chosen):
        left = [puzzle for puzzle in left if puzzle.stars == EASY] or left
    near = {puzzle.id for day in (*days[:1], *days[-1:]) for puzzle in day}
    last = {puzzle.id: number for number, day in enumerate(days) for puzzle in day}

    def worth(puzzle: Puzzle) -> tuple[bool, int, bool, int]:
        """The easy ones are kept for days to come."""
        return puzzle.id in near, came.get(puzzle.id, 0), puzzle.stars == EASY, last.get(puzzle.id, -1)

    return min(left, key=worth, default=None)


def _deal(puzzle: Puzzle) -> tuple[str, str | None]:
    """What a later position would show how an earlier one went on."""
    return puzzle.record.game, puzzle.record.key
