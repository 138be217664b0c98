"""Why a decision is not possible, by number. The message a player is told is called like the reason.

A reason may point at something besides: the material that is missing, the most that fits.
"""

from __future__ import annotations

from atelier import reasons

MAY, NOT_NOW = range(2)
PLACE_EMPTY, HAND_FULL, HAND_NOT_FULL, TRADING_CLOSED, NO_CARD, SAME_CARD, NEIGHBOUR = range(2, 9)
TOKEN_TAKEN, NO_PASS = range(9, 11)
CRAFT_EARLY, CRAFT_ONCE, CRAFT_FIRST, CRAFT_LAST_TURN, NO_RESERVED, ROW_EMPTY, NEEDS = range(11, 18)
FINISHED, LEVEL_FULL, FEW_CARDS, ARTISAN_TAKEN = range(18, 22)

MESSAGES = reasons.messages(globals())
