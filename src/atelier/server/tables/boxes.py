"""Uploaded boxes: read where they can do no harm, kept in hand for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial

from atelier.boxfile import BoxFile
from atelier.server.errors import Problem
from atelier.server.pools.sandbox import Sandbox
from atelier.server.storage import boxes
from atelier.server.storage.database import Database


def no_box() -> Problem:
    """Never uploaded, or forgotten since with all who had."""
    return Problem(422, "no-box", "There is no such box; upload it first, then name it by its id.")


class Boxes:
    """The uploaded boxes this process has read lately."""

    def __init__(self, database: Database, sandbox: Sandbox, in_hand: int):
        self.database, self.sandbox, self.most = database, sandbox, in_hand
        self.hand: OrderedDict[str, BoxFile] = OrderedDict()
        self.reading: dict[str, asyncio.Task[BoxFile]] = {}
        """Boxes that are being read, once for all who ask."""

    async def get(self, id: str) -> BoxFile:
        """An uploaded box."""
        if id in self.hand:
            return self.hand[id]
        if id not in self.reading:
            self.reading[id] = asyncio.get_running_loop().create_task(self._read(id))
            self.reading[id].add_done_callback(lambda _: self.reading.pop(id, None))
        return await asyncio.shield(self.reading[id])

    async def _read(self, id: str) -> BoxFile:
        """Read a box anew: what once was checked may be more than is allowed now."""
        found = await self.database.read(partial(boxes.find_box, box=id))
        if found is None:
            raise no_box()
        return self.hold(id, await self.sandbox.box(f"box {id}", *found, "box.toml"))

    def hold(self, id: str, box: BoxFile) -> BoxFile:
        """Keep a checked box in hand."""
        self.hand[id] = box
        while len(self.hand) > self.most:
            self.hand.popitem(last=False)
        return box
