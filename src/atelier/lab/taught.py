"""A champion with a network of one's own, as `atelier train` writes it: `weights:checkpoint/best.npz:25ms`."""

from __future__ import annotations

import re
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

    def learned(self, game: Game, seats: int, variant: str = "") -> Learned:
        """What stands in the file; one for another table is refused."""
        return read_once(self.file, game, seats, variant)


read_once = cache(read_learned)


def taught(written: str) -> Taught:
    """Somebody to let play: a file of weights, and perhaps a budget as a master has one."""
    found = WRITTEN.fullmatch(written)
    if found is None:
        raise AtelierError(f"{written}: name a file, as in weights:checkpoint/best.npz or weights:best.npz:25ms")
    like = opponent("master" + (found["budget"] or ""))
    assert isinstance(like, Master)
    return Taught(written, like.budget, file=Path(found["file"]))
