"""What lies on the table in Artisans: the state of a game, declared once."""

from __future__ import annotations

from typing import Literal, get_args

from atelier.chance import CHANCE
from atelier.fields import NONE as NONE
from atelier.fields import field, layout

SEATS = 4
MATERIALS = 7
PLACES = 5
LEVELS = 4
OBJECTS = 24
ROW = 4
ARTISANS = 9
DECKS = 2
DECK_OBJECTS = 10
HAND_LIMIT = 6
MONTHS = 12
FIRST_CRAFT_MONTH = 3
SECOND_DECK_MONTH = 7
LOWEST_VALUE = 3
VALUES = 5
PLACE_BITS = 5  # enough for a place among the 24 objects
MOST_OF_VALUE = 63 // PLACE_BITS  # so many places lie side by side in one number

MATERIAL_WORDS = ("textiles", "clay", "wood", "stone", "glass", "gold", "metal")
TEXTILES, CLAY, WOOD, STONE, GLASS, GOLD, METAL = range(MATERIALS)

ARTISAN_WORDS = (
    "gold-lover",
    "carver",
    "versatile",
    "specialist",
    "night-worker",
    "perfectionist",
    "artoholic",
    "opportunist",
    "provident",
)
(
    GOLD_LOVER,
    CARVER,
    VERSATILE,
    SPECIALIST,
    NIGHT_WORKER,
    PERFECTIONIST,
    ARTOHOLIC,
    OPPORTUNIST,
    PROVIDENT,
) = range(ARTISANS)

Phase = Literal["draft", "reserve", "market", "develop", "final", "over"]
PHASE_WORDS: tuple[Phase, ...] = get_args(Phase)
DRAFT, RESERVE, MARKET, DEVELOP, FINAL, OVER = range(6)

State = layout(
    field("seats", "i1", says="how many play"),
    field("month", "i1", says="1 to 12"),
    field("phase", "i1", of="phase", says="what is being decided"),
    field("turn", "i1", of="seat", says="who decides"),
    field("leader", "i1", of="seat", says="who began this month"),
    field("market", "i1", PLACES, of="material", says="the circle of five places"),
    field("token", "i1", of="seat", says="who took the first-player token; nobody: it lies in the middle"),
    field("deck", "i1", "material", says="face-down material cards; the order is drawn card by card"),
    field("discard", "i1", "material", says="material cards out of closed markets"),
    field("reshuffled", "i1", of="flag", says="the discard has become a deck: the deck holds only cards seen before"),
    field("row", "i1", ROW, of="object", says="the objects that may be crafted"),
    field("order", "i1", OBJECTS, of="object", says="object deck 1 from the top, deck 2 from the top, the 4 left over"),
    field("drawn", "i1", DECKS, says="how many cards have left each object deck"),
    field("maker", "i1", "object", of="seat", says="who crafted each object"),
    field("artisan", "i1", "seat", of="artisan", says="everyone's artisan"),
    field("hand", "i1", "seat", "material", says="cards in hand"),
    field("known", "i1", "seat", "material", says="cards in hand that everyone has seen taken (R7)"),
    field("works", "i1", "seat", "material", LEVELS, says="developed cards on each level"),
    field("reserved", "i1", "seat", of="object", says="the Provident's reserved object"),
    field("visited", "i1", "seat", of="flag", says="has made a market action this month"),
    field("crafted", "i1", "seat", of="flag", says="has crafted this month"),
    field("actions", "i1", says="market actions left in this turn"),
    field("just_crafted", "i1", of="flag", says="a Night Worker crafted in this very turn"),
    field("trades", "i2", says="turns in a row that were nothing but a trade (R16)"),
    field("trading_closed", "i1", of="flag", says="nobody may trade in this market any more (R16)"),
    *CHANCE,
    seat=SEATS,
    material=MATERIALS,
    object=OBJECTS,
    artisan=ARTISANS,
)
