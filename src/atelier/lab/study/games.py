"""The games of a study are played where there is someone to play them, and written down the moment they end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import ExitStack, closing
from typing import NamedTuple

from atelier.lab.arena import play_all
from atelier.lab.results import ResultsFile
from atelier.lab.side_by_side import Lot, play_side_by_side
from atelier.lab.standings import Result, Seating
from atelier.scale.batch import Plan
from atelier.scale.cluster import Cluster


class Games(NamedTuple):
    """Games of one kind of table, and the file they stand in, opened when it is needed."""

    table: Plan
    order: Iterable[Seating]
    open: Callable[[], ResultsFile]


class Where(NamedTuple):
    """Where games are played: one by one on cores of this machine or on a cluster, or side by side on a device."""

    cores: int | None = None
    cluster: Cluster | None = None
    device: str | None = None


def play_games(some: Iterable[Games], told: Callable[[], None], where: Where) -> None:
    """Play what is still to be played; `told` of each game, also of those that lay there."""
    if where.device is not None:
        _play_side_by_side(some, told, where.device, where.cores)
        return
    for table, order, opened in some:
        with closing(opened()) as file:
            playing = play_all(table, order, None, where.cores, file.results, file.add, where.cluster)
            with closing(playing):
                for _ in playing:
                    told()


def _play_side_by_side(some: Iterable[Games], told: Callable[[], None], device: str, cores: int | None) -> None:
    with ExitStack() as files:
        lots = []
        for table, order, opened in some:
            file = files.enter_context(closing(opened()))
            known = {result.seating for result in file.results}
            wanted = list(order)
            for _ in filter(known.__contains__, wanted):
                told()
            lots.append(Lot(table, [one for one in wanted if one not in known], _telling(file, told)))
        play_side_by_side(lots, device, cores)


def _telling(file: ResultsFile, told: Callable[[], None]) -> Callable[[Result], None]:
    def finished(result: Result) -> None:
        file.add(result)
        told()

    return finished
