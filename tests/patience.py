"""Waiting until something is so."""

from __future__ import annotations

import time

PATIENCE = 300.0
"""Seconds until what should happen counts as missing: only a test that fails waits for so long."""


def wait_for(happens, seconds=PATIENCE):
    """What is so once it is so."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if found := happens():
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen in time")
