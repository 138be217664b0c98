"""A whole game on paper: how it was set up, the key of its chance, and its moves in words. State is never stored."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from atelier.errors import BadRecord, listing, quote
from atelier.fair import Fairness, read_fairness

FORMAT = 1
LONGEST_RECORD = 2_000_000
MOST_MOVES = 20_000
MOST_ENTRIES = 64
"""In any other list or table of words."""
LONGEST_TEXT = 120
LONGEST_NAME = 40
LARGEST_NUMBER = 2**31 - 1
DEEPEST = 12
TEXT = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)
BRACKET = re.compile(r"[{}\[\]]")
LEVEL = re.compile(r"[a-z][a-z0-9:-]{0,39}")
JOINER = "\u200d"
"""Joins two pictures into one; of all that is not printed a name may have this."""


class Player(NamedTuple):
    """Who had a seat: a person by their name, an opponent by level and name; neither where that is not known."""

    name: str = ""
    level: str | None = None

    def as_json(self) -> dict[str, str]:
        """As a record carries it."""
        return {part: said for part, said in self._asdict().items() if said}


@dataclass(frozen=True)
class Record:
    """One game. `key` is None while it is secret; `start` is a position in words if the game was not dealt.

    `fairness` says how the key came about, where a server dealt. `take_backs`: how often someone who played alone took
    moves back past an opponent's answer or a card shown; `moves` are those that stand. Nothing proves this number, nor
    the `players`: one for each seat, or none where nothing is known of them.
    """

    game: str
    rules: int
    box: str
    digest: str
    options: Mapping[str, str]
    seats: int
    key: str | None
    commitment: str
    moves: tuple[str, ...]
    start: Mapping[str, Any] | None = None
    points: tuple[int, ...] | None = None
    places: tuple[int, ...] | None = None
    fairness: Fairness | None = None
    take_backs: int = 0
    players: tuple[Player, ...] = ()

    def write(self) -> str:
        """The record as one line of JSON."""
        paper: dict[str, Any] = {
            "atelier": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "box": {"name": self.box, "digest": self.digest},
            "options": dict(self.options),
            "seats": self.seats,
            "key": self.key,
            "commitment": self.commitment,
        }
        if self.start is not None:
            paper["start"] = dict(self.start)
        paper["moves"] = list(self.moves)
        if self.points is not None and self.places is not None:
            paper["result"] = {"points": list(self.points), "places": list(self.places)}
        if self.fairness is not None:
            paper["fairness"] = self.fairness.as_json()
        if self.take_backs:
            paper["take_backs"] = self.take_backs
        if self.players:
            paper["players"] = [player.as_json() for player in self.players]
        return json.dumps(paper, ensure_ascii=False)


def commit(key: bytes) -> str:
    """What can be shown before a game so that its key cannot be changed afterwards."""
    return hashlib.sha256(b"atelier key " + key).hexdigest()


def read_record(text: str) -> Record:
    """A record from its JSON, checked part by part. Moves and key are read as this house writes them."""
    paper = _parse(text)
    if not isinstance(paper, dict) or paper.get("atelier") != FORMAT:
        raise BadRecord(f'this is not a record: one begins with {{"atelier": {FORMAT}, "game": …')
    box = _part(paper, "box", dict)
    result = _part(paper, "result", dict) if "result" in paper else None
    key = _part(paper, "key", str) if paper.get("key") is not None else None
    if key is not None and not _is_key(key):
        raise BadRecord(f"key: {quote(key)} does not fit; a key has 64 hexadecimal digits")
    seats = _part(paper, "seats", int)
    return Record(
        game=_part(paper, "game", str),
        rules=_part(paper, "rules", int),
        box=_part(box, "name", str),
        digest=_part(box, "digest", str),
        options=_words(paper, "options"),
        seats=seats,
        key=key.lower() if key is not None else None,
        commitment=_part(paper, "commitment", str),
        moves=tuple(spelled(move) for move in _list(paper, "moves", str, MOST_MOVES)),
        start=_part(paper, "start", dict) if "start" in paper else None,
        points=tuple(_list(result, "points", int)) if result is not None else None,
        places=tuple(_list(result, "places", int)) if result is not None else None,
        fairness=read_fairness(paper["fairness"], seats) if "fairness" in paper else None,
        take_backs=_count(paper, "take_backs") if "take_backs" in paper else 0,
        players=_players(paper, seats) if "players" in paper else (),
    )


def spelled(move: str) -> str:
    """A move as the games spell it, however someone wrote it: in small letters, one blank between words."""
    return " ".join(move.lower().split())


def _parse(text: str) -> Any:
    """The JSON of a record, refused before it is parsed if it is longer or deeper than any."""
    if len(text) > LONGEST_RECORD:
        raise BadRecord(f"this is not a record: {len(text):,} signs; a record has {LONGEST_RECORD:,} at most")
    depth = 0
    for bracket in BRACKET.findall(TEXT.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise BadRecord(f"this is not a record: it is nested more than {DEEPEST} deep")
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(f"this is not a record: not JSON at line {error.lineno}, column {error.colno}") from None
    except ValueError:
        raise BadRecord(f"this is not a record: it has a number above {LARGEST_NUMBER:,}") from None


KINDS = {str: "a text", int: "a whole number", dict: "a table in braces", list: "a list"}


def _part(paper: Mapping[str, Any], name: str, kind: type) -> Any:
    value = paper.get(name)
    if isinstance(value, kind) and not isinstance(value, bool):
        _check_size(name, value)
        return value
    said = "missing" if name not in paper else f"{quote(value)} does not fit"
    raise BadRecord(f"{name}: {said}; write {KINDS[kind]}")


def _count(paper: Mapping[str, Any], name: str) -> int:
    count: int = _part(paper, name, int)
    if count < 0:
        raise BadRecord(f"{name}: {count} does not fit; write how often, from 0")
    return count


def _players(paper: Mapping[str, Any], seats: int) -> tuple[Player, ...]:
    told = _list(paper, "players", dict)
    if len(told) != seats:
        raise BadRecord(f"players: {len(told)} entries; write {seats}, one for each seat")
    return tuple(_player(f"players, entry {place}", one) for place, one in enumerate(told, 1))


def _player(where: str, told: Mapping[str, Any]) -> Player:
    name, level = told.get("name", ""), told.get("level")
    if not (isinstance(name, str) and len(name) <= LONGEST_NAME and name.replace(JOINER, "").isprintable()):
        raise BadRecord(f"{where}, name: {quote(name)} does not fit; write {LONGEST_NAME} signs at most, all visible")
    if level is not None and not (isinstance(level, str) and LEVEL.fullmatch(level)):
        raise BadRecord(f"{where}, level: {quote(level)} does not fit; write the level of an opponent")
    return Player(name, level)


def _check_size(name: str, value: Any) -> None:
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise BadRecord(f"{name}: {quote(value)} does not fit; write {LONGEST_TEXT} signs at most")
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise BadRecord(f"{name}: this number does not fit; write one up to {LARGEST_NUMBER:,}")
    if isinstance(value, dict) and len(value) > MOST_ENTRIES:
        raise BadRecord(f"{name}: {len(value):,} entries; write {MOST_ENTRIES} at most")


def _list(paper: Mapping[str, Any], name: str, kind: type, most: int = MOST_ENTRIES) -> list[Any]:
    values = _part(paper, name, list)
    if len(values) > most:
        raise BadRecord(f"{name}: {len(values):,} entries; a record has {most:,} at most")
    for place, value in enumerate(values, 1):
        if not isinstance(value, kind) or isinstance(value, bool):
            raise BadRecord(f"{name}, entry {place}: {quote(value)} does not fit; write {KINDS[kind]}")
        _check_size(f"{name}, entry {place}", value)
    return list(values)


def _words(paper: Mapping[str, Any], name: str) -> dict[str, str]:
    table = _part(paper, name, dict)
    for key, value in table.items():
        _check_size(f"{name}, {quote(key)}", key)
        _check_size(f"{name}, {quote(key)}", value)
    wrong = [key for key, value in table.items() if not isinstance(value, str)]
    if wrong:
        raise BadRecord(f"{name}: {listing(wrong)} must each be a text")
    return dict(table)


def _is_key(key: str) -> bool:
    try:
        return len(bytes.fromhex(key)) == 32 and len(key) == 64
    except ValueError:
        return False
