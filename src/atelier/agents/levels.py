"""Whom one can play against, and how they are written: `journeyman`, `master`, `master:500`, `champion:300ms`."""

from __future__ import annotations

import re
from collections.abc import Callable

from atelier.agents.baselines import Apprentice, Journeyman
from atelier.agents.champion import Champion
from atelier.agents.master import Master
from atelier.agents.opponent import Budget, Opponent
from atelier.agents.random import RandomPlayer
from atelier.errors import AtelierError, listing

__all__ = ["LEVELS", "opponent"]

LEVELS = ("random", "apprentice", "journeyman", "master", "champion")
"""Weakest first; `words` has their names. Random is for research and for trying things out."""

EVERYONE: dict[str, Callable[[str, Budget], Opponent]] = {
    "random": lambda name, budget: RandomPlayer(),
    "apprentice": lambda name, budget: Apprentice(),
    "journeyman": lambda name, budget: Journeyman(),
    "master": Master,
    "champion": Champion,
    "flat": lambda name, budget: Master(name, budget, depth=1),
    "tree": lambda name, budget: Master(name, budget, depth=40),
}
THINKERS = ("master", "champion", "flat", "tree")
"""Those who take a budget. Flat and tree are the two ways a master could search; a master takes the better one."""

WRITTEN = re.compile(r"([a-z]+)(?::([1-9][0-9]{0,18})(ms)?)?")
MOST_PLAYOUTS = 1_000_000
MOST_MILLISECONDS = 600_000
"""For one move: a tree has a node for each playout, and nobody waits longer."""


def opponent(written: str, threads: int = 1) -> Opponent:
    """Someone to play against. A budget counts playouts, or milliseconds; so many threads search at once.

    >>> opponent("journeyman").name
    'journeyman'
    >>> opponent("grandmaster")
    Traceback (most recent call last):
    ...
    atelier.errors.AtelierError: no opponent grandmaster: choose random, apprentice, journeyman, ...
    """
    match = WRITTEN.fullmatch(written)
    if match is None or match[1] not in EVERYONE:
        raise AtelierError(f"no opponent {written}: choose {listing(tuple(EVERYONE))}, as in master or master:500")
    level, number, unit = match.groups()
    if number and level not in THINKERS:
        raise AtelierError(f"{written}: {level} takes no budget; {listing(THINKERS)} do")
    if number and int(number) > (MOST_MILLISECONDS if unit else MOST_PLAYOUTS):
        raise AtelierError(
            f"{written}: a move is thought about for at most {MOST_PLAYOUTS:,} playouts, or {MOST_MILLISECONDS:,} ms"
        )
    budget = Budget(milliseconds=int(number)) if unit else Budget(playouts=int(number)) if number else Budget()
    chosen = EVERYONE[level](written, budget)
    return chosen.with_threads(threads) if isinstance(chosen, Master) else chosen
