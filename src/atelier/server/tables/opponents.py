"""Who of the guild takes an opponent's seat: nobody twice at a table, and nobody who is called like a person there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from atelier.agents.guild import GUILD, members
from atelier.record import Player
from atelier.server.names import likeness
from atelier.server.tables.seats import ON_PAPER

SeatBody = dict[str, Any]


def opponent_seat(table: str, level: str, names: Iterable[str]) -> SeatBody:
    """An opponent's seat as the log keeps it, at a table where these names are taken."""
    taken = {likeness(name) for name in names}
    free = (member for member in members(level, table) if likeness(member.name) not in taken)
    member = next(free, None)
    if member is None:
        return {"level": level, "name": ""}
    return {"level": level, "member": member.id, "name": member.name}


def seat_on_paper(player: Player) -> SeatBody:
    """A seat of a game that came on paper, called as its record says; of the guild if level and name are."""
    member = next((one.id for one in GUILD.get(player.level or "", ()) if one.name == player.name), None)
    return {"level": player.level or ON_PAPER, "member": member, "name": player.name}


def seat_opponents(table: str, seats: list[SeatBody]) -> list[SeatBody]:
    """The seats of a new table, every opponent somebody; those who come from another table stay who they are."""
    names = [seat["name"] for seat in seats if seat.get("name")]
    seated = []
    for seat in seats:
        nameless = seat.get("level") is not None and not seat.get("name")
        seated.append(opponent_seat(table, seat["level"], names) if nameless else seat)
        names.append(seated[-1].get("name", ""))
    return seated
