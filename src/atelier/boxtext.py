"""The text of a box file before it is parsed: what it may hold at most, so that reading it costs little and ends.

A box may come from a stranger. Every bound is far above what a box needs, and looked for line by line, once.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from atelier.errors import BadBox

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


def parse(text: str, file: str) -> dict[str, Any]:
    """The values of a TOML file, or what is wrong with it."""
    check_bounds(text, file)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise BadBox([f"{file}: this is not TOML: {error}"]) from None


def check_bounds(text: str, file: str) -> None:
    """Refuse a text that is larger, longer or deeper than any box."""
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise BadBox([f"{file}: this is not a text in UTF-8"]) from None
    if size > MOST_BYTES:
        raise BadBox([f"{file}: {size:,} bytes; a box file has {MOST_BYTES:,} at most"])
    lines = text.split("\n")
    if len(lines) > MOST_LINES:
        raise BadBox([f"{file}: {len(lines):,} lines; a box file has {MOST_LINES:,} at most"])
    depth = 0
    for number, line in enumerate(lines, 1):
        wrong, depth = _check_line(line, depth)
        if wrong:
            raise BadBox([f"{file}, line {number}: {wrong}"])


def _check_line(line: str, depth: int) -> tuple[str, int]:
    """What is too much in a line, if anything, and how deep the next one begins."""
    if len(line) > LONGEST_LINE:
        return f"{len(line):,} signs; a line has {LONGEST_LINE:,} at most", depth
    quoted = [one for one in QUOTED.findall(line) if not one.startswith("#")]
    if any(one in ('"""', "'''") for one in quoted):
        return "a text of several lines; write each text on one line, between single quotes or double ones", depth
    if any(len(one) > LONGEST_TEXT for one in quoted):
        return f"a text is longer than {LONGEST_TEXT} signs; write less between the quotes", depth
    bare = QUOTED.sub('""', line)
    if any(len(word) > LONGEST_WORD for word in WORD.findall(bare)):
        return f"a key or a number is longer than {LONGEST_WORD} signs; write a shorter one", depth
    if any(key.count(".") > MOST_DOTS for key in END_OF_KEY.split(bare)):
        return f"a key has more than {MOST_DOTS} dots; a box needs three", depth
    for bracket in BRACKET.findall(bare):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        if depth > DEEPEST:
            return f"lists and tables lie more than {DEEPEST} deep in each other; a box needs four", depth
    return "", depth
