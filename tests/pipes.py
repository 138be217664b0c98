"""A named pipe in the place of a file."""

from __future__ import annotations

import os
import threading


def pipe(path):
    """Lay one there; it is told who reads it. They find nothing, so that no test waits for ever."""
    path.unlink(missing_ok=True)
    os.mkfifo(path)
    read = []

    def write_nothing():
        while True:
            end = os.open(path, os.O_WRONLY)
            read.append(path.name)
            os.close(end)

    threading.Thread(target=write_nothing, daemon=True).start()
    return read
