"""Waiting until something is so."""

from __future__ import annotations

import time

PATIENCE = 300.0
"""Seconds until what should happen counts as missing: only a test that fails waits for so long."""


SOON, LATER = 0.02, 0.2
"""Seconds between two looks, at first and in the end: what is awaited needs the processor too."""


def moments():
    """Pauses between two looks, longer and longer."""
    pause = SOON
    while True:
        yield pause
        pause = min(LATER, pause * 1.25)


def wait_for(happens, seconds=PATIENCE):
    """What is so once it is so."""
    until = time.monotonic() + seconds
    for pause in moments():
        if found := happens():
            return found
        if time.monotonic() > until:
            raise AssertionError("it did not happen in time")
        time.sleep(pause)
    raise AssertionError("unreachable")
