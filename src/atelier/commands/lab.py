"""`atelier lab`: what the cards of a box really do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from atelier.commands.arena import sort_out
from atelier.commands.common import (
    TABLE_OPTIONS,
    BoxOption,
    ClusterOption,
    CoresOption,
    DeviceOption,
    LanguageOption,
    check_cores,
    check_device,
    check_new,
    err,
    open_cluster,
    out,
    progress,
    whole_file,
)
from atelier.commands.tune import tune
from atelier.errors import AtelierError
from atelier.games import GAMES, find
from atelier.lab.engines import OF_THIS_MACHINE, entrant
from atelier.lab.restricted import WITHOUT
from atelier.lab.side_by_side import check_batched
from atelier.lab.study import restriction
from atelier.lab.study.compare import compare as compared
from atelier.lab.study.design import study as planned
from atelier.lab.study.games import Where
from atelier.lab.study.paper import REPORT, Folder, open_evidence
from atelier.lab.study.playing import look, look_at_restricted, play
from atelier.lab.study.report import report
from atelier.words import speak

USUAL = ["random", "apprentice", "journeyman"]
"""Opponents who think quickly, the strongest last."""
USUAL_ON_A_GPU = [*USUAL, "master:64"]


class Games(TyperGroup):
    """A command for every game; the name of another gets the sentence it gets everywhere."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of a game, or `compare`, or `tune`."""
        known = super().get_command(ctx, cmd_name)
        if known is None:
            find(cmd_name)
        return known


app = typer.Typer(
    cls=Games,
    help="Play many games with a box and report what its cards really do; compare two such studies; tune a box.",
    no_args_is_help=True,
)


def lab(
    context: typer.Context,
    into: Annotated[
        Path, typer.Option("--into", metavar="FOLDER", help="Write everything here, and go on from what is there.")
    ],
    box: BoxOption = None,
    opponents: Annotated[
        list[str] | None,
        typer.Option(
            "--opponents", metavar="OPPONENT", help="Who plays, the strongest last: --opponents random master:300"
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", help="How many games at each kind of table.")] = 1000,
    restricted: Annotated[
        int,
        typer.Option(
            "--restricted",
            metavar="N",
            help="Play N games again for each thing, with it forbidden to one who took it; 50 at least to tell.",
        ),
    ] = 0,
    seats: Annotated[
        list[int] | None, typer.Option("--seats", help="How many players: --seats 2 3; all there can be if not said.")
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed deals and plays the same games.")] = 0,
    language: LanguageOption = "en",
    cores: CoresOption = None,
    cluster: ClusterOption = None,
    device: DeviceOption = "cpu",
) -> None:
    """Play a planned set of games with a box and write a report on it."""
    chosen, words = find(str(context.command.name)), speak(language)
    more, options = sort_out(context.args)
    names = [*(opponents or ()), *(word for word in more if not word.isdecimal())]
    names = names or (USUAL if device == "cpu" else USUAL_ON_A_GPU)
    at_table = [*(seats or ()), *(int(word) for word in more if word.isdecimal())]
    for name in names:
        entrant(name)
        if name.startswith(OF_THIS_MACHINE):
            raise AtelierError(
                f"--opponents {name}: the lab asks levels only; take the arena for a program or a network of your own"
            )
        if WITHOUT in name:
            raise AtelierError(f"--opponents {name}: with --restricted the lab forbids one thing after the other")
    if restricted < 0:
        raise AtelierError(f"--restricted {restricted}: play some games again, or none")
    check_cores(cores)
    check_where(device, cluster, names)
    study = planned(chosen, chosen.open_box(box), names, games, seats=at_table, options=options, seed=seed)
    folder = Folder(into, study)
    with open_cluster(cluster, cores) as machines:
        where = Where(cores, machines, None if device == "cpu" else device)
        total = sum(sitting.total for sitting in study.sittings)
        play_with_progress(total, lambda played: play(folder, played, where))
        err.print("looking at the games", style="dim", highlight=False)
        evidence = look(folder)
        if restricted:
            takings = restriction.plan(folder, evidence, restricted)
            total = sum(len(some.order) for some in takings)
            play_with_progress(total, lambda played: restriction.play(folder, takings, played, where))
            evidence = look_at_restricted(folder, evidence)
    folder.write(REPORT, report(evidence, words).encode())
    out.print(f"the report is in {into / REPORT}", highlight=False, soft_wrap=True)


def check_where(device: str, cluster: str | None, names: Sequence[str]) -> None:
    """Refuse a device there is not, and those it cannot play."""
    if device != "cpu" and cluster:
        raise AtelierError("--device cuda: a GPU is no cluster; leave out one of them")
    check_device(device)
    if device != "cpu":
        check_batched(names)


def play_with_progress(total: int, play_games: Callable[[Callable[[], None]], None]) -> None:
    """Play with a bar that says how long it will still take; what is interrupted says how to go on."""
    done = 0
    with progress("games", total) as bar:

        def played() -> None:
            nonlocal done
            done += 1
            bar.update(bar.task_ids[0], completed=done)

        try:
            play_games(played)
        except KeyboardInterrupt:
            err.print(
                f"stopped after {done:,} of {total:,} games; the same command goes on from there", highlight=False
            )
            raise


for name in GAMES:
    app.command(name, context_settings=TABLE_OPTIONS, help=f"Study a box of {name}.")(lab)

app.command("tune", context_settings=TABLE_OPTIONS)(tune)


@app.command()
def compare(
    first: Annotated[Path, typer.Argument(metavar="A", help="The folder of a study.")],
    second: Annotated[Path, typer.Argument(metavar="B", help="The folder of another.")],
    into: Annotated[Path, typer.Option("--into", metavar="FILE", help="Write the comparison here.")],
    language: LanguageOption = "en",
) -> None:
    """Set two studies side by side."""
    words = speak(language)
    check_new(into)
    written = compared(
        open_evidence(first), open_evidence(second), words, (first.name or str(first), second.name or str(second))
    )
    with whole_file(into) as file:
        file.write(written)
    out.print(f"the comparison is in {into}", highlight=False, soft_wrap=True)
