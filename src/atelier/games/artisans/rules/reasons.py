"""Why a decision is not possible, by number. The message a player is told is called like the reason.

A reason may point at something besides: the material that is missing, the most that fits.
"""

from __future__ import annotations

import numpy as np

from atelier.rule import rule

MAY, NOT_NOW = range(2)
PLACE_EMPTY, HAND_FULL, HAND_NOT_FULL, TRADING_CLOSED, NO_CARD, SAME_CARD, NEIGHBOUR = range(2, 9)
TOKEN_TAKEN, NO_PASS = range(9, 11)
CRAFT_EARLY, CRAFT_ONCE, CRAFT_FIRST, CRAFT_LAST_TURN, NO_RESERVED, ROW_EMPTY, NEEDS = range(11, 18)
FINISHED, LEVEL_FULL, FEW_CARDS, ARTISAN_TAKEN = range(18, 22)

NUMBERED = {number: name for name, number in list(globals().items()) if name.isupper()}
REASONS = tuple(NUMBERED[number].lower().replace("_", "-") for number in range(len(NUMBERED)))
"""The messages by number; that of `MAY` is never told."""


@rule
def pointing(reason, which):
    """A reason and the number of what it points at, in one number."""
    return reason + len(REASONS) * np.int64(which)


def take_apart(answer: int) -> tuple[int, int]:
    """The reason, and what it points at."""
    which, reason = divmod(int(answer), len(REASONS))
    return reason, which
