"""What hardly ever happens: positions to begin from, and the first moves made there. The rest is explored."""

from __future__ import annotations

from typing import NamedTuple


class Rare(NamedTuple):
    """A position in words, the moves it was written for, and whether it is one of the owner's box."""

    position: str
    moves: list[str]
    owners: bool = False

    @property
    def name(self):
        return "rare-owners" if self.owners else "rare"


def developed(*cards):
    """Artisans: everyone at a table of four develops the card in hand."""
    position = f"seats: 4 \n month: 4 \n phase: develop \n turn: 0 \n token: 0 \n hand: {' | '.join(cards)}"
    return Rare(position, [f"develop {card}" for card in cards])


BUYERS = {"wood": "sawmill", "stone": "fountain", "fish": "fishmonger", "wheat": "pier"}
"""Little Town: buildings of the owner's box that take six cubes of a resource and give nine coins."""


def paid_in_coins(*resources):
    """Little Town: two players sell a resource each, five times, with coins in place of six cubes, of five, … of two.

    When the coins for five are not there the Cathedral between them gives nine more.
    """
    buyers = ("d4", "f4")
    tiles = ", ".join(f"{square} {BUYERS[resource]}" for square, resource in zip(buyers, resources, strict=True))
    goods = " | ".join(f"{resource} 10" for resource in resources)
    moves = []
    for count, *squares in ((6, "c3", "g3"), (5, "d3", "f3"), (2, "c4", "g4"), (4, "c5", "e5"), (3, "d5", "f5")):
        for square, buyer, resource in zip(squares, buyers, resources, strict=True):
            helped = ["activate e3"] if count == 5 else []
            moves += [f"place {square}", *helped, f"activate {buyer}", f"coins {resource} {count}", "done"]
    town = f"tile: e3 cathedral, {tiles} \n owner: e3 0, d4 0, f4 1"
    return Rare(f"rounds: 4 \n {town} \n goods: {goods} \n coins: 20 | 20", moves, owners=True)


def outing(square, *buildings, then=()):
    """Little Town: a worker goes out, activates what lies around it and does what else it was sent for."""
    return [f"place {square}", *(f"activate {building}" for building in buildings), *then, "done"]


EDGES = Rare(
    "expansion: standard \n rounds: 4 \n site: 1 | 1 \n row: moneychanger auctioneer patron - architect | banker \n"
    " tile: a1 wheat-field, a3 wheat-field, h2 wheat-field, i2 wheat-field, i4 wheat-field, d1 well,"
    " a5 gold-mine, a6 mill, d6 pawnshop, i6 bookstore \n"
    " owner: a1 0, a3 0, h2 0, i2 0, i4 0, d1 0, a5 1, a6 1, d6 1, i6 1 \n"
    " market: cathedral 1 \n goods: wood 1, stone 2, fish 1, wheat 1 | wheat 1 \n coins: 9 | 9",
    [
        *("worker a", *outing("b2", "a1", "a3", then=["use left 1", "sell wheat"]), "done"),
        *("worker a", *outing("b5", "a5", "a6", then=["use left 1", "sell coins", "gain"]), "done"),
        "worker b",
        *outing("i3", "h2", "i2", "i4", then=["use left 1", "take wood", "trade coins", "trade wood"]),
        "done",
        *("worker b", *outing("d5", "d6", then=["give wheat", "give coins", "take fish", "take wood"]), "done"),
        "worker c",
        *outing("d2", "d1", then=["use left 1", "take wood", "offer stone", "offer coins", "done"]),
        "done",
        *("worker c", *outing("i5", "i6"), "done"),
        *("build cathedral", "place e4", "use right 1", "less stone", "less fish", "less wheat"),
    ],
    owners=True,
)
"""Little Town: corners that only the owner's board leaves free, and Artisans who are given what is seldom given."""

LAST_MEAL = Rare(
    "expansion: advanced \n board: 2 \n rounds: 4 \n turn: 1 \n leader: 1 \n site: 4 | 3 \n"
    " tile: f1 fishmonger, h1 gold-mine, b5 well, b6 bar, e6 bookstore, f6 fountain \n"
    " owner: f1 1, h1 1, b5 0, b6 0, e6 1, f6 1 \n coins: 18 | 12",
    [
        *("worker a", *outing("g2", "h1", then=["gather fish", "activate f1", "coins fish 0"]), "done"),
        *(*outing("c5", "b5", "b6"), "hire left", "lay wheat coins"),
        *(*outing("f5", "e6", "f6"), "done"),
        *("feed fish 1", "feed coins 4", "feed coins 5"),
    ],
)
"""Little Town: corners of the second board, and workers who are fed with coins alone."""

RARE: dict[str, list[Rare]] = {
    "artisans": [
        developed("textiles 6", "clay 6", "wood 6", "stone 6"),
        developed("glass 6", "gold 6", "metal 6", "metal 5"),
        developed("textiles 5", "clay 5", "stone 5", "glass 5"),
        Rare("month: 12 \n phase: develop \n turn: 0 \n token: 0 \n hand: gold 5 | wood 5", ["develop gold 5"]),
    ],
    "little-town": [
        Rare(
            "expansion: advanced \n rounds: 4 \n row: architect woodcutter carter"
            " \n cubes: wood fish / fish - / stone fish",
            [],
        ),
        Rare(
            "expansion: standard \n rounds: 4 \n row: banker \n place: a \n goods: fish 2",
            ["place e3", "use left 1", "done"],
        ),
        paid_in_coins("wood", "stone"),
        paid_in_coins("fish", "wheat"),
        EDGES,
        LAST_MEAL,
    ],
}
