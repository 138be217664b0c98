"""What answers about tables say, for the documentation. The rooms that make them write plain JSON."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

from atelier.server.http.responses.example import like
from atelier.server.tables.allowed import Deed
from atelier.server.tables.shapes import Clock, PaceTold, TableView, TakesBack, WaitTold

TAKE_BACKS = "How often moves were taken back past an opponent's answer or a card shown, where nobody else plays."


class SeatTold(BaseModel):
    """A seat. `level` is set while an opponent plays it."""

    kind: str
    name: str
    level: str | None
    member: str | None = Field(description="Who of the guild plays an opponent's seat; null for anybody else.")
    away: bool
    out_of_time: bool
    yours: bool
    promise: str = Field(description='Of a contribution to the shuffle; "" for none.')
    revealed: bool = Field(description="Is that contribution revealed?")


EXAMPLE_SEAT = {
    "kind": "person",
    "name": "Zoé",
    "level": None,
    "member": None,
    "away": False,
    "out_of_time": False,
    "yours": True,
    "promise": "",
    "revealed": False,
}
EXAMPLE_SHORT: dict[str, Any] = {
    "id": "mB1n0sTkQ9yWf3vEJt5aXw",
    "game": "artisans",
    "options": {"artisans": "draft"},
    "life": "open",
    "imported": False,
    "seats": [EXAMPLE_SEAT],
    "turn": None,
    "take_backs": 0,
    "made_at": 1_767_225_600_000,
    "touched_at": 1_767_225_600_000,
}


class ShortTable(BaseModel):
    """A table in a list. `life` is `unreadable` for one that cannot be read any more; nothing else is known of it."""

    model_config = like(**EXAMPLE_SHORT)
    id: str
    game: str
    options: dict[str, str]
    life: str
    imported: bool = Field(description="Did this game come on paper? Then nothing proves its names.")
    seats: list[SeatTold]
    turn: int | None
    take_backs: int = Field(description=TAKE_BACKS)
    made_at: int
    touched_at: int


class ShortTables(BaseModel):
    """Tables, the latest first; `before` asks for those that follow."""

    model_config = like(tables=[EXAMPLE_SHORT], before=None)
    tables: list[ShortTable]
    before: int | None = None


class BoxNamed(BaseModel):
    """The box a table plays with; `id` if it was uploaded."""

    name: str
    digest: str
    id: str | None


class ClockTold(Clock):
    """Thinking time: what everyone had at first and gains with a turn, in seconds, and what is left of it."""

    seconds: int
    increment: int


class ResultTold(BaseModel):
    """Everyone's points, place, and where the points come from."""

    points: list[int]
    places: list[int]
    sources: list[dict[str, int]]


class Forked(BaseModel):
    """The table and step a game goes on from."""

    table: str | None
    step: int


class DailyTold(BaseModel):
    """The day whose deal a table plays; `counted`: to be compared with others', without help."""

    day: str
    counted: bool


class ChatTold(BaseModel):
    """Something someone said; `seat` is null for a host who does not play."""

    number: int
    at: int
    seat: int | None
    name: str
    text: str


EXAMPLE_VIEW = {
    "game": "artisans",
    "seats": 1,
    "seat": 0,
    "step": 12,
    "legal": ["token"],
    "over": False,
    "places": None,
    "phase": "market",
    "turn": 0,
    "market": ["wood", "clay", None, "stone", "glass"],
    "players": [{"hand": {"gold": 2}, "points": {"materials": 3, "objects": 5}, "total": 8}],
    "choices": [{"move": "token", "message": "token", "things": {}, "ends": False}],
}


class TableTold(BaseModel):
    """A table as one seat, or a spectator, may know it; there is a view once the cards are dealt."""

    model_config = like(
        **EXAMPLE_SHORT | {"life": "playing", "turn": 0},
        number=17,
        position=17,
        step=12,
        seat=0,
        view=EXAMPLE_VIEW,
        commitment="9b1f" * 16,
        rules=1,
        readable=True,
        box={"name": "atelier", "digest": "0123456789abcdef", "id": None},
        listed=False,
        hosting=True,
        may=["close", "chat"],
        alone=True,
        stand_in="journeyman",
        clock=None,
        pace={"name": "live", "patience": 180, "notice": 120},
        wait=None,
        key_commitment="a2c4" * 16,
        forked=None,
        rematch=None,
        daily=None,
        undo=False,
        takes_back=None,
        result=None,
        chat=[],
    )
    id: str
    game: str
    options: dict[str, str]
    life: str = Field(description="open, playing, over or closed")
    seats: list[SeatTold]
    number: int = Field(description="The number of the last log entry.")
    position: int = Field(description="The number of the last entry of kind started, moved or undone; 0 before.")
    step: int
    turn: int | None
    seat: int | None = Field(description="Whose view this is; null: the public one.")
    view: TableView | None
    commitment: str | None = Field(description="Of the house's secret; see the record once the game is over.")
    rules: int = Field(description="The version of the rules this table is played by.")
    readable: bool = Field(
        description="Does this server have these rules? If not, there is no view; the record can be exported."
    )
    box: BoxNamed
    listed: bool
    hosting: bool = Field(description="Did you open this table?")
    may: list[Deed] = Field(description="What you may do with the table as it is, besides playing.")
    alone: bool = Field(description="Do you sit here with nobody but opponents?")
    stand_in: str
    clock: ClockTold | None
    pace: PaceTold
    wait: WaitTold | None = Field(description="Whom other people wait for where no clock runs.")
    key_commitment: str | None
    forked: Forked | None = Field(
        description="The table and step this game goes on from; the table is null to those who could not find it."
    )
    daily: DailyTold | None = Field(description="Of a table that plays the deal of a day.")
    rematch: str | None = Field(description="The table of the next game.")
    made_at: int
    undo: bool = Field(description="May your last decision be taken back?")
    takes_back: TakesBack | None = Field(description="What that would undo; null if it may not.")
    take_backs: int = Field(description=TAKE_BACKS)
    result: ResultTold | None = Field(description="Once the game is over.")
    chat: list[ChatTold]


EXAMPLE_TAKES_BACK = {
    "last": {
        "seat": 0,
        "move": "take 3",
        "message": "take",
        "things": {"place": 3},
        "count": 3,
        "answers": [1],
        "further": True,
    },
    "turn": None,
}


class Done(BaseModel):
    """Written, durably. Where the table stood right after; `legal` if you are (still) on turn."""

    model_config = like(
        number=18, position=18, step=13, turn=0, over=False, legal=["token"], undo=True, takes_back=EXAMPLE_TAKES_BACK
    )
    number: int
    position: int
    step: int
    turn: int | None
    over: bool
    legal: list[str]
    undo: bool = Field(description="May this be taken back?")
    takes_back: TakesBack | None = Field(description="What that would undo; null if it may not.")


class Opened(BaseModel):
    """A table. Its id is the link to it; the commitment binds the house's secret (null: the cards are known)."""

    model_config = like(id="mB1n0sTkQ9yWf3vEJt5aXw", commitment="9b1f" * 16)
    id: str
    commitment: str | None


class Guess(BaseModel):
    """A position in words, as `Match.from_position` reads it, and the number of the true one it stands for."""

    model_config = like(position=17, seat=0, guess={"game": "artisans", "month": 3})
    position: int
    seat: int
    guess: dict[str, Any]


class StepTold(BaseModel):
    """A position the game went through."""

    model_config = like(step=12, move="take 3", view=EXAMPLE_VIEW)
    step: int
    move: str | None
    view: TableView
