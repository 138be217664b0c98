"""What a machine compiles once for each version of the rules, step by step, so that nobody waits for it later.

    python -m atelier.precompile artisans rules

Compiled rules are kept on disk (see `cache`), so any process may do this for all others. It is divided in tasks that
two cores can do side by side: a game's rules, and what its opponents and the analyst think with. A task says after each
step how far it is; when it is done, a file beside the compiled rules says so.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from atelier.agents.levels import opponent
from atelier.agents.memory import cut
from atelier.agents.opponent import Budget
from atelier.agents.search import node_type
from atelier.cache import cache_folder
from atelier.compiled import interpret, run_compiled
from atelier.games import GAMES, find, package_of
from atelier.lab.analyst import analyse
from atelier.lab.forecast import forecast
from atelier.match import Match
from atelier.proof import check_record
from atelier.rule import INTERPRETED

BRIEF = Budget(playouts=1)
NICE = 5
SOME = 8
"""Actions at each decision of which it is asked why they are not possible."""
CODES = 100
"""The seconds of the steps are those of a game with so many action codes."""


class Step(NamedTuple):
    """Something that compiles a few rules, and the seconds that took on the machine it was written on."""

    seconds: float
    work: Callable[[str], Any]
    loads: bool = True
    """Is it done again to load what was compiled? What is seldom called is loaded when it is."""


def _at(work: Callable[[Match], Any]) -> Callable[[str], Any]:
    return lambda game: work(Match(game, seed=1))


def _think(level: str) -> Callable[[str], Any]:
    def choose(match: Match) -> None:
        assert match.seat is not None
        opponent(level).choose(match.knowledge(match.seat, 1))

    return _at(choose)


def _remember(match: Match) -> None:
    """What a turn's next decision begins with."""
    tree = np.zeros(2, node_type(match.game.seats[-1])).view(np.recarray)
    cut(tree, [])


def _tour(name: str) -> None:
    """Whole games, of every choice of the first option, looked at as a table is: whatever else is called alone."""
    game = find(name)
    for choice in game.options[0].choices:
        options: dict[str, Any] = {game.options[0].name: choice}
        match, player = Match(game, seed=1, **options), Random(1)
        while match.seat is not None:
            state, box, seat = match.state, match.box, match.seat
            code = player.choice(match.legal_codes)
            for seen in range(match.seats):
                match.view(seen)
            for other in match.legal_codes:
                game.bill(state, box, other)
            for illegal in (player.randrange(game.choices) for _ in range(SOME)):
                game.why(state, box, seat, illegal)
            for word, stage in game.stages(state, box, code):
                game.tally(stage, box)
                game.causes(stage, box, word)
            match.play(match.words[code])
            game.achieved(state, box, [code], match.state)


TASKS: dict[str, tuple[Step, ...]] = {
    "rules": (
        Step(5.0, _at(lambda match: None)),
        Step(2.0, _at(lambda match: match.legal)),
        Step(3.0, _at(lambda match: match.play(match.legal[0]))),
        Step(2.0, _at(lambda match: match.scores)),
        Step(1.0, _at(lambda match: (match.view(0), match.view()))),
        Step(1.0, _at(lambda match: match.game.why(match.state, match.box, 0, 0))),
        Step(2.0, _at(lambda match: list(match.game.stages(match.state, match.box, match.legal_codes[0])))),
        Step(2.0, _at(lambda match: match.game.why(match.state, match.box, match.seat or 0, 0))),
        Step(2.0, _think("random")),
        Step(1.0, _at(lambda match: match.observe(0))),
        Step(1.0, _at(lambda match: check_record(match.record))),
        Step(8.0, _tour, loads=False),
    ),
    "thinking": (
        Step(18.0, _think("journeyman")),
        Step(1.0, _think("apprentice")),
        Step(5.0, _think("master:8")),
        Step(1.0, _at(_remember)),
        Step(5.0, _at(lambda match: analyse(match, 0, BRIEF))),
        Step(2.0, _at(lambda match: forecast(match, 1))),
    ),
}
WEIGHT = {task: sum(step.seconds for step in steps) for task, steps in TASKS.items()}


def run(game: str, task: str) -> Iterator[float]:
    """Do a task; after each step the share that is done."""
    done = 0.0
    for step in TASKS[task]:
        step.work(game)
        done += step.seconds
        yield done / WEIGHT[task]
    _mark(game, task).touch()


def seconds(task: tuple[str, str]) -> float:
    """How long a task takes about, one core: a game with more to decide takes longer."""
    game, what = task
    return WEIGHT[what] * find(game).choices / CODES


def load(game: str, *tasks: str) -> None:
    """Do what a task does, which loads what was compiled; nothing if it was not."""
    for task in tasks or TASKS:
        if is_done(game, task):
            for step in TASKS[task]:
                if step.loads:
                    step.work(game)


def load_compiled(game: str) -> None:
    """From now on run a game compiled: its rules are loaded, and all else when it is first needed."""
    run_compiled(package_of(game))
    load(game, "rules")


def choose_faces() -> None:
    """Run every game that is compiled so, and the others as Python."""
    for game in GAMES:
        ready = all(is_done(game, task) for task in TASKS)
        (run_compiled if ready else interpret)(package_of(game))


def _mark(game: str, task: str) -> Path:
    """The file that says that a task is done."""
    return cache_folder() / f"{game}.{task}"


def is_done(game: str, task: str) -> bool:
    """Whether a task was done for this version of the rules; interpreted rules are never compiled."""
    return INTERPRETED or _mark(game, task).exists()


def missing() -> list[tuple[str, str]]:
    """All that is not compiled yet, what people need first before the rest."""
    return [(game, task) for game in GAMES for task in TASKS if not is_done(game, task)]


def main() -> None:
    """Do one task, in the words of the command line; a number a line says how far it is."""
    game, task = sys.argv[1:]
    with suppress(AttributeError, OSError):
        os.nice(NICE)  # whoever plays meanwhile goes first
    for share in run(game, task):
        print(f"{share:.3f}", flush=True)


if __name__ == "__main__":
    main()
