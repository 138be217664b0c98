"""The mind: one process of the server in which all thinking is done, so that nobody who is served waits for it.

It holds nothing that is not known here: should it die, what it was thinking about fails, and the next thought finds
another. Who thinks next, and how many at once, is decided before (see `lanes`).
"""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple

LOGGER = logging.getLogger("atelier.mind")
COMMAND = (sys.executable, "-P", "-m", "atelier.server.pools.mind_worker")
SIZE_BYTES = 4
"""Before each answer its size."""


class MindLost(Exception):
    """The process has ended in the middle of a thought; whoever asks again is answered by another."""


class ThoughtFailed(Exception):
    """What went wrong with a thought, and of what kind it was."""


class Thought(NamedTuple):
    """Something to think about: a function of some module and its arguments, all of which can be pickled.

    Where someone hears how far it is, the function gets `progress` to tell it with.
    """

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    heard: Callable[..., None] | None = None


class UnderWay(NamedTuple):
    """A thought that is thought about, and who waits for it."""

    thought: Thought
    done: asyncio.Future[Any]


class Mind:
    """A process that thinks about many things side by side, started when it is first needed.

    Used from the event loop alone.
    """

    def __init__(self, command: Sequence[str] = ()):
        self.command = tuple(command) or COMMAND
        self.numbers = count(1)
        self.under_way: dict[int, UnderWay] = {}
        self.process: asyncio.subprocess.Process | None = None
        self.unsaid: list[bytes] = []
        """What is said to the process once it has started."""
        self.life: asyncio.Task[None] | None = None
        self.closed = False

    def begin(self, nice: int, thought: Thought) -> None:
        """Start before someone waits for it, with a thought of which nobody asks what came."""
        self.think(nice, thought).add_done_callback(lambda done: None if done.cancelled() else done.exception())

    def think(self, nice: int, thought: Thought) -> asyncio.Future[Any]:
        """Think about something at once, in a thread that steps back so far for others."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        if self.closed:
            done.cancel()
            return done
        number = next(self.numbers)
        try:
            asked = pickle.dumps((thought.function, thought.arguments, thought.heard is not None))
        except Exception as error:
            done.set_exception(error)
            return done
        self.under_way[number] = UnderWay(thought, done)
        self._say(pickle.dumps((number, nice, asked)))
        if self.life is None:
            self.life = loop.create_task(self._live())
        return done

    async def close(self) -> None:
        """End the process, whatever it thinks about."""
        self.closed = True
        if self.life is not None:
            self.life.cancel()
            await asyncio.gather(self.life, return_exceptions=True)
        for one in self._let_go():
            one.done.cancel()

    def _say(self, said: bytes) -> None:
        if self.process is None:
            self.unsaid.append(said)
        else:
            assert self.process.stdin is not None
            self.process.stdin.write(said)

    async def _live(self) -> None:
        """From the start of a process to its end."""
        why = "it ended"
        try:
            await self._hear()
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
        finally:
            self.process, self.life, self.unsaid = None, None, []
        lost = self._let_go()
        LOGGER.error("the mind is lost; the next thought starts another", extra={"why": why, "thoughts": len(lost)})
        for one in lost:
            if not one.done.done():
                one.done.set_exception(MindLost(why))

    async def _hear(self) -> None:
        """Start a process and hear its answers until it ends."""
        process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE, start_new_session=True)
        assert process.stdout is not None
        try:
            self.process, unsaid, self.unsaid = process, self.unsaid, []
            for said in unsaid:
                self._say(said)
            while size := await process.stdout.read(SIZE_BYTES):
                size += await process.stdout.readexactly(SIZE_BYTES - len(size))
                self._take(*pickle.loads(await process.stdout.readexactly(int.from_bytes(size, "big"))))
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # to the end of what it said: only then nothing of it is held any more

    def _take(self, number: int, kind: str, said: Any) -> None:
        """What is said about a thought: how far it is, what came of it, or what went wrong."""
        if kind == "progress":
            heard = self.under_way[number].thought.heard
            assert heard is not None
            heard(*said)
            return
        done = self.under_way.pop(number).done
        if done.done():
            return
        if kind == "failed":
            done.set_exception(ThoughtFailed(said))
        else:
            done.set_result(said)

    def _let_go(self) -> list[UnderWay]:
        left, self.under_way = list(self.under_way.values()), {}
        return left
