"""Taking back: how far it goes, and what it would undo.

Among people one takes back moves of one's own turn, never past a card shown or the decision of someone else. Where no
other person plays, one goes back to one's last real decision, whatever opponents have answered since, as often as one
likes. What an opponent thinks meanwhile was thought in a position that is gone, and is refused when it comes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from atelier.server.errors import Problem
from atelier.server.storage.log import Entry
from atelier.server.tables.allowed import others_sit
from atelier.server.tables.shapes import TakenBack, TakesBack
from atelier.server.tables.table import POSITION_KINDS, Table
from atelier.server.tables.views import telling


class TakeBack(NamedTuple):
    """How many moves would stand, and whether that is further back than people may go who play with others."""

    step: int
    further: bool


def among_people(table: Table, seat: int) -> bool:
    """Do the rules hold by which people take back who play together? A deal of the day that counts is one of theirs."""
    return table.counted or others_sit(table, table.seats[seat].person)


def take_back(table: Table, seat: int, whole_turn: bool) -> TakeBack | None:
    """Where a seat would come to by taking back its last decision, or the turn that was part of; None: nowhere."""
    if table.life != "playing" or table.match is None or table.seats[seat].played_by != "person":
        return None
    made = len(table.match.moves)
    allowed = _within_turn(table, seat, whole_turn)
    if among_people(table, seat):
        return TakeBack(allowed, False) if allowed < made else None
    step = _to_decision(table, seat, whole_turn)
    return None if step is None else TakeBack(step, step < _within_turn(table, seat, True))


def need_take_back(table: Table, seat: int, whole_turn: bool) -> TakeBack:
    """The same; refused in one sentence where there is nothing to take back."""
    found = take_back(table, seat, whole_turn)
    if found is not None:
        return found
    if among_people(table, seat):
        why = "it is not your turn, others have moved, or a card has been shown"
    elif table.seats[seat].played_by != "person":
        why = "an opponent plays your seat; come back first"
    else:
        why = "you have not decided anything at this table yet"
    raise Problem(409, "no-undo", f"Nothing can be taken back: {why}.")


def still_last(table: Table, seat: int, position: int) -> bool:
    """Is one's last decision still the one it was in a position: do only opponents play here, and have moved since?"""
    if not 1 <= position <= table.number or table.positions[position - 1].number != position:
        return False
    since = [entry for entry in table.entries[position:] if entry.kind in POSITION_KINDS]
    if among_people(table, seat):
        return False
    return all(entry.kind == "moved" and entry.person is None for entry in since)


def takes_back(table: Table, seat: int) -> TakesBack | None:
    """What taking back would undo, for whoever is about to: the last decision, and the turn where that is more."""
    last = take_back(table, seat, False)
    turn = take_back(table, seat, True)
    if last is None:
        return None
    more = turn is not None and turn.step < last.step
    return {"last": _told(table, seat, last), "turn": _told(table, seat, turn) if more and turn is not None else None}


def _within_turn(table: Table, seat: int, whole_turn: bool) -> int:
    """How many moves stand at least where others play."""
    assert table.match is not None
    made, back = len(table.match.moves), 0
    while made - back > table.first_own_move(seat) and table.match.may_undo(seat, back) and (whole_turn or not back):
        back += 1
    return made - back


def _to_decision(table: Table, seat: int, whole_turn: bool) -> int | None:
    """How many moves had been made before the last real choice of this person; or before the first of that turn."""
    assert table.match is not None
    person, step = table.seats[seat].person, len(table.match.moves)
    found: int | None = None
    turn: int | None = None
    for entry in _standing(table):
        step -= 1
        own = entry.person == person
        if found is not None and not (own and entry.body["seat"] == turn):
            break
        if own and len(table.match.after(step).legal_codes) > 1:
            found, turn = step, entry.body["seat"]
            if not whole_turn:
                break
    return found


def _standing(table: Table) -> Iterator[Entry]:
    """The moves made at this table that stand, the last first."""
    undone = 0
    for entry in reversed(table.entries):
        if entry.kind == "undone":
            undone += len(entry.body["moves"])
        elif entry.kind == "moved" and undone:
            undone -= 1
        elif entry.kind == "moved":
            yield entry


def _told(table: Table, seat: int, found: TakeBack) -> TakenBack:
    """A take-back in words: the decision it goes back to, how many moves it undoes, and who had answered."""
    assert table.match is not None
    before, count = table.match.after(found.step), len(table.match.moves) - found.step
    own = table.seats[seat].person
    moves = [entry for entry, _ in zip(_standing(table), range(count), strict=False)]
    others = [entry.body["seat"] for entry in reversed(moves) if entry.person != own]
    move = table.match.moves[found.step]
    assert before.seat is not None
    return {
        "seat": before.seat,
        "move": move,
        **telling(before, before.words.index(move)),
        "count": count,
        "answers": list(dict.fromkeys(others)),
        "further": found.further,
    }
