"""`atelier play`: sit down at a table, in the browser or in the terminal."""

from __future__ import annotations

import importlib.util
import os
import socket
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn

from atelier.agents.levels import opponent
from atelier.commands.common import BoxOption, SeatsOption, check_new, err, out, say_first_run, table_options
from atelier.errors import AtelierError
from atelier.games import GAMES, find
from atelier.match import Match
from atelier.scale.extras import how_to_install
from atelier.terminal import Left, Terminal
from atelier.words import speak

if TYPE_CHECKING:
    from atelier.server.workers.compiling import Progress as Compiling

USUAL_PORT = 8000
LOOPBACK = "127.0.0.1"


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="Which game.")] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in this terminal; what follows is for that alone.")
    ] = False,
    seats: SeatsOption = 2,
    people: Annotated[int, typer.Option("--people", help="How many seats are people.")] = 1,
    against: Annotated[
        str,
        typer.Option(
            "--against", metavar="LEVEL", help="Who has the other seats: apprentice, journeyman, master, champion."
        ),
    ] = "journeyman",
    seed: Annotated[int | None, typer.Option("--seed", help="Deal the same cards again.")] = None,
    box: BoxOption = None,
    lang: Annotated[
        str | None, typer.Option("--lang", help="en or fr; the language of this machine if not said.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Write the record here at the end.")
    ] = None,
) -> None:
    """Open the tables in the browser; with --terminal play here, against opponents or several at one keyboard."""
    given = [
        f"--{name}" for name in ("seats", "people", "against", "seed", "box", "lang", "save") if _said(context, name)
    ]
    if not terminal:
        if given or context.args:
            raise AtelierError(
                f"{(given or context.args)[0]} is for the terminal; add --terminal, or choose in the browser"
            )
        play_in_browser(game)
        return
    if save is not None:
        check_new(save)
    say_first_run()
    if not 0 <= people <= seats:
        raise AtelierError(f"--people {people}: of {seats} seats 0 to {seats} can be people")
    words = speak(lang or ("fr" if os.environ.get("LANG", "").startswith("fr") else "en"))
    options: dict[str, Any] = {**table_options(context.args)}
    match = Match(game or next(iter(GAMES)), seats, seed, box=box, **options)
    evening = Terminal(match, people, opponent(against, threads=os.cpu_count() or 1), words, out, out.input, seed)
    try:
        evening.play()
    except Left:
        out.print(words("play-left"), highlight=False)
    if save is not None:
        evening.save(save)


def _said(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name != "DEFAULT"


def play_in_browser(game: str | None) -> None:
    """Serve tables on this machine alone and open the browser there; Ctrl-C ends it, unfinished games are kept."""
    if importlib.util.find_spec("fastapi") is None or importlib.util.find_spec("uvicorn") is None:
        raise AtelierError(f"the server's parts are not installed: {how_to_install('server')}; or play with --terminal")
    if game is not None:
        find(game)
    from atelier.server.run import run
    from atelier.server.settings import read_settings

    def ready(address: str) -> None:
        page = address if game is None else f"{address}/?game={game}"
        err.print(f"The game is at {page}; stop with Ctrl-C.", highlight=False)
        webbrowser.open(page)

    with CompilingBar() as bar:
        run(read_settings(), LOOPBACK, _port(), ready, compiled=bar.show)


class CompilingBar:
    """Says on the terminal how far compiling is; where nobody looks, nothing."""

    def __init__(self) -> None:
        said, left = TextColumn("{task.description}"), TextColumn("{task.fields[left]}")
        columns = (said, BarColumn(), TaskProgressColumn(), left)
        self.bar = Progress(*columns, console=err, transient=True, disable=not err.is_terminal)
        self.task: TaskID | None = None

    def __enter__(self) -> CompilingBar:
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def show(self, progress: Compiling | None) -> None:
        """How far it is; None: all is compiled."""
        if progress is None:
            self.bar.stop()
            if self.task is not None:
                err.print("All games are compiled.", highlight=False)
            return
        left = f"about {progress.seconds} s; you can play already"
        if self.task is None:
            self.task = self.bar.add_task("Compiling the rules, once", total=1.0, left=left)
            self.bar.start()
        self.bar.update(self.task, completed=progress.share, left=left)


def _port() -> int:
    """The usual port, so that a page left open finds its table again; any free one if it is taken."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((LOOPBACK, USUAL_PORT))
        except OSError:
            return 0
    return USUAL_PORT
