"""Every card and switch of a box in tables, for `atelier box show`."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Catalogue
from atelier.games.artisans.box import ARTISANS_SWITCH, NEIGHBOURS_SWITCH, SCORING_ARTISANS
from atelier.games.artisans.text.cards import spell_needs


def catalogue(box: BoxFile, words: Any) -> list[Catalogue]:
    """The tables a person wants to see of a box."""
    return [_objects(box, words), _artisans(box, words), _switches(box, words)]


def _objects(box: BoxFile, words: Any) -> Catalogue:
    rows = [
        (word, words.thing(box, "object", word), str(box.record.points[index]), spell_needs(word, box, words), source)
        for index, (word, source) in enumerate(zip(box.words["object"], box.sources["object"], strict=True))
    ]
    columns = ("box-id", "box-name", "box-points", "box-needs", "box-source")
    return Catalogue(words("artisans-box-objects"), tuple(words(column) for column in columns), rows)


def _artisans(box: BoxFile, words: Any) -> Catalogue:
    rows = [
        (
            word,
            words.thing(box, "artisan", word),
            words(f"artisans-effect-{word}", bonus=int(box.record.bonus[index])),
            "" if word not in SCORING_ARTISANS else f"+{box.record.bonus[index]}",
        )
        for index, word in enumerate(box.words["artisan"])
    ]
    columns = ("box-id", "box-name", "box-effect", "box-points")
    return Catalogue(words("artisans-box-artisans"), tuple(words(column) for column in columns), rows)


def _switches(box: BoxFile, words: Any) -> Catalogue:
    record = box.record
    rows = [
        ("artisans", "R6", ARTISANS_SWITCH[record.artisans]),
        ("neighbours", "R9", NEIGHBOURS_SWITCH[record.neighbours]),
        ("last_turn_craft", "R11", "true" if record.last_turn_craft else "false"),
        ("trade_laps", "R16", str(record.trade_laps)),
    ]
    columns = ("box-switch", "box-ruling", "box-setting")
    return Catalogue(words("box-switches"), tuple(words(column) for column in columns), rows)
