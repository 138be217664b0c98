"""Minds for servers of tests, and what a test lets them think."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from atelier.server.pools.mind import Mind, Thought
from atelier.server.workers import thoughts
from tests.patience import wait_for

AT_ONCE = 64
FOR_EVER = "master:600000ms"
MEETING = []


class LateMind(Mind):
    """The true one, started when it is first needed."""

    def begin(self, nice, thought):
        """Later."""


class OwnMind:
    """Thinks in threads of this process: what is thought can be held up, counted, replaced by anything."""

    def __init__(self, command=()):
        self.threads = ThreadPoolExecutor(AT_ONCE, "mind")

    def begin(self, nice, thought):
        """Nothing to start."""

    def think(self, nice, thought):
        loop = asyncio.get_running_loop()
        words = {}
        if thought.heard is not None:
            words["progress"] = partial(loop.call_soon_threadsafe, thought.heard)
        return loop.run_in_executor(self.threads, partial(thought.function, *thought.arguments, **words))

    async def close(self):
        self.threads.shutdown(wait=False, cancel_futures=True)


class NearMind(OwnMind):
    """The same, but what is thought about is handed over as it would be to another process."""

    def think(self, nice, thought):
        function, arguments = pickle.loads(pickle.dumps((thought.function, thought.arguments)))
        return super().think(nice, Thought(function, arguments, thought.heard))


def fail(*words, **more):
    """A thought that fails."""
    raise RuntimeError("a secret that must not be told")


def no_steps(*words, **more):
    """An analysis that finds nothing."""
    return {"steps": []}


def die_once(file):
    """Be killed in the middle of a thought; who thinks it again is not."""
    if not Path(file).exists():
        Path(file).touch()
        os.kill(os.getpid(), signal.SIGKILL)


def choose_in_the_second_life(file, *words):
    die_once(file)
    return thoughts.choose(*words)


def advise_in_the_second_life(file, *words):
    die_once(file)
    return thoughts.advise(*words)


def analyse_in_the_second_life(file, *words, progress):
    die_once(file)
    return no_steps()


def analyse_half(gate, *words, progress):
    """An analysis that goes on from its half when it is let."""
    progress(5, 10)
    wait_for(Path(gate).exists)
    return no_steps()


def choose_for_ever(begun, level, match, seat, seed):
    """Think for longer than any test waits; a file says which process does."""
    Path(begun).write_text(str(os.getpid()), encoding="utf-8")
    return thoughts.choose(FOR_EVER, match, seat, seed)


def meet(others):
    """Wait until so many think at once."""
    MEETING.append(True)
    return wait_for(lambda: len(MEETING) == others and others)


def count(of, progress):
    """A thought that says how far it is."""
    for done in range(1, of + 1):
        progress(done, of)
    return "counted"


def priorities():
    """Of the thread that thinks, and of one that it starts."""
    found = []

    def look():
        found.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))

    look()
    inner = threading.Thread(target=look)
    inner.start()
    inner.join()
    return found
