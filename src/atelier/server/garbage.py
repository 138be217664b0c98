"""When garbage is collected: little by little while people play, the whole heap only while nobody waits.

A full collection looks through everything a server holds (a tenth of a second with a thousand tables in hand) and finds
next to nothing: tables, views and events are freed when the last reference to them goes. So the old generation is left
to a moment in which the event loop has nothing to do; should there be none, it comes after an hour all the same.
"""

from __future__ import annotations

import asyncio
import gc
import time

YOUNG = 2_000
"""Objects more than there were, after which the youngest are looked through."""
RARELY = 5_000
"""Young collections after which Python collects everything by itself, whatever we do: a bound, hardly ever reached."""
EVERY = 600.0
LATEST = 3_600.0
"""Seconds between two full collections: when there is a quiet moment, and at the latest."""
LOOK = 0.5
QUIET = 0.02
"""Share of a core below which the event loop has nothing to do."""


def keep_what_is_loaded() -> None:
    """Never look through what was compiled and loaded: it stays for as long as the process."""
    gc.collect()
    gc.freeze()


async def collect_when_quiet() -> None:
    """Collect now and then, until it is cancelled."""
    gc.set_threshold(YOUNG, 10, RARELY)
    collected, used = time.monotonic(), time.thread_time()
    while True:
        since = time.monotonic() - collected
        await asyncio.sleep(LOOK if since >= EVERY else EVERY - since)
        now = time.thread_time()
        quiet, used = now - used < QUIET * LOOK, now
        if since >= LATEST or (since >= EVERY and quiet):
            gc.collect()
            collected = time.monotonic()
