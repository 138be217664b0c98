"""Why a move is not possible, for someone who wants to make it; worked out from what that seat knows, nothing more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atelier.match import Match
from atelier.server.errors import Problem
from atelier.server.storage.people import Person
from atelier.server.tables.permission import own_seat
from atelier.server.tables.table import Table
from atelier.server.tables.versions import check_rules
from atelier.server.tables.views import spell


def why(table: Table, person: Person, seat: int | None, said: str) -> dict[str, Any]:
    """The first reason that applies, as a message of the words files; none if the move can be made."""
    chosen = own_seat(table, person, seat)
    check_rules(table)
    if table.match is None or table.life == "closed":
        raise Problem(409, "wrong-time", f"There are moves once the game has started; this table is {table.life}.")
    return reason_for(table.match, chosen, said)


def reason_for(match: Match, seat: int, said: str) -> dict[str, Any]:
    """The same for a seat of a game, wherever it lies."""
    code = code_of(match, said)
    known = match.knowledge(seat, 0).guess[0]
    reason = match.game.why(known, match.box, seat, code)
    told: Mapping[str, Any] = {"message": None, "things": {}} if reason is None else spell(reason, match.box)
    return {"move": match.words[code], "legal": reason is None, **told}


def code_of(match: Match, said: str) -> int:
    """The action code of a move in words, legal or not."""
    spelled = " ".join(said.lower().split())
    if spelled not in match.words:
        raise Problem(
            422, "unknown-move", f"{said!r} is no move of {match.game.name}; a view lists those that are legal."
        )
    return match.words.index(spelled)
