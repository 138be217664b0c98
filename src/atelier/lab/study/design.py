"""What a study plays: one kind of table after the other, the same opponent on all seats; and opponents in pairs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from atelier.boxfile import BoxFile
from atelier.errors import AtelierError
from atelier.game import Game
from atelier.lab.arena import seatings, whole_deals
from atelier.lab.standings import Seating
from atelier.scale.batch import Plan, plan

FORMAT = 1
PAIRS = 4
"""A pair of opponents plays one game for so many of each kind of table."""


@dataclass(frozen=True)
class Sitting:
    """One kind of table, and who plays at it: in a mirror the same opponent on every seat, in a match all pairs.

    A deal is played once for each seat. In a mirror that tells what is the deal in a result and what is not, since the
    same opponents play the same cards again with other luck; in a match everyone holds every hand.
    """

    number: int
    table: Plan
    entrants: tuple[str, ...]
    mirror: bool
    games: int

    @property
    def name(self) -> str:
        """As its file is called."""
        return f"{self.number:02d}-{'mirror' if self.mirror else 'match'}-{self.table.seats}"

    @property
    def order(self) -> Iterator[Seating]:
        """Every game of it."""
        groups = [self.entrants] if self.mirror else list(combinations(self.entrants, self.table.seats))
        return seatings(groups, self.deals)

    @property
    def deals(self) -> int:
        """So many deals are dealt."""
        return whole_deals(self.games, self.table.seats)

    @property
    def total(self) -> int:
        """So many games are played."""
        groups = 1 if self.mirror else len(list(combinations(self.entrants, self.table.seats)))
        return self.deals * self.table.seats * groups


@dataclass(frozen=True)
class Study:
    """A planned set of games with one box. The last of the opponents plays the mirrors."""

    game: Game
    box: BoxFile
    opponents: tuple[str, ...]
    seats: tuple[int, ...]
    options: Mapping[str, str]
    games: int
    seed: int

    @property
    def sittings(self) -> list[Sitting]:
        """All seat counts with every choice of the game's first option, unless it is given; then the pairs."""
        first, *_ = self.game.options or (None,)
        free = first is not None and first.name not in self.options
        choices = [{first.name: choice} for choice in first.choices] if free and first else [{}]
        tables = [
            plan(self.game, [self.box], seats, self.seed, {**self.options, **choice})
            for choice in choices
            for seats in self.seats
        ]
        best = self.opponents[-1]
        found = [Sitting(number, table, (best,) * table.seats, True, self.games) for number, table in enumerate(tables)]
        if len(self.opponents) > 1:
            games = max(2, self.games // PAIRS)
            table = plan(self.game, [self.box], self.game.seats[0], self.seed, self.options)
            found.append(Sitting(len(tables), table, self.opponents, False, games))
        return found

    def as_json(self) -> dict[str, Any]:
        """All that decides the games, but not how many there will be."""
        return {
            "lab": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "box": {"name": self.box.name, "digest": self.box.digest},
            "opponents": list(self.opponents),
            "seats": list(self.seats),
            "options": dict(self.options),
            "seed": self.seed,
        }


def study(
    game: Game,
    box: BoxFile,
    opponents: Sequence[str],
    games: int,
    *,
    seats: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
    seed: int = 0,
) -> Study:
    """Check what is to be played."""
    if games < 1:
        raise AtelierError(f"--games {games}: play at least one game")
    if len(set(opponents)) < len(opponents):
        twice = next(name for name in opponents if opponents.count(name) > 1)
        raise AtelierError(f"--opponents: {twice} is named twice; name everyone once, the strongest last")
    chosen = tuple(dict.fromkeys(map(game.check_seats, seats or game.seats)))
    game.choose_options(box, options or {})
    return Study(game, box, tuple(opponents), chosen, dict(options or {}), games, seed)
