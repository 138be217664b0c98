"""Is a record true? Key, deal, every move and the result are worked out again."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from atelier.boxfile import BoxFile
from atelier.errors import BadRecord, IllegalMove, UnknownMove
from atelier.fair import check_fairness
from atelier.game import ACTION
from atelier.match import Match
from atelier.record import Record, spelled
from atelier.scale.playout import playouts


def check_record(record: Record, box: BoxFile | Path | None = None) -> Match:
    """Refuse a record whose key, moves or result are not true; the game as it stands after its last move."""
    match = Match.begin(record, box=box)
    if dict(record.options) != match.options:
        raise BadRecord(f"this record gives options {dict(record.options)}; its game has {match.options}")
    if record.fairness is not None:
        check_fairness(record.fairness, record.key)
    _follow(match, record)
    _check_result(match, record)
    return match


def _follow(match: Match, record: Record) -> None:
    """Play every move by compiled rules; the first that is not possible is named by its step."""
    codes = {word: code for code, word in enumerate(match.words)}
    moves = [spelled(move) for move in record.moves]
    known = np.array([codes.get(move, -1) for move in moves], ACTION)
    state = match.game.state.copy(match.state)
    room = np.zeros(match.game.choices, ACTION), np.zeros(int(state.seats), np.int64)
    legal = playouts(match.game).follow(state, match.box.record, known, *room)
    match.take_over(state, moves[:legal])
    if legal < len(moves):
        raise BadRecord(f"step {legal + 1}: {_why_not(match, moves[legal])}")


def _why_not(match: Match, move: str) -> str:
    """Why a move cannot be made, as whoever tries it is told."""
    try:
        match.code(move)
    except (IllegalMove, UnknownMove) as error:
        return str(error)
    return f"{move} is not possible now"


def _check_result(match: Match, record: Record) -> None:
    """The result is given when the game is over, never before, and is the one its moves lead to."""
    points = tuple(score.total for score in match.scores)
    places = tuple(score.place for score in match.scores)
    if record.points is None and record.places is None:
        if match.over:
            raise BadRecord(
                f"the game is over after its last move, but the record gives no result; "
                f"its moves lead to points {list(points)} and places {list(places)}"
            )
        return
    if not match.over:
        raise BadRecord("the record gives a result, but the game is not over after its last move")
    if (points, places) != (record.points, record.places):
        raise BadRecord(
            f"the record gives points {list(record.points or ())} and places {list(record.places or ())}; "
            f"its moves lead to {list(points)} and {list(places)}"
        )
