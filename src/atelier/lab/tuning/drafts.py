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

from atelier.boxfile import BARE, LONGEST_TITLE, MOST_MISTAKES, MOST_SAID, BoxFile, Key, Sheet
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


class Tree(Sheet):
    """A sheet of values that were never written down: a thousand drafts are checked, one becomes a file."""

    def __init__(self, tree: dict[str, Any], file: str):
        self.file, self.tree, self.lines = file, tree, {}
        self.mistakes, self.places, self.whys = [], [], []
        self.said = self.more = 0
        self.most, self.most_said = MOST_MISTAKES, MOST_SAID

    def text(self, key: Key, most: int = 0) -> str:
        """Names do not change, and were checked when the file was read."""
        return str(self.get(key)).strip()


class Draft:
    """A box file, and what may be changed in it."""

    def __init__(self, game: Game, text: str, file: str = "box.toml"):
        self.game, self.file = game, file
        self.sheet = Sheet(text, file)
        self.tree = self.sheet.tree
        self.written = text
        self.changed: frozenset[Key] = frozenset()
        """Where the tree says something else than what is written."""

    @cached_property
    def box(self) -> BoxFile:
        """The box it is; refused with all its mistakes if it is none."""
        sheet = Tree(self.tree, self.file) if self.changed else self.sheet
        box = self.game.read_box(sheet)
        sheet.finish()
        return box

    @cached_property
    def text(self) -> str:
        """The file: nothing but what was changed is written anew."""
        lines = self.written.split("\n")
        for key in self.changed:
            at = self.sheet.lines[key] - 1
            lines[at] = _rewritten(lines[at], self.get(key))
        return "\n".join(lines)

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
        other = copy.copy(self)
        for cached in ("box", "text"):
            other.__dict__.pop(cached, None)
        for key, value in (pair for change in changes for pair in change.values):
            other.tree = _with(other.tree, key, value)
            line = next(key[:n] for n in range(len(key), 0, -1) if key[:n] in self.sheet.lines)
            other.changed |= {line}
        return other

    def renamed(self) -> Draft:
        """The same under a name that tells it from where it began."""
        name = str(self.tree["name"])[: LONGEST_TITLE - len(SUFFIX)].removesuffix(SUFFIX) + SUFFIX
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


def _values(key: Key, card: Mapping[str, Any] | Sequence[Any]) -> Iterator[Key]:
    for name, value in card.items() if isinstance(card, Mapping) else enumerate(card):
        if type(value) is int or (isinstance(value, dict) and value and _numbers(value)):
            yield (*key, name)
        elif isinstance(value, dict | list):
            yield from _values((*key, name), value)


def _numbers(value: Mapping[str, Any]) -> bool:
    return all(type(one) is int for one in value.values())


ASSIGNED = re.compile(r"\s*[^=]+?\s*=\s*")
VALUE = re.compile(r"""(?:[^"'#]|"(?:[^"\\]|\\.)*"|'[^']*')*""")


def _with(tree: Any, key: Key, value: Value) -> Any:
    """The same tree with another value; what is not on the way to it is shared."""
    if not key:
        return value
    other = tree.copy()
    other[key[0]] = _with(tree[key[0]], key[1:], value)
    return other


def _rewritten(line: str, value: Any) -> str:
    """A line of a file with another value; what stands before it and behind it stays.

    >>> _rewritten("points = 3   # three", 4)
    'points = 4   # three'
    """
    begin = ASSIGNED.match(line)
    assert begin is not None, line
    old = VALUE.match(line, begin.end())
    end = old.end() if old else len(line)
    gap = line[len(line[:end].rstrip()) :]
    return begin[0] + written(value) + gap


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
