"""What a move would change, for someone who has not decided yet. Nothing is written, nothing hidden is looked at.

The move is tried on guesses at what the seat cannot know, never on the true state. Where chance would speak, or where
the guesses do not agree because hidden cards matter, nothing is told.
"""

from __future__ import annotations

from typing import Any

from atelier.errors import IllegalMove, UnknownMove
from atelier.match import Match
from atelier.server.errors import Problem
from atelier.server.storage.people import Person
from atelier.server.tables.differences import differences
from atelier.server.tables.lines import lying
from atelier.server.tables.permission import own_seat
from atelier.server.tables.table import Table
from atelier.server.tables.versions import check_rules

GUESSES = 4


def preview(table: Table, person: Person, seat: int | None, said: str) -> dict[str, Any]:
    """The changes a legal move would make in a seat's view, and in everyone's points."""
    chosen = own_seat(table, person, seat)
    match = at_play(table)
    if match.seat != chosen:
        raise Problem(409, "not-your-turn", f"Seat {match.seat} is on turn; wait for yours.")
    return changes_of(match, chosen, said)


def changes_of(match: Match, seat: int, said: str) -> dict[str, Any]:
    """The same for the seat on turn of a game, wherever it lies."""
    move = legal_move(match, said)
    tried = [_try(match, seat, move, guess) for guess in range(GUESSES)]
    told = tried[0] if all(one == tried[0] for one in tried) else None
    return {"move": move, **(told or {"changes": None, "points": None})}


def legal_move(match: Match, said: str) -> str:
    """A legal move as it is written; any other is refused."""
    try:
        return match.words[match.code(said)]
    except (IllegalMove, UnknownMove) as error:
        raise Problem(422, "illegal-move", str(error), legal=match.legal) from None


def at_play(table: Table) -> Match:
    """The game of a table while it is played."""
    check_rules(table)
    if table.match is None or table.life != "playing":
        raise Problem(409, "wrong-time", f"This can be asked while the game is played; this table is {table.life}.")
    return table.match


def _try(match: Match, seat: int, move: str, guess: int) -> dict[str, Any] | None:
    """Play the move on one guess; None if chance had to decide something."""
    trial = match.copy()
    trial.take_over(match.knowledge(seat, guess).guess[0], match.moves)
    before, points, spent = lying(trial, seat), _points(trial), int(trial.state.spent)
    trial.play(move)
    if int(trial.state.spent) != spent:
        return None
    gained = {str(one): now - was for one, (was, now) in enumerate(zip(points, _points(trial), strict=True))}
    return {"changes": differences(before, lying(trial, seat)), "points": gained}


def _points(match: Match) -> list[int]:
    return [score.total for score in match.scores]
