"""What answers about someone's own games say, for the documentation."""

from __future__ import annotations

from pydantic import BaseModel

from atelier.server.http.responses.example import like


class Finisher(BaseModel):
    """A seat of a finished game. `level`: the opponent that played it; of a person's seat: that played on for them."""

    name: str
    level: str | None
    person: bool
    yours: bool
    points: int
    place: int


EXAMPLE_FINISHER = {"name": "Zoé", "level": None, "person": True, "yours": True, "points": 41, "place": 1}
EXAMPLE_GAME = {
    "id": "mB1n0sTkQ9yWf3vEJt5aXw",
    "game": "artisans",
    "options": {"artisans": "draft"},
    "seats": [
        EXAMPLE_FINISHER,
        {"name": "", "level": "journeyman", "person": False, "yours": False, "points": 37, "place": 2},
    ],
    "ended_at": 1_767_225_600_000,
    "take_backs": 0,
    "against": "journeyman",
    "compared": True,
    "day": None,
}


class MyGame(BaseModel):
    """A game you have finished. `compared`: it counts in your form; `day`: the day whose deal it was."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[Finisher]
    ended_at: int
    take_backs: int
    against: str | None
    compared: bool
    day: str | None


class MyGames(BaseModel):
    """Your finished games, the latest first; `before` asks for those that follow."""

    model_config = like(games=[EXAMPLE_GAME], before=None)
    games: list[MyGame]
    before: int | None


class FormGame(BaseModel):
    """A game of your form. `margin`: your points less those of the best of the others; `shared`: so is the place."""

    id: str
    place: int
    shared: bool
    points: int
    margin: int
    ended_at: int


class Form(BaseModel):
    """How you do at a game against opponents of a level, or against `people`; `last`: the latest game at the end."""

    game: str
    against: str
    won: int
    played: int
    last: list[FormGame]


EXAMPLE_MARK = {
    "id": "mB1n0sTkQ9yWf3vEJt5aXw",
    "place": 1,
    "shared": False,
    "points": 41,
    "margin": 4,
    "ended_at": 1_767_225_600_000,
}


class Forms(BaseModel):
    """Your form, from the latest 500 games; games with take-backs, with known cards or played for you do not count."""

    model_config = like(
        forms=[{"game": "artisans", "against": "journeyman", "won": 1, "played": 1, "last": [EXAMPLE_MARK]}]
    )
    forms: list[Form]
