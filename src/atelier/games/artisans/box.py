"""The box of Artisans: what the file `box.toml` must say, and the record the rules read it from."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from atelier.boxfile import LANGUAGES, LONGEST_TITLE, BoxFile, Sheet
from atelier.errors import listing
from atelier.fields import field, layout
from atelier.games.artisans import state as s

Box = layout(
    field("points", "i1", "object", says="what each art object is worth"),
    field("needs", "i1", "object", "material", says="the level of each material an object needs; 0: not needed"),
    field("bonus", "i1", "artisan", says="points an artisan gives per object or material (R25–R27)"),
    field("copies", "i1", 3, says="cards of each material for 2, 3, 4 players (R2)"),
    field("decks", "i1", s.DECKS, s.VALUES, says="how many objects worth 3 to 7 go into each deck (R4)"),
    field("artisans", "i1", says="switch R6: 0 draft, 1 random"),
    field("neighbours", "i1", says="switch R9: 0 places, 1 next_card"),
    field("last_turn_craft", "i1", says="switch R11"),
    field("trade_laps", "i1", says="switch R16"),
    object=s.OBJECTS,
    material=s.MATERIALS,
    artisan=s.ARTISANS,
)

SCORING_ARTISANS = ("gold-lover", "carver", "versatile", "specialist", "artoholic")
ARTISANS_SWITCH = ("draft", "random")
NEIGHBOURS_SWITCH = ("places", "next_card")
SOURCE_WORDS = ("atelier", "printed", "own")
VALUE_WORDS = tuple(str(s.LOWEST_VALUE + value) for value in range(s.VALUES))
TOP_KEYS = ("game", "name", "switches", "copies", "deck-1", "deck-2", "materials", "artisans", "objects")
FEWEST_CARDS, MOST_CARDS = 7, 60


def read(sheet: Sheet) -> BoxFile:
    """Read a checked sheet into a box; every mistake is noted on the sheet."""
    sheet.keys((), TOP_KEYS)
    sheet.choice(("game",), ("artisans",))
    record = Box.one()
    _read_switches(sheet, record)
    _read_decks(sheet, record)
    _read_artisans(sheet, record)
    identifiers = _read_objects(sheet, record)
    return BoxFile(
        game="artisans",
        name=sheet.text(("name",), LONGEST_TITLE),
        record=record,
        words={
            "material": s.MATERIAL_WORDS,
            "artisan": s.ARTISAN_WORDS,
            "phase": s.PHASE_WORDS,
            "object": tuple(identifiers),
        },
        names={language: _names(sheet, language, len(identifiers)) for language in LANGUAGES},
        sources={"object": tuple(str(sheet.get(("objects", i, "source"))) for i in range(len(identifiers)))},
    )


def usual_bonus(artisan: int) -> int:
    """The points of a scoring artisan in the box that comes with the game."""
    text = resources.files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
    return int(tomllib.loads(text)["artisans"][s.ARTISAN_WORDS[artisan]]["bonus"])


def _read_switches(sheet: Sheet, record: Any) -> None:
    sheet.keys(("switches",), ("artisans", "neighbours", "last_turn_craft", "trade_laps"))
    record.artisans = sheet.choice(("switches", "artisans"), ARTISANS_SWITCH)
    record.neighbours = sheet.choice(("switches", "neighbours"), NEIGHBOURS_SWITCH)
    record.last_turn_craft = sheet.flag(("switches", "last_turn_craft"))
    record.trade_laps = sheet.number(("switches", "trade_laps"), 1, 30)


def _read_decks(sheet: Sheet, record: Any) -> None:
    sheet.keys(("copies",), ("2", "3", "4"))
    for seats in (2, 3, 4):
        record.copies[seats - 2] = sheet.number(("copies", str(seats)), FEWEST_CARDS, MOST_CARDS)
    for deck in range(s.DECKS):
        table = f"deck-{deck + 1}"
        given = sheet.keys((table,), VALUE_WORDS)
        for value in range(s.VALUES):
            if VALUE_WORDS[value] in given:
                record.decks[deck, value] = sheet.number((table, VALUE_WORDS[value]), 0, s.DECK_OBJECTS)
        if record.decks[deck].sum() != s.DECK_OBJECTS:
            held, deck_has = int(record.decks[deck].sum()), s.DECK_OBJECTS
            sheet.wrong((table,), f"these are {held} cards; a deck has {deck_has}", "deck", count=held, wanted=deck_has)


def _read_artisans(sheet: Sheet, record: Any) -> None:
    sheet.keys(("materials",), s.MATERIAL_WORDS)
    for word in s.MATERIAL_WORDS:
        sheet.keys(("materials", word), LANGUAGES)
    sheet.keys(("artisans",), s.ARTISAN_WORDS)
    for index, word in enumerate(s.ARTISAN_WORDS):
        scores = word in SCORING_ARTISANS
        sheet.keys(("artisans", word), (*LANGUAGES, "bonus") if scores else LANGUAGES)
        if scores:
            record.bonus[index] = sheet.number(("artisans", word, "bonus"), 0, 20)


def _read_objects(sheet: Sheet, record: Any) -> list[str]:
    objects = sheet.get(("objects",))
    if not isinstance(objects, list) or len(objects) != s.OBJECTS:
        sheet.miscounted("objects", s.OBJECTS)
        return []
    identifiers = []
    for index in range(s.OBJECTS):
        _read_object(sheet, record, index)
        identifier = sheet.identifier(("objects", index, "id"))
        if identifier and identifier in identifiers:
            sheet.named_twice(("objects", index, "id"))
        identifiers.append(identifier)
    for value in range(s.VALUES):
        worth = int((record.points == s.LOWEST_VALUE + value).sum())
        wanted = int(record.decks[:, value].sum())
        if worth > s.MOST_OF_VALUE:
            said = f"{worth} objects are worth {s.LOWEST_VALUE + value}; {s.MOST_OF_VALUE} at most may be"
            sheet.wrong(
                ("objects",), said, "worth-most", count=worth, value=s.LOWEST_VALUE + value, most=s.MOST_OF_VALUE
            )
        if worth < wanted:
            said = f"{worth} objects are worth {s.LOWEST_VALUE + value}; the two decks need {wanted} of them"
            sheet.wrong(("objects",), said, "worth-fewest", count=worth, value=s.LOWEST_VALUE + value, wanted=wanted)
    return identifiers


def _read_object(sheet: Sheet, record: Any, index: int) -> None:
    key = ("objects", index)
    sheet.keys(key, ("id", *LANGUAGES, "points", "needs", "source"))
    record.points[index] = sheet.number((*key, "points"), s.LOWEST_VALUE, s.LOWEST_VALUE + s.VALUES - 1)
    sheet.choice((*key, "source"), SOURCE_WORDS)
    needs = sheet.keys((*key, "needs"), s.MATERIAL_WORDS)
    for material, word in enumerate(s.MATERIAL_WORDS):
        if word in needs:
            record.needs[index, material] = sheet.number((*key, "needs", word), 1, s.LEVELS)
    if isinstance(sheet.get((*key, "needs")), dict) and len(needs) < 2:
        said = f"{len(needs)} material; an object needs two or more of {listing(s.MATERIAL_WORDS)}"
        sheet.wrong((*key, "needs"), said, "materials", count=len(needs))


def _names(sheet: Sheet, language: str, objects: int) -> dict[str, tuple[str, ...]]:
    return {
        "material": tuple(sheet.text(("materials", word, language)) for word in s.MATERIAL_WORDS),
        "artisan": tuple(sheet.text(("artisans", word, language)) for word in s.ARTISAN_WORDS),
        "object": tuple(sheet.text(("objects", index, language)) for index in range(objects)),
    }
