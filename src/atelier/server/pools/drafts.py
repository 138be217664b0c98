"""Boxes that are being worked on, inside a sandbox: their values to fill a page with, and what is wrong with them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from atelier.boxfile import MOST_MISTAKES, Key, Sheet
from atelier.errors import BadBox, Why
from atelier.games import GAMES, find

FILE = "box"
MOST_FOUND, MOST_FOUND_BYTES = 2_000, 400_000
"""Of an empty box nearly every value is missing; all of that is counted, so that each deck knows how far it is."""
LARGEST_EXACT = 2**53
"""Whole numbers beyond it are not the same in a browser."""


def check_draft(game: str, text: str, first: str = "") -> dict[str, Any]:
    """What is wrong with a box, as `atelier box check` says it, each with its key.

    Those of the deck in view come first, those of cards on which nothing is written yet last.
    """
    chosen = find(game)
    try:
        sheet = Sheet(text, FILE, MOST_FOUND, MOST_FOUND_BYTES)
        chosen.read_box(sheet)
    except BadBox as error:
        return _told("", [((), said, why) for said, why in zip(error.mistakes, error.whys, strict=True)], error.count)
    found = list(zip(sheet.places, sheet.mistakes, sheet.whys, strict=True))
    empty = {key[:2] for key in sheet.places if len(key) > 1 and _is_empty(sheet.get(key[:2]))}
    found.sort(key=lambda mistake: (mistake[0][:2] in empty, mistake[0][:1] != (first,)))
    waiting = Counter(str(key[0]) for key in sheet.places if key[:2] in empty)
    lacking = Counter(
        ".".join(map(str, key[:2]))
        for key, why in zip(sheet.places, sheet.whys, strict=True)
        if len(key) > 2 and key[:2] not in empty and why.given is None and _is_nothing(sheet.get(key))
    )
    named = "" if ("name",) in sheet.places else sheet.get(("name",)).strip()
    return _told(named, found, len(found) + sheet.more, waiting, lacking)


def _is_empty(card: Any) -> bool:
    """Is nothing written on a card but its word and whose it is?"""
    return isinstance(card, dict) and all(
        name in ("id", "source") or (isinstance(value, dict | list) and not value) for name, value in card.items()
    )


def _is_nothing(value: Any) -> bool:
    """Is nothing written there yet, however deep one looks?"""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return value is None or value == "" if inner is None else all(map(_is_nothing, inner))


def _told(
    name: str,
    found: Sequence[tuple[Key, str, Why]],
    count: int,
    waiting: Mapping[str, int] | None = None,
    lacking: Mapping[str, int] | None = None,
) -> dict[str, Any]:
    decks = Counter(str(key[0]) for key, _, _ in found if key)
    mistakes = [
        {"key": [str(part) for part in key], "said": said, "why": why._asdict()}
        for key, said, why in found[:MOST_MISTAKES]
    ]
    return {
        "name": name,
        "count": count,
        "mistakes": mistakes,
        "decks": decks,
        "waiting": waiting or {},
        "lacking": lacking or {},
    }


def read_values(text: str) -> dict[str, Any]:
    """The game a box file is for and all its values; refused if it is no box file, or one of a newer Atelier."""
    sheet = Sheet(text, FILE)
    game = tuple(GAMES)[sheet.choice(("game",), tuple(GAMES))]
    sheet.finish()
    return {"game": game, "values": _plain(sheet.tree)}


def _plain(value: Any) -> Any:
    """A value as JSON and a browser can hold it; what they cannot is no value of a box, and shown as it is written."""
    if isinstance(value, dict):
        return {key: _plain(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_plain(inner) for inner in value]
    if isinstance(value, bool | str):
        return value
    if isinstance(value, int):
        return value if abs(value) <= LARGEST_EXACT else str(value)
    return value if isinstance(value, float) and math.isfinite(value) else str(value)
