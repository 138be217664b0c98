"""What answers to a player's questions say, for the documentation: the log, a move tried, a move refused, advice."""

from __future__ import annotations

from pydantic import BaseModel, Field

from atelier.server.http.responses.example import like
from atelier.server.tables.shapes import BroughtMove, Change, Event, LineStep, Message, NamedThing, ToldMove

GOLD = {"kind": "material", "word": "gold", "names": {"en": "gold", "fr": "or"}}
MASK = {"kind": "object", "word": "mask", "names": {"en": "Festival mask", "fr": "Masque de fête"}}


class LogTold(BaseModel):
    """A page of the log: the entries behind `after`, 500 at most; `number` is that of the last entry there is.

    Each says how many moves had been made after it (`step`).
    """

    model_config = like(
        entries=[
            {
                "number": 18,
                "kind": "moved",
                "position": 18,
                "step": 12,
                "at": 1_767_225_600_000,
                "seat": 0,
                "name": "Zoé",
                "move": "take 3",
                "message": "take",
                "things": {"card": GOLD, "place": 3},
            }
        ],
        number=18,
    )
    entries: list[Event]
    number: int


class BroughtTold(BaseModel):
    """A page of the moves a game had made before it came to this table: those behind `after`, 500 at most, of `of`."""

    model_config = like(
        moves=[{"step": 1, "seat": 0, "move": "take 3", "message": "take", "things": {"card": GOLD, "place": 3}}], of=1
    )
    moves: list[BroughtMove]
    of: int


class PreviewTold(BaseModel):
    """What a move would change in your view, and in everyone's points by seat; null where cards would decide."""

    model_config = like(
        move="take 3",
        changes=[{"path": ["market", 2], "before": "gold", "after": None}],
        points={"0": 0, "1": 0},
    )
    move: str
    changes: list[Change] | None
    points: dict[str, int] | None = Field(description="How much each seat's points would change.")


class WhyTold(BaseModel):
    """Why a move is not possible now: `{game}-why-{message}` of the words files; null if it is possible."""

    model_config = like(
        move="trade gold 2", message="neighbour", things={"material": GOLD, "place": 2, "beside": 3}, legal=False
    )
    move: str
    legal: bool
    message: str | None
    things: dict[str, NamedThing | str | float]


class ReasonTold(BaseModel):
    """Why one move is better than another, in points: at once, later, for the best of the others; `parts` says it.

    `against`: what it costs elsewhere; with this the parts come to the whole difference.
    """

    now: float
    later: float
    others: float
    parts: list[Message]
    against: list[Message] = []


class Advice(ToldMove):
    """A turn that promises much: its first move, the whole of it (`line`), what it achieves on the board.

    `margin`: how many points ahead of the best of the others it may end, as far as your seat knows. `reason` compares
    the first move with `against` (the best with the next, others with the best), in points.
    """

    line: list[LineStep]
    achieved: list[Message]
    margin: float
    margin_error: float
    against: str | None
    reason: ReasonTold | None


class CoachTold(BaseModel):
    """Everyone's chance, its standard error and expected points; your best turns if it is your turn."""

    model_config = like(
        position=17,
        seat=0,
        chances=[0.61, 0.39],
        errors=[0.02, 0.02],
        points=[31.2, 28.4],
        moves=[
            {
                "move": "take 3",
                "message": "take",
                "things": {"card": GOLD, "place": 3},
                "line": [
                    {
                        "move": "take 3",
                        "message": "take",
                        "things": {"card": GOLD, "place": 3},
                        "ends": False,
                        "outcomes": [{"stage": "turn", "seat": 0, "points": {}, "holds": {"gold": 1}, "met": []}],
                        "changes": [{"path": ["market", 2], "before": "gold", "after": None}],
                    }
                ],
                "achieved": [{"message": "last-lacking", "things": {"material": GOLD, "object": MASK}}],
                "margin": 2.8,
                "margin_error": 0.3,
                "against": "take 1",
                "reason": {
                    "now": 0.0,
                    "later": 2.4,
                    "others": 0.0,
                    "parts": [{"message": "analyse-later-more", "things": {"points": 2, "opponents": 1}}],
                },
            }
        ],
    )
    position: int
    seat: int
    chances: list[float]
    errors: list[float]
    points: list[float]
    moves: list[Advice]
