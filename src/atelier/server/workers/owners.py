"""Who answers for what a table asks of the house: its host, or the person who made the bot that hosts it."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial

from atelier.server.storage import people
from atelier.server.storage.database import Database

KNOWN = 20_000


class Owners:
    """Hosts and the people behind them; a bot never changes hands."""

    def __init__(self, database: Database):
        self.database = database
        self.known: OrderedDict[str, str] = OrderedDict()

    async def of(self, host: str) -> str:
        """The person behind a host."""
        if host not in self.known:
            owner = await self.database.read(partial(people.find_owner, person=host))
            self.known[host] = owner or host
            while len(self.known) > KNOWN:
                self.known.popitem(last=False)
        return self.known.get(host, host)
