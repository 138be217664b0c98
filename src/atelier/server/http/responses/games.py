"""What answers about games and this server say, for the documentation."""

from __future__ import annotations

from pydantic import BaseModel, Field

from atelier.game import BoxThing
from atelier.server.http.responses.example import like


class GameTold(BaseModel):
    """A game of the house."""

    model_config = like(
        name="little-town",
        rules=2,
        seats=[2, 3, 4],
        options={"expansion": ["off", "standard", "advanced"], "new-tiles": ["0", "8"]},
        defaults={"expansion": "off", "new-tiles": "8"},
        needs={"new-tiles": {"expansion": ["standard", "advanced"]}},
    )
    name: str
    rules: int
    seats: list[int]
    options: dict[str, list[str]]
    defaults: dict[str, str] = Field(description="What is played with where nothing is said, with the game's own box.")
    needs: dict[str, dict[str, list[str]]] = Field(
        description="With which choices of other options an option means anything."
    )


class Games(BaseModel):
    """What can be played, and against whom."""

    model_config = like(games=[GameTold.model_config["json_schema_extra"]["examples"][0]], levels=["journeyman"])  # type: ignore[index]
    games: list[GameTold]
    levels: list[str]


class BoxTold(BaseModel):
    """An uploaded box that has been checked."""

    model_config = like(id="0" * 64, game="artisans", name="my-box", digest="0123456789abcdef")
    id: str
    game: str
    name: str
    digest: str


class BoxShort(BaseModel):
    """Which box: two boxes with the same digest play alike."""

    name: str
    digest: str


class ThingsTold(BaseModel):
    """Every thing of a box by kind and word. Each has `names`, `source` and `text` (null: none), and its numbers."""

    model_config = like(
        game="artisans",
        box={"name": "atelier", "digest": "0123456789abcdef"},
        kinds={
            "object": {
                "kite": {
                    "names": {"en": "Swallow kite (China)", "fr": "Cerf-volant hirondelle (Chine)"},
                    "source": "atelier",
                    "text": {"en": "textiles II, wood I", "fr": "textiles II, bois I"},
                    "points": 3,
                    "needs": {"textiles": 2, "wood": 1},
                    "decks": [1],
                }
            }
        },
    )
    game: str
    box: BoxShort
    kinds: dict[str, dict[str, BoxThing]]


class RulesTold(BaseModel):
    """A rules page: its title, and the rest in Markdown."""

    model_config = like(
        game="artisans", language="en", title="Artisans: the rules as Atelier plays them", text="## The goal\n"
    )
    game: str
    language: str
    title: str
    text: str


class Compiling(BaseModel):
    """How far compiling is: a share of the whole, the seconds left as it looks, the games that are not ready yet."""

    share: float
    seconds: int
    games: list[str]


class About(BaseModel):
    """What this server is. `compiling`: null once all games are; until then opponents who search let wait."""

    model_config = like(name="Atelier", version="0.1.0", languages=["en", "fr"], compiling=None)
    name: str
    version: str
    languages: list[str]
    compiling: Compiling | None
