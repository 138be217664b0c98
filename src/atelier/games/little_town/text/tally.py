"""What every seat has, so that what a move and the end of a round bring can be told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import Chapter, Tally, Telling
from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.apply import end_stage, take_turn
from atelier.games.little_town.rules.board import workers_around
from atelier.games.little_town.rules.feeding import HUNGER
from atelier.games.little_town.rules.score import score

STAGE_WORDS = {s.ROUND_OVER: "clock", s.NEXT_RESIDENCE: "clock", s.FEEDING: "feeding"}
"""The end of a round: the tiles with a clock (T12), then the meal (T13)."""


def tally(state: Any, box: BoxFile) -> list[Tally]:
    """Points, goods, coins, workers that have gone hungry (T13), objectives laid open (T11)."""
    points, places = np.zeros((s.SEATS, len(s.SOURCES)), np.int16), np.zeros(s.SEATS, np.int8)
    score(state, box.record, points, places)
    return [_seat(state, box, seat, points[seat].tolist()) for seat in range(state.seats)]


def _seat(state: Any, box: BoxFile, seat: int, points: list[int]) -> Tally:
    holds = dict(zip(box.words["resource"], state.goods[seat].tolist(), strict=True))
    cards = zip(state.objective[seat].tolist(), state.done[seat].tolist(), strict=True)
    return Tally(
        dict(zip(s.SOURCES, points, strict=True)),
        {**holds, "coins": int(state.coins[seat]), "hungry": -points[s.FROM_HUNGER] // HUNGER},
        frozenset(("objective", objective) for objective, done in cards if done),
        frozenset({"objectives"}),
    )


def stages(state: Any, box: BoxFile, action: int) -> Iterator[tuple[str, Any]]:
    """The turn, and what the end of a round does by itself."""
    after = s.State.copy(state)
    feeding = codes.ACTIONS.decode(action)[0] == codes.FEED_MEALS
    then = int(take_turn(after, box.record, action))
    yield "feeding" if feeding else "turn", s.State.copy(after)
    while then in STAGE_WORDS:
        word = STAGE_WORDS[then]
        then = int(end_stage(after, box.record, then))
        yield word, s.State.copy(after)


def causes(state: Any, box: BoxFile, stage: str) -> list[tuple[int, Telling]]:
    """T12: the tiles that count workers, with all that stand around them."""
    if stage != STAGE_WORDS[s.ROUND_OVER] or state.residing:
        return []
    counts = box.record.round_points + box.record.round_coins
    found = [(square, int(workers_around(state, square))) for square in range(s.SQUARES)]
    return [
        (
            int(state.owner[square]),
            Telling(
                "clock", {"tile": ("tile", int(state.tile[square])), "square": ("square", square), "workers": workers}
            ),
        )
        for square, workers in found
        if state.owner[square] != s.NONE and counts[state.tile[square]] and workers
    ]


def chapter(state: Any) -> Chapter:
    """The round, and its part: turns, Residences, the meal."""
    part = "feeding" if state.phase == s.FEED else "residence" if state.residing else "turn"
    return Chapter(int(state.rounds), part)
