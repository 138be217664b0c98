"""The registry: which games are in the house. Nothing else names a particular one."""

from __future__ import annotations

from importlib import import_module

from atelier.errors import UnknownGame, listing
from atelier.game import Game

__all__ = ["GAMES", "find"]

GAMES = {
    "artisans": "atelier.games.artisans",
    "little-town": "atelier.games.little_town",
}


def find(name: str) -> Game:
    """The game of that name.

    >>> find("artisans").seats
    range(2, 5)
    """
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}: there is {listing(tuple(GAMES))}")
    game: Game = import_module(GAMES[name]).GAME
    return game


def package_of(name: str) -> str:
    """The package of a game, as its modules and compiled rules name it.

    >>> package_of("little-town")
    'little_town'
    """
    return GAMES[name].rpartition(".")[2]
