"""Positions in words, as chess has FEN: a state written down so that a person can read it, change it and give it back.

Written from the declaration of the state alone, so every game has it. There are two spellings of the same thing: a
dictionary (for JSON), and lines of text:

    game: artisans
    month: 4
    market: wood clay - stone glass
    hand: wood 2, clay 1 | gold 3

In a line, seats are parted by `|`, counted things by commas, places by blanks, rows of places by `/`; `-` is nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from reprlib import Repr
from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.errors import BadPosition, listing
from atelier.fields import NONE, Field, Layout

Words = dict[str, Any]
NOTHING = "-"
NUMBER = re.compile(r"-?[0-9]{1,12}")
SHORT = Repr()
"""How a value that does not fit is repeated: never at its whole length."""
SHORT.maxlevel, SHORT.maxstring, SHORT.maxother = 3, 60, 60


def write(layout: Layout, state: Any, box: BoxFile) -> Words:
    """A state as a dictionary of words and numbers; what can be worked out again is left out."""
    seats = int(state.seats)
    return {
        one.name: _hex(state[one.name])
        if one.of == "hex"
        else _write(state[one.name].tolist(), one, one.over, box, seats)
        for one in layout.fields
        if one.of != "derived"
    }


def _hex(numbers: Any) -> str:
    return np.asarray(numbers, "<u4").tobytes().hex()


def _write(value: Any, one: Field, over: Sequence[str | int], box: BoxFile, seats: int) -> Any:
    if not over:
        return _name(value, one, box)
    axis, rest = over[0], over[1:]
    if axis == "seat":
        return [_write(part, one, rest, box, seats) for part in value[:seats]]
    if isinstance(axis, int):
        return [_write(part, one, rest, box, seats) for part in value]
    return {
        word: written
        for word, part in zip(box.words[axis], value, strict=False)  # there is room for more than are in this box
        if not _is_nothing(written := _write(part, one, rest, box, seats), one)
    }


def _name(value: int, one: Field, box: BoxFile) -> Any:
    if one.of == "flag":
        return bool(value)
    if one.names_something and value == NONE:
        return None
    return value if one.of in ("number", "seat") else box.words[one.of][value]


def read(layout: Layout, words: Mapping[str, Any], state: Any, box: BoxFile) -> frozenset[str]:
    """Fill a fresh state from words; return which fields were said. Nothing unsaid is guessed here."""
    known = {one.name: one for one in layout.fields if one.of != "derived"}
    for name in words:
        if name not in known:
            raise BadPosition(f"{shortened(name)}: a position has no such part; it has {listing(tuple(known), 60)}")
    for one in layout.fields:
        if one.names_something:
            state[one.name] = NONE
    seats = int(words.get("seats", 2))
    for name, value in words.items():
        one = known[name]
        spelled = isinstance(value, str) and one.over and one.of != "hex"
        state[name] = _read(_parse(value, one, one.over) if spelled else value, one, one.over, layout, box, seats)
    return frozenset(words)


def _read(value: Any, one: Field, over: Sequence[str | int], layout: Layout, box: BoxFile, seats: int) -> Any:
    if one.of == "hex":
        return _read_hex(value, one)
    if not over:
        return _number(value, one, box, seats)
    axis, rest = over[0], over[1:]
    if isinstance(axis, str) and axis != "seat":
        return _read_counted(value, one, axis, rest, layout, box, seats)
    size = seats if axis == "seat" else int(axis)
    if not isinstance(value, list) or len(value) > size:
        raise BadPosition(f"{one.name}: {shortened(value)} does not fit; it has {size} entries")
    empty = _blank(one, rest, layout)
    filled = [_read(part, one, rest, layout, box, seats) for part in value]
    return filled + [empty] * ((layout.sizes["seat"] if axis == "seat" else size) - len(filled))


def _read_counted(
    value: Any, one: Field, axis: str, rest: Sequence[str | int], layout: Layout, box: BoxFile, seats: int
) -> Any:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{one.name}: {shortened(value)} does not fit; it says how many, or who, for each {axis}")
    for word in value:
        if word not in box.words[axis]:
            raise BadPosition(
                f"{one.name}: no {axis} is called {shortened(word)}; there is {listing(box.words[axis], 40)}"
            )
    empty = _blank(one, rest, layout)
    return [_read(value[word], one, rest, layout, box, seats) if word in value else empty for word in box.words[axis]]


def _blank(one: Field, over: Sequence[str | int], layout: Layout) -> Any:
    shape = tuple(layout.sizes[axis] if isinstance(axis, str) else axis for axis in over)
    return np.full(shape, NONE if one.names_something else 0).tolist()


def _number(value: Any, one: Field, box: BoxFile, seats: int) -> int:
    if one.of == "flag" and isinstance(value, bool):
        return int(value)
    if one.names_something and value is None:
        return NONE
    if one.of in ("number", "seat"):
        most = int(np.iinfo(one.kind).max) if one.most is None else one.most
        low, high = (0, seats - 1) if one.of == "seat" else (one.least, most)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        raise BadPosition(f"{one.name}: {shortened(value)} does not fit; write a number from {low} to {high}")
    if one.names_something and isinstance(value, str) and value in box.words[one.of]:
        return box.words[one.of].index(value)
    right = "true or false" if one.of == "flag" else f"one of {listing(box.words[one.of], 40)}"
    raise BadPosition(f"{one.name}: {shortened(value)} does not fit; write {right}")


def _read_hex(value: Any, one: Field) -> Any:
    size = int(np.prod([axis for axis in one.over if isinstance(axis, int)]))
    if isinstance(value, str) and re.fullmatch(f"[0-9a-fA-F]{{{size * 8}}}", value):
        return np.frombuffer(bytes.fromhex(value), "<u4", size)
    raise BadPosition(f"{one.name}: {shortened(value)} does not fit; write {size * 8} hexadecimal digits")


def shortened(value: Any) -> str:
    """A value in a sentence, however long or deep it is."""
    try:
        return SHORT.repr(value)
    except ValueError:  # Python does not write numbers of thousands of digits out
        return "so long a number"


def to_text(layout: Layout, words: Mapping[str, Any]) -> str:
    """The dictionary as lines of text; piles and rows that are empty, and what is not so, are left out."""
    fields = {one.name: one for one in layout.fields}
    return "\n".join(
        f"{name}: {_spell(value, fields[name].over if name in fields else ())}"
        for name, value in words.items()
        if name not in fields or not _goes_without_saying(value, fields[name])
    )


def _goes_without_saying(value: Any, one: Field) -> bool:
    return _is_nothing(value, one) if isinstance(value, (Mapping, list)) else value is False


def _is_nothing(value: Any, one: Field) -> bool:
    if isinstance(value, Mapping):
        return all(_is_nothing(part, one) for part in value.values())
    if isinstance(value, list):
        return all(_is_nothing(part, one) for part in value)
    return value is None if one.names_something else value == 0


def _spell(value: Any, over: Sequence[str | int]) -> str:
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) or not over:
        return str(value)
    rest = over[1:]
    if over[0] == "seat":
        return " | ".join(_spell(part, rest) for part in value)
    if isinstance(over[0], int):
        return (" / " if rest else " ").join(_spell(part, rest) for part in _without_last_zeros(value))
    return ", ".join(f"{word} {_spell(part, rest)}" for word, part in value.items()) or NOTHING


def _without_last_zeros(numbers: Sequence[Any]) -> Sequence[Any]:
    """Numbers need no zeros behind the last one that counts: reading fills them in."""
    last = len(numbers)
    while last > 1 and numbers[last - 1] == 0 and numbers[last - 1] is not False:
        last -= 1
    return numbers[:last]


def from_text(layout: Layout, text: str) -> Words:
    """Lines of text as the dictionary they spell."""
    fields = {one.name: one for one in layout.fields}
    words: Words = {}
    for line in text.strip().splitlines():
        if not line.strip():
            continue
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon:
            raise BadPosition(
                f"{shortened(line.strip())} is no line of a position; write a name, a colon and what lies there"
            )
        words[name] = _parse(value, fields[name], fields[name].over) if name in fields else value
    return words


def _parse(text: str, one: Field, over: Sequence[str | int]) -> Any:
    text = text.strip()
    if one.of == "hex":
        return text
    if not over:
        return _parse_one(text, one)
    rest = over[1:]
    if over[0] == "seat":
        return [_parse(part, one, rest) for part in text.split("|")]
    if isinstance(over[0], int):
        return [_parse(part, one, rest) for part in (text.split("/") if rest else text.split())]
    pairs = [part.strip().partition(" ") for part in text.split(",")] if text not in ("", NOTHING) else []
    return {word: _parse(part, one, rest) for word, _, part in pairs}


def _parse_one(text: str, one: Field) -> Any:
    if one.of == "flag" and text in ("yes", "no"):
        return text == "yes"
    if text == NOTHING:
        return None
    return int(text) if NUMBER.fullmatch(text) else text
