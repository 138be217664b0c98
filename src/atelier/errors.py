"""What can be wrong with what a person hands in. Every message says what is wrong and what would be right."""

from __future__ import annotations

import reprlib
from collections.abc import Sequence
from typing import Any, NamedTuple


class AtelierError(ValueError):
    """Anything handed in that does not fit; its text is one clear sentence."""


class UnknownGame(AtelierError):
    """No game of that name is in the house."""


class UnknownMove(AtelierError):
    """Words that are no move of this game at all."""


class IllegalMove(AtelierError):
    """A move of this game that the position does not allow."""

    def __init__(self, message: str, legal: Sequence[str] = ()):
        super().__init__(message)
        self.legal = tuple(legal)


class BadPosition(AtelierError):
    """A position that no game could hold."""


class BadRecord(AtelierError):
    """A record that does not fit this game, these rules or this box."""


class Why(NamedTuple):
    """A mistake of a box file for other languages than English.

    What was given (None: nothing), which message says what is wrong, its things; the line and the key it stands at.
    """

    given: str | None
    message: str
    things: dict[str, str | int]
    line: int | None = None
    at: str = ""


class BadBox(AtelierError):
    """A box file with mistakes; `mistakes` lists them, one line each. Of very many the last line says how many more.

    `whys` says the same, line by line, for other languages.
    """

    def __init__(self, mistakes: Sequence[str], more: int = 0, whys: Sequence[Why] = ()):
        lines = (*mistakes, f"and {more:,} more") if more else tuple(mistakes)
        super().__init__("\n".join(lines))
        self.mistakes, self.count = lines, len(mistakes) + more
        self.whys = (*whys, Why(None, "more", {"count": more})) if more else tuple(whys)


MOST_LISTED = 12
"""Words in one sentence."""


def listing(words: Sequence[str], most: int = MOST_LISTED) -> str:
    """Words for a sentence: `take 1, take 2, token`, shortened when there are very many."""
    shown = ", ".join(words[:most])
    return shown if len(words) <= most else f"{shown} and {len(words) - most} more"


def listed(words: Sequence[str]) -> dict[str, str | int]:
    """The same for a message in any language: the words it shows, and how many more there are."""
    return {"words": ", ".join(words[:MOST_LISTED]), "more": max(0, len(words) - MOST_LISTED)}


SHORT = reprlib.Repr()
SHORT.maxstring = SHORT.maxother = SHORT.maxlong = 60
SHORT.maxlevel, SHORT.maxdict, SHORT.maxlist = 3, 3, 5


def quote(value: Any) -> str:
    """A value someone has written, as a sentence about it shows it: never more than a line.

    >>> quote("a" * 1000)
    "'aaaaaaaaaaaaaaaaaaaaaaaaaaa...aaaaaaaaaaaaaaaaaaaaaaaaaaaa'"
    """
    return SHORT.repr(value)


def first_line(error: BaseException) -> str:
    """What an error of someone else says, in a line; its kind if it says nothing."""
    return str(error).strip().partition("\n")[0].strip() or type(error).__name__
