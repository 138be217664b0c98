"""A sandbox for servers of tests: its processes are handed on to the next server, for each takes seconds to start."""

from __future__ import annotations

from queue import Empty

from atelier.server.pools.sandbox import Sandbox

KEPT = {}
"""Processes that wait for a server, by the memory they may take."""


class KeptSandbox(Sandbox):
    """The true one, with processes that others had before."""

    def __init__(self, processes, megabytes, seconds):
        super().__init__(processes, megabytes, seconds)
        kept = KEPT.setdefault(megabytes, [])
        for cell in self.all:
            if kept:
                cell.process = kept.pop()

    def close(self):
        """Keep what nobody asks anything of; end the rest."""
        self.pool.close()
        while True:
            try:
                cell = self.idle.get_nowait()
            except Empty:
                break
            if cell.process is not None and cell.process.poll() is None:
                KEPT[self.megabytes].append(cell.process)
                cell.process = None
        super().close()


def end_all():
    """End what is left at the end of all tests."""
    for kept in KEPT.values():
        while kept:
            process = kept.pop()
            process.kill()
            process.communicate()
