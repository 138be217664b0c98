"""What only Artisans needs of the builder of positions: hands, works, the end of a month."""

from __future__ import annotations

import pytest

from atelier.games.artisans import GAME
from tests.positions import Builder, Table


class Workshop(Table):
    """A table of Artisans."""

    def hand(self, seat: int) -> dict[str, int]:
        return dict(self.match.position["hand"][seat])

    def known(self, seat: int) -> dict[str, int]:
        return dict(self.match.position["known"][seat])

    def made(self, seat: int) -> set[str]:
        return {card for card, maker in self.match.position["maker"].items() if maker == seat}


@pytest.fixture
def builder():
    return Builder(GAME, Workshop)


@pytest.fixture
def month_end(position):
    """Phase B, seat 0 holding the token and seat 1 last to develop: after its `pass` the month is over."""

    def set_up(**said):
        return position(**{"phase": "develop", "token": 0, "turn": 1} | said)

    return set_up


@pytest.fixture
def all_developed_but():
    """The works of two players who have developed all 84 cards but a few: `all_developed_but(wood=2)`."""

    def works(**left: int) -> str:
        materials = ("textiles", "clay", "wood", "stone", "glass", "gold", "metal")
        first = ", ".join(f"{material} 6" for material in materials)
        second = ", ".join(f"{material} {6 - left.get(material, 0)}" for material in materials)
        return f"{first} | {second}"

    return works
