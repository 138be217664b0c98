"""The file tables are kept in: for one server at a time, and for nobody else's eyes."""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path

from atelier.errors import AtelierError

BEGINNING = b"SQLite format 3\0"
OWN = 0o600
BESIDE = ("", "-wal", "-shm", "-journal")
HELD: set[tuple[int, int]] = set()
"""Files this process has. One it has already it must not even open: to close it again would free SQLite's locks."""
LOGGER = logging.getLogger("atelier.database")


class HeldFile:
    """A file, however it is named, kept for this process; the system lets go of it when the process ends.

    Let go of it only when SQLite has: closing it frees all locks this process has on it.
    """

    def __init__(self, path: Path):
        if path.is_dir() or path.name == ":memory:":
            raise AtelierError(f"{path}: tables are kept in a file; name one, such as {Path('tables.sqlite')}")
        self.files: list[int] = []
        try:
            self.path = path.resolve()
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and _inode(self.path) in HELD:
                raise BlockingIOError
            self._open()
        except BlockingIOError:
            self.release()
            raise AtelierError(
                f"{path}: another server has this file; stop it, name another file, or use PostgreSQL for several"
            ) from None
        except OSError as error:
            self.release()
            raise AtelierError(f"{path}: cannot be written: {error.strerror}") from None
        if os.read(self.files[0], len(BEGINNING)) not in (b"", BEGINNING):
            self.release()
            raise AtelierError(f"{path}: this is no SQLite database; name another file, or restore a backup")
        self.inode = _inode(self.path)
        HELD.add(self.inode)
        self._narrow()

    def release(self) -> None:
        """Let others have it."""
        HELD.discard(getattr(self, "inode", (0, 0)))
        while self.files:
            os.close(self.files.pop())

    def _open(self) -> None:
        self.files.append(os.open(self.path, os.O_RDWR | os.O_CREAT, OWN))
        try:
            import fcntl
        except ImportError:  # Windows has no flock; SQLite still keeps the file whole
            return
        if sys.platform != "linux":  # elsewhere flock would lock SQLite out as well
            beside = self.path.with_name(self.path.name + ".lock")
            self.files.append(os.open(beside, os.O_RDWR | os.O_CREAT, OWN))
        fcntl.flock(self.files[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _narrow(self) -> None:
        """Names, words and cards are in it: let no other user of the machine read it."""
        for ending in BESIDE:
            file = self.path.with_name(self.path.name + ending)
            if not file.exists() or not (mode := stat.S_IMODE(file.stat().st_mode)) & ~OWN:
                continue
            try:
                file.chmod(mode & OWN)
                LOGGER.warning("other users of this machine could read the database; now they cannot")
            except OSError:
                LOGGER.warning("other users of this machine may read the database: its owner can forbid it, chmod 600")


def _inode(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino
