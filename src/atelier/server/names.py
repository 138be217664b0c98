"""Names and words that can be read: nothing invisible, nothing that turns the line around, no towers of marks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

JOINER = "\u200d"
EMOJI = "\ufe0f"
"""Asks for the coloured shape of the sign before it."""
MARKS = 3
"""How many combining marks one letter may carry."""
INVISIBLE = re.compile(
    "[\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0e\U000e0100-\U000e01ef\U0001d159\U00016fe4]"
)
"""Fillers, blanks that count as signs, and selectors of variants: letters, signs and marks that draw nothing."""


def readable(most: int) -> Callable[[str], str]:
    """A check of a text of at most so many signs; it returns the text composed, with single spaces."""

    def check(text: str) -> str:
        composed = unicodedata.normalize("NFC", text)
        if INVISIBLE.search(composed) or not all(map(_draws, *_neighbours(composed))):
            raise ValueError("write letters, signs and spaces, no control characters and nothing invisible")
        if _has_tower(composed):
            raise ValueError(f"write at most {MARKS} accents on a letter, and none without a letter")
        if not composed.strip():
            raise ValueError("write something that can be read")
        if len(composed) > most:
            raise ValueError(f"write at most {most} signs")
        return " ".join(composed.split())

    return check


def likeness(name: str) -> str:
    """Two names that look the same have the same likeness; letters of different scripts are not compared."""
    plain = unicodedata.normalize("NFKC", name.replace(JOINER, "").replace(EMOJI, ""))
    return unicodedata.normalize("NFKC", plain.casefold())


def _neighbours(text: str) -> tuple[str, str, str]:
    return " " + text[:-1], text, text[1:] + " "


def _draws(before: str, sign: str, after: str) -> bool:
    """Does this sign show something, or join two pictures into one?"""
    if sign == JOINER:
        return (before == EMOJI or _kind(before) in ("So", "Sk")) and _kind(after) == "So"
    if sign == EMOJI:
        return _kind(before) in ("So", "Sm", "Po", "Nd")
    return _kind(sign)[0] != "C" and _kind(sign) not in ("Zl", "Zp")


def _has_tower(text: str) -> bool:
    marks = MARKS  # a mark at the beginning has no letter
    for sign in text:
        if _kind(sign)[0] == "M":
            marks += 1
        else:
            marks = MARKS if sign.isspace() else 0
        if marks > MARKS:
            return True
    return False


def _kind(sign: str) -> str:
    return unicodedata.category(sign)
