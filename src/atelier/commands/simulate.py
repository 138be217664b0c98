"""`atelier simulate`: whole games with random players, as many as you like."""

from __future__ import annotations

import time
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from rich.table import Table

from atelier.commands.common import (
    BoxOption,
    ClusterOption,
    CoresOption,
    DeviceOption,
    SeatsOption,
    check_cores,
    check_device,
    err,
    open_cluster,
    out,
    progress,
    table_options,
    whole_file,
)
from atelier.errors import AtelierError
from atelier.games import find
from atelier.record import Record, commit
from atelier.scale.batch import Plan, log_on_cores, plan
from atelier.scale.paper import Paper, Scores
from atelier.scale.simulation import WHOLE, Counted, Part, counted, nothing, play_part
from atelier.scale.simulation import simulate as play


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Which game.")],
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 1000,
    seats: SeatsOption = 2,
    seed: Annotated[int, typer.Option("--seed", help="The same seed deals and plays the same games.")] = 0,
    box: BoxOption = None,
    to: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write the record of each game here.")
    ] = None,
    to_parquet: Annotated[
        Path | None,
        typer.Option("--parquet", metavar="FOLDER", help="Write what came of each game here, and go on from there."),
    ] = None,
    cores: CoresOption = None,
    device: DeviceOption = "cpu",
    cluster: ClusterOption = None,
) -> None:
    """Play games at random and say how they went."""
    if games < 1:
        raise AtelierError(f"--games {games}: play at least one game")
    check_cores(cores)
    check_gpu(device, cores, to, cluster)
    check_device(device)
    if to and (to_parquet or cluster):
        raise AtelierError(
            "--out: records are written by this machine's cores alone; leave out --parquet and --cluster"
        )
    chosen = find(game)
    table = plan(chosen, [chosen.open_box(box)], seats, seed, table_options(context.args))
    tally = Tally(table)
    paper = Paper(to_parquet, table) if to_parquet else None
    if paper and (there := lying(paper)):
        err.print(f"{there:,} games lie in {to_parquet} already", highlight=False)
    play_part(table, device, False, Part(0, 1))  # compiled before the clock runs
    begun = time.perf_counter()
    try:
        with open_cluster(cluster, cores) as machines:
            begun = time.perf_counter()
            playing = (
                log(table, games, cores, to)
                if to
                else play(table, games, cores=cores, device=device, cluster=machines, paper=paper)
            )
            with closing(playing), progress("games", games) as bar:
                for counted in playing:
                    tally.counted += counted
                    bar.update(bar.task_ids[0], completed=tally.counted.games)
    except KeyboardInterrupt:
        kept = f"; the finished ones are in {to}" if to and to.exists() else ""
        if paper:
            kept = f"; {lying(paper):,} games lie in {to_parquet}"
        err.print(f"stopped after {tally.counted.games:,} of {games:,} games{kept}", highlight=False)
        tally.show(time.perf_counter() - begun)
        raise
    tally.show(time.perf_counter() - begun)


def lying(paper: Paper) -> int:
    """How many games lie on paper."""
    return sum(many for _, many in paper.parts())


class Tally:
    """What is counted while games are played."""

    def __init__(self, table: Plan):
        self.table, self.counted = table, nothing(table)

    def show(self, seconds: float) -> None:
        """Print what was counted, if anything was."""
        games, decisions = self.counted.games, self.counted.decisions
        if not games:
            return
        seats, means = range(self.table.seats), self.counted.points / games
        table = Table("", *(f"seat {seat}" for seat in seats), title=self._title(), title_justify="left")
        for column in table.columns[1:]:
            column.justify = "right"
        table.add_row("won", *(f"{self.counted.victories[seat] / WHOLE / games:.1%}" for seat in seats))
        table.add_row("points", *(f"{means[seat].sum():.2f}" for seat in seats), end_section=True)
        for index, source in enumerate(self.table.game.sources):
            table.add_row(source, *(f"{means[seat, index]:.2f}" for seat in seats))
        out.print(table)
        out.print(
            f"{games:,} games in {seconds:.2f} s: {games / seconds:,.0f} games and "
            f"{decisions / seconds:,.0f} decisions a second, {decisions / games:.1f} decisions a game"
        )

    def _title(self) -> str:
        options = "".join(f", {name} {choice}" for name, choice in self.table.options.items())
        return f"{self.table.game.name}, {self.table.seats} seats{options}, box {self.table.boxes[0].name}"


def check_gpu(device: str, cores: int | None, to: Path | None, cluster: str | None) -> None:
    """Refuse what a GPU cannot do."""
    if device == "cuda" and (cores is not None or to is not None or cluster is not None):
        raise AtelierError(
            "--device cuda: a GPU has no cores, writes no records and is no cluster; leave those out, or the device"
        )


def log(table: Plan, games: int, cores: int | None, to: Path) -> Generator[Counted, None, None]:
    """Play, and write the record of each game into a file."""
    words = table.game.moves(table.boxes[0])
    with whole_file(to, line_by_line=True) as file:
        for chunk in log_on_cores(table, games, cores):
            found = [table.game.count_points(state, table.boxes[0]) for _, _, state in chunk]
            lines = [
                write_record(table, key, tuple(words[code] for code in codes), *counts)
                for (key, codes, _), counts in zip(chunk, found, strict=True)
            ]
            file.write("\n".join(lines) + "\n")
            decisions = np.array([len(codes) for _, codes, _ in chunk])
            yield counted(Scores(decisions, *map(np.stack, zip(*found, strict=True))))


def write_record(table: Plan, key: bytes, moves: tuple[str, ...], points: Any, places: Any) -> str:
    """A finished game as a line of JSON."""
    return Record(
        game=table.game.name,
        rules=table.game.version,
        box=table.boxes[0].name,
        digest=table.boxes[0].digest,
        options=table.options,
        seats=table.seats,
        key=key.hex(),
        commitment=commit(key),
        moves=moves,
        points=tuple(points.sum(axis=1).tolist()),
        places=tuple(places.tolist()),
    ).write()
