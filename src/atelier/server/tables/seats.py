"""A seat: open, a person's, or an opponent's; and a person's that an opponent plays for a while."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from atelier.record import Player

ON_PAPER = "record"
"""The level of a seat of an imported game that no opponent had."""


@dataclass(frozen=True, slots=True)
class Seat:
    """`person` owns the seat, `owner` answers for them. `level` is the opponent that plays it now, if one does."""

    person: str | None = None
    name: str = ""
    level: str | None = None
    member: str | None = None
    """Of the guild, on an opponent's seat: `agents/guild.py`."""
    away: bool = False
    out_of_time: bool = False
    owner: str | None = None
    promise: str = ""
    """Of a contribution to the shuffle."""
    contribution: str | None = None
    """What was promised, once it is revealed."""
    since: int = 0
    """How many moves had been made when its person took it over again."""
    returns: int = 0
    """How often they did after leaving."""
    idle_at: int | None = None
    """How many moves had been made when others let an opponent play on, because its person did not."""

    @property
    def kind(self) -> str:
        """Whose seat it is."""
        if self.person is not None:
            return "person"
        return "opponent" if self.level is not None else "open"

    @property
    def played_by(self) -> str | None:
        """Who moves for it: `person`, `opponent`, or nobody for now."""
        if self.level is not None:
            return "opponent"
        return "person" if self.person is not None and not self.away else None

    def may_return_freely(self, made: int) -> bool:
        """Is coming back not counted? Who did not leave may, once the opponent has played what others waited for."""
        return self.idle_at is not None and made > self.idle_at

    @property
    def player(self) -> Player:
        """Who has it, as a record tells it: of a person the name, whoever plays for them."""
        opponent = self.person is None and self.level != ON_PAPER
        return Player(self.name, self.level if opponent else None)

    def as_json(self, person: str | None) -> dict[str, Any]:
        """What everyone may know of a seat, and whether it is the asker's. Who owns it is nobody's business."""
        return {
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "member": self.member,
            "away": self.away,
            "out_of_time": self.out_of_time,
            "yours": person is not None and self.person == person,
            "promise": self.promise,
            "revealed": self.contribution is not None,
        }


def read_seat(body: dict[str, Any]) -> Seat:
    """A seat as the log keeps it."""
    person = body.get("person")
    return Seat(
        person,
        body.get("name", ""),
        body.get("level"),
        body.get("member"),
        owner=body.get("owner", person),
        promise=body.get("promise", ""),
    )
