"""What can be wrong with what a person hands in. Every message says what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import Sequence


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


class BadBox(AtelierError):
    """A box file with mistakes; `mistakes` lists them all, one line each."""

    def __init__(self, mistakes: Sequence[str]):
        super().__init__("\n".join(mistakes))
        self.mistakes = tuple(mistakes)


def listing(words: Sequence[str], most: int = 12) -> str:
    """Words for a sentence: `take 1, take 2, token`, shortened when there are very many."""
    shown = ", ".join(words[:most])
    return shown if len(words) <= most else f"{shown} and {len(words) - most} more"
