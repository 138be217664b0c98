"""A box of cards, read from a TOML file; every mistake in the file is named by line and key."""

from __future__ import annotations

import difflib
import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from atelier.errors import AtelierError, BadBox, listing

LANGUAGES = ("en", "fr")
Key = tuple[str | int, ...]


@dataclass(frozen=True, eq=False)
class BoxFile:
    """An opened box: the record the rules read, and the words and names people read."""

    game: str
    name: str
    record: Any
    words: Mapping[str, tuple[str, ...]]
    """The identifiers of each kind of thing (`material`, `object`, …), as moves and positions write them."""
    names: Mapping[str, Mapping[str, tuple[str, ...]]]
    """What a person reads, by language and kind."""
    sources: Mapping[str, tuple[str, ...]]
    """For each kind whose values are not the rulebook's: whose they are."""

    @cached_property
    def digest(self) -> str:
        """Of all that decides a game, and nothing that is only for show: two boxes that play alike have the same."""
        spelled = repr(sorted(self.words.items()))
        return hashlib.sha256(self.game.encode() + self.record.tobytes() + spelled.encode()).hexdigest()[:16]

    def name_of(self, kind: str, word: str, language: str = "en") -> str:
        """The name a person reads for one thing."""
        return self.names[language][kind][self.words[kind].index(word)]


class Sheet:
    """A TOML file in hand while it is being checked: its values, where they stand, and what is wrong with them."""

    def __init__(self, text: str, file: str):
        self.file = file
        self.mistakes: list[str] = []
        try:
            self.tree: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadBox([f"{file}: this is not TOML: {error}"]) from None
        self.lines = _lines_of_keys(text)

    def wrong(self, key: Key, message: str) -> None:
        """Note a mistake at a key (or at the nearest key around it that stands in the file)."""
        near = next((key[:n] for n in range(len(key), 0, -1) if key[:n] in self.lines), None)
        line = f", line {self.lines[near]}" if near else ""
        self.mistakes.append(f"{self.file}{line}, {_spell(key)}: {message}")

    def get(self, key: Key) -> Any:
        """The value at a key, None if there is none."""
        value: Any = self.tree
        for part in key:
            if isinstance(part, int):
                value = value[part] if isinstance(value, list) and part < len(value) else None
            else:
                value = value.get(part) if isinstance(value, dict) else None
        return value

    def number(self, key: Key, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.get(key)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.wrong(key, f"{_said(value)}; write a whole number from {low} to {high}")
        return low

    def flag(self, key: Key) -> bool:
        """True or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            self.wrong(key, f"{_said(value)}; write true or false")
        return bool(value)

    def choice(self, key: Key, choices: tuple[str, ...]) -> int:
        """One of some words; its index is returned."""
        value = self.get(key)
        if value in choices:
            return choices.index(value)
        self.wrong(key, f"{_said(value)}; write one of {listing(choices)}")
        return 0

    def text(self, key: Key) -> str:
        """Words that say something."""
        value = self.get(key)
        if isinstance(value, str) and value.strip():
            return value.strip()
        self.wrong(key, f"{_said(value)}; write a text between quotes")
        return ""

    def identifier(self, key: Key) -> str:
        """A word of the notation: lower case letters, digits and hyphens."""
        value = self.text(key)
        if value and not re.fullmatch(r"[a-z][a-z0-9-]*", value):
            self.wrong(key, f"{value!r}; write a word of lower-case letters, digits and hyphens, such as 'rain-drum'")
        return value

    def keys(self, key: Key, allowed: Iterable[str]) -> dict[str, Any]:
        """A table with no keys but the allowed ones."""
        table = self.get(key) if key else self.tree
        known = tuple(allowed)
        if not isinstance(table, dict):
            self.wrong(key, f"{_said(table)}; write a table with {listing(known)}")
            return {}
        for unknown in sorted(table.keys() - set(known)):
            close = difflib.get_close_matches(unknown, known, 1)
            hint = f"did you mean {close[0]}?" if close else f"known here: {listing(known)}"
            self.wrong((*key, unknown), f"no such key; {hint}")
        return table

    def finish(self) -> None:
        """Refuse the file if anything was wrong."""
        if self.mistakes:
            raise BadBox(self.mistakes)


def open_box(path: Path, read: Callable[[Sheet], BoxFile]) -> BoxFile:
    """Read and check a box file; `read` is the game's own reader."""
    return read_box(read_text(path), str(path), read)


def read_box(text: str, file: str, read: Callable[[Sheet], BoxFile]) -> BoxFile:
    """Read and check the text of a box file."""
    sheet = Sheet(text, file)
    box = read(sheet)
    sheet.finish()
    return box


def read_text(path: Path) -> str:
    """The text of a file a person named, or one clear sentence why not."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise AtelierError(f"{path}: there is no such file") from None
    except IsADirectoryError:
        raise AtelierError(f"{path}: this is a folder; name a file in it") from None
    except UnicodeDecodeError:
        raise AtelierError(f"{path}: this is not a text file in UTF-8") from None
    except OSError as error:
        raise AtelierError(f"{path}: cannot be read: {error.strerror}") from None


def _said(value: Any) -> str:
    return "missing" if value is None else f"{value!r} does not fit"


def _spell(key: Key) -> str:
    spelled = "".join(f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in key)
    return spelled.lstrip(".") or "the file"


HEADER = re.compile(r"^\s*(\[\[?)\s*([^\]]+?)\s*\]\]?\s*(#.*)?$")
ASSIGNMENT = re.compile(r"""^\s*([A-Za-z0-9_-]+(?:\s*\.\s*[A-Za-z0-9_-]+)*|"[^"]*")\s*=""")


def _lines_of_keys(text: str) -> dict[Key, int]:
    """Where each key of a TOML file stands. Keys of an inline table share the line of the table."""
    lines: dict[Key, int] = {}
    table: Key = ()
    counts: dict[Key, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if header := HEADER.match(line):
            table = _parts(header[2])
            if header[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
                lines.setdefault(table, number)
                table = (*table, counts[table])
            lines.setdefault(table, number)
        elif assignment := ASSIGNMENT.match(line):
            lines.setdefault((*table, *_parts(assignment[1])), number)
    return lines


def _parts(dotted: str) -> Key:
    return tuple(part.strip().strip('"') for part in dotted.split("."))
