"""The command `atelier`: one clear sentence for what is wrong, never a traceback."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

import atelier
from atelier.commands import analyse, arena, bench, box, lab, play, puzzles, replay, serve, simulate, train
from atelier.commands.common import TABLE_OPTIONS, say_first_run
from atelier.errors import AtelierError

COMPILING = ("simulate", "replay", "verify", "analyse", "arena", "bench", "puzzles", "lab", "train")

app = typer.Typer(
    name="atelier",
    help="The two board games called Artisans, to play, to simulate and to study.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
app.command(context_settings=TABLE_OPTIONS)(play.play)
app.command(context_settings=TABLE_OPTIONS)(simulate.simulate)
app.command(context_settings=TABLE_OPTIONS)(arena.arena)
app.command()(replay.replay)
app.command()(replay.verify)
app.command()(analyse.analyse)
app.command()(bench.bench)
app.command()(train.train)
app.command()(serve.serve)
app.add_typer(box.app, name="box")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(lab.app, name="lab")


def _say_version(asked: bool) -> None:
    if asked:
        print(f"atelier {atelier.__version__}")
        raise typer.Exit


@app.callback()
def before(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Print the version and stop.")
    ] = False,
) -> None:
    """Say why the very first command takes a while."""
    if context.invoked_subcommand in COMPILING:
        say_first_run()


def main() -> None:
    """Run a command; bad input ends with status 2, and so does what cannot be shown; an interruption with 130."""
    try:
        try:
            app(standalone_mode=True)
        finally:
            sys.stdout.flush()
    except AtelierError as error:
        print(f"atelier: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        _print_no_more()
        sys.exit(0)
    except OSError as error:
        print(f"atelier: this cannot be shown or written: {error.strerror or error}", file=sys.stderr)
        _print_no_more()
        sys.exit(2)


def _print_no_more() -> None:
    """What waits to be printed goes nowhere, and is not tried again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
