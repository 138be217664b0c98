"""The Artisan cards in a box file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from atelier.boxfile import LANGUAGES, Key, Sheet
from atelier.games.little_town import state as s
from atelier.games.little_town.box_tiles import PAYMENT, Cards, has_length, read_goods, read_names

BLANK_WORD = "blank"
FACE_WORDS = ("standard", "advanced")
STANDARD_FACE, ADVANCED_FACE = range(2)
EFFECT_WORDS = (*s.GOOD_WORDS, *s.PART_WORDS)
DISCOUNT_WORDS = (*s.RESOURCE_WORDS, "any")
CUBE_WORDS = s.PART_WORDS[: s.CUBES_ON_CARD]
END_WORDS = ("construction", "gather", "cubes")
MOST_COST = 6
MOST_POINTS = 20
MOST_EFFECT = 9


def read_decks(sheet: Sheet, record: Any, sources: tuple[str, ...]) -> Cards:
    """Nine cards for each kind and level, both sides."""
    whole = [has_length(sheet, deck, s.DECK_CARDS) for deck in s.DECK_WORDS]
    if not all(whole):
        return Cards((), dict.fromkeys(LANGUAGES, ()), ())
    keys = [(deck, i) for deck in s.DECK_WORDS for i in range(s.DECK_CARDS)]
    for card, key in enumerate(keys):
        sheet.keys(key, ("id", *LANGUAGES, *FACE_WORDS, "source"))
        sheet.choice((*key, "source"), sources)
        for face, word in enumerate(FACE_WORDS):
            _read_face(sheet, record, card, face, (*key, word))
    cards = read_names(sheet, keys)
    if BLANK_WORD in cards.identifiers:
        at = keys[cards.identifiers.index(BLANK_WORD)]
        sheet.wrong(
            (*at, "id"), f"{BLANK_WORD!r} is the word of the blank cards; write another", "blank", word=BLANK_WORD
        )
    return cards


def _read_face(sheet: Sheet, record: Any, card: int, face: int, key: Key) -> None:
    deck = card // s.DECK_CARDS
    kind, level = s.KIND_WORDS[deck // s.LEVELS], deck % s.LEVELS
    priced = face == STANDARD_FACE or level >= s.CUBES_ON_CARD
    ends = kind == "construction" and level == s.LEVELS - 1
    given = sheet.keys(key, ("points", "effect", *(("cost",) if priced else ()), *(("end",) if ends else ())))
    if priced:
        if "cost" not in given:
            sheet.unfit((*key, "cost"), None, "write what the card costs, such as { wood = 1 }", "card-cost")
        read_goods(sheet, (*key, "cost"), PAYMENT, record.card_cost[face, card], MOST_COST)
    record.card_points[face, card] = sheet.number((*key, "points"), 0, MOST_POINTS)
    _read_effect(sheet, record, card, face, key, EFFECT_WORDS if kind == "gather" else (*DISCOUNT_WORDS, *CUBE_WORDS))
    if ends:
        terms = sheet.keys((*key, "end"), END_WORDS)
        for index, word in enumerate(END_WORDS):
            if word in terms:
                record.card_end[face, card, index] = sheet.number((*key, "end", word), 1, 9)


def _read_effect(sheet: Sheet, record: Any, card: int, face: int, key: Key, allowed: Sequence[str]) -> None:
    effect = sheet.get((*key, "effect"))
    if not isinstance(effect, list) or not 1 <= len(effect) <= s.OPTIONS:
        sheet.wrong(
            (*key, "effect"),
            "write a list of one table, or of two to choose from, such as [{ wood = 1 }, { stone = 1 }]",
            "effects",
        )
        return
    record.options[face, card] = len(effect)
    usable = [word for word in allowed if face == ADVANCED_FACE or word not in CUBE_WORDS]
    for option in range(len(effect)):
        given = sheet.keys((*key, "effect", option), usable)
        if not given:
            sheet.wrong((*key, "effect"), f"it does nothing; write one or more of {', '.join(usable)}", "idle")
        for word in usable:
            if word in given:
                into = EFFECT_WORDS.index(word)
                record.effect[face, card, option, into] = sheet.number((*key, "effect", option, word), 1, MOST_EFFECT)
