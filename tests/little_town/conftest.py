"""What only Little Town needs of the builder of positions: cubes, cards, objectives, the last turn of a round."""

from __future__ import annotations

from typing import Any

import pytest

from atelier.games.little_town import GAME
from tests.positions import Builder, Table

WORKERS = {2: 5, 3: 4, 4: 3}


class Town(Table):
    """A table of Little Town."""

    def cubes_of(self, seat: int) -> dict[str, int]:
        return dict(self.match.position["goods"][seat])

    def cards_of(self, seat: int) -> list[str]:
        return [card for card in self.match.position["row"][seat] if card is not None]

    def fulfilled(self, seat: int = 0) -> list[str]:
        words = self.match.position
        return [card for card, done in zip(words["objective"][seat], words["done"][seat], strict=True) if done]


@pytest.fixture
def builder():
    return Builder(GAME, Town)


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
