"""What all adapters show of a game: spaces of observations and actions, and what an end is worth."""

from __future__ import annotations

from operator import index as as_index
from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.boxparcel import pack, unpack
from atelier.errors import AtelierError, listing, quote
from atelier.game import Game
from atelier.games import find
from atelier.match import Match
from atelier.scale.stepping import MARGIN, PLACEMENT, REWARDS, VICTORY


class Copied:
    """Who can be copied and handed to another process: the game goes by its name, and so does the box it comes with."""

    game: Game
    _box: BoxFile

    def __getstate__(self) -> dict[str, Any]:
        box = None if self._box is self.game.default_box else pack(self._box)
        return {**self.__dict__, "game": self.game.name, "_box": box}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        game, box = find(kept["game"]), kept["_box"]
        self.__dict__.update({**kept, "game": game, "_box": game.default_box if box is None else unpack(box)})


def check_reward(name: str) -> int:
    """The number of a way to count an end."""
    if name not in REWARDS:
        raise AtelierError(f"no reward {name}: choose {listing(REWARDS)}")
    return REWARDS.index(name)


def observed(match: Match, seat: int) -> Any:
    """What a seat knows, as int8: the pieces of the game one after the other."""
    numbers = np.zeros(match.game.observation_size, np.int8)
    match.game.observe(match.state, match.box.record, seat, numbers)
    return numbers


def bounds(game: Game) -> tuple[Any, Any]:
    """The least and the most of every number of an observation."""
    most = game.observation_scale.astype(np.int8)
    return -most, most


def mask(match: Match, seat: int) -> Any:
    """1 for every action that the seat may take now, 0 for the others."""
    numbers = np.zeros(len(match.game.actions), np.int8)
    if match.seat == seat:
        numbers[match.legal_codes] = 1
    return numbers


def dealt(match: Match | None) -> Match:
    """The game that is played, if one is."""
    if match is None:
        raise AtelierError("nothing is dealt yet: call reset first")
    return match


def code_of(action: Any) -> int | None:
    """The whole number that was given for an action; None if it is none.

    >>> code_of(np.array(3)), code_of(3.0), code_of(np.array([3])), code_of("3")
    (3, 3, None, None)
    """
    try:
        return as_index(action)
    except TypeError:
        return int(action) if isinstance(action, float) and action.is_integer() else None


def refusal(match: Match, action: Any) -> str | None:
    """Why an action cannot be taken now, whatever was given for one; None if it can."""
    code = code_of(action)
    if code in match.legal_codes:
        return None
    word = match.words[code] if code is not None and 0 <= code < len(match.words) else "no action"
    said = quote(action) if code is None and not isinstance(action, float | str) else action
    return f"{said} ({word}) is not legal; legal are {', '.join(match.legal[:5])}, …"


def ends(match: Match, way: int) -> list[float]:
    """What the end of a game is worth to each seat: as `Batch.rewards` counts it."""
    scores = match.scores
    first = sum(score.place == 1 for score in scores)
    worth = []
    for seat, score in enumerate(scores):
        others = [other for number, other in enumerate(scores) if number != seat]
        behind = sum((other.place > score.place) + (other.place == score.place) / 2 for other in others)
        worth.append({
            VICTORY: (score.place == 1) / first,
            PLACEMENT: behind / len(others),
            MARGIN: float(score.total - max(other.total for other in others)),
        }[way])  # fmt: skip
    return worth
