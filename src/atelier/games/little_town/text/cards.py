"""What tiles and Artisan cards do, in words: made from their numbers, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from atelier.boxfile import BoxFile
from atelier.games.little_town import state as s
from atelier.games.little_town.box_cards import END_WORDS

EFFECT_WORDS = (*s.GOOD_WORDS, *s.PART_WORDS)


def kind_of_count(count: int) -> str:
    """Where the box has the name for so many cubes: `resource` for one, `resources` for more."""
    return "resource" if count == 1 else "resources"


def effect_things(box: BoxFile, face: int, card: int, option: int, cubes: Sequence[int] = ()) -> dict[str, Any]:
    """The numbers of an effect for a message; a cube that lies on the card speaks for its type."""
    parts = [int(number) for number in box.record.effect[face, card, option]]
    for cube, resource in enumerate(cubes):
        if resource != s.NONE and parts[s.FIRST_CUBE + cube]:
            parts[resource] += parts[s.FIRST_CUBE + cube]
            parts[s.FIRST_CUBE + cube] = 0
    names = {f"{word}-name": (kind_of_count(parts[index]), index) for index, word in enumerate(s.RESOURCE_WORDS)}
    return {**dict(zip(EFFECT_WORDS, parts, strict=True)), **names}


def spell_effect(box: BoxFile, words: Any, face: int, card: int) -> str:
    """All a card does: `+1 wood // +1 stone`."""
    message = "little-town-effect-gather" if card < s.KIND_CARDS else "little-town-effect-construction"
    options = range(box.record.options[face, card])
    sides = [words(message, **_named(effect_things(box, face, card, option), box, words)).strip() for option in options]
    ends = [
        words(f"little-town-end-{word}", points=int(points))
        for word, points in zip(END_WORDS, box.record.card_end[face, card], strict=True)
        if points
    ]
    return "; ".join([" // ".join(sides), *ends])


def _named(things: Mapping[str, Any], box: BoxFile, words: Any) -> dict[str, Any]:
    return {
        name: words.thing(box, thing[0], box.words[thing[0]][thing[1]]) if isinstance(thing, tuple) else thing
        for name, thing in things.items()
    }


def spell_goods(box: BoxFile, words: Any, goods: Sequence[int]) -> str:
    """A cost, a price or an output: `2 wood, 1 coin`."""
    spelled = []
    for word, count in zip(s.GOOD_WORDS, goods, strict=True):
        if count and word in s.RESOURCE_WORDS:
            spelled.append(f"{count} {words.thing(box, kind_of_count(count), word)}")
        elif count:
            spelled.append(words(f"little-town-goods-{word}", count=int(count)))
    return ", ".join(spelled) or words("little-town-goods-nothing")


def spell_tile(box: BoxFile, words: Any, tile: int) -> str:
    """What a tile does once it is built."""
    record = box.record
    says = []
    if record.works[tile]:
        price = f"{spell_goods(box, words, record.price[tile])} " if record.price[tile].any() else ""
        says.append(f"{price}→ {spell_goods(box, words, record.output[tile])}")
    for field in ("round_points", "round_coins", "round_activates", "end_buildings", "end_grass", "end_artisans"):
        if record[field][tile]:
            says.append(words(f"little-town-tile-{field.replace('_', '-')}", count=int(record[field][tile])))
    return "; ".join(says) or words("little-town-tile-nothing")


def spell_card_cost(box: BoxFile, words: Any, face: int, card: int) -> str:
    """What a card costs; on the advanced side the first two levels take a cube laid on them (X13)."""
    if face == 1 and card // s.DECK_CARDS % s.LEVELS < s.CUBES_ON_CARD:
        return str(words("little-town-goods-laid"))
    return spell_goods(box, words, box.record.card_cost[face, card])


def describe_tile(word: str, box: BoxFile, words: Any) -> str:
    """A tile in one line: name, cost, points, what it does."""
    tile = box.words["tile"].index(word)
    cost = spell_goods(box, words, box.record.cost[tile])
    points = int(box.record.points[tile])
    name = words.thing(box, "tile", word)
    return str(words("little-town-table-tile", name=name, cost=cost, points=points, does=spell_tile(box, words, tile)))


def describe_card(view: Mapping[str, Any], word: str, box: BoxFile, words: Any) -> str:
    """An Artisan card in one line: name, cost, points, what it does."""
    card, face = box.words["artisan"].index(word), 1 if view["expansion"] == "advanced" else 0
    things = {
        "name": words.thing(box, "artisan", word),
        "cost": spell_card_cost(box, words, face, card),
        "points": int(box.record.card_points[face, card]),
        "does": spell_effect(box, words, face, card),
    }
    return str(words("little-town-table-tile", **things))
