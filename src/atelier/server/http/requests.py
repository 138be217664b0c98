"""What requests may say: strict, bounded, nothing beyond what is named. Each with an example."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from atelier.fair import promise
from atelier.server.http.fields import (
    BoxId,
    Contribution,
    GameName,
    Level,
    Name,
    Options,
    PositionNumber,
    Promise,
    RequestId,
    SeatNumber,
)
from atelier.server.names import readable
from atelier.server.tables.waiting import Pace


class Said(BaseModel):
    """Anything a client says."""

    model_config = ConfigDict(strict=True, extra="forbid")


def shown(**example: Any) -> ConfigDict:
    """An example for the documentation."""
    return ConfigDict(strict=True, extra="forbid", json_schema_extra={"examples": [example]})


REQUEST = "9f0c2c1e-7d57"
STIRRED = "5eed" * 8
PROMISED = promise(STIRRED)


class Introduction(Said):
    """Say who you are."""

    model_config = shown(name="Zoé")
    name: Name


class LinkCode(Said):
    """A one-time code, as shown on the device that is known already."""

    model_config = shown(code="7KQ2-MX4P-9T")
    code: Annotated[str, Field(min_length=8, max_length=20, pattern=r"^[A-Za-z0-9 -]+$")]


class NewBot(Said):
    """A bot of one's own."""

    model_config = shown(name="Clockwork")
    name: Name


class NewBox(Said):
    """A box file (`atelier box new` writes one to fill in)."""

    model_config = shown(game="artisans", text='game = "artisans"\nname = "my-box"\n')
    game: GameName
    text: Annotated[str, Field(max_length=200_000)]


class BoxText(Said):
    """A box file of any game."""

    model_config = shown(text='game = "artisans"\nname = "my-box"\n')
    text: Annotated[str, Field(max_length=200_000)]


class BoxDraft(NewBox):
    """A box in the making; `first`: the table of the file whose mistakes are to be named before all others."""

    model_config = shown(game="artisans", text='game = "artisans"\nname = "my-box"\n', first="objects")
    first: Annotated[str, Field(max_length=40)] | None = None


class KeepBox(NewBox):
    """A box to be kept, finished or not."""

    model_config = shown(game="artisans", text='game = "artisans"\nname = "my-box"\n', request=REQUEST)
    request: RequestId


class ChangeBox(BoxText):
    """A kept box as it is now, and the version it was made from."""

    model_config = shown(text='game = "artisans"\nname = "my-box"\n', version=7)
    version: Annotated[int, Field(ge=1, le=2**31 - 2)]


class SeatSpec(Said):
    """Who is to sit here: `me` (several: people at one screen), an `opponent` of a level, or whoever comes."""

    kind: Literal["me", "open", "opponent"]
    level: Level | None = None
    name: Name | None = None
    promise: Promise | None = None


class ClockSpec(Said):
    """Thinking time of each person: seconds for the whole game, and seconds more for each turn."""

    seconds: Annotated[int, Field(ge=10, le=30 * 86_400)]
    increment: Annotated[int, Field(ge=0, le=86_400)] = 0


class NewTable(Said):
    """A table to sit down at."""

    model_config = shown(
        game="artisans",
        seats=[{"kind": "me"}, {"kind": "opponent", "level": "journeyman"}, {"kind": "open"}],
        options={"artisans": "draft"},
        listed=False,
        clock={"seconds": 1800, "increment": 10},
        request=REQUEST,
    )
    game: GameName
    seats: Annotated[list[SeatSpec], Field(min_length=1, max_length=16)]
    options: Options = {}
    box: BoxId | None = None
    listed: bool = False
    clock: ClockSpec | None = None
    stand_in: Level = "journeyman"
    pace: Pace = "live"
    request: RequestId


class Sit(Said):
    """Take a seat; the first open one if none is named."""

    model_config = shown(seat=2, promise=PROMISED, request=REQUEST)
    seat: SeatNumber | None = None
    name: Name | None = None
    promise: Promise | None = None
    request: RequestId


class Reveal(Said):
    """The contribution to the shuffle that was promised."""

    model_config = shown(contribution=STIRRED, request=REQUEST)
    seat: SeatNumber | None = None
    contribution: Contribution
    request: RequestId


class Unseat(Said):
    """Open a taken seat again."""

    model_config = shown(seat=1, request=REQUEST)
    seat: SeatNumber
    request: RequestId


class SeatOpponent(Said):
    """Let an opponent take an open seat."""

    model_config = shown(seat=1, level="master", request=REQUEST)
    seat: SeatNumber
    level: Level
    request: RequestId


class Plain(Said):
    """A change that needs no more words."""

    model_config = shown(request=REQUEST)
    request: RequestId


class Move(Said):
    """A move in words, made in the position that was seen."""

    model_config = shown(move="take 3", position=17, request=REQUEST)
    move: Annotated[str, Field(min_length=1, max_length=80)]
    position: PositionNumber
    seat: SeatNumber | None = None
    request: RequestId


class Undo(Said):
    """Take back one's last decision, or the whole turn it was part of."""

    model_config = shown(position=18, whole_turn=False, request=REQUEST)
    position: PositionNumber
    whole_turn: bool = False
    seat: SeatNumber | None = None
    request: RequestId


class Leave(Said):
    """Get up; an opponent plays on unless the others are to wait."""

    model_config = shown(stand_in=True, request=REQUEST)
    seat: SeatNumber | None = None
    stand_in: bool = True
    request: RequestId


class Call(Said):
    """Ask the person on turn to play."""

    model_config = shown(seat=1, request=REQUEST)
    seat: SeatNumber
    request: RequestId


class ReplaceAbsent(Said):
    """Let an opponent play for someone who has left, or was asked to play and did not."""

    model_config = shown(seat=1, level="apprentice", request=REQUEST)
    seat: SeatNumber
    level: Level | None = None
    request: RequestId


class ComeBack(Said):
    """Take one's seat over again, or say that one is there."""

    model_config = shown(request=REQUEST)
    seat: SeatNumber | None = None
    request: RequestId


class Chat(Said):
    """Something to say to all at the table."""

    model_config = shown(text="Well played!", request=REQUEST)
    text: Annotated[str, Field(min_length=1, max_length=500), AfterValidator(readable(500))]
    request: RequestId


class Fork(Said):
    """Go on from a position of a finished game, with the same cards. Everyone who has its record can know them."""

    model_config = shown(step=40, seats=[{"kind": "me"}, {"kind": "opponent", "level": "master"}], request=REQUEST)
    step: Annotated[int, Field(ge=0, le=100_000)]
    seats: Annotated[list[SeatSpec], Field(min_length=1, max_length=16)]
    listed: bool = False
    stand_in: Level = "journeyman"
    request: RequestId


class Import(Said):
    """A whole game on paper, as exported or simulated; `box` if it was played with an uploaded one."""

    model_config = shown(record={"atelier": 1, "game": "artisans", "moves": []}, request=REQUEST)
    record: dict[str, Any]
    box: BoxId | None = None
    request: RequestId


class Check(Said):
    """A record to be proved."""

    model_config = shown(record={"atelier": 1, "game": "artisans", "moves": []})
    record: dict[str, Any]
    box: BoxId | None = None
