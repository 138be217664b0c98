"""Rules and ways of thinking compiled and loaded before someone waits for them."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable

from atelier.agents.levels import LEVELS, opponent
from atelier.agents.opponent import Budget
from atelier.agents.random import RandomPlayer
from atelier.games import GAMES
from atelier.lab.analyst import analyse
from atelier.match import Match
from atelier.proof import check_record

LEAST_MASTER = "master:8"
"""The master for once thinks as little as it can."""


def warm_rules() -> None:
    """All that is needed to deal, play, look and prove."""
    for name in GAMES:
        match = Match(name, seed=1)
        assert match.seat is not None
        match.play(match.words[RandomPlayer().choose(match.knowledge(match.seat, 1))])
        match.view(0)
        match.view()
        check_record(match.record)


def warm_opponents(stopping: Callable[[], bool] = lambda: False, games: Iterable[str] = GAMES) -> None:
    """All ways of thinking, so that the first opponent need not load its own."""
    for name in games:
        match = Match(name, seed=1)
        for level in LEVELS:
            if stopping():
                return
            assert match.seat is not None
            thinker = opponent(LEAST_MASTER if level == "master" else level)
            match.play(match.words[thinker.choose(match.knowledge(match.seat, 1))])
    gc.freeze()  # what is compiled stays: no later collection looks through it while people wait


def warm_coach() -> None:
    """The coach's: weigh a move or two of every game."""
    for name in GAMES:
        analyse(Match(name, seed=1), 0, Budget(playouts=1))
