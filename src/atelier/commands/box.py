"""`atelier box`: look at the cards, check a file of your own, begin a new one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from atelier.boxfile import BoxFile, open_box, read_text, to_fill_in
from atelier.boxtext import parse
from atelier.commands.common import BoxOption, err, out, whole_file
from atelier.errors import AtelierError, BadBox, quote
from atelier.games import GAMES, find
from atelier.words import speak

app = typer.Typer(no_args_is_help=True, help="The cards of a game: show, check, begin a file of your own.")
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Which game.")]


@app.command()
def show(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; the box file says so too.")] = None,
    box: BoxOption = None,
    lang: Annotated[str, typer.Option("--lang", help="en or fr.")] = "en",
) -> None:
    """Show every card and switch of a box, and whose values they are."""
    if game is None and box is None:
        raise AtelierError(f"name a game to show, one of {', '.join(GAMES)}, or a file with --box FILE")
    chosen = find(game) if game else find(game_of(box))  # type: ignore[arg-type]
    opened = chosen.open_box(box)
    words = speak(lang)
    for title, columns, rows in chosen.catalogue(opened, words):
        table = Table(*columns, title=title, title_justify="left")
        for row in rows:
            table.add_row(*row)
        out.print(table)
    out.print(f"box {opened.name}, digest {opened.digest}", highlight=False)


@app.command()
def check(file: Annotated[Path, typer.Argument(metavar="FILE", help="A box file.")]) -> None:
    """Name every mistake of a box file, by line and key."""
    try:
        box = read_any_box(file)
    except BadBox as error:
        for mistake in error.mistakes:
            err.print(mistake, highlight=False, markup=False, soft_wrap=True)
        count = error.count
        raise AtelierError(f"{count:,} {'mistake' if count == 1 else 'mistakes'} in {file}") from None
    out.print(
        f"{file}: a sound box of {box.game}, called {box.name}, digest {box.digest}", highlight=False, markup=False
    )


@app.command()
def new(
    game: GameArgument,
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="Where to write; GAME-box.toml if not said.")
    ] = None,
) -> None:
    """Write a commented box file to fill in: the cards that come with the game, ready to be replaced."""
    text = to_fill_in(find(game).box_text)
    path = file or Path(f"{game}-box.toml")
    with whole_file(path) as opened:
        opened.write(text)
    out.print(f"{path} written; fill it in, then: atelier box check {path}", highlight=False, markup=False)


def read_any_box(file: Path) -> BoxFile:
    """A box file of whichever game it says it is for."""
    return open_box(file, find(game_of(file)).read_box)


def game_of(file: Path) -> str:
    """The game a box file is for."""
    game = parse(read_text(file), str(file)).get("game")
    if not isinstance(game, str) or game not in GAMES:
        raise BadBox([f"{file}, game: {quote(game)} does not fit; write one of {', '.join(GAMES)}"])
    return game
