"""What Little Town tells as JSON, field by field: the client's types are made from these (`tools/calls.py`)."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from atelier.boxfile import Names
from atelier.game import BoxThing, PlayerView
from atelier.games.little_town.state import Expansion, Kind, Land, Phase, Side

FaceWord = Literal["standard", "advanced"]
Purchase = Literal["hire", "upgrade"]
Counts = dict[str, int]
"""So many of each good; of those there are none, nothing is said."""


class RowCard(TypedDict):
    """A card of an Artisan row; null: a blank one."""

    card: str | None
    cubes: list[str]
    side: Side | None
    """On which side of the worker of this turn it lies (X4); null: it is not beside it."""


class Player(PlayerView):
    """A player's side of the table."""

    goods: Counts
    coins: int
    houses: int
    """Houses not yet built."""
    home: list[str]
    """The places whose workers are at home."""
    site: int
    """Workers at the construction site."""
    mouths: int
    """Workers that will want to eat when the round ends (T13)."""
    meals: int
    """How many of them the fish and wheat in hand would feed."""
    objectives: list[str]
    """Those that these eyes may see."""
    hidden: int
    """How many are not fulfilled."""
    done: list[str]
    row: list[RowCard]
    effects: int
    """Artisan effects used in this round."""
    scored: int
    """Points that will not be counted again."""


class Building(TypedDict):
    """A tile that is built."""

    square: str
    tile: str
    owner: int


class Deck(TypedDict):
    """A deck of Artisans (X2, X10, X11)."""

    top: str | None
    cards: int
    unseen: list[str]
    """Those whose order nobody knows, by name and not as they lie."""
    beneath: list[str]
    """Those known to lie at the bottom, from the top."""
    sells: list[str]
    """The purchases of this turn that take their card from here, affordable or not (X8)."""
    cycle: str | None
    """The move that turns the next card up; null: no card, or not in this game (X11)."""


class Feast(TypedDict):
    """All courses that are still to be answered, and what they take together."""

    moves: list[str]
    uses: Counts


class Now(TypedDict):
    """What the turn has come to."""

    place: str | None
    doing: Kind | None
    square: str | None
    touched: list[str]
    """Squares around the worker that were used."""
    open: list[str]
    """Squares around it that gathering or activating would use now (T6, X5)."""
    rent: Counts
    """What activating an open square pays its owner (T6)."""
    gathered: Counts
    used: Side | None
    option: int
    """Which side of its // was chosen: 1 or 2."""
    pending: Counts
    """What is left of its effect."""
    target: str | None
    """The building being activated."""
    buying: str | None
    """The tile being built."""
    incoming: str | None
    """The deck a card is being bought from."""
    side: Side | None
    """The card it is to replace."""
    owed: Counts
    owing: int
    """Cubes still to be given or taken at a Pawnshop."""
    given: Counts
    bought: bool
    residing: bool
    """The round has ended: Residences and feeding."""
    hungry: int
    """Workers still to be fed."""
    feast: Feast | None
    """How everyone eats, food before coins; null where somebody stays hungry, and where nobody is fed now."""
    last_worker: bool
    """The one on turn sends out the last worker of the round."""


class View(TypedDict):
    """The table as one pair of eyes sees it."""

    expansion: Expansion
    face: FaceWord | None
    """The side of the Artisan cards that is played; null: none, without the expansion."""
    board: int
    round: int
    rounds: int
    """How many rounds a game has."""
    phase: Phase
    turn: int | None
    leader: int | None
    land: list[list[Land]]
    """The board row by row."""
    buildings: list[Building]
    worker_places: list[str]
    """The places of the workers, from the left."""
    workers: dict[str, int]
    """Whose worker stands on a square."""
    market: Counts
    supply: Counts
    bank: int
    decks: dict[str, Deck]
    now: Now
    players: list[Player]


class Resource(BoxThing):
    """A resource: its name for several, and the land that yields it."""

    many: Names
    land: Land | None


class Tile(BoxThing):
    """A tile (T6, T12, T15): `price` and `output` are null where a worker has nothing to activate."""

    copies: int
    cost: Counts
    points: int
    price: Counts | None
    output: Counts | None
    gathers: bool
    each_round: dict[str, int | bool]
    at_end: Counts
    first_game: bool
    new: bool
    """Of the expansion."""


class Objective(BoxThing):
    """An objective (T4, T11): `count` is the number it asks for, null if there is none."""

    points: int
    count: int | None
    needs_market: bool
    new: bool
    """Of the expansion."""


class Square(BoxThing):
    """A square of the board."""

    around: list[str]
    """Its neighbours (T6), row by row."""


class ArtisanDeck(BoxThing):
    """One of the eight decks."""

    kind: Kind
    level: int
    cards: list[str]
    purchase: Purchase
    """How a card is bought from it (X8)."""


class Swap(TypedDict):
    """Cubes of any type for coins or points, so many times (X5)."""

    cubes: int
    good: Literal["coins", "points"]
    count: int
    times: int


class Face(TypedDict):
    """A side of an Artisan card (X5, X13–X15)."""

    cost: Counts
    laid: bool
    """It costs a cube that is laid on it."""
    points: int
    effect: list[Counts]
    """Two where the card shows //."""
    swaps: list[list[Swap]]
    """What each of them exchanges."""
    end: Counts
    text: Names
    cost_text: Names


class Artisan(BoxThing):
    """An Artisan card; the blank one has neither kind nor sides."""

    kind: Kind | None
    level: int
    deck: str | None
    standard: Face | None
    advanced: Face | None


class Things(TypedDict):
    """Every thing of a box, by kind and word."""

    resource: dict[str, Resource]
    tile: dict[str, Tile]
    objective: dict[str, Objective]
    square: dict[str, Square]
    kind: dict[str, BoxThing]
    deck: dict[str, ArtisanDeck]
    artisan: dict[str, Artisan]
