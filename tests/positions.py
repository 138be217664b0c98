"""Positions written in words, for tests that read like a referee: one builder for every game."""

from __future__ import annotations

import json
import re
from typing import Any

from atelier import Match
from atelier.boxfile import BoxFile, read_box
from atelier.game import Game
from tests.reasons import agree_with_reasons, reason_for


class Table:
    """A match in hand. Every part of its position (`month`, `market`, `turn`, …) can be asked for by name."""

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
        agree_with_reasons(self.match)
        return self.match.legal

    def allows(self, move: str) -> bool:
        assert move in self.match.words, f"{move!r} is no move of {self.match.game.name}"
        return move in self.legal

    def why(self, move: str) -> Any:
        return reason_for(self.match, move)

    def offers(self, verb: str) -> list[str]:
        return [move for move in self.match.legal if move.split()[0] == verb]

    def play(self, *moves: str) -> Table:
        for move in moves:
            self.match.play(move)
        return self

    def scored(self, source: str, seat: int = 0) -> int:
        return self.match.scores[seat].sources[source]

    @property
    def totals(self) -> list[int]:
        return [score.total for score in self.match.scores]

    @property
    def places(self) -> list[int]:
        return [score.place for score in self.match.scores]


class Builder:
    """Sets up tables of one game; `table` is what a game adds to what can be asked of any."""

    def __init__(self, game: Game, table: type[Table] = Table):
        self.game, self.table = game, table

    def position(self, *, switches: dict[str, Any] | None = None, box: BoxFile | None = None, **said: Any) -> Table:
        """A position: `position(month=4, market="wood clay - stone glass", hand="clay 6 | wood 2")`."""
        return self.table(Match.from_position(said, game=self.game, box=self.box_with(switches) if switches else box))

    def deal(
        self,
        *,
        seats: int = 2,
        seed: int = 1,
        switches: dict[str, Any] | None = None,
        box: BoxFile | None = None,
        **options: str,
    ) -> Table:
        """A fresh game: `deal(seats=3, seed=7, expansion="standard")`."""
        chosen = {name.replace("_", "-"): choice for name, choice in options.items()}
        return self.table(Match(self.game, seats, seed, box=self.box_with(switches) if switches else box, **chosen))

    def box_with(self, switches: dict[str, Any]) -> BoxFile:
        """The box that comes with the game, with some switches set."""
        text = self.game.box_text
        for switch, value in switches.items():
            text, found = re.subn(rf"(?m)^{switch} = \S+", f"{switch} = {json.dumps(value)}", text)
            assert found == 1, switch
        return read_box(text, "box.toml", self.game.read_box)
