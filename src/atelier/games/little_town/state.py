"""What lies on the table in Little Town with Artisans: the state of a game, declared once."""

from __future__ import annotations

from atelier.chance import CHANCE
from atelier.fields import NONE as NONE
from atelier.fields import field, layout

SEATS = 4
ROUNDS = 4
COLUMNS, ROWS = 9, 6
SQUARES = COLUMNS * ROWS
AROUND = 8
TILES = 33
BASE_TILES = 25
NEW_TILES = TILES - BASE_TILES
MARKET_TILES = 12
OBJECTIVES = 24
BASE_OBJECTIVES = 18
OBJECTIVE_CARDS = 4
PLACES = 5
ROW = PLACES + 1
LEVELS = 4
DECK_CARDS = 9
DECKS = 2 * LEVELS
KIND_CARDS = LEVELS * DECK_CARDS
ARTISANS = 2 * KIND_CARDS
BLANK = ARTISANS
CUBES_ON_CARD = 2
COINS_PER_CUBE = 3
CUBES = 15  # of each type in the game
COINS_IN_GAME = 40
TERRAINS = 3
MOST_OWED = 6  # of one type
ANSWERS = MOST_OWED + 1
MEALS = 6  # of one course

RESOURCE_WORDS = ("wood", "stone", "fish", "wheat")
RESOURCES = len(RESOURCE_WORDS)
WOOD, STONE, FISH, WHEAT = range(RESOURCES)

GOOD_WORDS = (*RESOURCE_WORDS, "coins", "any", "points")
GOODS = len(GOOD_WORDS)
COINS, ANY, POINTS = range(RESOURCES, GOODS)

OPTIONS = 2
PART_WORDS = ("first", "second", "sell", "trade", "offer", "again")
PARTS = GOODS + len(PART_WORDS)
FIRST_CUBE, SECOND_CUBE, SELLING, TRADING, OFFERING, ONCE_MORE = range(GOODS, PARTS)

COURSE_WORDS = ("fish", "wheat", "coins")
COURSES = len(COURSE_WORDS)
FISH_COURSE, WHEAT_COURSE, COIN_COURSE = range(COURSES)

EXPANSION_WORDS = ("off", "standard", "advanced")
OFF, STANDARD, ADVANCED = range(3)

KIND_WORDS = ("gather", "construction")
GATHER, CONSTRUCTION = range(2)

SIDE_WORDS = ("left", "right")
PLACE_WORDS = tuple("abcde")
SQUARE_WORDS = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in "abcdefghi")
LEVEL_WORDS = ("1", "2", "3", "4")
DECK_WORDS = tuple(f"{kind}-{level}" for kind in KIND_WORDS for level in LEVEL_WORDS)

STEP_WORDS = ("gains", "any", "sell", "trade", "offer", "again", "less")
STEPS = len(STEP_WORDS)
GAINS, ANY_PICKS, SELL, TRADE, OFFER, AGAIN, LESS = range(STEPS)

OBJECTIVE_WORDS = (
    "hamlet",
    "more-houses",
    "full-larder",
    "three-lands",
    "mixed-goods",
    "fish-feast",
    "full-basket",
    "fishing",
    "merchants",
    "materials",
    "stone-built",
    "penniless",
    "wealthy",
    "fresh-goods",
    "errands",
    "two-rewards",
    "good-harvest",
    "wood-built",
    "team",
    "master",
    "both-trades",
    "busy-artisans",
    "free-building",
    "crowded",
)
(
    HAMLET,
    MORE_HOUSES,
    FULL_LARDER,
    THREE_LANDS,
    MIXED_GOODS,
    FISH_FEAST,
    FULL_BASKET,
    FISHING,
    MERCHANTS,
    MATERIALS,
    STONE_BUILT,
    PENNILESS,
    WEALTHY,
    FRESH_GOODS,
    ERRANDS,
    TWO_REWARDS,
    GOOD_HARVEST,
    WOOD_BUILT,
    TEAM,
    MASTER,
    BOTH_TRADES,
    BUSY_ARTISANS,
    FREE_BUILDING,
    CROWDED,
) = range(OBJECTIVES)

SOURCES = ("buildings", "activations", "objectives", "artisans", "tiles", "hunger", "coins")
KEPT_SOURCES = 6
FROM_BUILDINGS, FROM_ACTIVATIONS, FROM_OBJECTIVES, FROM_ARTISANS, FROM_TILES, FROM_HUNGER, FROM_COINS = range(
    len(SOURCES)
)

PHASE_WORDS = (
    "worker",
    "place",
    "act",
    "effect",
    "square",
    "discount",
    "pay",
    "give",
    "take",
    "upgrade",
    "lay",
    "residence",
    "feed",
    "over",
)
WORKER, PLACE, ACT, EFFECT, SQUARE, DISCOUNT, PAY, GIVE, TAKE, UPGRADE, LAY, RESIDENCE, FEED, OVER = range(
    len(PHASE_WORDS)
)

DECIDE, PAYING, RETURNING, UPGRADING, TURN_OVER, ROUND_OVER, NEXT_RESIDENCE, FEEDING = range(8)
"""What follows a decision: the next one, or something the rules do by themselves first."""

MOST_POINTS, MOST_EFFECTS = 10_000, 20
"""More of one source, and in one round, is not counted: far beyond any game."""

State = layout(
    field("seats", "i1", says="how many play"),
    field("expansion", "i1", of="expansion", says="off, standard or advanced"),
    field("board", "i1", says="the side of the board: 1 or 2"),
    field("rounds", "i1", says="the round being played: 1 to 4"),
    field("phase", "i1", of="phase", says="what is being decided"),
    field("turn", "i1", of="seat", says="who decides"),
    field("leader", "i1", of="seat", says="who began this round"),
    field("tile", "i1", "square", of="tile", says="the building on each square"),
    field("owner", "i1", "square", of="seat", says="whose house stands on it"),
    field("worker", "i1", "square", of="seat", says="whose worker stands on each square"),
    field("market", "i1", "tile", says="tiles that may be built"),
    field("supply", "i1", "resource", says="cubes in the supply"),
    field("bank", "i1", says="coins in the supply"),
    field("goods", "i1", "seat", "resource", says="everyone's cubes"),
    field("coins", "i1", "seat", says="everyone's coins"),
    field(
        "points",
        "i2",
        "seat",
        KEPT_SOURCES,
        says="points so far: " + ", ".join(SOURCES[:KEPT_SOURCES]),
        least=-MOST_POINTS,
        most=MOST_POINTS,
    ),
    field("houses", "i1", "seat", says="houses not yet built"),
    field("ready", "i1", "seat", PLACES, of="flag", says="workers at home, in their places a to e"),
    field("site", "i1", "seat", says="workers at the construction site, and workers spent (T10)"),
    field("objective", "i1", "seat", OBJECTIVE_CARDS, of="objective", says="everyone's objectives"),
    field("done", "i1", "seat", OBJECTIVE_CARDS, of="flag", says="which of them are fulfilled, and so public"),
    field("held", "u4", SEATS, of="hex", says="as bits: the objectives that have ever held for a seat, seen by all"),
    field("row", "i1", "seat", ROW, of="artisan", says="everyone's Artisan cards from left to right"),
    field("cubes", "i1", "seat", ROW, CUBES_ON_CARD, of="resource", says="cubes on those cards (X13)"),
    field("decks", "i1", "deck", DECK_CARDS, of="artisan", says="the eight decks, each from the top"),
    field("under", "i1", "deck", says="cards at the bottom of a deck that everyone has seen go there"),
    field("effects", "i1", "seat", says="Artisan effects used in this round", most=MOST_EFFECTS),
    field("place", "i1", of="place", says="where the worker of this turn stood at home"),
    field("doing", "i1", of="kind", says="what the worker does: gather and activate, or build"),
    field("spot", "i1", of="square", says="where it stands, where the tile goes, or the Residence at work"),
    field("touched", "i1", AROUND, of="flag", says="which of the 8 squares around it were used"),
    field("gathered", "i1", "resource", says="cubes gathered this turn (T16)"),
    field("activated", "i1", says="different buildings activated this turn"),
    field("rewards", "i1", says="how many of them gave points"),
    field("used", "i1", of="side", says="which of the two Artisans was used this turn"),
    field("option", "i1", says="which side of its // was chosen: 0 or 1"),
    field("pending", "i1", "step", says="what is left of its effect"),
    field("helped", "i1", of="flag", says="its effect has done something (X5)"),
    field("target", "i1", of="square", says="the building being activated"),
    field("buying", "i1", of="tile", says="the tile being built"),
    field("incoming", "i1", of="deck", says="the deck a card is being bought from"),
    field("side", "i1", of="side", says="the card it is to replace"),
    field("laid", "i1", of="resource", says="the cube that goes on it (X13)"),
    field("owed", "i1", "resource", says="what is still to be paid"),
    field("owing", "i1", says="cubes still to be given or taken at a Pawnshop"),
    field("given", "i1", "resource", says="cubes given there"),
    field("bought", "i1", of="flag", says="an Artisan card was bought this turn"),
    field("residing", "i1", of="flag", says="the round has ended: Residences and feeding"),
    field("hungry", "i1", says="workers of this seat still to be fed"),
    field("course", "i1", says="what they are being fed: 0 fish, 1 wheat, 2 coins"),
    *CHANCE,
    seat=SEATS,
    square=SQUARES,
    tile=TILES,
    resource=RESOURCES,
    deck=DECKS,
    step=STEPS,
)
