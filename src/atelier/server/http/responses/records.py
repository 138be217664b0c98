"""What answers about games on paper say, for the documentation: records, proofs, analyses, the same deal."""

from __future__ import annotations

from typing import Literal, NotRequired

from pydantic import BaseModel, ConfigDict
from typing_extensions import TypedDict

from atelier.server.http.responses.example import like
from atelier.server.http.responses.help import ReasonTold
from atelier.server.http.responses.puzzles import EXAMPLE_ESTIMATE, EstimateTold
from atelier.server.http.responses.tables import EXAMPLE_SEAT, SeatTold
from atelier.server.tables.shapes import LineStep, Message


class FairnessTold(TypedDict):
    """How a key came about; `secret` is null while it is kept, `promises` are missing in games from before them."""

    commitment: str
    secret: str | None
    contributions: list[str]
    promises: NotRequired[list[str]]


class PlayerTold(TypedDict):
    """Who had a seat: a person by their name, an opponent by level and name; nothing where that is not known."""

    name: NotRequired[str]
    level: NotRequired[str]


class RecordTold(BaseModel):
    """A game on paper. `key` is null while the game runs."""

    model_config = ConfigDict(
        extra="allow",
        json_schema_extra={
            "examples": [
                {"atelier": 1, "game": "artisans", "rules": 1, "seats": 2, "key": None, "moves": ["choose carver"]}
            ]
        },
    )
    atelier: int
    game: str
    rules: int
    seats: int
    key: str | None
    moves: list[str]
    fairness: FairnessTold | None = None
    take_backs: int | None = None
    players: list[PlayerTold] | None = None


class Proof(BaseModel):
    """A record that is true. `fair`: its key was made from a committed secret and the people's contributions."""

    model_config = like(game="artisans", moves=142, over=True, fair=True)
    game: str
    moves: int
    over: bool
    fair: bool


EXAMPLE_STEP = {
    "step": 1,
    "seat": 0,
    "legal": 5,
    "before": [0.61, 0.39],
    "given_away": 0.09,
    "points_given_away": 0.0,
    "cost": 0.6,
    "verdict": "slip",
    "played": EXAMPLE_ESTIMATE | {"move": "take 1", "margin": 3.9},
    "best": EXAMPLE_ESTIMATE,
    "reason": {
        "now": 0.0,
        "later": 2.6,
        "others": 0.0,
        "parts": [{"message": "analyse-later-more", "things": {"points": 3, "opponents": 1}}],
    },
}


class JudgedMove(BaseModel):
    """A decision of a game: what was played, what would have been best, in points, and what was given away.

    `before` is everyone's chance, as in `chances`; what was given away is judged from what the player could know.
    Where it is a slip or a mistake: the better turn as a whole (`line`), what only that achieves on the board, and the
    turn that was played instead, from here on.
    """

    step: int
    seat: int
    legal: int
    before: list[float]
    given_away: float
    points_given_away: float = 0.0
    cost: float = 0.0
    verdict: Literal["slip", "mistake"] | None
    played: EstimateTold
    best: EstimateTold
    reason: ReasonTold | None
    line: list[LineStep] = []
    achieved: list[Message] = []
    turn: list[LineStep] = []


class Swing(BaseModel):
    """A decision after which things stood differently: whose chance changed most.

    They did after move `last`: the turn was ended, or a mistake was answered. Reports of older servers have none.
    """

    step: int
    last: int | None = None
    seat: int
    before: float
    after: float


class StorySentence(BaseModel):
    """A message with its numbers, and what it speaks of: the seat compared with, the source of points, the move.

    Things stood as it says after move `last`.
    """

    message: str
    numbers: dict[str, int]
    rival: int | None
    source: str | None
    step: int | None
    last: int | None = None


class Story(BaseModel):
    """Why a seat won or did not, in up to three sentences."""

    seat: int
    won: bool
    sentences: list[StorySentence]


class Report(BaseModel):
    """`chances[n]`: everyone's after n moves, the one chance that position has; `errors[n]`: its standard errors.

    `final`: how the victory was shared; null if the game was not ended. Reports of older servers have no `errors`.
    """

    chances: list[list[float]]
    errors: list[list[float]] = []
    steps: list[JudgedMove]
    swings: list[Swing]
    stories: list[Story] = []
    final: list[float] | None


class Analysis(BaseModel):
    """How far an analysis is, and its report once there is one. `asked`: has anyone asked for it?

    In the report `chances[n]` are everyone's chances after n moves, the last one the result; `steps` say what each move
    and the best one promised, and why that was better; `swings` are the moves that changed the chances most.
    """

    model_config = like(
        asked=True,
        done=1,
        of=1,
        report={
            "chances": [[0.61, 0.39], [1.0, 0.0]],
            "errors": [[0.02, 0.02], [0.0, 0.0]],
            "steps": [EXAMPLE_STEP],
            "swings": [{"step": 1, "last": 1, "seat": 0, "before": 0.61, "after": 1.0}],
            "final": [1.0, 0.0],
        },
        failed=None,
    )
    asked: bool
    done: int
    of: int
    report: Report | None
    failed: str | None


class SameDealTable(BaseModel):
    """A finished game with the same cards. `id`: null unless you may find that table; `from_step`: where it forked.

    `imported`: it came on paper; nothing proves the names there.
    """

    id: str | None
    this: bool
    imported: bool
    from_step: int
    seats: list[SeatTold]
    points: list[int]
    places: list[int]
    take_backs: int
    made_at: int
    touched_at: int


class SameDeal(BaseModel):
    """Finished games with the same cards, box and options, the newest first; the one asked about is among them."""

    model_config = like(
        tables=[
            {
                "id": "mB1n0sTkQ9yWf3vEJt5aXw",
                "this": True,
                "imported": False,
                "from_step": 0,
                "seats": [EXAMPLE_SEAT],
                "points": [34],
                "places": [1],
                "take_backs": 0,
                "made_at": 1_767_225_600_000,
                "touched_at": 1_767_225_900_000,
            }
        ]
    )
    tables: list[SameDealTable]
