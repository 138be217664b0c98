"""Action codes: every decision of the game is one number. `text.notation` says them in words."""

from __future__ import annotations

from atelier.games.artisans.state import ARTISANS, HAND_LIMIT, MATERIALS, PLACES, ROW

TAKE = 0
TRADE = TAKE + PLACES
TOKEN = TRADE + MATERIALS * PLACES
CRAFT = TOKEN + 1
PASS = CRAFT + ROW + 1
RESERVE_OBJECT = PASS + 1
DEVELOP_MATERIAL = RESERVE_OBJECT + ROW
CHOOSE = DEVELOP_MATERIAL + MATERIALS * HAND_LIMIT
ACTIONS = CHOOSE + ARTISANS
