"""A process that is asked to stop does so within seconds, whatever hangs in it.

The signals are taken by a thread of their own: an event loop or a worker thread that never comes back cannot keep them
from being heard. Nobody loses what was promised by a hard exit: a change is acknowledged after it is on the disk.
"""

from __future__ import annotations

import logging
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

LOGGER = logging.getLogger("atelier.stopping")
SIGNALS = (signal.SIGINT, signal.SIGTERM)
A_LITTLE = 1.0
"""Seconds more than answers under way are given, for the writer; and half as many for the interpreter to end."""


class Stop:
    """Ends the process once it was asked to, soon after all is closed, and in any case after so many seconds."""

    def __init__(self, seconds: float, ask: Callable[[int], None]):
        self.seconds, self.ask = seconds, ask
        self.closed = threading.Event()
        """Set when all that was promised is written."""

    def hear(self, number: int) -> None:
        """A signal has come: ask nicely, then leave."""
        self.ask(number)
        threading.Thread(target=self._leave, name="stopping", daemon=True).start()

    def _leave(self) -> None:
        self.closed.wait(self.seconds + A_LITTLE)
        time.sleep(A_LITTLE / 2)
        LOGGER.warning("some work did not end; it is left undone")
        os._exit(0)


@contextmanager
def signals_for(stop: Stop) -> Iterator[None]:
    """Let a thread hear the signals that end a process, while this lasts; Windows has none to wait for."""
    if not hasattr(signal, "sigwait") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)  # threads started from now on leave them alone too
    threading.Thread(target=_listen, args=(stop,), name="signals", daemon=True).start()
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _listen(stop: Stop) -> None:
    while True:
        stop.hear(signal.sigwait(SIGNALS))
