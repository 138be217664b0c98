"""Every tile and card of a box for whoever draws or explains it: names, text and numbers, in all languages at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Things, describe
from atelier.games.little_town import state as s
from atelier.games.little_town.boxcards import ADVANCED_FACE, EFFECT_WORDS, END_WORDS, FACE_WORDS
from atelier.games.little_town.text.cards import spell_card_cost, spell_effect, spell_tile

EACH_ROUND = {"points": "round_points", "coins": "round_coins"}
AT_END = {"buildings": "end_buildings", "grass": "end_grass", "artisans": "end_artisans"}


def things(box: BoxFile, languages: Mapping[str, Any]) -> Things:
    """Resources, tiles, objectives, the two kinds of Artisan, their decks and their cards."""
    words = box.words
    return {
        "resource": {word: _resource(box, index) for index, word in enumerate(words["resource"])},
        "tile": {word: _tile(box, languages, index) for index, word in enumerate(words["tile"])},
        "objective": {word: _objective(box, index) for index, word in enumerate(words["objective"])},
        "kind": {word: describe(box, "kind", word) for word in words["kind"]},
        "deck": {word: _deck(box, index) for index, word in enumerate(words["deck"])},
        "artisan": {word: _artisan(box, languages, index) for index, word in enumerate(words["artisan"])},
    }


def _resource(box: BoxFile, index: int) -> dict[str, Any]:
    word = box.words["resource"][index]
    return {
        **describe(box, "resource", word),
        "many": {language: names["resources"][index] for language, names in box.names.items()},
    }


def _tile(box: BoxFile, languages: Mapping[str, Any], tile: int) -> dict[str, Any]:
    """T6, T12, T15: `price` and `output` are null where a worker has nothing to activate."""
    record, word = box.record, box.words["tile"][tile]
    text = {language: spell_tile(box, words, tile) for language, words in languages.items()}
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


def _objective(box: BoxFile, objective: int) -> dict[str, Any]:
    """T4, T11: its name is what it asks for; `count` is the number in it, null if there is none."""
    record, word = box.record, box.words["objective"][objective]
    return {
        **describe(
            box, "objective", word, {language: names["objective"][objective] for language, names in box.names.items()}
        ),
        "points": int(record.objective_points[objective]),
        "count": int(record.objective_count[objective]) or None,
        "needs_market": bool(record.objective_needs_market[objective]),
        "new": objective >= s.BASE_OBJECTIVES,
    }


def _deck(box: BoxFile, deck: int) -> dict[str, Any]:
    return {
        **describe(box, "deck", box.words["deck"][deck]),
        "kind": s.KIND_WORDS[deck // s.LEVELS],
        "level": deck % s.LEVELS + 1,
        "cards": list(box.words["artisan"][deck * s.DECK_CARDS : (deck + 1) * s.DECK_CARDS]),
    }


def _artisan(box: BoxFile, languages: Mapping[str, Any], card: int) -> dict[str, Any]:
    """X2: what a card does stands on its two sides; a blank card has neither kind nor sides."""
    word = box.words["artisan"][card]
    if card == s.BLANK:
        return {**describe(box, "artisan", word), "kind": None, "level": 0, "deck": None} | dict.fromkeys(FACE_WORDS)
    deck = card // s.DECK_CARDS
    return {
        **describe(box, "artisan", word),
        "kind": s.KIND_WORDS[deck // s.LEVELS],
        "level": deck % s.LEVELS + 1,
        "deck": box.words["deck"][deck],
        **{side: _face(box, languages, card, face) for face, side in enumerate(FACE_WORDS)},
    }


def _face(box: BoxFile, languages: Mapping[str, Any], card: int, face: int) -> dict[str, Any]:
    """X5, X13–X15: `effect` has two parts where the card shows //; `laid`: it costs a cube that is laid on it."""
    record = box.record
    return {
        "cost": _goods(record.card_cost[face, card]),
        "laid": face == ADVANCED_FACE and card // s.DECK_CARDS % s.LEVELS < s.CUBES_ON_CARD,
        "points": int(record.card_points[face, card]),
        "effect": [
            {
                word: int(count)
                for word, count in zip(EFFECT_WORDS, record.effect[face, card, option], strict=True)
                if count
            }
            for option in range(record.options[face, card])
        ],
        "end": {word: int(count) for word, count in zip(END_WORDS, record.card_end[face, card], strict=True) if count},
        "text": {language: spell_effect(box, words, face, card) for language, words in languages.items()},
        "cost_text": {language: spell_card_cost(box, words, face, card) for language, words in languages.items()},
    }


def _goods(goods: Sequence[int]) -> dict[str, int]:
    return {word: int(count) for word, count in zip(s.GOOD_WORDS, goods, strict=True) if count}


def _numbers(record: Any, fields: Mapping[str, str], tile: int) -> dict[str, int]:
    return {word: int(record[field][tile]) for word, field in fields.items() if record[field][tile]}
