"""Why a decision is not possible, by number: what the rules answer, and the message a player is told.

A reason may point at something besides: the material that is missing, the most that fits.
"""

from __future__ import annotations

import numpy as np

from atelier.rule import rule

REASONS = (
    "",
    "not-now",
    "place-empty",
    "hand-full",
    "hand-not-full",
    "trading-closed",
    "no-card",
    "same-card",
    "neighbour",
    "token-taken",
    "no-pass",
    "craft-early",
    "craft-once",
    "craft-first",
    "craft-last-turn",
    "no-reserved",
    "row-empty",
    "needs",
    "finished",
    "level-full",
    "few-cards",
    "artisan-taken",
)
(
    MAY,
    NOT_NOW,
    PLACE_EMPTY,
    HAND_FULL,
    HAND_NOT_FULL,
    TRADING_CLOSED,
    NO_CARD,
    SAME_CARD,
    NEIGHBOUR,
    TOKEN_TAKEN,
    NO_PASS,
    CRAFT_EARLY,
    CRAFT_ONCE,
    CRAFT_FIRST,
    CRAFT_LAST_TURN,
    NO_RESERVED,
    ROW_EMPTY,
    NEEDS,
    FINISHED,
    LEVEL_FULL,
    FEW_CARDS,
    ARTISAN_TAKEN,
) = range(len(REASONS))


@rule
def pointing(reason, which):
    """A reason and the number of what it points at, in one number."""
    return reason + len(REASONS) * np.int64(which)


def take_apart(answer: int) -> tuple[int, int]:
    """The reason, and what it points at."""
    which, reason = divmod(int(answer), len(REASONS))
    return reason, which
