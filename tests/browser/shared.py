"""One server for all processes of a run: it costs as much to start as several tests."""

from __future__ import annotations

import fcntl
import json
from contextlib import contextmanager

from tests.patience import wait_for
from tests.server.processes import Serving

AN_HOUR = 3600.0


class Shared:
    """The first who comes starts it, and stops it behind the last. A file beside their folders says where it is."""

    def __init__(self, folder):
        self.folder, self.note = folder, folder / "served.json"

    @contextmanager
    def address(self):
        serving = None
        with self._noted() as note:
            if not note:
                serving = Serving(str(self.folder / "served.sqlite"), self.folder)
                note |= {"address": serving.address, "people": 0}
            note["people"] += 1
            address = note["address"]
        try:
            yield address
        finally:
            with self._noted() as note:
                note["people"] -= 1
            if serving is not None:
                wait_for(self._left, AN_HOUR)
                serving.stop()

    def _left(self):
        """Nobody is there any more; who comes now starts another."""
        with self._noted() as note:
            nobody = note["people"] == 0
            if nobody:
                note.clear()
        return nobody

    @contextmanager
    def _noted(self):
        """What is written down, while nobody else reads or writes it."""
        with self.note.open("a+", encoding="utf-8") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            file.seek(0)
            note = json.loads(file.read() or "{}")
            yield note
            file.seek(0)
            file.truncate()
            file.write(json.dumps(note))
