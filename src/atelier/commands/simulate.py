"""`atelier simulate`: whole games with random players, as many as you like."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from rich.table import Table

from atelier.commands.common import BoxOption, SeatsOption, err, out, progress, table_options, whole_file
from atelier.errors import AtelierError
from atelier.games import find
from atelier.record import Record, commit
from atelier.scale.batch import Plan, log_on_cores, plan, play_batch, play_on_cores
from atelier.scale.gpu import need_gpu, play_all_on_gpu, play_on_gpu
from atelier.scale.playout import playouts
from atelier.scale.vector import DEVICES


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
    cores: Annotated[
        int | None, typer.Option("--cores", help="How many cores to use; all of them if not said.")
    ] = None,
    device: Annotated[str, typer.Option("--device", help="Where: cpu, or cuda for a GPU.")] = "cpu",
) -> None:
    """Play games at random and say how they went."""
    if games < 1:
        raise AtelierError(f"--games {games}: play at least one game")
    if cores is not None and cores < 1:
        raise AtelierError(f"--cores {cores}: use at least one core")
    check_device(device, cores, to)
    chosen = find(game)
    table = plan(chosen, [chosen.open_box(box)], seats, seed, table_options(context.args))
    play_first = play_on_gpu if device == "cuda" else play_batch
    Tally(table).add(*play_first(table, 0, 1))  # compiled before the clock runs
    tally = Tally(table)
    begun = time.perf_counter()
    try:
        _play(table, games, cores, device, to, tally)
    except KeyboardInterrupt:
        kept = f"; the finished ones are in {to}" if to else ""
        err.print(f"stopped after {tally.games:,} of {games:,} games{kept}")
        if tally.games:
            tally.show(time.perf_counter() - begun)
        raise
    tally.show(time.perf_counter() - begun)


class Tally:
    """What is counted while games are played."""

    def __init__(self, table: Plan):
        most = table.game.seats[-1]
        self.table, self.games, self.decisions = table, 0, 0
        self.points = np.zeros((most, len(table.game.sources)), np.int16)
        self.places = np.zeros(most, np.int8)
        self.sums = np.zeros((most, len(table.game.sources)), np.int64)
        self.firsts = np.zeros(most, np.float64)

    def add(self, states: Any, decisions: int) -> None:
        """Count a chunk of finished games."""
        which = np.zeros(states.size, np.int16)
        rules = playouts(self.table.game)
        rules.tally(states, self.table.box_records, which, self.points, self.places, self.sums, self.firsts)
        self.games += states.size
        self.decisions += decisions

    def show(self, seconds: float) -> None:
        """Print what was counted."""
        seats = range(self.table.seats)
        means = self.sums / self.games
        table = Table("", *(f"seat {seat}" for seat in seats), title=self._title(), title_justify="left")
        for column in table.columns[1:]:
            column.justify = "right"
        table.add_row("won", *(f"{self.firsts[seat] / self.games:.1%}" for seat in seats))
        table.add_row("points", *(f"{means[seat].sum():.2f}" for seat in seats), end_section=True)
        for index, source in enumerate(self.table.game.sources):
            table.add_row(source, *(f"{means[seat, index]:.2f}" for seat in seats))
        out.print(table)
        per_game = self.decisions / self.games
        out.print(
            f"{self.games:,} games in {seconds:.2f} s: {self.games / seconds:,.0f} games and "
            f"{self.decisions / seconds:,.0f} decisions a second, {per_game:.1f} decisions a game"
        )

    def _title(self) -> str:
        options = "".join(f", {name} {choice}" for name, choice in self.table.options.items())
        return f"{self.table.game.name}, {self.table.seats} seats{options}, box {self.table.boxes[0].name}"


def check_device(device: str, cores: int | None, to: Path | None) -> None:
    """Refuse a device there is not, and what a GPU cannot do."""
    if device not in DEVICES:
        raise AtelierError(f"--device {device}: choose {' or '.join(DEVICES)}")
    if device == "cuda":
        if cores is not None or to is not None:
            raise AtelierError(
                "--device cuda: a GPU takes no --cores and writes no records; leave them out, or the device"
            )
        need_gpu()


def _play(table: Plan, games: int, cores: int | None, device: str, to: Path | None, tally: Tally) -> None:
    with progress("games", games) as bar:
        if to is None:
            chunks = play_all_on_gpu(table, games) if device == "cuda" else play_on_cores(table, games, cores)
            for states, decisions in chunks:
                tally.add(states, decisions)
                bar.update(bar.task_ids[0], completed=tally.games)
            return
        words = table.game.moves(table.boxes[0])
        with whole_file(to) as file:
            for chunk in log_on_cores(table, games, cores):
                states = table.game.state.new(len(chunk))
                lines = []
                for index, (key, codes, state) in enumerate(chunk):
                    states[index] = state
                    lines.append(write_record(table, key, tuple(words[code] for code in codes), state))
                file.write("\n".join(lines) + "\n")
                tally.add(states, sum(len(codes) for _, codes, _ in chunk))
                bar.update(bar.task_ids[0], completed=tally.games)


def write_record(table: Plan, key: bytes, moves: tuple[str, ...], state: Any) -> str:
    """A finished game as a line of JSON."""
    points, places = table.game.count_points(state, table.boxes[0])
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
