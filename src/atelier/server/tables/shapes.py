"""What is sent of a table, field by field: the OpenAPI is made from these, and from it the client's types."""

from __future__ import annotations

from typing import Any, NotRequired

from typing_extensions import TypedDict

from atelier.boxfile import Names
from atelier.game import GameView
from atelier.match import MatchView
from atelier.server.tables.waiting import Pace


class NamedThing(TypedDict):
    """A thing of the box in a sentence; `word` is null where it has only a name."""

    kind: str
    word: str | None
    names: Names


class Message(TypedDict):
    """A message of the words files, for any language, and the things and numbers it names."""

    message: str
    things: dict[str, NamedThing | str | float]


class BillTold(TypedDict, total=False):
    """What a move would take and bring; what is not named is nothing."""

    pays: dict[str, int]
    lacks: dict[str, int]
    stand_in: int
    rent: int
    to: int
    saves: dict[str, int]
    brings: dict[str, int]
    idle: bool
    risks: list[Message]


class ToldMove(Message):
    """A move and what it does."""

    move: str


class BroughtMove(ToldMove):
    """A move that a game had made before it came here, and whose it was; `step` counts from 1."""

    step: int
    seat: int


class Choice(ToldMove):
    """A legal move as it is offered; `ends`: it does nothing but end a turn, an action, an effect.

    `bill`: what it would cost and bring, where it does.
    """

    ends: bool
    bill: NotRequired[BillTold]


class TableView(MatchView, GameView):
    """A position as one seat, or a spectator, may see it: this, and what the game tells of its table.

    `choices` has moves for the one on turn alone.
    """

    choices: list[Choice]


class TakenBack(Message):
    """What a take-back would undo: a decision of a seat of yours, and the moves since.

    `count`: how many moves in all. `answers`: the seats whose moves come back with it, in the order they answered.
    `further`: than among people; a game with such a take-back does not count in anyone's form.
    """

    seat: int
    move: str
    count: int
    answers: list[int]
    further: bool


class TakesBack(TypedDict):
    """What taking back would undo: the last decision; the whole turn, null where that is no more."""

    last: TakenBack
    turn: TakenBack | None


class Change(TypedDict):
    """One difference between two views; a side that is missing is left out."""

    path: list[str | int]
    before: NotRequired[Any]
    after: NotRequired[Any]


class Clock(TypedDict):
    """What thinking time everyone has left, in milliseconds, and whose clock runs."""

    left: list[int]
    running: int | None


class PaceTold(TypedDict):
    """How long a turn may take where no clock runs, in seconds.

    `patience`: without a move, until others may ask for one; `notice`: from then on, until an opponent may play on.
    """

    name: Pace
    patience: int
    notice: int


class WaitTold(TypedDict):
    """Whom the others wait for where no clock runs.

    `ask_at`: when they may be asked to play. `left`: once they were, the milliseconds until an opponent may play on;
    null before. `last`: they were asked a second time in this turn; only playing it answers.
    """

    seat: int
    ask_at: int
    left: int | None
    last: bool


class Outcome(TypedDict):
    """What one stage of a move changed for a seat: points by source, what is counted by word, what was fulfilled.

    `because`: the things on the table that brought it, where it came by itself.
    """

    stage: str
    seat: int
    points: dict[str, int]
    holds: dict[str, int]
    met: list[NamedThing]
    because: NotRequired[list[Message]]


class LineStep(ToldMove):
    """A move of a turn that could be played, or was: what it brings its seat and changes in that seat's view.

    `ends`: it does nothing but end something. `changes`: null where chance, or a card uncovered, would decide.
    """

    ends: bool
    outcomes: list[Outcome]
    changes: list[Change] | None


class Account(TypedDict):
    """What a move brought, and the month or the round it was made in; `ends`: which is over with it."""

    chapter: int
    part: str
    ends: bool
    outcomes: list[Outcome]


class Happening(TypedDict, total=False):
    """What an entry of the log says, each kind its own part of this."""

    seat: int | None
    name: str | None
    level: str | None
    member: str | None
    promise: str
    again: bool
    removed: bool
    reason: str
    by: str
    milliseconds: int
    last: bool
    move: str
    moves: list[str]
    further: bool
    message: str
    things: dict[str, NamedThing | str | float]
    text: str
    table: str
    points: list[int]
    places: list[int]
    contributions: list[str]
    promises: list[str]
    commitment: str | None
    key_commitment: str | None
    key: str | None
    fairness: dict[str, Any] | None
    game: str
    options: dict[str, str]
    box: dict[str, Any]
    seats: list[dict[str, Any]]
    clock: Clock
    changes: list[Change]
    account: Account
    step: int


class Event(Happening):
    """Something that happened, as everyone may know it."""

    number: int
    kind: str
    position: int
    at: int
