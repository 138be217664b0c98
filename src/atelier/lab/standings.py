"""Who did how well: the results of games, and the standings they add up to."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from atelier.lab.statistics import over_deals


class Seating(NamedTuple):
    """A game to be played: which cards, which rotation, and who sits where."""

    deal: int
    rotation: int
    entrants: tuple[str, ...]


class Result(NamedTuple):
    """A game that was played. All from `entrants` to `milliseconds` goes by seat; forced moves are no decisions."""

    deal: int
    rotation: int
    entrants: tuple[str, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]
    decisions: tuple[int, ...]
    milliseconds: tuple[float, ...]
    moves: bytes = b""
    """The action codes of the whole game, two bytes each: what the points are proved by."""

    @property
    def seating(self) -> Seating:
        """Which game this was."""
        return Seating(self.deal, self.rotation, self.entrants)

    @property
    def victories(self) -> tuple[float, ...]:
        """One victory, shared among all who came first."""
        firsts = self.places.count(1)
        return tuple((place == 1) / firsts for place in self.places)

    @property
    def margins(self) -> tuple[int, ...]:
        """How far everyone is ahead of the best of the others."""
        return tuple(
            own - max(points for other, points in enumerate(self.points) if other != seat)
            for seat, own in enumerate(self.points)
        )


class Standing(NamedTuple):
    """How an entrant did; one who holds several seats of a table is counted once for each."""

    name: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    """The share of victories lies between these with 95 %, by the spread from deal to deal."""
    place: float
    points: float
    margin: float
    decisions: float
    """In a game."""
    milliseconds: float
    """For a decision."""


def share(results: Iterable[Result], name: str) -> float:
    """What part of the games in which it took a seat an entrant won."""
    parts = [part for result in results for seat, part in enumerate(result.victories) if result.entrants[seat] == name]
    return sum(parts) / len(parts)


def standings(results: Iterable[Result]) -> list[Standing]:
    """How everyone did, the best share of victories first."""
    seats: dict[str, list[tuple[float, ...]]] = {}
    for result in results:
        figures = zip(
            result.victories, result.places, result.points, result.margins, result.decisions, result.milliseconds,
            strict=True,
        )  # fmt: skip
        for name, row in zip(result.entrants, figures, strict=True):
            seats.setdefault(name, []).append((result.deal, *row))
    return sorted((standing(name, rows) for name, rows in seats.items()), key=lambda each: (-each.share, each.name))


def standing(name: str, rows: Sequence[tuple[float, ...]]) -> Standing:
    """The mean of what an entrant did at all seats it held; a row begins with its deal."""
    games = len(rows)
    _, wins, places, points, margins, decisions, milliseconds = (sum(column) for column in zip(*rows, strict=True))
    won, played = defaultdict[float, float](float), Counter(row[0] for row in rows)
    for deal, victory, *_ in rows:
        won[deal] += victory
    low, high = over_deals([won[deal] for deal in played], list(played.values()))
    return Standing(
        name, games, wins, wins / games, low, high, places / games, points / games, margins / games,
        decisions / games, milliseconds / max(decisions, 1),
    )  # fmt: skip
