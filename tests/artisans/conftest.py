"""Positions of Artisans written in words, for tests that read like a referee."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from atelier import Match
from atelier.boxfile import BoxFile, read_box
from atelier.games.artisans import GAME
from tests.reasons import reason_for, reasons


class Table:
    """A match in hand. Every part of its position (`month`, `row`, `token`, …) can be asked for by name."""

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
        assert move in self.match.words, f"{move!r} is no move of Artisans"
        return move in self.legal

    def why(self, move: str) -> Any:
        return reason_for(self.match, move)

    def play(self, *moves: str) -> Table:
        for move in moves:
            self.match.play(move)
        return self

    def hand(self, seat: int) -> dict[str, int]:
        return dict(self.match.position["hand"][seat])

    def known(self, seat: int) -> dict[str, int]:
        return dict(self.match.position["known"][seat])

    def made(self, seat: int) -> set[str]:
        return {card for card, maker in self.match.position["maker"].items() if maker == seat}

    def points(self, seat: int, source: str) -> int:
        return self.match.scores[seat].sources[source]

    @property
    def totals(self) -> list[int]:
        return [score.total for score in self.match.scores]

    @property
    def places(self) -> list[int]:
        return [score.place for score in self.match.scores]


def box_with(**switches: str | int | bool) -> BoxFile:
    """The box that comes with the game, with some switches set."""
    text = GAME.box_text
    for switch, value in switches.items():
        text, found = re.subn(rf"(?m)^{switch} = \S+", f"{switch} = {json.dumps(value)}", text)
        assert found == 1, switch
    return read_box(text, "box.toml", GAME.read_box)


@pytest.fixture
def position():
    """Set up a position: `position(month=4, market="wood clay - stone glass", hand="clay 6 | wood 2")`."""

    def set_up(*, switches: dict[str, Any] | None = None, box: BoxFile | None = None, **said: Any) -> Table:
        return Table(Match.from_position(said, box=box_with(**switches) if switches else box))

    return set_up


@pytest.fixture
def month_end(position):
    """Phase B, seat 0 holding the token and seat 1 last to develop: after its `pass` the month is over."""

    def set_up(**said):
        return position(**{"phase": "develop", "token": 0, "turn": 1} | said)

    return set_up


@pytest.fixture
def deal():
    """Deal a fresh game: `deal(seats=3, seed=7)`."""

    def deal(*, switches: dict[str, Any] | None = None, **said: Any) -> Table:
        return Table(Match("artisans", box=box_with(**switches) if switches else None, **said))

    return deal


@pytest.fixture
def all_developed_but():
    """The works of two players who have developed all 84 cards but a few: `all_developed_but(wood=2)`."""

    def works(**left: int) -> str:
        materials = ("textiles", "clay", "wood", "stone", "glass", "gold", "metal")
        first = ", ".join(f"{material} 6" for material in materials)
        second = ", ".join(f"{material} {6 - left.get(material, 0)}" for material in materials)
        return f"{first} | {second}"

    return works
