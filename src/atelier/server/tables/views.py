"""What one seat, or a spectator, sees. Everything comes from that seat's own view, nothing from the true state."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from atelier.boxfile import BoxFile, in_each_language
from atelier.game import Telling
from atelier.match import Match
from atelier.server.tables.shapes import BillTold, Choice, Message, NamedThing
from atelier.server.tables.table import Table

KEPT = 16
"""How many drawings a table keeps: views and events that several people will ask for."""
THINGS = 8192
"""How many things of boxes are remembered as they are sent."""


def view(table: Table, number: int, seat: int | None) -> dict[str, Any] | None:
    """What a seat saw after an entry; None before the game."""
    if not 1 <= number <= table.number or table.positions[number - 1].number == 0 or not table.readable:
        return None
    what = ("view", table.positions[number - 1].number, seat)
    if what not in table.shown:
        keep(table, what, view_anew(table, number, seat, _public(table, number)))
    drawn: dict[str, Any] = table.shown[what]
    return drawn


def _public(table: Table, number: int) -> dict[str, Any] | None:
    """What all seats see after an entry, drawn once."""
    what = ("public", table.positions[number - 1].number)
    if what not in table.shown:
        match = table.match_at(number)
        keep(table, what, match.public if match is not None else None)
    drawn: dict[str, Any] | None = table.shown[what]
    return drawn


def view_anew(
    table: Table, number: int, seat: int | None, public: dict[str, Any] | None = None
) -> dict[str, Any] | None:
    """The same without remembering it: for other threads."""
    match = table.match_at(number)
    return None if match is None else {**match.view(seat, public), "choices": choices(match, seat)}


def choices(match: Match, seat: int | None) -> list[Choice]:
    """The legal moves with what each does; for the seat on turn alone."""
    if seat is None or match.seat != seat:
        return []
    return [choice(match, code) for code in match.legal_codes]


def choice(match: Match, code: int) -> Choice:
    """A legal move as it is offered."""
    told = match.game.tell(match.state, match.box, code)
    bill = _bill(match, code)
    offered = {"move": match.words[code], **spell(told, match.box), "ends": told.ends}
    return cast(Choice, {**offered, "bill": bill} if bill else offered)


def _bill(match: Match, code: int) -> BillTold:
    """What a move would take and bring, field by field; nothing where there is nothing to say."""
    drawn = match.game.bill(match.state, match.box, code)
    told = {name: value for name, value in drawn._asdict().items() if value or (name == "to" and value is not None)}
    if drawn.risks:
        told["risks"] = [spell(risk, match.box) for risk in drawn.risks]
    return cast(BillTold, told)


def telling(match: Match, code: int) -> Message:
    """What a move does in a position, for any language: a message of the words files and the things it names."""
    return spell(match.game.tell(match.state, match.box, code), match.box)


def spell(told: Telling, box: BoxFile) -> Message:
    """A telling as JSON; a thing of the box comes with its word and its names."""
    return {"message": told.message, "things": {name: _thing(thing, box) for name, thing in told.things.items()}}


def _thing(thing: int | str | tuple[str, int], box: BoxFile) -> NamedThing | str | float:
    return name_thing(thing, box) if isinstance(thing, tuple) else thing


@lru_cache(THINGS)
def name_thing(thing: tuple[str, int], box: BoxFile) -> NamedThing:
    """A thing of the box, given by kind and index, as it is named in a sentence."""
    kind, index = thing
    words = box.words.get(kind)
    return {
        "kind": kind,
        "word": words[index] if words is not None and 0 <= index < len(words) else None,
        "names": in_each_language(lambda language: box.names[language][kind][index]),
    }


def keep(table: Table, what: Any, drawn: Any) -> None:
    """Keep a drawing for those who will ask for it too."""
    while len(table.shown) >= KEPT:
        del table.shown[next(iter(table.shown))]
    table.shown[what] = drawn
