"""The decisions of the game, declared once: every way to make one is a number, its action code."""

from __future__ import annotations

from atelier.actions import Actions, number, thing
from atelier.games.artisans import state as s

place, in_row = number("place", s.PLACES), number("place", s.ROW)
in_row_or_reserved = number("place", s.ROW, "reserved")
material = thing("material", s.MATERIALS)
count = number("count", s.HAND_LIMIT)
artisan = thing("artisan", s.ARTISANS)

ACTIONS = Actions()
TAKE = ACTIONS.add("take", place)
TRADE = ACTIONS.add("trade", place, material, written=(material, place))
TOKEN = ACTIONS.add("token")
CRAFT = ACTIONS.add("craft", in_row_or_reserved)
PASS = ACTIONS.add("pass")
RESERVE_OBJECT = ACTIONS.add("reserve", in_row)
DEVELOP_MATERIAL = ACTIONS.add("develop", material, count)
CHOOSE = ACTIONS.add("choose", artisan)

KIND = ACTIONS.kinds()
"""By code: which of these actions it is. What follows is what it is done with, counted from 0."""
PLACE, MATERIAL, COUNT, ARTISAN = ACTIONS.values("place", "material", "count", "artisan")
