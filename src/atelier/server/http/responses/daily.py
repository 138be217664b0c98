"""What answers about the deals of the day say, for the documentation."""

from __future__ import annotations

from pydantic import BaseModel

from atelier.server.http.responses.example import like


class DailyResult(BaseModel):
    """How someone did. `place` and `others`: at their own table. `helped`: an opponent has played for them."""

    rank: int
    name: str
    yours: bool
    points: int
    place: int
    others: list[int]
    helped: bool


class DailyPlay(BaseModel):
    """Your game of a day's comparison, once you have begun it; `points` when it is over."""

    table: str
    life: str
    points: int | None


class DailyOpponent(BaseModel):
    """Somebody of the guild whom everyone plays against on a day; `member` finds their face."""

    level: str
    member: str
    name: str


class DailyDeal(BaseModel):
    """A deal of a day. `results`: null as long as you have not finished it and its day lasts."""

    game: str
    options: dict[str, str]
    opponents: list[DailyOpponent]
    finished: int
    mine: DailyPlay | None
    results: list[DailyResult] | None


EXAMPLE_RESULT = {
    "rank": 1,
    "name": "Zoé",
    "yours": True,
    "points": 41,
    "place": 1,
    "others": [37, 22],
    "helped": False,
}
EXAMPLE_DEAL = {
    "game": "artisans",
    "options": {"artisans": "random"},
    "opponents": [
        {"level": "journeyman", "member": "odile", "name": "Odile"},
        {"level": "journeyman", "member": "ada", "name": "Ada"},
    ],
    "finished": 1,
    "mine": {"table": "mB1n0sTkQ9yWf3vEJt5aXw", "life": "over", "points": 41},
    "results": [EXAMPLE_RESULT],
}


class DailyDay(BaseModel):
    """The deals of a day."""

    day: str
    deals: list[DailyDeal]


class Daily(BaseModel):
    """The deals of today and of yesterday, by universal time; `until`: when the next ones come."""

    model_config = like(
        until=1_767_312_000_000,
        today={"day": "2026-01-01", "deals": [EXAMPLE_DEAL]},
        yesterday={"day": "2025-12-31", "deals": [EXAMPLE_DEAL]},
    )
    until: int
    today: DailyDay
    yesterday: DailyDay


class DailyOpened(BaseModel):
    """Your table of a day's deal. `counted`: it is the one that is compared with others'."""

    model_config = like(id="mB1n0sTkQ9yWf3vEJt5aXw", counted=True)
    id: str
    counted: bool
