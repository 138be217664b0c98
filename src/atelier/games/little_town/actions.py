"""The decisions of the game, declared once: every way to make one is a number, its action code."""

from __future__ import annotations

from atelier.actions import Actions, number, thing, word
from atelier.games.little_town import state as s

square, tile, deck = thing("square", s.SQUARES), thing("tile", s.TILES), thing("deck", s.DECKS)
place, side, option = thing("place", s.PLACES), thing("side", 2), number("option", s.OPTIONS)
terrain = thing("terrain", s.TERRAINS, "all", kind="resource")
resource = thing("resource", s.RESOURCES)
good = thing("good", s.RESOURCES, "coins", kind="resource")  # a cube, or coins in place of any
for_coins = word("for_coins", "", "coins")
cubes, meals = number("count", s.ANSWERS, start=0), number("count", s.MEALS, start=0)

ACTIONS = Actions()
CHOOSE_WORKER = ACTIONS.add("worker", place)
PLACE_ON = ACTIONS.add("place", square)
BUILD = ACTIONS.add("build", tile)
GATHER_FROM = ACTIONS.add("gather", terrain)
ACTIVATE = ACTIONS.add("activate", square)
USE = ACTIONS.add("use", side, option)
GAIN = ACTIONS.add("gain")
PICK = ACTIONS.add("take", resource)
SELL_CUBE = ACTIONS.add("sell", good)
TRADE_CUBE = ACTIONS.add("trade", good)
OFFER_CUBE = ACTIONS.add("offer", good)
GIVE_CUBE = ACTIONS.add("give", good)
TAKE_OFF = ACTIONS.add("less", resource)
PAY_COINS = ACTIONS.add("coins", resource, cubes)
HIRE = ACTIONS.add("hire", side)
UPGRADE_CARD = ACTIONS.add("upgrade", side)
CYCLE = ACTIONS.add("cycle", deck)
LAY_CUBE = ACTIONS.add("lay", for_coins, resource, written=(resource, for_coins))
FEED_MEALS = ACTIONS.add("feed", word("course", *s.COURSE_WORDS), meals)
DONE = ACTIONS.add("done")
SPEND_WORKER = ACTIONS.add("spend")

KIND = ACTIONS.kinds()
"""By code: which of these actions it is. What follows is what it is done with, counted from 0."""
PLACE, SQUARE, TILE, TERRAIN, DECK = ACTIONS.values("place", "square", "tile", "terrain", "deck")
SIDE, OPTION, RESOURCE, GOOD = ACTIONS.values("side", "option", "resource", "good")
FOR_COINS, COURSE, COUNT = ACTIONS.values("for_coins", "course", "count")
