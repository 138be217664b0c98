"""The tiles in a box file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from atelier.boxfile import LANGUAGES, Key, Sheet
from atelier.games.little_town.state import BASE_TILES, GOOD_WORDS, MARKET_TILES, MOST_OWED, NEW_TILES, RESOURCE_WORDS

TILE_KEYS = (
    "id",
    *LANGUAGES,
    "cost",
    "points",
    "price",
    "output",
    "gathers",
    "first_game",
    "each_round",
    "at_end",
    "source",
)
PAYMENT = (*RESOURCE_WORDS, "coins")
MOST_POINTS = 40


class Cards(NamedTuple):
    """Tiles or cards as people write and read them."""

    identifiers: tuple[str, ...]
    names: dict[str, tuple[str, ...]]
    sources: tuple[str, ...]


def read_tiles(sheet: Sheet, record: Any, sources: tuple[str, ...]) -> Cards:
    """The 25 kinds of the base game, then the 8 of the expansion."""
    keys = [("tiles", i) for i in range(BASE_TILES)] + [("new-tiles", i) for i in range(NEW_TILES)]
    if not has_length(sheet, "tiles", BASE_TILES) or not has_length(sheet, "new-tiles", NEW_TILES):
        return Cards((), dict.fromkeys(LANGUAGES, ()), ())
    for tile, key in enumerate(keys):
        _read_tile(sheet, record, tile, key)
        sheet.choice((*key, "source"), sources)
    if int(record.first_game.sum()) != MARKET_TILES:
        found = int(record.first_game.sum())
        said = f"{found} tiles are of the first game; write first_game = true on {MARKET_TILES}"
        sheet.wrong(("tiles",), said, "first-game", count=found, wanted=MARKET_TILES)
    return read_names(sheet, keys)


def has_length(sheet: Sheet, table: str, wanted: int) -> bool:
    """Is a list of tables as long as the game needs it?"""
    entries = sheet.get((table,))
    fits = isinstance(entries, list) and len(entries) == wanted
    if not fits:
        sheet.miscounted(table, wanted)
    return fits


def read_names(sheet: Sheet, keys: Sequence[Key]) -> Cards:
    """Identifiers, each of its own, and names."""
    identifiers: list[str] = []
    for key in keys:
        identifier = sheet.identifier((*key, "id"))
        if identifier in identifiers:
            sheet.named_twice((*key, "id"))
        identifiers.append(identifier)
    return Cards(
        tuple(identifiers),
        {language: tuple(sheet.text((*key, language)) for key in keys) for language in LANGUAGES},
        tuple(str(sheet.get((*key, "source"))) for key in keys),
    )


def read_goods(sheet: Sheet, key: Key, allowed: Sequence[str], into: Any, most: int) -> None:
    """A table such as { wood = 2, coins = 1 }, if it is there."""
    if sheet.get(key) is None:
        return
    given = sheet.keys(key, allowed)
    for word in allowed:
        if word in given:
            into[GOOD_WORDS.index(word)] = sheet.number((*key, word), 1, most)


def _read_tile(sheet: Sheet, record: Any, tile: int, key: Key) -> None:
    several = ("copies",) if tile == 0 else ()
    given = sheet.keys(key, (*TILE_KEYS, *several))
    record.copies[tile] = sheet.number((*key, "copies"), 2, 9) if several else 1
    record.points[tile] = sheet.number((*key, "points"), 0, MOST_POINTS)
    if "cost" not in given:
        sheet.unfit((*key, "cost"), None, "write what building it takes, such as { wood = 2 }", "tile-cost")
    read_goods(sheet, (*key, "cost"), PAYMENT, record.cost[tile], MOST_OWED)
    read_goods(sheet, (*key, "price"), (*PAYMENT, "any"), record.price[tile], MOST_OWED)
    read_goods(sheet, (*key, "output"), GOOD_WORDS, record.output[tile], MOST_OWED + 3)
    record.works[tile] = "price" in given or "output" in given
    for flag in ("gathers", "first_game"):
        if flag in given:
            record[flag][tile] = sheet.flag((*key, flag))
    _read_timed(sheet, record, tile, key, given)
    _check_exchange(sheet, record, tile, key)


def _read_timed(sheet: Sheet, record: Any, tile: int, key: Key, given: Mapping[str, Any]) -> None:
    if "each_round" in given:
        timed = sheet.keys((*key, "each_round"), ("points", "coins", "activate"))
        for word, field in (("points", "round_points"), ("coins", "round_coins")):
            if word in timed:
                record[field][tile] = sheet.number((*key, "each_round", word), 1, 9)
        if "activate" in timed:
            record.round_activates[tile] = sheet.flag((*key, "each_round", "activate"))
    if "at_end" in given:
        timed = sheet.keys((*key, "at_end"), ("buildings", "grass", "artisans"))
        for word in timed.keys() & {"buildings", "grass", "artisans"}:
            record[f"end_{word}"][tile] = sheet.number((*key, "at_end", word), 1, 9)


def _check_exchange(sheet: Sheet, record: Any, tile: int, key: Key) -> None:
    """What the rules count on: cubes of choice are given for cubes of choice, and no tile gives what it takes."""
    price, output = record.price[tile], record.output[tile]
    choice = GOOD_WORDS.index("any")
    if (price[choice] > 0) != (output[choice] > 0) or (
        price[choice] > 0 and sum(price) + sum(output[:choice]) > price[choice]
    ):
        said = "cubes of any type are given for cubes of any type and points, and for nothing else"
        sheet.wrong((*key, "price"), said, "any-cubes")
    for good, word in enumerate(PAYMENT):
        if price[good] > 0 and output[good] > 0:
            sheet.wrong((*key, "output"), f"it takes {word} and gives {word}; write one or the other", "returned")
