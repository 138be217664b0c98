"""The time for logs: the system's clock as it stood when the process began, carried on by one that nobody can set.

Whoever sets the system's clock while a server runs changes nothing here: no thinking time runs out, nothing grows old.
The next process follows the system's clock again; `heartbeat` tells whether it can be believed.
"""

from __future__ import annotations

import time
from collections.abc import Callable

MILLISECOND = 1_000_000


class SteadyClock:
    """Milliseconds since 1970, one second longer every second."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns):
        self.wall, self.steady = wall, steady
        self.anchor = wall() - steady()

    def __call__(self) -> int:
        """The time now."""
        return (self.anchor + self.steady()) // MILLISECOND

    def set_by(self) -> int:
        """How far the system's clock has been set since this one began."""
        return self.wall() // MILLISECOND - self()


clock_now = SteadyClock()
"""The time in milliseconds."""
