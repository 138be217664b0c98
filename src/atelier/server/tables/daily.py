"""The deal of the day: the same cards for everyone, from one midnight of universal time to the next.

Its secret is made from a secret of the house and the date, so that it is known to nobody before, not written down
anywhere, and the same in every process. It takes the place of the secret a table has: what is shown before the game and
what proves it afterwards is the same as at any other table. Nobody stirs, for a contribution would change the cards.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, datetime, timedelta
from typing import Any

from atelier.games import GAMES, find
from atelier.server.storage.dailies import Done
from atelier.server.storage.people import Person
from atelier.server.tables.creation import TableSpec
from atelier.server.tables.log import NewEntry
from atelier.server.tables.opponents import SeatBody, seat_opponents

OPPONENTS = ("journeyman", "journeyman")
"""Whom everyone plays against."""
OPTIONS = {"artisans": {"artisans": "random"}, "little-town": {"expansion": "off"}}
"""As the deal of a game differs from how it is usually laid out."""
SEAT = 0
"""Where the person sits."""


def day_of(milliseconds: int) -> str:
    """The day of a moment, by universal time.

    >>> day_of(1_767_225_600_000)
    '2026-01-01'
    """
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def day_before(day: str) -> str:
    """The day before.

    >>> day_before("2026-03-01")
    '2026-02-28'
    """
    return (datetime.fromisoformat(day) - timedelta(days=1)).date().isoformat()


def next_midnight(milliseconds: int) -> int:
    """When the next day begins.

    >>> next_midnight(1_767_225_600_000) - 1_767_225_600_000
    86400000
    """
    following = datetime.fromisoformat(day_of(milliseconds)).replace(tzinfo=UTC) + timedelta(days=1)
    return int(following.timestamp()) * 1000


def secret_of(house: str, day: str, game: str) -> str:
    """The secret of a day's deal: whoever has one of them can make no other."""
    return hmac.new(bytes.fromhex(house), f"atelier daily {day} {game}".encode(), hashlib.sha256).hexdigest()


def options_of(game: str) -> dict[str, str]:
    """How the deal of a game is laid out."""
    played = find(game)
    return played.choose_options(played.default_box, OPTIONS.get(game, {}))


def spec_of(game: str, day: str, person: Person, counted: bool) -> TableSpec:
    """The table of a day's deal for one person."""
    own = {"person": person.id, "owner": person.answerable, "name": person.name, "promise": ""}
    daily = {"day": day, "counted": counted}
    seats = _seated(game, day, own)
    return TableSpec(game, options_of(game), None, seats, False, None, OPPONENTS[0], daily=daily)


def _seated(game: str, day: str, own: SeatBody) -> list[SeatBody]:
    """The seats of a day's deal: the same people of the guild for everyone who is not called like one of them."""
    seats: list[SeatBody] = [{"level": level, "name": ""} for level in OPPONENTS]
    seats.insert(SEAT, own)
    return seat_opponents(f"{day} {game}", seats)


def dealt() -> NewEntry:
    """Dealt at once, so that nobody can change the table before."""
    nothing = [""] * (len(OPPONENTS) + 1)
    return NewEntry("started", {"contributions": nothing, "promises": nothing})


def deals(day: str, name: str) -> list[dict[str, Any]]:
    """What is played on a day, and against whom by a person of this name."""
    return [
        {"game": game, "options": options_of(game), "opponents": _seated(game, day, {"name": name})[SEAT + 1 :]}
        for game in GAMES
    ]


def told(done: Done, rank: int, person: str | None) -> dict[str, Any]:
    """How someone did, for others who have finished too. Their table is nobody's business."""
    outcome = done.outcome
    seat = outcome["seats"][SEAT]
    return {
        "rank": rank,
        "name": seat["name"],
        "yours": person is not None and done.person == person,
        "points": done.points,
        "place": outcome["places"][SEAT],
        "others": [points for number, points in enumerate(outcome["points"]) if number != SEAT],
        "helped": bool(seat["helped"] or outcome["take_backs"]),
    }


def ranked(found: list[Done], person: str | None) -> list[dict[str, Any]]:
    """Most points first; equal points share a rank."""
    best = [done.points for done in found]
    return [told(done, best.index(done.points) + 1, person) for done in found]
