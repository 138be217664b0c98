"""Action codes: every decision of the game is one number. `moves` says them in words."""

from __future__ import annotations

from atelier.games.little_town.rules.artisans import OPTIONS
from atelier.games.little_town.rules.feeding import COURSES, MEALS
from atelier.games.little_town.rules.objectives import TERRAINS
from atelier.games.little_town.rules.payment import ANSWERS
from atelier.games.little_town.state import COINS, DECKS, PLACES, RESOURCES, SQUARES, TILES

PAYABLE = COINS + 1  # the four resources, or coins in place of any

CHOOSE_WORKER = 0
PLACE_ON = CHOOSE_WORKER + PLACES
BUILD = PLACE_ON + SQUARES
GATHER_FROM = BUILD + TILES
ACTIVATE = GATHER_FROM + TERRAINS + 1
USE = ACTIVATE + SQUARES
GAIN = USE + 2 * OPTIONS
PICK = GAIN + 1
SELL_CUBE = PICK + RESOURCES
TRADE_CUBE = SELL_CUBE + PAYABLE
OFFER_CUBE = TRADE_CUBE + PAYABLE
GIVE_CUBE = OFFER_CUBE + PAYABLE
TAKE_OFF = GIVE_CUBE + PAYABLE
PAY_COINS = TAKE_OFF + RESOURCES
HIRE = PAY_COINS + RESOURCES * ANSWERS
UPGRADE_CARD = HIRE + 2
CYCLE = UPGRADE_CARD + 2
LAY_CUBE = CYCLE + DECKS
FEED_MEALS = LAY_CUBE + 2 * RESOURCES
DONE = FEED_MEALS + COURSES * MEALS
SPEND_WORKER = DONE + 1
ACTIONS = SPEND_WORKER + 1
