"""A process that is asked to stop does so within seconds, whatever hangs in it.

A thread of its own hears of every signal as the system delivers it: an event loop or a worker thread that never comes
back cannot keep it from that. Nobody loses what was promised by a hard exit: a change is acknowledged after it is on
the disk.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import threading
import time
from contextlib import suppress

LOGGER = logging.getLogger("atelier.stopping")
SIGNALS = (signal.SIGINT, signal.SIGTERM)
A_LITTLE = 1.0
"""Seconds more than answers under way are given, for the writer; and half as many for the interpreter to end."""


class Stop:
    """Ends the process once it was asked to, soon after all is closed, and in any case after so many seconds."""

    def __init__(self, seconds: float):
        self.seconds = seconds
        self.closed = threading.Event()
        """Set when all that was promised is written."""

    def listen(self) -> None:
        """Begin to hear; called where the event loop runs, which hears of signals as before."""
        if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
            return
        hearing, told = socket.socketpair()
        told.setblocking(False)
        others = signal.set_wakeup_fd(told.fileno(), warn_on_full_buffer=False)
        threading.Thread(target=self._listen, args=(hearing, told, others), name="signals", daemon=True).start()

    def _listen(self, hearing: socket.socket, told: socket.socket, others: int) -> None:
        while number := hearing.recv(1):
            if others >= 0:
                with suppress(OSError):
                    os.write(others, number)
            if number[0] in SIGNALS:
                threading.Thread(target=self._leave, name="stopping", daemon=True).start()

    def _leave(self) -> None:
        self.closed.wait(self.seconds + A_LITTLE)
        time.sleep(A_LITTLE / 2)
        LOGGER.warning("some work did not end; it is left undone")
        os._exit(0)
