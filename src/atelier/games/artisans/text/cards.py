"""An art object in a line of text: name, points, what it needs."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile

NUMERALS = ("I", "II", "III", "IV")


def describe_object(card: str, box: BoxFile, words: Any) -> str:
    """An object in one line: name, points, what it needs."""
    points = int(box.record.points[box.words["object"].index(card)])
    name, needs = words.thing(box, "object", card), spell_needs(card, box, words)
    line: str = words("artisans-table-object", name=name, points=points, needs=needs)
    return line


def spell_needs(card: str, box: BoxFile, words: Any) -> str:
    """What an object needs: `wood II, gold I`."""
    levels = box.record.needs[box.words["object"].index(card)]
    return ", ".join(
        f"{words.thing(box, 'material', material)} {NUMERALS[level - 1]}"
        for material, level in zip(box.words["material"], levels, strict=True)
        if level
    )
