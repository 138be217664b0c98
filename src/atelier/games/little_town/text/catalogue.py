"""Every tile, objective, card and switch of a box in tables, for `atelier box show`."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Catalogue
from atelier.games.little_town import state as s
from atelier.games.little_town.box import CASTLE_SWITCH
from atelier.games.little_town.box_cards import FACE_WORDS
from atelier.games.little_town.text.cards import spell_card_cost, spell_effect, spell_goods, spell_tile


def catalogue(box: BoxFile, words: Any) -> list[Catalogue]:
    """The tables a person wants to see of a box."""
    cards = [_cards(box, words, face) for face in range(len(FACE_WORDS))]
    return [_tiles(box, words), _objectives(box, words), *cards, _switches(box, words)]


def _tiles(box: BoxFile, words: Any) -> Catalogue:
    rows = [
        (
            word,
            words.thing(box, "tile", word),
            spell_goods(box, words, box.record.cost[tile]),
            str(box.record.points[tile]),
            spell_tile(box, words, tile),
            box.sources["tile"][tile],
        )
        for tile, word in enumerate(box.words["tile"])
    ]
    columns = ("box-id", "box-name", "little-town-box-cost", "box-points", "box-effect", "box-source")
    return Catalogue(words("little-town-box-tiles"), tuple(words(column) for column in columns), rows)


def _objectives(box: BoxFile, words: Any) -> Catalogue:
    rows = [
        (
            word,
            words.thing(box, "objective", word),
            str(box.record.objective_points[objective]),
            box.sources["objective"][objective],
        )
        for objective, word in enumerate(box.words["objective"])
    ]
    columns = ("box-id", "box-name", "box-points", "box-source")
    return Catalogue(words("little-town-box-objectives"), tuple(words(column) for column in columns), rows)


def _cards(box: BoxFile, words: Any, face: int) -> Catalogue:
    rows = [
        (
            word,
            words.thing(box, "artisan", word),
            words.thing(box, "deck", box.words["deck"][card // s.DECK_CARDS]),
            spell_card_cost(box, words, face, card),
            str(box.record.card_points[face, card]),
            spell_effect(box, words, face, card),
            box.sources["artisan"][card],
        )
        for card, word in enumerate(box.words["artisan"][:-1])
    ]
    columns = (
        "box-id",
        "box-name",
        "little-town-box-deck",
        "little-town-box-cost",
        "box-points",
        "box-effect",
        "box-source",
    )
    title = words(f"little-town-box-{FACE_WORDS[face]}")
    return Catalogue(title, tuple(words(column) for column in columns), rows)


def _switches(box: BoxFile, words: Any) -> Catalogue:
    rows = [
        ("castle", "T15", CASTLE_SWITCH[box.record.castle_counts_all]),
        ("hire_when_usable", "X8", "true" if box.record.hire_when_usable else "false"),
    ]
    columns = ("box-switch", "box-ruling", "box-setting")
    return Catalogue(words("box-switches"), tuple(words(column) for column in columns), rows)
