"""The text of a box file before it is parsed: what it may hold at most, so that reading it costs little and ends.

A box may come from a stranger. Every bound is far above what a box needs, and looked for line by line, once.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any, NamedTuple

from atelier.errors import BadBox, Why

MOST_BYTES = 200_000
MOST_LINES = 10_000
LONGEST_LINE = 2_000
LONGEST_WORD = 40
"""Of a key or a number outside quotes."""
LONGEST_TEXT = 500
"""Between quotes, as it is written."""
MOST_DOTS = 8
"""In one dotted key."""
DEEPEST = 8
"""Lists and tables within each other."""

QUOTED = re.compile(r'"""|\'\'\'|"(?:[^"\\]|\\.)*"?|\'[^\']*\'?|#.*')
"""A text, closed or not, or a comment. Nothing in it can match in two ways: it takes each sign once."""
WORD = re.compile(r"[\w+-]+")
END_OF_KEY = re.compile(r"[=,{}\[\]]")
BRACKET = re.compile(r"[{}\[\]]")
NOTHING = re.compile(r"\ufeff?\s*(?:#.*)?")
BEGINNING = re.compile(r"""\s*(?:(?:[\w.-]+|"[^"]*"|'[^']*')\s*=|(?:game|name|format)\s*:|\[{1,2}[\w." -]+\])""")
"""Of a line of a box file; with a colon for the equals sign it is one still, and worth being told where that is."""
AT_THE_END = "(at end of document)"
PLACE = re.compile(r"\(at line (\d+), column (\d+)\)")
"""How the parser of Python says where it stopped."""


class Excess(NamedTuple):
    """What is too much in a line: in English, and which message says it in other languages, with its things."""

    said: str
    message: str
    things: dict[str, str | int]


def parse(text: str, file: str) -> dict[str, Any]:
    """The values of a TOML file, or what is wrong with it."""
    check_bounds(text, file)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise _refused(file, _ended(text, str(error))) from None


def _ended(text: str, said: str) -> Excess:
    """What is wrong where the parser stopped: nobody looks for a line and a column in a photo or in half a file."""
    if not begins_like_a_box(text):
        return Excess(f"this is not a box file, nor TOML: {said}", "no-box", {})
    if said.endswith(AT_THE_END):
        return Excess(f"this is not TOML, the file seems to be cut off: {said}", "cut", {})
    place = PLACE.search(said)
    line, column = map(int, place.groups()) if place else (0, 0)
    return Excess(f"this is not TOML: {said}", "toml", {"line": line, "column": column})


def begins_like_a_box(text: str) -> bool:
    """Is the first line that says anything, if one does, a value or the title of a table?"""
    lines = (line for line in text.split("\n", MOST_LINES) if not NOTHING.fullmatch(line))
    first = next(lines, None)
    return first is None or BEGINNING.match(first) is not None


def check_bounds(text: str, file: str) -> None:
    """Refuse a text that is larger, longer or deeper than any box."""
    try:
        _check_bounds(text, file)
    except BadBox:
        if begins_like_a_box(text):
            raise
        raise _refused(file, Excess("this is not a box file", "no-box", {})) from None


def _check_bounds(text: str, file: str) -> None:
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise _refused(file, Excess("this is not a text in UTF-8", "utf-8", {})) from None
    if size > MOST_BYTES:
        said = f"{size:,} bytes; a box file has {MOST_BYTES:,} at most"
        raise _refused(file, Excess(said, "bytes", {"count": size, "most": MOST_BYTES}))
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        said = f"{len(lines):,} lines; a box file has {MOST_LINES:,} at most"
        raise _refused(file, Excess(said, "lines", {"count": len(lines), "most": MOST_LINES}))
    depth = 0
    for number, line in enumerate(lines, 1):
        excess, depth = _check_line(line, depth)
        if excess:
            raise _refused(file, excess, number)


def _refused(file: str, excess: Excess, line: int | None = None) -> BadBox:
    place = f"{file}, line {line}" if line else file
    return BadBox([f"{place}: {excess.said}"], whys=[Why(None, excess.message, excess.things, line)])


def _check_line(line: str, depth: int) -> tuple[Excess | None, int]:
    """What is too much in a line, if anything, and how deep the next one begins."""
    if len(line) > LONGEST_LINE:
        said = f"{len(line):,} signs; a line has {LONGEST_LINE:,} at most"
        return Excess(said, "line", {"count": len(line), "most": LONGEST_LINE}), depth
    quoted = [one for one in QUOTED.findall(line) if not one.startswith("#")]
    if any(one in ('"""', "'''") for one in quoted):
        said = "a text of several lines; write each text on one line, between single quotes or double ones"
        return Excess(said, "several-lines", {}), depth
    if any(len(one) > LONGEST_TEXT for one in quoted):
        said = f"a text is longer than {LONGEST_TEXT} signs; write less between the quotes"
        return Excess(said, "quoted", {"most": LONGEST_TEXT}), depth
    bare = QUOTED.sub('""', line)
    if any(len(word) > LONGEST_WORD for word in WORD.findall(bare)):
        said = f"a key or a number is longer than {LONGEST_WORD} signs; write a shorter one"
        return Excess(said, "bare", {"most": LONGEST_WORD}), depth
    if any(key.count(".") > MOST_DOTS for key in END_OF_KEY.split(bare)):
        return Excess(f"a key has more than {MOST_DOTS} dots; a box needs three", "dots", {"most": MOST_DOTS}), depth
    for bracket in BRACKET.findall(bare):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            said = f"lists and tables lie more than {DEEPEST} deep in each other; a box needs four"
            return Excess(said, "deep", {"most": DEEPEST}), depth
    return None, depth
