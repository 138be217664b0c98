"""A box file in hand: which of its values may be changed, and the same file with other values.

A value may be changed where the card it stands on says whose it is, and that is not the rulebook's: what has no
`source`, or one that is printed or published, stays as it is. All else that a file may not say is known to the game's
own reader, which reads every draft.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any, NamedTuple

from atelier.boxfile import BARE, LONGEST_IDENTIFIER, BoxFile, Key, Sheet
from atelier.boxtext import parse
from atelier.errors import AtelierError, BadBox, listing
from atelier.game import Game

SUFFIX = "-tuned"
PRINTED = ("printed", "published")
Value = Any
"""A number, or numbers by name."""


class Place(NamedTuple):
    """A value that may be changed."""

    key: Key
    field: str
    """Which of the named fields it is: `objects.needs`."""


class Change(NamedTuple):
    """Other values for some places, all or none of them."""

    values: tuple[tuple[Key, Value], ...]

    @property
    def keys(self) -> frozenset[Key]:
        """What it touches."""
        return frozenset(key for key, _ in self.values)


class Draft:
    """The text of a box file, and what may be changed in it."""

    def __init__(self, game: Game, text: str, file: str = "box.toml"):
        self.game, self.text, self.file = game, text, file
        self.tree = parse(text, file)

    @cached_property
    def box(self) -> BoxFile:
        """The box it is; refused with all its mistakes if it is none."""
        sheet = Sheet(self.text, self.file)
        box = self.game.read_box(sheet)
        sheet.finish()
        return box

    @cached_property
    def lines(self) -> dict[Key, int]:
        """Where each key stands in the file."""
        return Sheet(self.text, self.file).lines

    @property
    def places(self) -> list[Place]:
        """Every value that may be changed."""
        return [
            Place(key, ".".join((str(key[0]), *map(str, key[2:]))))
            for key, card in _cards(self.tree)
            if card["source"] not in PRINTED
            for key in _values(key, card)
        ]

    def get(self, key: Key) -> Value:
        """The value at a key."""
        value: Any = self.tree
        for part in key:
            value = value[part]
        return value

    def with_changes(self, changes: Iterable[Change]) -> Draft:
        """The same file with other values, whether that is a box or not."""
        lines, where = self.text.split("\n"), self.lines
        other = copy.copy(self)
        other.__dict__.pop("box", None)
        other.tree = copy.deepcopy(self.tree)
        for change in changes:
            for key, value in change.values:
                holder = other.get(key[:-1])
                holder[key[-1]] = value
                line = next(key[:n] for n in range(len(key), 0, -1) if key[:n] in where)
                at = where[line] - 1
                lines[at] = _rewritten(lines[at], other.get(line))
        other.text = "\n".join(lines)
        return other

    def renamed(self) -> Draft:
        """The same under a name that tells it from where it began."""
        name = str(self.tree["name"])[: LONGEST_IDENTIFIER - len(SUFFIX)].removesuffix(SUFFIX) + SUFFIX
        return self.with_changes([Change(((("name",), name),))])

    def valid(self) -> bool:
        """Would the game take it?"""
        try:
            return bool(self.box)
        except BadBox:
            return False

    def tell(self, change: Change) -> str:
        """A change in words, as it would change this draft."""
        return "; ".join(
            f"{self._name(key)} {'.'.join(map(str, key[2:]))}: {_spell(self.get(key))} → {_spell(value)}"
            for key, value in change.values
        )

    def _name(self, key: Key) -> str:
        return str(self.get(key[:2]).get("id", key[1]))


def differences(old: Draft, new: Draft) -> list[Change]:
    """What would make the new draft the old one again, one place each; those that must go together are one change."""
    single = [
        Change(((place.key, old.get(place.key)),)) for place in old.places if old.get(place.key) != new.get(place.key)
    ]
    alone = [change for change in single if new.with_changes([change]).valid()]
    joined = tuple(value for change in single if change not in alone for value in change.values)
    return alone + ([Change(joined)] if joined else [])


def chosen_places(draft: Draft, patterns: Sequence[str]) -> list[Place]:
    """The places of the named fields, all that may be changed if none is named."""
    places = draft.places
    fields = sorted({place.field for place in places})
    if not fields:
        raise AtelierError(f"{draft.file}: every value of this box is printed; there is nothing to change")
    for pattern in patterns:
        if not any(fnmatchcase(field, pattern) for field in fields):
            raise AtelierError(f"--fields {pattern}: no such field may be changed; choose among {listing(fields)}")
    return [place for place in places if not patterns or any(fnmatchcase(place.field, one) for one in patterns)]


def _cards(tree: Mapping[str, Any]) -> Iterator[tuple[Key, Mapping[str, Any]]]:
    for section, held in tree.items():
        named = enumerate(held) if isinstance(held, list) else held.items() if isinstance(held, dict) else ()
        for name, card in named:
            if isinstance(card, dict) and "source" in card:
                yield (section, name), card


def _values(key: Key, card: Mapping[str, Any]) -> Iterator[Key]:
    for name, value in card.items():
        if type(value) is int or (isinstance(value, dict) and value and _numbers(value)):
            yield (*key, name)
        elif isinstance(value, dict):
            yield from _values((*key, name), value)


def _numbers(value: Mapping[str, Any]) -> bool:
    return all(type(one) is int for one in value.values())


ASSIGNED = re.compile(r"(\s*[^=]+?\s*=\s*)")
COMMENT = re.compile(r"""((?:[^"'#]|"(?:[^"\\]|\\.)*"|'[^']*')*)(\s#.*)?$""")


def _rewritten(line: str, value: Any) -> str:
    """A line of a file with another value; what stands before it and behind it stays."""
    begin = ASSIGNED.match(line)
    assert begin is not None, line
    rest = COMMENT.match(line[begin.end() :])
    return begin[1] + written(value) + (rest[2] or "" if rest else "")


def written(value: Any) -> str:
    """A value as TOML has it, in one line.

    >>> written({"cost": {"wood": 1}, "effect": [{"fish": 2}], "name": "x", "gathers": True})
    '{ cost = { wood = 1 }, effect = [{ fish = 2 }], name = "x", gathers = true }'
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    inside = ", ".join(f"{_key(name)} = {written(one)}" for name, one in value.items())
    return f"{{ {inside} }}" if inside else "{}"


def _key(name: str) -> str:
    return name if BARE.fullmatch(name) else written(name)


def _spell(value: Value) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {one}" for name, one in value.items())
    return str(value)
