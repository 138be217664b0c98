"""The pictures of the rules: small positions of real games, which the browser draws beside the paragraphs in need.

Run `.venv/bin/python tools/pictures.py` after the rules or the boxes have changed. A line `<!-- picture: gather -->` in
`words/rules/*.md` says where a picture stands, `words/web/*/<game>.ftl` what is written under it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from atelier.games import find
from atelier.match import Match
from atelier.server.tables.views import choices

ROOMS = Path(__file__).parents[1] / "web" / "src" / "games"
READER = 0


class Picture(NamedTuple):
    """A position in words, and the moves that lead from it to what is shown."""

    position: dict[str, Any]
    moves: tuple[str, ...] = ()
    lit: bool = True
    """Whether what may be done there is shown."""


VALLEY: dict[str, Any] = {
    "tile": {"g4": "wheat-field", "g6": "well", "d2": "bakery"},
    "owner": {"g4": 1, "g6": 0, "d2": 1},
    "worker": {"h2": 1},
    "goods": "wood 2, wheat 1 | stone 1",
    "coins": [4, 3],
}
EVENING: dict[str, Any] = {
    "ready": [[True, False, False, False, False], [False] * 5],
    "site": [4, 5],
    "goods": "fish 2, wheat 1 | -",
    "coins": [2, 3],
}
HIRED: dict[str, Any] = {
    "ready": [[True, False, True, True, True], [True] * 5],
    "site": [1, 0],
    "row": [["woodcutter", "mason", "angler", "blank", "joiner", "blank"]],
    "goods": "wood 2, stone 1, fish 1 | -",
    "coins": [4, 3],
}
LAID: dict[str, Any] = {
    "expansion": "advanced",
    "ready": [[True, False, True, True, True], [True] * 5],
    "site": [1, 0],
    "row": [["woodcutter", "sawyer", "joiner", "blank", "blank", "blank"]],
    "cubes": [[["fish"], ["wood", "wheat"], ["stone"]]],
    "coins": [4, 3],
}
BENCH: dict[str, Any] = {
    "month": 4,
    "market": "wood clay gold clay glass",
    "hand": "wood 2, clay 2, stone 1, gold 1 | wood 3",
    "artisan": ["carver", "specialist"],
    "row": "mask oil-lamp djembe mosaic",
}
PICTURES: dict[str, dict[str, Picture]] = {
    "little-town": {
        "board-1": Picture({"board": 1}, lit=False),
        "board-2": Picture({"board": 2}, lit=False),
        "gather": Picture(VALLEY, ("place f5",)),
        "activate": Picture(VALLEY, ("place f5", "gather wood", "gather fish", "gather fish", "activate g6")),
        "build": Picture(VALLEY, ("build grocery",)),
        "feed": Picture(EVENING),
        "row": Picture({"expansion": "standard", **HIRED}, lit=False),
        "hire": Picture({"expansion": "standard", **HIRED}, ("worker d", "place b2")),
        "advanced": Picture(LAID, lit=False),
    },
    "artisans": {
        "setup": Picture({**BENCH, "month": 1, "hand": "wood 2, clay 1, stone 1, gold 1, metal 1 | wood 3"}, lit=False),
        "artisans": Picture(BENCH, lit=False),
        "market": Picture({**BENCH, "hand": "wood 2, clay 1, gold 1 | wood 3"}),
        "trade": Picture(BENCH),
        "develop": Picture(
            {
                **BENCH,
                "phase": "develop",
                "token": 0,
                "market": "- - - - -",
                "hand": "clay 3, gold 1 | stone 2",
                "works": [{"wood": [3, 2, 2, 1], "clay": [3, 2]}],
            }
        ),
        "craft": Picture(
            {**BENCH, "works": [{"textiles": [1], "wood": [3, 2], "gold": [2]}], "hand": "clay 2, stone 1 | wood 3"}
        ),
    },
}


def shown(game: str, picture: Picture) -> dict[str, Any]:
    """What the reader would see at such a table, with what may be done there."""
    match = Match.from_position(picture.position, game=find(game))
    for move in picture.moves:
        match.play(move)
    view = {name: value for name, value in match.view(READER).items() if name != "legal"}
    return {**view, "choices": choices(match, READER) if picture.lit else []}


def file(game: str) -> Path:
    """Where the pictures of a game are kept: in its room."""
    return ROOMS / game / "pictures.json"


def written(game: str) -> str:
    """What that file says."""
    views = {name: shown(game, picture) for name, picture in PICTURES[game].items()}
    return json.dumps(views, ensure_ascii=False, separators=(",", ":")) + "\n"


def main() -> None:
    """Write all of them."""
    for game in PICTURES:
        file(game).write_text(written(game), encoding="utf-8")


if __name__ == "__main__":
    main()
