"""Why a decision is not possible: a game's rules answer with a number, a player is told a message of the same name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.rule import rule

MAY, NOT_NOW = range(2)
"""What every game's reasons begin with."""

MOST_REASONS = 256


@rule
def pointing(reason: int, which: int) -> np.int64:
    """A reason and the number of what it points at, in one number."""
    return reason + MOST_REASONS * np.int64(which)


def messages(names: Mapping[str, Any]) -> tuple[str, ...]:
    """What a player is told, by number, from the constants of a game's reasons; that of `MAY` is never told."""
    numbered = {number: name for name, number in names.items() if name.isupper()}
    return tuple(numbered[number].lower().replace("_", "-") for number in range(len(numbered)))


class Refused(NamedTuple):
    """A decision that is not possible in a position, in plain numbers, and what the reason points at."""

    state: Any
    box: Any
    action: int
    which: int


Things = Mapping[str, int | str | tuple[str, int]]
"""What a message names."""


@dataclass(frozen=True)
class Why:
    """A game's answer to someone who asks why a move is not possible."""

    why_not: Callable[[Any, Any, int], int]
    plain: Callable[[Any], Any]
    phases: tuple[str, ...]
    """In their order; the last is that of a game that is over."""
    messages: tuple[str, ...]
    things: Mapping[int, Callable[[Any], Things]]
    """What each message names, of a `Refused`; the others name nothing."""
    refused: type[Refused]

    def __call__(self, state: Any, box: BoxFile, seat: int, action: int) -> Telling | None:
        """Why this seat cannot do this now; None if nothing speaks against it."""
        if self.phases[state.phase] == self.phases[-1]:
            return Telling("over", {})
        if state.turn != seat:
            return Telling("not-your-turn", {})
        which, found = divmod(int(self.why_not(state, box.record, action)), MOST_REASONS)
        if found == MAY:
            return None
        if found == NOT_NOW:
            return Telling(f"now-{self.phases[state.phase]}", {})
        name = self.things.get(found, lambda no: {})
        return Telling(self.messages[found], name(self.refused(self.plain(state), box.record, action, which)))
