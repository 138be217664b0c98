"""Is a record true? Key, deal, every move and the result are worked out again."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from atelier.boxfile import BoxFile
from atelier.errors import BadRecord
from atelier.fair import check_fairness
from atelier.game import ACTION
from atelier.match import Match
from atelier.record import Record
from atelier.scale.playout import playouts


def check_record(record: Record, box: BoxFile | Path | None = None) -> None:
    """Refuse a record whose key, moves or result are not true."""
    match = Match.begin(record, box=box)
    if record.fairness is not None:
        check_fairness(record.fairness, record.key)
    codes = {word: code for code, word in enumerate(match.words)}
    known = np.array([codes.get(move, -1) for move in record.moves], ACTION)
    state = match.game.state.copy(match.state)
    legal = playouts(match.game).follow(state, match.box.record, known, np.zeros(match.game.choices, ACTION))
    if legal < len(record.moves):
        Match.replay(record, box=box)
    match.take_over(state, record.moves)
    if record.points is None:
        return
    if not match.over:
        raise BadRecord("the record gives a result, but the game is not over after its last move")
    points = tuple(score.total for score in match.scores)
    places = tuple(score.place for score in match.scores)
    if (points, places) != (record.points, record.places):
        raise BadRecord(
            f"the record gives points {list(record.points)} and places {list(record.places or ())}; "
            f"its moves lead to {list(points)} and {list(places)}"
        )
