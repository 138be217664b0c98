"""The champion: a master whose search judges with what was learned. Where nothing was, it plays as a master."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from atelier.agents.master import Master
from atelier.agents.network import Learned
from atelier.agents.weights import SUFFIX, read_learned
from atelier.errors import AtelierError
from atelier.game import Game

LOGGER = logging.getLogger("atelier.agents")
FOLDER = Path(__file__).parent / "learned"
"""A file for each game and number of seats about which something was learned."""
warn = cache(LOGGER.warning)
"""The same is said once."""


@dataclass(frozen=True)
class Champion(Master):
    """Searches as a master does, for as long, with a network at the end of each trial."""

    name: str = "champion"

    def learned(self, game: Game, seats: int, variant: str = "") -> Learned:
        """What was learned about a game for so many seats, or the master's own rules."""
        return learned_of(game, seats, FOLDER, variant) or super().learned(game, seats, variant)


@cache
def learned_of(game: Game, seats: int, folder: Path, variant: str = "") -> Learned | None:
    """What was learned, read once. A file that cannot be used is told of once, and the game goes on without it."""
    path = folder / f"{game.name}-{seats}{SUFFIX}"
    if not path.exists():
        return None
    try:
        return read_learned(path, game, seats, variant)
    except AtelierError as error:
        warn("the champion plays as a master: %s", str(error))
        return None
