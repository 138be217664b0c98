"""What Artisans tells as JSON, field by field: the client's types are made from these (`tools/calls.py`)."""

from __future__ import annotations

from typing_extensions import TypedDict

from atelier.game import BoxThing, PlayerView
from atelier.games.artisans.state import Phase

Cards = dict[str, int]
"""So many of each material; of those there are none, nothing is said."""


class Player(PlayerView):
    """A player's side of the table."""

    artisan: str | None
    hand: Cards | None
    """null: hidden from these eyes."""
    cards: int
    """Cards in hand."""
    known: Cards
    """Cards in hand that everyone has seen taken (R7)."""
    works: dict[str, list[int]]
    """Cards on levels I, II, III, IV of each material begun."""
    room: Cards
    """How many cards the next level of a material may hold (R23, R29); nothing where all four are filled."""
    worth: Cards
    """What the works of each material score (R32)."""
    lacks: dict[str, Cards]
    """Which levels are missing for each object of the row, the next one and the reserved one (R18)."""
    made: list[str]
    reserved: str | None
    visited: bool
    """Has made a market action this month."""
    crafted: bool
    """Has crafted this month."""


class View(TypedDict):
    """The table as one pair of eyes sees it."""

    month: int
    months: int
    """How many months a year has."""
    levels: int
    """How many levels a material has (R23)."""
    second_deck_month: int
    """From which month on objects come from the second deck (R21)."""
    phase: Phase
    turn: int | None
    leader: int | None
    token: int | None
    market: list[str | None]
    trading_closed: bool
    actions: int
    """Market actions left in this turn."""
    just_crafted: bool
    deck: int
    discard: Cards
    unseen: Cards
    """Cards that these eyes cannot place: in the deck, or hidden in other hands."""
    row: list[str | None]
    next: str | None
    """The object that is announced for next month."""
    object_decks: list[int]
    """Cards left in each of the two object decks."""
    players: list[Player]


class Material(BoxThing):
    """A material: how many cards there are of it, by the number of players."""

    copies: dict[str, int]


class ArtObject(BoxThing):
    """An art object: the level it needs of each material, and the decks that may hold it (R4)."""

    points: int
    needs: Cards
    decks: list[int]


class Artisan(BoxThing):
    """An artisan; `bonus` is null for those who help during the year and score nothing."""

    bonus: int | None


class Things(TypedDict):
    """Every thing of a box, by kind and word."""

    material: dict[str, Material]
    object: dict[str, ArtObject]
    artisan: dict[str, Artisan]
