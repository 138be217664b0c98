"""The coach: what a position promises someone who plays against opponents only, and which turns promise most.

It thinks where masters think and waits for its turn like them, from what the seat knows, once for each position.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Any

from atelier.agents.opponent import Budget
from atelier.lab.analyst import Analysis, MoveEstimate, analyse
from atelier.lab.forecast import forecast
from atelier.lab.line import line
from atelier.lab.review import compare
from atelier.match import Match
from atelier.server.errors import Problem
from atelier.server.ops.rate import Rate
from atelier.server.pools.fair_queue import Full
from atelier.server.pools.lanes import Lane
from atelier.server.storage.people import Person
from atelier.server.tables.allowed import need_to_be_coached
from atelier.server.tables.lines import tell_line
from atelier.server.tables.permission import own_seat
from atelier.server.tables.preview import at_play
from atelier.server.tables.table import Table
from atelier.server.tables.views import spell, telling
from atelier.server.workers.compiling import Compilation

BUDGET = Budget(milliseconds=400)
BEST = 3
KEPT = 1000
"""How many answers are remembered."""

Asked = tuple[str, int, int]
"""A table, its position, a seat."""


class Coach:
    """Answers are shared: whoever asks for the same while it is thought about waits for the same thought."""

    def __init__(self, lane: Lane, rate: Rate, compilation: Compilation):
        self.lane, self.rate, self.compilation = lane, rate, compilation
        self.answers: OrderedDict[Asked, asyncio.Future[dict[str, Any]]] = OrderedDict()

    async def ask(self, table: Table, person: Person, seat: int | None) -> dict[str, Any]:
        """What the position promises, and the best moves if it is this seat's turn."""
        chosen = own_seat(table, person, seat)
        match = at_play(table)
        need_to_be_coached(table, person.id)
        asked = (table.id, table.position.number, chosen)
        await self.compilation.wait_for(match.game.name)
        if asked not in self.answers:
            self.rate.take(person.answerable)
            self._think(asked, match, person.answerable)
        thought = self.answers[asked]
        await asyncio.wait([thought])
        if thought.cancelled():
            raise Problem(503, "not-ready", "The server is stopping; ask again in a moment.", retry_after=1)
        return {"position": table.position.number, "seat": chosen, **thought.result()}

    def _think(self, asked: Asked, match: Match, owner: str) -> None:
        table, position, seat = asked
        try:
            thought = self.lane.submit(owner, table, partial(advise, match, seat, position))
        except Full:
            raise Problem(
                503, "busy", "Too many ask the coach at once; ask again in a moment.", retry_after=5
            ) from None
        self.answers[asked] = thought
        thought.add_done_callback(lambda done: self._forget(asked) if done.cancelled() or done.exception() else None)
        while len(self.answers) > KEPT:
            self.answers.popitem(last=False)

    def _forget(self, asked: Asked) -> None:
        self.answers.pop(asked, None)


def advise(match: Match, seat: int, seed: int) -> dict[str, Any]:
    """The forecast of the position; on this seat's turn the best turns, each with its reasons.

    The best move keeps the chance that the forecast gives, every other loses what it is worse by.
    """
    found = forecast(match)
    told = {"chances": list(found.chances), "errors": list(found.errors), "points": list(found.points)}
    if match.seat != seat:
        return {**told, "moves": []}
    analysis = analyse(match, seat, BUDGET, seed)
    moves = [
        _turn(match, analysis, place, found.chances[seat], seed) for place in range(min(BEST, len(analysis.estimates)))
    ]
    return {**told, "moves": moves}


def _turn(match: Match, analysis: Analysis, place: int, chance: float, seed: int) -> dict[str, Any]:
    """A move with the turn it begins, what that achieves, and why it is better than the next best, or worse."""
    estimate = analysis.estimates[place]
    turn = line(match, analysis.seat, str(estimate.move), seed)
    against = _other(analysis, place)
    return {
        "move": estimate.move,
        **telling(match, match.words.index(str(estimate.move))),
        "chance": min(1.0, max(0.0, chance - (analysis.best.chance - estimate.chance))),
        "chance_error": estimate.chance_error,
        "margin": estimate.margin,
        "line": tell_line(turn),
        "achieved": [spell(one, match.box) for one in turn.achieved],
        "against": against.move if against is not None else None,
        "reason": compare(estimate, against, analysis.seat).as_json() if against is not None else None,
    }


def _other(analysis: Analysis, place: int) -> MoveEstimate | None:
    if place:
        return analysis.best
    return analysis.estimates[1] if len(analysis.estimates) > 1 else None
