"""When garbage is collected: little by little while people play, the whole heap only while nobody waits.

A full collection looks through everything a server holds (a tenth of a second with a thousand tables in hand) and finds
next to nothing: tables, views and events are freed when the last reference to them goes. So the old generation is left
to a moment in which the event loop has nothing to do; should there be none, it comes after an hour all the same.
"""

from __future__ import annotations

import asyncio
import gc
import time

OFTEN = 0.1
"""Seconds between two looks through what is new. Python itself counts what is made less what is freed, and where old
views go as new ones come that is next to nothing: it would let a hundred thousand new objects gather, and then stop."""
YOUNG, RARELY = 50_000, 5_000
"""When Python collects by itself all the same: a bound, hardly ever reached."""
EVERY = 600.0
LATEST = 3_600.0
"""Seconds between two full collections: when there is a quiet moment, and at the latest."""
LOOK = 0.5
QUIET = 0.04
"""Share of a core below which the event loop has nothing to do."""


def keep_what_is_loaded() -> None:
    """Never look through what was compiled and loaded: it stays for as long as the process."""
    gc.collect()
    gc.freeze()


async def collect_when_quiet() -> None:
    """Look through what is new all the time, and through everything now and then, until it is cancelled."""
    gc.set_threshold(YOUNG, 10, RARELY)
    collected = looked = time.monotonic()
    used = time.thread_time()
    while True:
        await asyncio.sleep(OFTEN)
        gc.collect(1)
        now = time.monotonic()
        if now - looked < LOOK:
            continue
        busy, looked = (time.thread_time() - used) / (now - looked), now
        used = time.thread_time()
        if now - collected >= (EVERY if busy < QUIET else LATEST):
            gc.collect()
            collected = time.monotonic()
