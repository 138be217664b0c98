"""A fair pool of threads for questions: whoever asks for much waits for themselves, and is refused when it is too much.

An owner is a person, or the address of people unknown: a whole class may be behind it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from atelier.server.errors import Problem
from atelier.server.pools.fair_queue import Full
from atelier.server.pools.lanes import MOST_WAITING, Lane

T = TypeVar("T")


class FairPool(Lane[Callable[[], Any]]):
    """Runs blocking work. `each`: questions one owner may have here at once, 0 for any number; `most`: that may wait.

    No owner holds all threads at once, where there are several, even while nobody else asks. Where no more may wait,
    whoever has most waiting makes room for others.
    """

    def __init__(self, name: str, threads: int, each: int = 0, most: int = MOST_WAITING):
        super().__init__(threads, self._in_a_thread, most)
        self.threads = ThreadPoolExecutor(self.free, name)
        self.share, self.strict, self.each = max(1, threads - 1), True, each

    async def run(self, owner: str, work: Callable[[], T]) -> T:
        """Do a piece of work when its owner's turn comes; refused where too much waits already."""
        held = self.under_way.get(owner, 0) + self.queue.waiting(owner)
        if self.each and held >= self.each:
            detail = f"You have asked {held} questions of this kind that are not answered yet; wait for an answer."
            raise Problem(429, "too-many", detail, retry_after=1)
        self._make_room(owner)
        try:
            done: T = await self.submit(owner, "", work)
        except Full:
            raise Problem(503, "busy", "Too many wait for answers of this kind; try again.", retry_after=5) from None
        return done

    def _make_room(self, owner: str) -> None:
        let_go = self.queue.make_room(owner)
        if let_go is not None and not let_go.done.done():
            let_go.done.set_exception(Full())

    def close(self) -> None:
        """Let go of what waits; what is under way ends by itself."""
        super().close()
        self.threads.shutdown(wait=False, cancel_futures=True)

    def _in_a_thread(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        return asyncio.get_running_loop().run_in_executor(self.threads, work)
