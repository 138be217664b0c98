"""What answers about trials of boxes say, for the documentation."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from atelier.boxfile import Names
from atelier.server.http.responses.example import like

SURE = {"n": 812, "value": 0.46, "low": 0.41, "high": 0.51}
FOUND = {
    "games": 3002,
    "opponent": "prior",
    "things": [
        {
            "kind": "object",
            "word": "mask",
            "offered": 812,
            "taken": SURE,
            "finished": SURE,
            "excess": {"n": 373, "value": 0.12, "low": 0.03, "high": 0.21},
            "verdict": "strong",
        }
    ],
    "tables": [
        {
            "seats": 2,
            "options": {"artisans": "draft"},
            "games": 502,
            "chapters": {"n": 502, "value": 12.0, "low": 12.0, "high": 12.0},
            "decisions": {"n": 502, "value": 99.4, "low": 98.1, "high": 100.7},
            "minutes": 19.9,
            "points": {"n": 1004, "value": 62.8, "low": 61.9, "high": 63.7},
            "winners": {"n": 509, "value": 67.1, "low": 66.0, "high": 68.2},
            "margin": {"n": 502, "value": 8.6, "low": 7.7, "high": 9.5},
            "won": [{"n": 502, "value": 0.52, "low": 0.44, "high": 0.6}],
            "sources": [{"name": "objects", "share": 0.25, "winners": 16.9}],
        }
    ],
}
STANDING = {"done": 3002, "of": 3002, "stopped": False, "failed": None, "over": True, "findings": FOUND}
NAMES = {"object": {"mask": {"en": "Mask (Burkina Faso)", "fr": "Masque (Burkina Faso)"}}}


class Sure(BaseModel):
    """A mean over `n` observations; the truth lies between `low` and `high`. Null: not known."""

    n: int
    value: float | None
    low: float | None
    high: float | None


class ThingFound(BaseModel):
    """What a card does: in how many games it lay open, how often it was taken and finished.

    `excess` is what its holders win beyond those who took another of its kind, as a share of games.
    """

    kind: str
    word: str
    offered: int
    taken: Sure
    finished: Sure
    excess: Sure
    verdict: Literal["strong", "weak", "unused"] | None = Field(description="What is sure; null: nothing is.")


class SourceFound(BaseModel):
    """What a source of points brings winners, and what share of their points that is."""

    name: str
    share: float
    winners: float | None


class TableFound(BaseModel):
    """How games go at one kind of table. `won`: the share of victories of each seat."""

    seats: int
    options: dict[str, str]
    games: int
    chapters: Sure
    decisions: Sure
    minutes: float
    points: Sure
    winners: Sure
    margin: Sure
    won: list[Sure]
    sources: list[SourceFound]


class Findings(BaseModel):
    """What the games of a trial show, as a study of the lab does: all intervals of a kind hold together with 99.9 %."""

    games: int
    opponent: str
    things: list[ThingFound]
    tables: list[TableFound]


class Standing(BaseModel):
    """How far a trial is. `over`: nothing more comes; `failed`: `broken` by its games, or `rules` that have changed."""

    done: int
    of: int
    stopped: bool
    failed: Literal["broken", "rules"] | None
    over: bool
    findings: Findings | None
    names: dict[str, dict[str, Names]] = Field(description="What people call the things, by kind and word.")


class TrialTold(Standing):
    """A trial of yours, and the same of the box that comes with the game. `same`: yours plays exactly as that one."""

    model_config = like(
        id="mB1n0sTkQ9yWf3vEJt5aXw",
        game="artisans",
        name="my-box",
        same=False,
        changed={"object": ["mask"]},
        **STANDING,
        names=NAMES,
        ours={**STANDING, "names": NAMES},
    )
    id: str
    game: str
    name: str
    same: bool
    changed: dict[str, list[str]] = Field(
        description="Things, by kind and word, that are other cards than ours: with other values, or not in our box."
    )
    ours: Standing
