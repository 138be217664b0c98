"""Who holds which key, as far as this process knows: remembered until it hears that something about them changed."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Collection
from functools import partial
from typing import TypeVar

from atelier.server.live.hub import Hub
from atelier.server.storage import people
from atelier.server.storage.database import Database
from atelier.server.storage.people import Person

T = TypeVar("T")
LONGEST_KEY = 128
TRUSTED_SECONDS = 600.0
DEAF_SECONDS = 5.0
"""How long a key is trusted while nobody could tell that it is void."""
KNOWN, UNKNOWN = 20_000, 5_000
AGAIN_SECONDS = 1.0
LOGGER = logging.getLogger("atelier.keys")


class Keys:
    """Knows keys; remembers the holders of those it has seen lately, until it hears that something about them changed.

    A key that is not known never will be: keys are made here, at random. So those are remembered too.
    """

    def __init__(self, database: Database, hub: Hub):
        self.database, self.hub = database, hub
        self.seen: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        self.unknown: OrderedDict[str, float] = OrderedDict()
        self.hears = database.alone
        """Whether this process would hear at once of a key that another has voided."""
        self.doubts = 0
        self.rechecks: set[asyncio.Task[None]] = set()

    async def holder(self, key: str) -> Person | None:
        """Who holds a key."""
        return await self._find(people.hashed(key)) if len(key) <= LONGEST_KEY else None

    async def _find(self, key_hash: str) -> Person | None:
        now, trusted = time.monotonic(), TRUSTED_SECONDS if self.hears else DEAF_SECONDS
        if key_hash in self.seen and now - self.seen[key_hash][0] < trusted:
            return self.seen[key_hash][1]
        if key_hash in self.unknown and now - self.unknown[key_hash] < trusted:
            return None
        doubts = self.doubts
        person = await self.database.read(partial(people.find, key_hash=key_hash))
        if person is None:
            self.seen.pop(key_hash, None)
            _remember(self.unknown, key_hash, now, UNKNOWN)
        elif doubts == self.doubts:  # else what was read may be of yesterday
            _remember(self.seen, key_hash, (now, person), KNOWN)
        return person

    async def valid(self, key_hash: str) -> bool:
        """Whether someone holds the key with this hash."""
        return await self._find(key_hash) is not None

    def listen(self, hears: bool) -> None:
        """From now on this process hears of changes in others, or no longer; what came before may have been missed."""
        self.hears = hears
        if hears:
            self.changed(None)

    def changed(self, persons: Collection[str] | None) -> None:
        """Keys or names of these people (None: of anyone) have changed: trust no more what was known of them."""
        self.doubts += 1
        for key_hash in [key for key, (_, one) in self.seen.items() if persons is None or one.id in persons]:
            del self.seen[key_hash]
        task = asyncio.get_running_loop().create_task(self._recheck(persons))
        self.rechecks.add(task)
        task.add_done_callback(self.rechecks.discard)

    async def _recheck(self, persons: Collection[str] | None) -> None:
        """End the streams that were opened with a key that is void now."""
        left = self.hub.keys_of(persons)
        while left:
            try:
                if not await self.valid(left[-1]):
                    self.hub.end(left[-1])
                left.pop()
            except Exception as error:
                LOGGER.warning("a key was not looked up", extra={"error": type(error).__name__})
                await asyncio.sleep(AGAIN_SECONDS)

    def close(self) -> None:
        """Stop."""
        for task in self.rechecks:
            task.cancel()


def _remember(kept: OrderedDict[str, T], key_hash: str, what: T, most: int) -> None:
    kept.pop(key_hash, None)
    kept[key_hash] = what
    if len(kept) > most:
        kept.popitem(last=False)
