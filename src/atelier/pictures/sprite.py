"""The drawings of the browser client by name, as the client names them: `objects-samovar`, `pieces-worker`."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

SHIPPED = Path(__file__).parent / "drawings"
"""Where an installed package has them (`hatch_build.py`)."""
CLIENT = Path(__file__).parents[3] / "web" / "src"
"""Where they are made: in a checkout they are read from there."""
ANY = "own"
"""What stands in for a card that nobody has drawn: one of somebody's own box."""
COLOUR = re.compile(r"var\(--([\w-]+),\s*([^)]+)\)")
FAINT = re.compile(r'<(?!g)([^<>]*?) opacity="([^"]+)"([^<>]*)/>')
"""A single shape that shows what is below it: thinner ink is drawn in half the time that a layer takes."""
BOX = re.compile(r'viewBox="([^"]*)"')


@cache
def symbol(room: str, name: str, player: str | None = None) -> str | None:
    """A drawing as a symbol of that name, in a player's colour if it has one; None if there is no such drawing."""
    path = find(room, name)
    if path is None:
        return None
    text = path.read_text(encoding="utf-8")
    box = BOX.search(text)
    assert box is not None, path
    inner = text[text.index(">") + 1 : text.rindex("</svg>")]
    inner = FAINT.sub(r'<\1 fill-opacity="\2" stroke-opacity="\2"\3/>', inner)

    def colour(found: re.Match[str]) -> str:
        return player if player and found[1] == "player" else found[2]

    return f'<symbol id="{identity(name, player)}" viewBox="{box[1]}">{COLOUR.sub(colour, inner)}</symbol>'


def identity(name: str, player: str | None) -> str:
    """What a symbol is called within a picture."""
    return name + (player or "").replace("#", "-")


def find(room: str, name: str) -> Path | None:
    """The file of a drawing of a game, or of those all games share; the plain one of its kind if it has none."""
    kind, _, word = name.partition("-")
    for folder in folders(room):
        for file in (folder / kind / f"{word}.svg", folder / kind / f"{ANY}.svg"):
            if file.is_file():
                return file
    return None


def folders(room: str) -> tuple[Path, Path]:
    """Where the drawings of a game are, and those that all games share."""
    if SHIPPED.is_dir():
        return SHIPPED / room, SHIPPED / "ui"
    return CLIENT / "games" / room / "drawings", CLIENT / "ui" / "drawings"
