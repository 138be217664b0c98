"""The games of a study are played, sitting by sitting; what was played before is not played again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice

import numpy as np

from atelier.lab.results import ResultsFile, read_results
from atelier.lab.standings import Result
from atelier.lab.study import restriction
from atelier.lab.study.design import Sitting, Study
from atelier.lab.study.evidence import Evidence
from atelier.lab.study.games import Games, Where, play_games
from atelier.lab.study.paper import Folder
from atelier.lab.study.watching import Frames, stacked, watch


def play(folder: Folder, told: Callable[[], None], where: Where) -> None:
    """Play all that is still to be played; `told` of each game, also of those that lay there."""
    games = [Games(one.table, one.order, partial(_file, folder, one)) for one in folder.study.sittings]
    play_games(games, told, where)


def _file(folder: Folder, sitting: Sitting) -> ResultsFile:
    return ResultsFile(folder.games(sitting.name), sitting.table, sitting.entrants, not sitting.mirror, option="--into")


def look(folder: Folder) -> Evidence:
    """Look at every game of a study that was played to its end, and keep the tables."""
    study = folder.study
    frames = gathered(study, lambda sitting: read_results(folder.games(sitting.name)))
    return look_at_restricted(folder, Evidence(study.game, study.box, tuple(study.sittings), frames))


def look_at_restricted(folder: Folder, evidence: Evidence) -> Evidence:
    """Look at the games in which someone may not have something, too, and keep the tables."""
    frame = restriction.gathered(folder, evidence)
    frames = {**evidence.frames, "restricted": frame} if len(frame["deal"]) else evidence.frames
    folder.keep(frames)
    return replace(evidence, frames=frames)


def gathered(study: Study, results: Callable[[Sitting], Iterator[Result]]) -> Frames:
    """The tables of all sittings in one; a column says which sitting a row is of."""
    parts: dict[str, list[dict[str, np.ndarray]]] = {}
    for sitting in study.sittings:
        wanted = set(sitting.order)
        order = sorted(
            (result for result in results(sitting) if result.seating in wanted), key=lambda result: result.seating
        )
        for frames in watch(sitting.table, islice(order, sitting.total)):
            for name, frame in frames.items():
                rows = len(frame["deal"])
                parts.setdefault(name, []).append({"table": np.full(rows, sitting.number, np.int8), **frame})
    return {name: stacked(frames) for name, frames in parts.items()}
