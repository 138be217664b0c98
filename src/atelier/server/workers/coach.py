"""The coach: what a position promises someone who plays against opponents only, and which turns promise most.

It thinks where masters think and waits for its turn like them, from what the seat knows, once for each position.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from atelier.agents.opponent import Budget
from atelier.match import Match
from atelier.server.errors import Problem
from atelier.server.ops.rate import Rate
from atelier.server.pools.fair_queue import Full
from atelier.server.pools.lanes import Lane
from atelier.server.pools.mind import MindLost, Thought
from atelier.server.storage.people import Person
from atelier.server.tables.allowed import need_to_be_coached
from atelier.server.tables.permission import own_seat
from atelier.server.tables.preview import at_play
from atelier.server.tables.table import Table
from atelier.server.workers.compiling import Compilation
from atelier.server.workers.thoughts import advise

BUDGET = Budget(milliseconds=400)
KEPT = 1000
"""How many answers are remembered."""

Asked = tuple[str, int, int]
"""A table, its position, a seat."""


class Coach:
    """Answers are shared: whoever asks for the same while it is thought about waits for the same thought."""

    def __init__(self, lane: Lane[Thought], rate: Rate, compilation: Compilation, trials: int):
        self.lane, self.rate, self.compilation, self.trials = lane, rate, compilation, trials
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
        if isinstance(thought.exception(), MindLost):
            raise Problem(503, "not-ready", "The coach was interrupted; ask again in a moment.", retry_after=1)
        return {"position": table.position.number, "seat": chosen, **thought.result()}

    def _think(self, asked: Asked, match: Match, owner: str) -> None:
        table, position, seat = asked
        try:
            advice = Thought(advise, (match.after(len(match.moves)), seat, position, BUDGET, self.trials))
            thought = self.lane.submit(owner, table, advice)
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
