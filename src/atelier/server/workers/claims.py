"""Claims: work a process has taken, so that others leave it. Short and renewed: the dead hold nothing for long."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial

from atelier.server.storage import claims
from atelier.server.storage.database import Database
from atelier.server.storage.people import new_id

LOGGER = logging.getLogger("atelier.claims")
RENEWALS = 3
"""So often a claim is renewed before it would run out."""
SHORTEST = 1.0


class Claims:
    """What this process has claimed and is still at, queued or under way. Where it serves alone, everything is its."""

    def __init__(self, database: Database, seconds: float):
        self.database, self.seconds = database, max(SHORTEST, seconds)
        self.holder = new_id()
        self.held: set[str] = set()
        self.task = asyncio.get_running_loop().create_task(self._keep())

    async def take(self, work: str, number: int = 0) -> bool:
        """Take a piece of work; False if another process has it."""
        if self.database.alone:
            return True
        ask = partial(claims.claim, work=work, number=number, holder=self.holder, seconds=self.seconds)
        taken = await self.database.write(ask, work)
        if taken:
            self.held.add(work)
        return taken

    def rest(self, work: str) -> None:
        """Renew it no longer: it is done, and the log says so."""
        self.held.discard(work)

    async def release(self, work: str) -> None:
        """Give it back, for anyone to take at once."""
        self.rest(work)
        if not self.database.alone:
            await self.database.write(partial(claims.release, work=work, holder=self.holder), work)

    async def close(self) -> None:
        """Stop renewing."""
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(self.seconds / RENEWALS)
            if self.held:
                try:
                    await asyncio.to_thread(self._renew, sorted(self.held))
                except Exception as error:
                    LOGGER.warning("claims not renewed", extra={"error": type(error).__name__})

    def _renew(self, works: list[str]) -> None:
        """In a transaction of its own: it waits for nothing else that is written."""
        with self.database.engine.begin() as connection:
            claims.renew(connection, works, self.holder, self.seconds)
