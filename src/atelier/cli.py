"""The command `atelier`: one clear sentence for what is wrong, never a traceback."""

from __future__ import annotations

import os
import re
import sys
from typing import Annotated, Any

import typer

import atelier
from atelier.commands import analyse, arena, bench, box, lab, play, puzzles, replay, serve, simulate, train
from atelier.commands.common import TABLE_OPTIONS, say_first_run
from atelier.errors import AtelierError

COMPILING = ("simulate", "replay", "verify", "analyse", "arena", "bench", "puzzles", "lab", "train")

UsageError: Any = typer.BadParameter.__base__
"""What Typer raises for any command that was typed wrongly; it has no name for it."""
NUMBERS = {"integer": "a whole number", "int": "a whole number", "float": "a number"}
NO_NUMBER = re.compile(rf"""['"](?P<value>.*)['"] is not a valid (?P<kind>{"|".join(NUMBERS)})\.?""")

app = typer.Typer(
    name="atelier",
    help="Two board games, Artisans and Little Town with its expansion, to play, to simulate and to study.",
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
            status = app(standalone_mode=False)
        finally:
            sys.stdout.flush()
        sys.exit(status)
    except UsageError as error:
        if wrong := what_is_wrong(error):
            print(f"atelier: {wrong}", file=sys.stderr)
        sys.exit(2)
    except typer.Abort:
        print("atelier: broken off", file=sys.stderr)
        sys.exit(1)
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


def what_is_wrong(error: Any) -> str:
    """What Typer has to say of a command that was typed wrongly, in a sentence; nothing where it has shown its help."""
    if type(error).__name__ == "NoArgsIsHelpError":
        return ""
    option = getattr(error, "param", None)
    if option and (number := no_number(error)):
        value, kind = number
        name = option.opts[0] if option.param_type_name == "option" else option.human_readable_name
        example = f", as in {name} {option.default}" if isinstance(option.default, int | float) else ""
        return f"{name} {value}: give {NUMBERS[kind]}{example}"
    said = " ".join(error.format_message().split()).rstrip(".")
    where = error.ctx.command_path if error.ctx else "atelier"
    return f"{said[:1].lower()}{said[1:]}; {where} --help tells what may be said"


def no_number(error: Any) -> tuple[str, str] | None:
    """What was typed in place of a number, and of which kind that should be, as Typer and Click or Pydantic say it."""
    if found := NO_NUMBER.fullmatch(error.message):
        return found["value"], found["kind"]
    if tell := getattr(error.__cause__, "errors", None):
        first = tell()[0]
        kind = first["type"].partition("_")[0]
        return (str(first["input"]), kind) if kind in NUMBERS else None
    return None


def _print_no_more() -> None:
    """What waits to be printed goes nowhere, and is not tried again at the end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
