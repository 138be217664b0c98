"""Games of masters, on which the forecast is held: where they are kept, and how they are read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from atelier.match import Match

FILE = Path(__file__).parent / "games.jsonl"


class MasterGame(NamedTuple):
    """A game: how it was dealt, its moves as action codes, and at which of them the search, asked again, chose alike.

    `again` has a sign for each move: `=` the same, `/` another, `.` there was no choice.
    """

    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, str]
    moves: list[int]
    again: str

    def deal(self) -> Match:
        """The game before its first move."""
        options: dict[str, Any] = self.options
        return Match(self.game, self.seats, self.seed, **options)


def read() -> list[MasterGame]:
    """All of them."""
    return [MasterGame(**json.loads(line)) for line in FILE.read_text(encoding="utf-8").splitlines()]


def write(games: list[MasterGame]) -> None:
    """Keep these, a line for each."""
    FILE.write_text("".join(f"{json.dumps(one._asdict(), separators=(',', ':'))}\n" for one in games), encoding="utf-8")
