"""What answers about boxes that are being worked on say, for the documentation."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

from atelier.server.http.responses.example import like

EXAMPLE_KEPT = {
    "id": "mB1n0sTkQ9yWf3vEJt5aXw",
    "game": "artisans",
    "name": "my-box",
    "mistakes": 3,
    "version": 7,
    "changed_at": 1_767_225_600_000,
}


class MistakeWhy(BaseModel):
    """The same for other languages: what was given, null if it is missing; what is wanted, and its things; where."""

    given: str | None
    message: str
    things: dict[str, str | int]
    line: int | None
    at: str


class Mistake(BaseModel):
    """A mistake: where, from the top of the file down (of a list the number, from 0), and the whole sentence."""

    key: list[str]
    said: str
    why: MistakeWhy


class BoxChecked(BaseModel):
    """How a box stands: `count` is 0 for a sound one. The first 100 mistakes are told, and how many in each table.

    `waiting`: how many of these are on cards on which nothing is written yet; they are told last. `lacking`: by card,
    as in `objects.3`, how many are only values that are not there yet, on cards on which something is.
    """

    model_config = like(
        name="my-box",
        count=1,
        mistakes=[
            {
                "key": ["objects", "3", "points"],
                "said": "box, line 61, objects[4].points: 9 does not fit; write a whole number from 3 to 7",
                "why": {
                    "given": "9",
                    "message": "number",
                    "things": {"low": 3, "high": 7},
                    "line": 61,
                    "at": "objects[4].points",
                },
            }
        ],
        decks={"objects": 1},
        waiting={},
        lacking={},
    )
    name: str
    count: int
    mistakes: list[Mistake]
    decks: dict[str, int]
    waiting: dict[str, int]
    lacking: dict[str, int]


class BoxValues(BaseModel):
    """The values of a box file, and its game."""

    model_config = like(game="artisans", values={"game": "artisans", "name": "my-box"})
    game: str
    values: dict[str, Any]


class KeptBoxShort(BaseModel):
    """A box you keep. `version`: one more each time it is kept; `mistakes`: how many it had then."""

    model_config = like(**EXAMPLE_KEPT)
    id: str
    game: str
    name: str
    mistakes: int
    version: int
    changed_at: int


class KeptBoxTold(KeptBoxShort):
    """A box you keep, with its text in TOML."""

    model_config = like(**EXAMPLE_KEPT, text='game = "artisans"\nname = "my-box"\n')
    text: str


class KeptBoxes(BaseModel):
    """The boxes you keep, and how many there can be."""

    model_config = like(boxes=[EXAMPLE_KEPT], most=20)
    boxes: list[KeptBoxShort]
    most: int = Field(description="The most there can be.")
