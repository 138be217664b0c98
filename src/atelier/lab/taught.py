"""A champion with a network of one's own, as `atelier train` writes it: `weights:checkpoint/best.npz:25ms`."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from atelier.agents.levels import opponent
from atelier.agents.master import Master
from atelier.agents.network import Learned
from atelier.agents.weights import read_learned
from atelier.errors import AtelierError
from atelier.game import Game

TAUGHT = "weights:"
WRITTEN = re.compile(r"weights:(?P<file>.+?)(?P<budget>:[0-9]+(?:ms)?)?")


@dataclass(frozen=True)
class Taught(Master):
    """Searches and judges as a file says."""

    file: Path = Path()
    digest: str = ""
    """The SHA-256 of what stood in the file when it was called for."""

    def learned(self, game: Game, seats: int, variant: str = "") -> Learned:
        """What stands in the file; one for another table is refused, and one that has changed meanwhile."""
        return read_once(self.file, self.digest, game, seats, variant)


@cache
def read_once(file: Path, digest: str, game: Game, seats: int, variant: str) -> Learned:
    """What was learned, from a file that must still be the one of that digest."""
    learned = read_learned(file, game, seats, variant)
    if digest_of(file) != digest:
        raise AtelierError(f"{file}: this file was changed while it was to play; begin again, with one that stays")
    return learned


def digest_of(file: Path) -> str:
    """The SHA-256 of a file of weights."""
    try:
        if file.is_fifo():  # nobody may ever write into it
            raise AtelierError(f"{file}: this is no file of weights")
        with file.open("rb") as opened:
            return hashlib.file_digest(opened, "sha256").hexdigest()
    except FileNotFoundError:
        raise AtelierError(f"{file}: there is no such file") from None
    except OSError as error:
        raise AtelierError(f"{file}: cannot be read: {error.strerror or error}") from None


def taught(written: str) -> Taught:
    """Somebody to let play: a file of weights, and perhaps a budget as a master has one."""
    found = WRITTEN.fullmatch(written)
    if found is None:
        raise AtelierError(f"{written}: name a file, as in weights:checkpoint/best.npz or weights:best.npz:25ms")
    like = opponent("master" + (found["budget"] or ""))
    assert isinstance(like, Master)
    file = Path(found["file"])
    return Taught(written, like.budget, file=file, digest=digest_of(file))


def all_taught(entrants: Iterable[str]) -> dict[str, Taught]:
    """Those of these entrants who play with a network of one's own."""
    return {name: taught(name) for name in entrants if name.startswith(TAUGHT)}
