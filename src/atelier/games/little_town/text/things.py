"""Every tile and card of a box for whoever draws or explains it: names, text and numbers, in all languages at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from atelier.boxfile import BoxFile, in_each_language
from atelier.game import describe
from atelier.games.little_town import state as s
from atelier.games.little_town.box_cards import ADVANCED_FACE, EFFECT_WORDS, END_WORDS, STANDARD_FACE
from atelier.games.little_town.rules.effects import OFFERED, TRADED
from atelier.games.little_town.text import shapes
from atelier.games.little_town.text.cards import spell_card_cost, spell_effect, spell_tile
from atelier.games.little_town.text.view import neighbours

EACH_ROUND = {"points": "round_points", "coins": "round_coins"}
AT_END = {"buildings": "end_buildings", "grass": "end_grass", "artisans": "end_artisans"}


def things(box: BoxFile, languages: Mapping[str, Any]) -> shapes.Things:
    """Resources, tiles, objectives, squares, the two kinds of Artisan, their decks and their cards."""
    words = box.words
    return {
        "resource": {word: _resource(box, index) for index, word in enumerate(words["resource"])},
        "tile": {word: _tile(box, languages, index) for index, word in enumerate(words["tile"])},
        "objective": {word: _objective(box, index) for index, word in enumerate(words["objective"])},
        "square": {word: _square(box, index) for index, word in enumerate(words["square"])},
        "kind": {word: describe(box, "kind", word) for word in words["kind"]},
        "deck": {word: _deck(box, index) for index, word in enumerate(words["deck"])},
        "artisan": {word: _artisan(box, languages, index) for index, word in enumerate(words["artisan"])},
    }


def _resource(box: BoxFile, index: int) -> shapes.Resource:
    word = box.words["resource"][index]
    return {
        **describe(box, "resource", word),
        "many": in_each_language(lambda language: box.names[language]["resources"][index]),
        "land": s.LAND_WORDS[index + 1] if index < s.TERRAINS else None,
    }


def _tile(box: BoxFile, languages: Mapping[str, Any], tile: int) -> shapes.Tile:
    """T6, T12, T15: `price` and `output` are null where a worker has nothing to activate."""
    record, word = box.record, box.words["tile"][tile]
    text = in_each_language(lambda language: spell_tile(box, languages[language], tile))
    works = bool(record.works[tile])
    return {
        **describe(box, "tile", word, text),
        "copies": int(record.copies[tile]),
        "cost": _goods(record.cost[tile]),
        "points": int(record.points[tile]),
        "price": _goods(record.price[tile]) if works else None,
        "output": _goods(record.output[tile]) if works else None,
        "gathers": bool(record.gathers[tile]),
        "each_round": _numbers(record, EACH_ROUND, tile) | ({"activate": True} if record.round_activates[tile] else {}),
        "at_end": _numbers(record, AT_END, tile),
        "first_game": bool(record.first_game[tile]),
        "new": tile >= s.BASE_TILES,
    }


def _objective(box: BoxFile, objective: int) -> shapes.Objective:
    """T4, T11: its name is what it asks for; `count` is the number in it, null if there is none."""
    record, word = box.record, box.words["objective"][objective]
    text = in_each_language(lambda language: box.names[language]["objective"][objective])
    return {
        **describe(box, "objective", word, text),
        "points": int(record.objective_points[objective]),
        "count": int(record.objective_count[objective]) or None,
        "needs_market": bool(record.objective_needs_market[objective]),
        "new": objective >= s.BASE_OBJECTIVES,
    }


def _square(box: BoxFile, square: int) -> shapes.Square:
    words = box.words["square"]
    around = [words[other] for other in neighbours(square) if other != s.NONE]
    return {**describe(box, "square", words[square]), "around": around}


def _deck(box: BoxFile, deck: int) -> shapes.ArtisanDeck:
    level = deck % s.LEVELS
    return {
        **describe(box, "deck", box.words["deck"][deck]),
        "kind": s.KIND_WORDS[deck // s.LEVELS],
        "level": level + 1,
        "purchase": "upgrade" if level else "hire",
        "cards": list(box.words["artisan"][deck * s.DECK_CARDS : (deck + 1) * s.DECK_CARDS]),
    }


def _artisan(box: BoxFile, languages: Mapping[str, Any], card: int) -> shapes.Artisan:
    """X2: what a card does stands on its two sides; a blank card has neither kind nor sides."""
    word = box.words["artisan"][card]
    if card == s.BLANK:
        blank: shapes.Artisan = {
            **describe(box, "artisan", word),
            "kind": None,
            "level": 0,
            "deck": None,
            "standard": None,
            "advanced": None,
        }
        return blank
    deck = card // s.DECK_CARDS
    return {
        **describe(box, "artisan", word),
        "kind": s.KIND_WORDS[deck // s.LEVELS],
        "level": deck % s.LEVELS + 1,
        "deck": box.words["deck"][deck],
        "standard": _face(box, languages, card, STANDARD_FACE),
        "advanced": _face(box, languages, card, ADVANCED_FACE),
    }


def _face(box: BoxFile, languages: Mapping[str, Any], card: int, face: int) -> shapes.Face:
    record = box.record
    options = [record.effect[face, card, option] for option in range(record.options[face, card])]
    return {
        "cost": _goods(record.card_cost[face, card]),
        "laid": face == ADVANCED_FACE and card // s.DECK_CARDS % s.LEVELS < s.CUBES_ON_CARD,
        "points": int(record.card_points[face, card]),
        "effect": [
            {word: int(count) for word, count in zip(EFFECT_WORDS, parts, strict=True) if count} for parts in options
        ],
        "swaps": [_swaps(parts) for parts in options],
        "end": {word: int(count) for word, count in zip(END_WORDS, record.card_end[face, card], strict=True) if count},
        "text": in_each_language(lambda language: spell_effect(box, languages[language], face, card)),
        "cost_text": in_each_language(lambda language: spell_card_cost(box, languages[language], face, card)),
    }


def _swaps(parts: Sequence[int]) -> list[shapes.Swap]:
    """X5: one cube for coins, two for points, or one for points up to three times."""
    swaps: list[shapes.Swap] = [
        {"cubes": 1, "good": "coins", "count": int(parts[s.SELLING]), "times": 1},
        {"cubes": TRADED, "good": "points", "count": int(parts[s.TRADING]), "times": 1},
        {"cubes": 1, "good": "points", "count": int(parts[s.OFFERING]), "times": OFFERED},
    ]
    return [swap for swap in swaps if swap["count"]]


def _goods(goods: Sequence[int]) -> shapes.Counts:
    return {word: int(count) for word, count in zip(s.GOOD_WORDS, goods, strict=True) if count}


def _numbers(record: Any, fields: Mapping[str, str], tile: int) -> shapes.Counts:
    return {word: int(record[field][tile]) for word, field in fields.items() if record[field][tile]}
