"""`atelier train`: let a network learn from games of a search against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from atelier.commands.common import check_device, out
from atelier.errors import AtelierError
from atelier.games import find

MOST_MINUTES = 100_000.0
MOST_LOTS = 100_000


def train(
    game: Annotated[str, typer.Argument(help="Which game.")],
    device: Annotated[str, typer.Option("--device", help="Where to play and to learn: cpu or cuda.")] = "cpu",
    minutes: Annotated[float, typer.Option("--minutes", help="No round is begun that would not end in time.")] = 10.0,
    start: Annotated[
        Path, typer.Option("--from", metavar="CHECKPOINT", help="A folder: where learning stood, and will stand.")
    ] = Path("checkpoint"),
    seats: Annotated[int | None, typer.Option("--seats", help="For how many players.")] = None,
    lots: Annotated[
        int | None, typer.Option("--lots", help="Of how many lots of games by the prior the first lessons are.")
    ] = None,
) -> None:
    """Teach a network to judge a game: by games of the prior first, then by games of the search against itself.

    May be stopped at any moment; the same command goes on where the last whole round ended, or the last lot of first
    lessons. The best network so far is best.npz in the checkpoint; `atelier arena` lets it play.
    How it goes is shown there by curves.html, and written down in log.jsonl and log.parquet.
    """
    from atelier.train.checkpoint import Checkpoint
    from atelier.train.course import TOY, Course, Plan, kinds_of
    from atelier.train.course import train as go

    if not 0 < minutes <= MOST_MINUTES:
        raise AtelierError(f"--minutes {minutes:g}: give more than 0 and at most {MOST_MINUTES:,.0f}")
    check_device(device)
    if lots is not None and not 1 <= lots <= MOST_LOTS:
        raise AtelierError(f"--lots {lots}: give at least 1 and at most {MOST_LOTS:,}")
    chosen = find(game)
    players = chosen.check_seats(chosen.seats[0] if seats is None else seats)
    plan = TOY if device == "cpu" else Plan()
    plan = plan._replace(prior_lots=lots or plan.prior_lots)
    kinds = kinds_of(chosen, [option.name for option in chosen.options[:2]])
    course = Course(chosen, players, kinds, device, plan, Checkpoint(start, chosen, players), _say)
    best = go(course, minutes)
    if best is None:
        _say("The first lessons are not over: the same command goes on with them.")
    else:
        _say(f"The best so far is {best}")


def _say(what: str) -> None:
    """A line, however long."""
    out.print(what, highlight=False, soft_wrap=True)
