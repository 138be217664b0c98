"""Why a decision is not possible, by number. The message a player is told is called like the reason.

A reason may point at something besides: the cubes that are missing, the most that fits. Reasons that speak of a terrain
or a course stand in the order of these; after one that speaks of cubes to be paid stands the same for coins.
"""

from __future__ import annotations

from atelier import reasons

MAY, NOT_NOW, NO_ARTISANS, NO_CYCLING, NO_WORKER, NOT_SPENT = range(6)
SQUARE_FOREST, SQUARE_MOUNTAIN, SQUARE_LAKE, SQUARE_BUILDING, SQUARE_WORKER = range(6, 11)
NOT_IN_MARKET, NO_HOUSE, NO_SQUARE, SHORT, SHORT_COINS = range(11, 16)
NO_FOREST, NO_MOUNTAIN, NO_LAKE, GATHERED, NOT_GATHERED, GATHER_ONE, AGAIN_ONE, SUPPLY_EMPTY = range(16, 24)
NO_BUILDING, NOT_BESIDE, NOT_WORKING, ACTIVATED, NOT_ACTIVATED = range(24, 29)
NO_RENT, PRICE, PRICE_COINS, BARTER, BARTER_SUPPLY, SUPPLY_SHORT, BANK_SHORT, GIVE_CUBE = range(29, 37)
BLANK, OTHER_KIND, NO_CHOICE, DOES_NOTHING, ONE_EFFECT, SHORT_WITH, SHORT_WITH_COINS = range(37, 44)
NO_LESS, LESS_FIRST, NOT_OWED, LESS_ELSEWHERE = range(44, 48)
TRADE_FIRST, PICK_FIRST, EFFECT_IDLE, BANK_SELL, TRADE_TWO = range(48, 53)
NO_GAIN, NO_PICK, NO_SELL, NO_TRADE, NO_OFFER, NO_AGAIN = range(53, 59)
NO_CUBE, THREE_COINS, PAY_OWED, PAY_CUBES, PAY_BANK, PAY_COINS = range(59, 65)
BOUGHT, HIRE_USED, HIRE_FITS, UPGRADE_USED, TOP_LEVEL = range(65, 70)
DECK_EMPTY, DECK_SHORT, NOTHING_TO_LAY, CARD_SHORT, CARD_SHORT_COINS, NO_COIN = range(70, 76)
NOW_FISH, NOW_WHEAT, NOW_COINS, FEED_HUNGRY, FEED_FISH, FEED_WHEAT, FEED_COINS, FEED_MORE = range(76, 84)

MESSAGES = reasons.messages(globals())
