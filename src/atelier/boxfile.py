"""A box of cards, read from a TOML file; every mistake in the file is named by line and key."""

from __future__ import annotations

import difflib
import hashlib
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, cast

from typing_extensions import TypedDict

from atelier.boxtext import parse
from atelier.errors import AtelierError, BadBox, Why, listed, listing, quote


class Names(TypedDict):
    """A name or a text in every language there is."""

    en: str
    fr: str


LANGUAGES = tuple(Names.__annotations__)
OWN_NAME = "my-box"
LONGEST_NAME = 160
LONGEST_TITLE = 40
"""Of the name of a box."""
LONGEST_IDENTIFIER = 40
FORMAT = 1
"""Of a box file; one that says a higher `format` was written for a newer Atelier."""
MOST_MISTAKES, MOST_SAID = 100, 14_000
"""How many mistakes are named, and how many bytes that may take; the others are counted."""
Key = tuple[str | int, ...]


def in_each_language(text: Callable[[str], str]) -> Names:
    """What a person reads, in every language.

    >>> in_each_language(str.upper)
    {'en': 'EN', 'fr': 'FR'}
    """
    return cast(Names, {language: text(language) for language in LANGUAGES})


def to_fill_in(text: str) -> str:
    """The file of the box that comes with a game, under another name: ready for cards of one's own."""
    return re.sub(r'(?m)^name = ".*?"', f'name = "{OWN_NAME}"', text, count=1)


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

    def __init__(self, text: str, file: str, most: int = MOST_MISTAKES, most_said: int = MOST_SAID):
        self.file = file
        self.mistakes: list[str] = []
        self.places: list[Key] = []
        """Where each of them is."""
        self.whys: list[Why] = []
        """What each of them says, for other languages than English."""
        self.said = self.more = 0
        self.most, self.most_said = most, most_said
        self.tree: dict[str, Any] = parse(text, file)
        self.lines = _lines_of_keys(text)
        self._check_format()

    def _check_format(self) -> None:
        """Refuse a file of a newer Atelier in one sentence: all else that is said of it would mislead."""
        form = self.tree.pop("format", FORMAT)
        if form == FORMAT and not isinstance(form, bool):
            return
        if isinstance(form, int) and form > FORMAT:
            self.wrong(
                ("format",),
                f"{quote(form)} is of a newer Atelier, this one reads {FORMAT}; update it, then open the file",
                "newer",
                given=quote(form),
                known=FORMAT,
            )
        else:
            self.unfit(("format",), form, f"write {FORMAT}, or leave it out", "format", known=FORMAT)
        self.finish()

    def unfit(self, key: Key, value: Any, wanted: str, message: str, **things: str | int) -> None:
        """Note that a value is missing or does not fit; `message` names in other languages what is wanted."""
        given = None if value is None else quote(value)
        self._note(key, f"{_said(value)}; {wanted}", Why(given, message, things))

    def wrong(self, key: Key, said: str, message: str, **things: str | int) -> None:
        """Note any other mistake; `message` says it whole in other languages."""
        self._note(key, said, Why(None, message, things))

    def miscounted(self, table: str, wanted: int) -> None:
        """Note that there are too many or too few cards of a kind."""
        entries = self.get((table,))
        found = len(entries) if isinstance(entries, list) else 0
        said = f"there are {found or 'no'} [[{table}]]; the game has {wanted}"
        self.wrong((table,), said, "cards", count=found, wanted=wanted)

    def named_twice(self, key: Key) -> None:
        """Note that a word names two things."""
        given = quote(self.get(key))
        self.wrong(key, f"{given} names two of them; each needs a word of its own", "twice", given=given)

    def _note(self, key: Key, said: str, why: Why) -> None:
        """At a key, or at the nearest key around it that stands in the file."""
        if self.full:
            self.more += 1
            return
        near = next((key[:n] for n in range(len(key), 0, -1) if key[:n] in self.lines), None)
        line = self.lines[near] if near else None
        at = _spell(key)
        self.mistakes.append(f"{self.file}{f', line {line}' if line else ''}, {at}: {said}")
        self.places.append(key)
        self.whys.append(why._replace(line=line, at=at))
        self.said += len(self.mistakes[-1].encode())

    @property
    def full(self) -> bool:
        """Are so many mistakes named that more would help nobody?"""
        return len(self.mistakes) >= self.most or self.said >= self.most_said

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
        self.unfit(key, value, f"write a whole number from {low} to {high}", "number", low=low, high=high)
        return low

    def flag(self, key: Key) -> bool:
        """True or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            self.unfit(key, value, "write true or false", "flag")
        return bool(value)

    def choice(self, key: Key, choices: tuple[str, ...]) -> int:
        """One of some words; its index is returned."""
        value = self.get(key)
        if value in choices:
            return choices.index(value)
        self.unfit(key, value, f"write one of {listing(choices)}", "choice", **listed(choices))
        return 0

    def text(self, key: Key, most: int = LONGEST_NAME) -> str:
        """Words that say something."""
        value = self.get(key)
        if not isinstance(value, str) or not value.strip():
            self.unfit(key, value, "write a text between quotes", "text")
            return ""
        if len(value.strip()) > most:
            self.unfit(key, value, f"write {most} signs at most", "long", most=most)
        elif any(unicodedata.category(sign)[0] == "C" for sign in value.strip()):
            self.unfit(key, value, "write letters, signs and spaces, no control characters", "signs")
        return value.strip()

    def identifier(self, key: Key) -> str:
        """A word of the notation: lower case letters, digits and hyphens."""
        value = self.text(key)
        if len(value) > LONGEST_IDENTIFIER:
            self.unfit(key, value, f"write {LONGEST_IDENTIFIER} signs at most", "long", most=LONGEST_IDENTIFIER)
        elif value and not re.fullmatch(r"[a-z][a-z0-9-]*", value):
            self.unfit(
                key, value, "write a word of lower-case letters, digits and hyphens, such as 'rain-drum'", "word"
            )
        return value

    def keys(self, key: Key, allowed: Iterable[str]) -> dict[str, Any]:
        """A table with no keys but the allowed ones."""
        table = self.get(key) if key else self.tree
        known = tuple(allowed)
        words = listing(known)
        if not isinstance(table, dict):
            self.unfit(key, table, f"write a table with {words}", "table", **listed(known))
            return {}
        for unknown in sorted(table.keys() - set(known)):
            if self.full:
                self.more += 1
                continue
            close = difflib.get_close_matches(unknown, known, 1)
            if close:
                self.wrong((*key, unknown), f"no such key; did you mean {close[0]}?", "misspelt", word=close[0])
            else:
                self.wrong((*key, unknown), f"no such key; known here: {words}", "unknown", **listed(known))
        return table

    def finish(self) -> None:
        """Refuse the file if anything was wrong."""
        if self.mistakes:
            raise BadBox(self.mistakes, self.more, self.whys)


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
    except ValueError:
        raise AtelierError(f"{quote(str(path))}: no file can have such a name") from None


def _said(value: Any) -> str:
    return "missing" if value is None else f"{quote(value)} does not fit"


def _spell(key: Key) -> str:
    spelled = "".join(f"[{part + 1}]" if isinstance(part, int) else f".{_plain(part)}" for part in key)
    return spelled.lstrip(".") or "the file"


def _plain(part: str) -> str:
    return part if BARE.fullmatch(part) and len(part) <= LONGEST_IDENTIFIER else quote(part)


BARE = re.compile(r"[A-Za-z0-9_-]+")
ASSIGNMENT = re.compile(r"""\s*([A-Za-z0-9_-]+(?:\s*\.\s*[A-Za-z0-9_-]+)*|"[^"]*")\s*=""")


def _lines_of_keys(text: str) -> dict[Key, int]:
    """Where each key of a TOML file stands. Keys of an inline table share the line of the table."""
    lines: dict[Key, int] = {}
    table: Key = ()
    counts: dict[Key, int] = {}
    for number, line in enumerate(text.split("\n"), 1):
        if header := _header(line):
            table = _parts(header.lstrip("["))
            if header.startswith("[["):
                counts[table] = counts.get(table, -1) + 1
                lines.setdefault(table, number)
                table = (*table, counts[table])
            lines.setdefault(table, number)
        elif assignment := ASSIGNMENT.match(line):
            lines.setdefault((*table, *_parts(assignment[1])), number)
    return lines


def _header(line: str) -> str:
    """The header a line is, without its end: `[copies` or `[[objects`; empty for any other line."""
    name, closed, rest = line.strip().partition("]")
    behind = rest.removeprefix("]").lstrip()
    return name if name.startswith("[") and closed and (not behind or behind.startswith("#")) else ""


def _parts(dotted: str) -> Key:
    return tuple(part.strip().strip('"') for part in dotted.split("."))
