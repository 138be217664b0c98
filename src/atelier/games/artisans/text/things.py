"""Every card of a box for whoever draws or explains it: names, text and numbers, in all languages at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from atelier.boxfile import BoxFile, in_each_language
from atelier.game import describe
from atelier.games.artisans import state as s
from atelier.games.artisans.box import SCORING_ARTISANS
from atelier.games.artisans.text.cards import spell_needs
from atelier.games.artisans.text.shapes import Artisan, ArtObject, Things


def things(box: BoxFile, languages: Mapping[str, Any]) -> Things:
    """Materials, art objects and artisans."""
    copies = {str(seats): int(count) for seats, count in enumerate(box.record.copies, 2)}
    return {
        "material": {word: {**describe(box, "material", word), "copies": copies} for word in box.words["material"]},
        "object": {word: _object(box, languages, index) for index, word in enumerate(box.words["object"])},
        "artisan": {word: _artisan(box, languages, index) for index, word in enumerate(box.words["artisan"])},
    }


def _object(box: BoxFile, languages: Mapping[str, Any], index: int) -> ArtObject:
    """R4: which of the two decks an object lies in is decided by lot among those of its value; `decks` may hold it."""
    record, word = box.record, box.words["object"][index]
    text = in_each_language(lambda language: spell_needs(word, box, languages[language]))
    value = int(record.points[index]) - s.LOWEST_VALUE
    return {
        **describe(box, "object", word, text),
        "points": int(record.points[index]),
        "needs": {
            material: int(level)
            for material, level in zip(box.words["material"], record.needs[index], strict=True)
            if level
        },
        "decks": [deck + 1 for deck in range(s.DECKS) if record.decks[deck, value]],
    }


def _artisan(box: BoxFile, languages: Mapping[str, Any], index: int) -> Artisan:
    """R25–R31: `bonus` is null for those who help during the year and score nothing."""
    word, bonus = box.words["artisan"][index], int(box.record.bonus[index])
    text = in_each_language(lambda language: languages[language](f"artisans-effect-{word}", bonus=bonus))
    return {**describe(box, "artisan", word, text), "bonus": bonus if word in SCORING_ARTISANS else None}
