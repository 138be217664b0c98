"""A table in hand, written entry by entry: what the log comes to, without a server."""

from __future__ import annotations

from random import Random

from atelier.games import find
from atelier.server.storage.log import Entry
from atelier.server.storage.people import Person
from atelier.server.storage.tables import Row
from atelier.server.tables.table import Table

ZOE, BOB = Person("zoe", "Zoé", None), Person("bob", "Bob", None)
SETUP = {"options": {}, "listed": False, "clock": None, "stand_in": "journeyman", "forked": None}


def lay(people=(ZOE, BOB), seats=2, game="little-town", **setup):
    """A game that has begun: these people on the first seats, opponents on the others."""
    game = find(game)
    setup = {**SETUP, **setup}
    row = Row("t" * 22, people[0].id, "request-1", game.name, None, setup, None, "ab" * 32, 0, game.version)
    taken = [{"person": one.id, "owner": one.answerable, "name": one.name} for one in people]
    taken += [{"level": "random", "name": ""}] * (seats - len(people))
    table = then(Table(row, None, None), "opened", seats=taken)
    return then(table, "started", contributions=[""] * seats)


def then(table, kind, person=None, at=0, **body):
    """The same table with an entry more."""
    return table.then([Entry(table.number + 1, kind, person, None, body, at)])


def moved(table, move, person=None):
    """The same table after a move of the seat on turn."""
    return then(table, "moved", person, seat=table.turn, name="", move=move)


def act(table, wishes, person=None, at=0):
    """The same table after what a wish became."""
    for wish in wishes:
        table = then(table, wish.kind, person, at, **wish.body)
    return table


def could_take_back(table, count=1, seed=1):
    """Play on until someone could take so many moves of a turn back; the table before these, and the moves."""
    chance = Random(seed)
    while table.match is not None and not table.match.over:
        if moves := _taken_back_in_turn(table, count):
            return table, *moves
        table = moved(table, chance.choice(table.match.legal))
    raise AssertionError("nothing could be taken back in the whole game")


def _taken_back_in_turn(table, count):
    """So many moves in a row that the seat on turn could take back one by one; none if there are none."""
    for move in table.match.legal if count else ():
        after = moved(table, move)
        if after.turn == table.turn and after.match.may_undo(table.turn):
            further = _taken_back_in_turn(after, count - 1)
            if count == 1 or further:
                return [move, *further]
    return []
