"""Positions of Little Town written in words, for tests that read like a referee."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from atelier import Match
from atelier.boxfile import BoxFile, read_box
from atelier.games.little_town import GAME
from tests.reasons import reason_for, reasons

WORKERS = {2: 5, 3: 4, 4: 3}


class Table:
    """A match in hand. Every part of its position (`tile`, `market`, `turn`, …) can be asked for by name."""

    def __init__(self, match: Match):
        self.match = match

    def __getattr__(self, part: str) -> Any:
        position = self.match.position
        if part not in position:
            raise AttributeError(part)
        return position[part]

    @property
    def legal(self) -> list[str]:
        """What is legal; everything else must have a reason (see `why`)."""
        reasons(self.match)
        return self.match.legal

    def allows(self, move: str) -> bool:
        assert move in self.match.words, f"{move!r} is no move of Little Town"
        return move in self.legal

    def why(self, move: str) -> Any:
        return reason_for(self.match, move)

    def offers(self, verb: str) -> list[str]:
        return [move for move in self.match.legal if move.split()[0] == verb]

    def play(self, *moves: str) -> Table:
        for move in moves:
            self.match.play(move)
        return self

    def cubes_of(self, seat: int) -> dict[str, int]:
        return dict(self.match.position["goods"][seat])

    def cards_of(self, seat: int) -> list[str]:
        return [card for card in self.match.position["row"][seat] if card is not None]

    def fulfilled(self, seat: int = 0) -> list[str]:
        words = self.match.position
        return [card for card, done in zip(words["objective"][seat], words["done"][seat], strict=True) if done]

    def scored(self, source: str, seat: int = 0) -> int:
        return self.match.scores[seat].sources[source]

    @property
    def places(self) -> list[int]:
        return [score.place for score in self.match.scores]


def box_with(**values: str | int | bool) -> BoxFile:
    """The box that comes with the game, with some switches set."""
    text = GAME.box_text
    for switch, value in values.items():
        text, found = re.subn(rf"(?m)^{switch} = \S+", f"{switch} = {json.dumps(value)}", text)
        assert found == 1, switch
    return read_box(text, "box.toml", GAME.read_box)


@pytest.fixture
def position():
    """Set up a position: `position(tile={"e3": "well"}, goods="wood 2 | -", coins=[3, 0])`."""

    def set_up(*, switches: dict[str, Any] | None = None, box: BoxFile | None = None, **said: Any) -> Table:
        return Table(Match.from_position(said, game=GAME, box=box_with(**switches) if switches else box))

    return set_up


@pytest.fixture
def last_turn(position):
    """Seat 0 has the last worker of the round; all others are at the construction site."""

    def set_up(*, seats: int = 2, **said: Any) -> Table:
        workers = WORKERS[seats]
        ready = [[seat == 0, False, False, False, False] for seat in range(seats)]
        on_board = list(said.get("worker", {}).values())
        site = [workers - on_board.count(seat) - (seat == 0) for seat in range(seats)]
        return position(**{"seats": seats, "ready": ready, "site": site} | said)

    return set_up


@pytest.fixture
def deal():
    """Deal a fresh game: `deal(seats=3, seed=7, expansion="standard")`."""

    def deal(*, box: BoxFile | None = None, **said: Any) -> Table:
        options = {name.replace("_", "-"): choice for name, choice in said.items() if name not in ("seats", "seed")}
        return Table(Match(GAME, said.get("seats", 2), said.get("seed", 1), box=box, **options))

    return deal
