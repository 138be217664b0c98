"""Opponents: they think in lanes of their own, in the mind, and move like everyone else, through the log.

With several processes each may look at the same table; a claim keeps the others from thinking about the same move, and
should two move after all, the log takes one. Everyone's tables are served in turn.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from typing import NamedTuple

from atelier.server.errors import Problem
from atelier.server.ops.metrics import Metrics
from atelier.server.pools.fair_queue import Full
from atelier.server.pools.lanes import Lanes
from atelier.server.pools.mind import Thought
from atelier.server.tables import commands
from atelier.server.tables.registry import Registry
from atelier.server.tables.table import Table
from atelier.server.workers.claims import Claims
from atelier.server.workers.compiling import Compilation
from atelier.server.workers.owners import Owners
from atelier.server.workers.thoughts import Choice, choose

LOGGER = logging.getLogger("atelier.bots")
SHORTEST_REST, LONGEST_REST = 1.0, 3600.0
MOST_RESTING = 10_000
QUICK = ("random", "apprentice", "journeyman")
"""Those who think little enough to do it in Python while the rules are compiled."""


class Rest(NamedTuple):
    """A position whose opponent failed is not tried again before a while has passed."""

    position: int
    until: float
    seconds: float


class Bots:
    """Plays every seat an opponent has."""

    def __init__(
        self,
        tables: Registry,
        lanes: Lanes,
        claims: Claims,
        owners: Owners,
        compilation: Compilation,
        metrics: Metrics,
    ):
        self.compilation = compilation
        self.tables, self.lanes, self.claims, self.owners, self.metrics = tables, lanes, claims, owners, metrics
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.about: dict[str, int] = {}
        """The position each of them thinks about."""
        self.resting: OrderedDict[str, Rest] = OrderedDict()
        self.stopping = False

    def look(self, table: Table) -> None:
        """Is it an opponent's turn? Then think; and let go of what was thought about moves that are taken back."""
        if table.id in self.busy and table.entries[-1].kind == "undone":
            self.busy[table.id].cancel()
        if table.opponent_on_turn is None or table.id in self.busy or self.stopping or self._rests(table):
            return
        self.busy[table.id] = asyncio.get_running_loop().create_task(self._play(table.id))

    async def close(self) -> None:
        """Let go; who starts next thinks again."""
        self.stopping = True
        for task in list(self.busy.values()):
            task.cancel()
        await asyncio.gather(*self.busy.values(), return_exceptions=True)

    async def _play(self, id: str) -> None:
        """Move for the opponents of a table until it is a person's turn."""
        try:
            while not self.stopping and await self._move(await self.tables.get(id)):
                pass
        except (Problem, Full, asyncio.CancelledError):
            pass  # it is not wanted any more, or too many wait, and the sweeper looks again
        except Exception as error:
            LOGGER.error("an opponent's move failed", exc_info=error)
            self._let_rest(id)
        finally:
            self.claims.rest(id)
            self.busy.pop(id, None)
            table, about = self.tables.hand.get(id), self.about.pop(id, None)
            if table is not None and about is not None and table.position.number != about:
                self.look(table)  # others have moved meanwhile, and whoever did found someone busy here

    async def _move(self, table: Table) -> bool:
        seat, position = table.opponent_on_turn, table.position.number
        self.about[table.id] = position
        if seat is not None and (table.seats[seat].level or table.stand_in) not in QUICK:
            await self.compilation.wait_for(table.game.name)
        if seat is None or table.match is None or not await self.claims.take(table.id, position):
            return False
        level = table.seats[seat].level or table.stand_in
        owner = await self.owners.of(table.host)
        match, attended = table.match, any(one.played_by == "person" for one in table.seats)
        thought = Thought(choose, (level, match.after(len(match.moves)), seat, secrets.randbits(63)))
        choice: Choice = await self.lanes.of(level).submit(owner, table.id, thought, attended)
        self.metrics.thoughts.labels(level).observe(choice.seconds)
        said = match.words[choice.code]
        await self.tables.change(table.id, None, None, lambda now: commands.opponent_move(now, seat, position, said))
        return True

    def _rests(self, table: Table) -> bool:
        rest = self.resting.get(table.id)
        return rest is not None and rest.position == table.position.number and time.monotonic() < rest.until

    def _let_rest(self, id: str) -> None:
        """Try again later, each time after twice as long."""
        table, before = self.tables.hand.get(id), self.resting.pop(id, None)
        seconds = min(LONGEST_REST, 2 * before.seconds) if before is not None else SHORTEST_REST
        position = table.position.number if table is not None else 0
        self.resting[id] = Rest(position, time.monotonic() + seconds, seconds)
        while len(self.resting) > MOST_RESTING:
            self.resting.popitem(last=False)
