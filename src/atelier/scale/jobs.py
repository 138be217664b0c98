"""All that can be asked of a batch, by name: what every device can do in every slot."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from atelier.game import Game
from atelier.scale.stepping import stepping
from atelier.scale.thinking import thinking


@cache
def jobs(game: Game) -> dict[str, Callable[..., int]]:
    """The compiled jobs of a game."""
    return {**stepping(game), **thinking(game)}
