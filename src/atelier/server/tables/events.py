"""The entries of a log as events: what happened, and what changed in the view of whoever is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from atelier.server.encoding import dump
from atelier.server.storage.log import Entry
from atelier.server.tables.accounts import account, account_back
from atelier.server.tables.differences import differences
from atelier.server.tables.shapes import Event, Happening
from atelier.server.tables.table import Table
from atelier.server.tables.views import keep, telling, view, view_anew


def event(table: Table, number: int, seat: int | None) -> bytes:
    """The entry of a number as one server-sent event for a seat."""
    what = ("event", number, seat)
    if what not in table.shown:
        entry = table.entries[number - 1]
        keep(table, what, event_of(entry, tell(table, entry, seat)))
    sent: bytes = table.shown[what]
    return sent


def event_of(entry: Entry, told: Event) -> bytes:
    """What is told of an entry as a server-sent event."""
    return b"id: %d\nevent: %b\ndata: %b\n\n" % (entry.number, entry.kind.encode(), dump(told))


def events_between(table: Table, last: int, until: int, seat: int | None) -> list[bytes]:
    """Entries as events for a seat, each view drawn once and none remembered."""
    chunks = []
    position, before = _seen(table, last, seat)
    for entry in table.entries[last:until]:
        moved = table.positions[entry.number - 1].number != position
        position, after = _seen(table, entry.number, seat) if moved else (position, before)
        chunks.append(event_of(entry, {**tell_anew(table, entry), "changes": differences(before, after)}))
        before = after
    return chunks


def _seen(table: Table, number: int, seat: int | None) -> tuple[int, dict[str, Any] | None]:
    """The position after an entry, and a seat's view of it."""
    position = table.positions[number - 1].number if number else 0
    return position, view_anew(table, number, seat)


def tell(table: Table, entry: Entry, seat: int | None) -> Event:
    """An entry as a seat may know it: who, what, and what changed in its view from where to where."""
    before, after = view(table, entry.number - 1, seat), view(table, entry.number, seat)
    return {**tell_all(table, entry), "changes": differences(before, after)}


def tell_all(table: Table, entry: Entry) -> Event:
    """What everyone may know of an entry; told once, for all seats."""
    what = ("told", entry.number)
    if what not in table.shown:
        keep(table, what, tell_anew(table, entry))
    shown: Event = table.shown[what]
    return shown


def tell_anew(table: Table, entry: Entry) -> Event:
    """The same without remembering it: for a whole log, and for other threads."""
    told: Event = {
        "number": entry.number,
        "kind": entry.kind,
        "position": table.positions[entry.number - 1].number,
        "at": entry.at,
        **TELLERS.get(entry.kind, _tell_as_written)(table, entry),
    }
    clock = table.clocks[entry.number - 1]
    if clock is not None:
        told["clock"] = {"left": list(clock.left), "running": clock.running}
    return told


def _tell_as_written(table: Table, entry: Entry) -> Happening:
    return cast(Happening, entry.body)


def _tell_opened(table: Table, entry: Entry) -> Happening:
    return {
        "game": table.game.name,
        "options": table.options,
        "box": table.boxed._asdict(),
        "commitment": table.commitment,
        "seats": [
            {
                "name": seat.get("name", ""),
                "level": seat.get("level"),
                "member": seat.get("member"),
                "promise": seat.get("promise", ""),
            }
            for seat in entry.body["seats"]
        ],
    }


def _tell_seated(table: Table, entry: Entry) -> Happening:
    return {
        "seat": entry.body.get("seat"),
        "name": entry.body.get("name"),
        "level": entry.body.get("level"),
        "member": entry.body.get("member"),
        "promise": entry.body.get("promise", ""),
        "again": entry.body.get("again", False),
    }


def _tell_unseated(table: Table, entry: Entry) -> Happening:
    return {"seat": entry.body["seat"], "name": entry.body["name"], "removed": entry.body.get("removed") is not None}


def _tell_revealed(table: Table, entry: Entry) -> Happening:
    return {"seat": entry.body["seat"], "name": entry.body["name"]}


def _tell_started(table: Table, entry: Entry) -> Happening:
    return {
        "contributions": entry.body["contributions"],
        "promises": entry.body.get("promises", []),
        "commitment": table.commitment,
        "key_commitment": table.key_commitment,
        "step": table.positions[entry.number - 1].step,
    }


def _tell_moved(table: Table, entry: Entry) -> Happening:
    before, after = table.match_at(entry.number - 1), table.match_at(entry.number)
    if before is None or after is None:  # its rules are gone: what was said is all that is known
        return _tell_as_written(table, entry)
    code = before.words.index(entry.body["move"])
    return {**_tell_as_written(table, entry), **telling(before, code), "account": account(before, after, code)}


def _tell_undone(table: Table, entry: Entry) -> Happening:
    """Told with the decision it goes back to: the first of the moves that are undone."""
    now, then = table.match_at(entry.number - 1), table.match_at(entry.number)
    if now is None or then is None:
        return _tell_as_written(table, entry)
    code = then.words.index(entry.body["moves"][-1])
    return {**_tell_as_written(table, entry), **telling(then, code), "account": account_back(now, then)}


def _tell_over(table: Table, entry: Entry) -> Happening:
    fair = table.fairness
    return {
        **_tell_as_written(table, entry),
        "key": table.key.hex() if table.key is not None else None,
        "fairness": fair.as_json() if fair is not None else None,
    }


TELLERS: dict[str, Callable[[Table, Entry], Happening]] = {
    "opened": _tell_opened,
    "seated": _tell_seated,
    "unseated": _tell_unseated,
    "revealed": _tell_revealed,
    "started": _tell_started,
    "moved": _tell_moved,
    "undone": _tell_undone,
    "over": _tell_over,
}
