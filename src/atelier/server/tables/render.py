"""What one seat, or a spectator, is sent. Everything comes from that seat's own view, nothing from the true state."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from atelier.boxfile import LANGUAGES, BoxFile
from atelier.game import Telling
from atelier.match import Match
from atelier.server.encoding import dump
from atelier.server.storage.tables import Entry
from atelier.server.tables.table import Table, key_commitment

KEPT = 16
"""How many drawings a table keeps: views and events that several people will ask for."""
CHAT_SHOWN = 50
THINGS = 8192
"""How many things of boxes are remembered as they are sent."""
MISSING = object()


def view(table: Table, number: int, seat: int | None) -> dict[str, Any] | None:
    """What a seat saw after an entry; None before the game."""
    if not 1 <= number <= table.number or table.positions[number - 1].number == 0 or not table.readable:
        return None
    what = ("view", table.positions[number - 1].number, seat)
    if what not in table.shown:
        _keep(table, what, view_anew(table, number, seat, _public(table, number)))
    drawn: dict[str, Any] = table.shown[what]
    return drawn


def _public(table: Table, number: int) -> dict[str, Any] | None:
    """What all seats see after an entry, drawn once."""
    what = ("public", table.positions[number - 1].number)
    if what not in table.shown:
        match = table.match_at(number)
        _keep(table, what, match.public if match is not None else None)
    drawn: dict[str, Any] | None = table.shown[what]
    return drawn


def view_anew(
    table: Table, number: int, seat: int | None, public: dict[str, Any] | None = None
) -> dict[str, Any] | None:
    """The same without remembering it: for other threads."""
    match = table.match_at(number)
    return None if match is None else {**match.view(seat, public), "choices": choices(match, seat)}


def choices(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """The legal moves with what each does; for the seat on turn alone."""
    if seat is None or match.seat != seat:
        return []
    return [{"move": match.words[code], **telling(match, code)} for code in match.legal_codes]


def telling(match: Match, code: int) -> dict[str, Any]:
    """What a move does in a position, for any language: a message of the words files and the things it names."""
    return spell(match.game.tell(match.state, match.box, code), match.box)


def spell(told: Telling, box: BoxFile) -> dict[str, Any]:
    """A telling as JSON; a thing of the box comes with its word and its names."""
    return {"message": told.message, "things": {name: _thing(thing, box) for name, thing in told.things.items()}}


@lru_cache(THINGS)
def _thing(thing: int | str | tuple[str, int], box: BoxFile) -> Any:
    if not isinstance(thing, tuple):
        return thing
    kind, index = thing
    words = box.words.get(kind)
    names = {language: box.names[language][kind][index] for language in LANGUAGES}
    return {
        "kind": kind,
        "word": words[index] if words is not None and 0 <= index < len(words) else None,
        "names": names,
    }


def event(table: Table, number: int, seat: int | None) -> bytes:
    """The entry of a number as one server-sent event for a seat."""
    what = ("event", number, seat)
    if what not in table.shown:
        entry = table.entries[number - 1]
        _keep(table, what, event_of(entry, tell(table, entry, seat)))
    sent: bytes = table.shown[what]
    return sent


def event_of(entry: Entry, told: dict[str, Any]) -> bytes:
    """What is told of an entry as a server-sent event."""
    return b"id: %d\nevent: %b\ndata: %b\n\n" % (entry.number, entry.kind.encode(), dump(told))


def tell(table: Table, entry: Entry, seat: int | None) -> dict[str, Any]:
    """An entry as a seat may know it: who, what, and what changed in its view from where to where."""
    before, after = view(table, entry.number - 1, seat), view(table, entry.number, seat)
    return {**tell_all(table, entry), "changes": differences(before, after)}


def tell_all(table: Table, entry: Entry) -> dict[str, Any]:
    """What everyone may know of an entry; told once, for all seats."""
    what = ("told", entry.number)
    if what not in table.shown:
        _keep(table, what, tell_anew(table, entry))
    shown: dict[str, Any] = table.shown[what]
    return shown


def tell_anew(table: Table, entry: Entry) -> dict[str, Any]:
    """The same without remembering it: for a whole log, and for other threads."""
    told: dict[str, Any] = {
        "number": entry.number,
        "kind": entry.kind,
        "position": table.positions[entry.number - 1].number,
        "at": entry.at,
    }
    told |= TELLERS[entry.kind](table, entry) if entry.kind in TELLERS else dict(entry.body)
    clock = table.clocks[entry.number - 1]
    if clock is not None:
        told["clock"] = {"left": list(clock.left), "running": clock.running}
    return told


def _tell_opened(table: Table, entry: Entry) -> dict[str, Any]:
    return {
        "game": table.game.name,
        "options": table.options,
        "box": table.boxed._asdict(),
        "commitment": table.commitment,
        "seats": [
            {"name": seat.get("name", ""), "level": seat.get("level"), "promise": seat.get("promise", "")}
            for seat in entry.body["seats"]
        ],
    }


def _tell_seated(table: Table, entry: Entry) -> dict[str, Any]:
    told = {name: entry.body.get(name) for name in ("seat", "name", "level")}
    return {**told, "promise": entry.body.get("promise", ""), "again": entry.body.get("again", False)}


def _tell_unseated(table: Table, entry: Entry) -> dict[str, Any]:
    return {"seat": entry.body["seat"], "name": entry.body["name"], "removed": entry.body.get("removed") is not None}


def _tell_revealed(table: Table, entry: Entry) -> dict[str, Any]:
    return {"seat": entry.body["seat"], "name": entry.body["name"]}


def _tell_started(table: Table, entry: Entry) -> dict[str, Any]:
    return {
        "contributions": entry.body["contributions"],
        "promises": entry.body.get("promises", []),
        "commitment": table.commitment,
        "key_commitment": key_commitment(table),
    }


def _tell_moved(table: Table, entry: Entry) -> dict[str, Any]:
    before = table.match_at(entry.number - 1)
    if before is None:  # its rules are gone: what was said is all that is known
        return dict(entry.body)
    code = before.words.index(entry.body["move"])
    return {**entry.body, **telling(before, code)}


def _tell_over(table: Table, entry: Entry) -> dict[str, Any]:
    fair = table.fairness
    return {
        **entry.body,
        "key": table.key.hex() if table.key is not None else None,
        "fairness": fair.as_json() if fair is not None else None,
    }


TELLERS = {
    "opened": _tell_opened,
    "seated": _tell_seated,
    "unseated": _tell_unseated,
    "revealed": _tell_revealed,
    "started": _tell_started,
    "moved": _tell_moved,
    "over": _tell_over,
}


def differences(before: Any, after: Any) -> list[dict[str, Any]]:
    """What must be changed in one view to get the other; a side that is missing is left out.

    >>> differences({"hand": {"wood": 1}, "market": ["clay", None]}, {"hand": {}, "market": ["clay", "wood"]})
    [{'path': ['hand', 'wood'], 'before': 1}, {'path': ['market', 1], 'before': None, 'after': 'wood'}]
    """
    found: list[dict[str, Any]] = []
    if before != after:
        _compare(before, after, (), found)
    return found


def _compare(before: Any, after: Any, path: tuple[str | int, ...], found: list[dict[str, Any]]) -> None:
    """Two things that differ. Most of two views is alike, and is passed by at a glance."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name, was in before.items():
            now = after.get(name, MISSING)
            if was is not now and (was != now or type(was) is not type(now)):
                _compare(was, now, (*path, name), found)
        if before.keys() != after.keys():
            found += [{"path": [*path, name], "after": now} for name, now in after.items() if name not in before]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (was, now) in enumerate(zip(before, after, strict=True)):
            if was is not now and (was != now or type(was) is not type(now)):
                _compare(was, now, (*path, place), found)
    elif after is MISSING:
        found.append({"path": list(path), "before": before})
    else:
        found.append({"path": list(path), "before": before, "after": after})


def whole(table: Table, person: str | None, seat: int | None, now: int) -> dict[str, Any]:
    """Everything a person may know of a table at once."""
    turn = table.turn
    return {
        "id": table.id,
        "game": table.game.name,
        "rules": table.row.rules,
        "readable": table.readable,
        "options": table.options,
        "box": {**table.boxed._asdict(), "id": table.row.box},
        "listed": table.listed,
        "life": table.life,
        "hosting": person is not None and table.host == person,
        "seats": [one.as_json(person) for one in table.seats],
        "stand_in": table.stand_in,
        "clock": time_left(table, now),
        "commitment": table.commitment,
        "key_commitment": key_commitment(table),
        "forked": _forked(table, person),
        "rematch": table.rematch,
        "made_at": table.row.made_at,
        "number": table.number,
        "position": table.position.number,
        "step": table.position.step,
        "turn": turn,
        "seat": seat,
        "undo": seat is not None and turn == seat and table.may_undo(seat),
        "view": view(table, table.number, seat),
        "result": result(table),
        "chat": [chat_line(one) for one in table.entries if one.kind == "chatted"][-CHAT_SHOWN:],
    }


def _forked(table: Table, person: str | None) -> dict[str, Any] | None:
    """Where a table goes on from. The id of that game is the link to it: only whoever may find it is told."""
    forked = table.row.setup.get("forked")
    if forked is None:
        return None
    known_to = (table.host, *forked.get("known_to", ()))
    found = forked.get("listed", False) or (person is not None and person in known_to)
    return {"table": forked["table"] if found else None, "step": forked["step"]}


def time_left(table: Table, now: int) -> dict[str, Any] | None:
    """What time everyone has left."""
    if table.clock is None:
        return None
    return {**table.row.setup["clock"], "left": list(table.clock.left_at(now)), "running": table.clock.running}


def result(table: Table) -> dict[str, Any] | None:
    """Who has won, once the game is over."""
    if table.life != "over" or table.final is None:
        return None
    if table.match is None:
        return {**table.final, "sources": [{} for _ in table.seats]}
    scores = table.match.scores
    return {
        "points": [score.total for score in scores],
        "places": [score.place for score in scores],
        "sources": [score.sources for score in scores],
    }


def chat_line(entry: Entry) -> dict[str, Any]:
    """Something someone said."""
    return {"number": entry.number, "at": entry.at, **entry.body}


def glance(table: Table, number: int, seat: int | None) -> dict[str, Any]:
    """The short answer to a change: where the table stood right after it."""
    position = table.positions[number - 1]
    match = table.match_at(number)
    on_turn = seat is not None and position.turn == seat
    return {
        "number": number,
        "position": position.number,
        "step": position.step,
        "turn": position.turn,
        "over": match is not None and position.turn is None,
        "legal": match.legal if match is not None and on_turn else [],
        "undo": seat is not None and number == table.number and table.may_undo(seat),
    }


def in_short(table: Table, person: str | None) -> dict[str, Any]:
    """A table in a list of tables."""
    return {
        "id": table.id,
        "game": table.game.name,
        "options": table.options,
        "life": table.life,
        "seats": [one.as_json(person) for one in table.seats],
        "turn": table.turn,
        "made_at": table.row.made_at,
        "touched_at": table.last_at,
    }


def cover(id: str, game: str, made_at: int, touched_at: int) -> dict[str, Any]:
    """In a list, a table that cannot be read: that it is there, and no more."""
    about: dict[str, Any] = {"id": id, "game": game, "options": {}, "life": "unreadable", "seats": [], "turn": None}
    return {**about, "made_at": made_at, "touched_at": touched_at}


def _keep(table: Table, what: Any, drawn: Any) -> None:
    while len(table.shown) >= KEPT:
        del table.shown[next(iter(table.shown))]
    table.shown[what] = drawn
