"""A tournament or a ladder of `atelier arena` while it is played, and the tables that tell of it."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.table import Table

from atelier.commands.common import err, out, progress
from atelier.lab.arena import Result, Standing, standings, tournament, whole_deals
from atelier.lab.ladder import Rung, ladder, ratings
from atelier.lab.results import ResultsFile, header
from atelier.lab.statistics import Sprt
from atelier.lab.taught import all_taught
from atelier.scale.batch import Plan
from atelier.scale.cluster import Cluster

SHORTEST_NAME = 12
"""Characters of a name that stand in a line at least."""


class Contest:
    """A tournament or a ladder while it is played."""

    def __init__(self, table: Plan, entrants: Sequence[str], games: int, as_ladder: bool, sprt: Sprt | None):
        self.table, self.entrants, self.games, self.as_ladder, self.sprt = table, entrants, games, as_ladder, sprt
        self.taught = all_taught(entrants)
        self.header = header(table, entrants, as_ladder, self.taught)
        self.tables = math.comb(len(entrants), table.seats) if as_ladder else 1
        self.deals = whole_deals(games, table.seats)
        self.total = self.deals * table.seats * self.tables
        self.results: list[Result] = []

    def play(self, to: Path | None, cores: int | None, cluster: Cluster | None = None) -> None:
        """Play what is still to be played."""
        with (
            self._open(to) as file,
            progress("games", self.total) as bar,
            closing(self._play(file, cores, cluster)) as playing,
        ):
            self._say_rounded()
            for result in playing:
                self.results.append(result._replace(moves=b""))
                bar.update(bar.task_ids[0], completed=len(self.results))

    def _open(self, to: Path | None) -> AbstractContextManager[ResultsFile | None]:
        if to is None:
            return nullcontext()
        return closing(ResultsFile(to, self.table, self.entrants, self.as_ladder, cast=self.taught))

    def _say_rounded(self) -> None:
        rounded = self.deals * self.table.seats
        if rounded != self.games:
            each = " at each table" if self.as_ladder else ""
            err.print(
                f"--games {self.games:,}: {rounded:,} are played{each}, {self.deals:,} whole deals in all rotations",
                highlight=False,
            )

    def _play(
        self, file: ResultsFile | None, cores: int | None, cluster: Cluster | None
    ) -> Generator[Result, None, None]:
        how: dict[str, Any] = {"opponents": self.taught, "cores": cores, "cluster": cluster}
        if file:
            how |= {"played": file.results, "finished": file.add}
        if self.as_ladder:
            return ladder(self.table, self.entrants, self.games, **how)
        return tournament(self.table, self.entrants, self.games, sprt=self.sprt, **how)

    def show(self) -> None:
        """Print how everyone did."""
        if not self.results:
            return
        show_standings(self.title, standings(self.results))
        if self.as_ladder:
            show_ratings(ratings(self.results))
        if self.sprt:
            show_sprt(self.sprt, self.entrants[0])

    @property
    def title(self) -> str:
        """What is played, in a line."""
        options = "".join(f", {name} {choice}" for name, choice in self.table.options.items())
        seats, box = f"{self.table.seats} seats", f"box {self.table.boxes[0].name}"
        return f"{self.table.game.name}, {seats}{options}, {box}, seed {self.table.seed}: {len(self.results):,} games"

    def as_json(self) -> dict[str, Any]:
        """For `--json`."""
        sprt = self.sprt and {
            **asdict(self.sprt), "ratio": self.sprt.ratio, "bounds": self.sprt.bounds, "verdict": self.sprt.verdict
        }  # fmt: skip
        return {
            **self.header,
            "games": len(self.results),
            "standings": [each._asdict() for each in standings(self.results)],
            "ratings": [rung._asdict() for rung in ratings(self.results)] if self.as_ladder else None,
            "sprt": sprt,
        }


def show_standings(title: str, rows: Sequence[Standing]) -> None:
    """Everyone's figures."""
    table = right_aligned(
        "opponent", "games", "won", "95 %", "place", "points", "margin", "decisions", "ms/move", title=title
    )
    for row in rows:
        table.add_row(
            row.name, f"{row.games:,}", f"{row.share:.1%}", f"{row.low:.1%}–{row.high:.1%}", f"{row.place:.2f}",
            f"{row.points:.2f}", f"{row.margin:+.2f}", f"{row.decisions:.1f}", f"{row.milliseconds:,.2f}",
        )  # fmt: skip
    show_figures(table)


def show_ratings(rungs: Sequence[Rung]) -> None:
    """The ladder, the best on top."""
    table = right_aligned("opponent", "rating", "±", "games", "won", title="Ladder")
    for rung in rungs:
        error = "–" if rung.error is None else f"{rung.error:.0f}"
        table.add_row(rung.name, f"{rung.rating:.0f}", error, f"{rung.games:,}", f"{rung.share:.1%}")
    show_figures(table)


def show_sprt(sprt: Sprt, name: str) -> None:
    """What the test says."""
    low, high = sprt.bounds
    ratio = f"log likelihood ratio {sprt.ratio:.2f}, bounds {low:.2f} and {high:.2f}, {sprt.deals:,} deals"
    said = {
        None: f"not yet decided whether {name} wins {sprt.low:.1%} or {sprt.high:.1%}",
        "low": f"{name} wins {sprt.low:.1%} rather than {sprt.high:.1%}",
        "high": f"{name} wins {sprt.high:.1%} rather than {sprt.low:.1%}",
    }[sprt.verdict]
    out.print(f"SPRT: {said} ({ratio})", highlight=False, soft_wrap=True)


def right_aligned(*columns: str, title: str) -> Table:
    """A table of figures, with names on the left; a long name goes over several lines."""
    table = Table(*columns, title=title, title_justify="left", box=None, padding=(0, 1, 0, 0))
    table.columns[0].overflow = "fold"
    for column in table.columns[1:]:
        column.justify, column.no_wrap = "right", True
    return table


def show_figures(table: Table) -> None:
    """Print it; no figure is ever cut short, however narrow the terminal."""
    widest = [max(cell_len(str(shown)) for shown in (column.header, *column.cells)) for column in table.columns]
    least = sum(width + 1 for width in (min(widest[0], SHORTEST_NAME), *widest[1:]))
    table.width = least if least > out.width else None
    out.print(table, crop=False)
