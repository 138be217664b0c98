"""`atelier box`: look at the cards, check a file of your own, begin a new one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from atelier.boxfile import BoxFile, Sheet, open_box, read_text, to_fill_in
from atelier.commands.common import BoxOption, err, out, whole_file, with_an_end
from atelier.errors import AtelierError, BadBox
from atelier.games import GAMES, find
from atelier.words import speak

app = typer.Typer(no_args_is_help=True, help="The cards of a game: show, check, begin a file of your own.")
LanguageOption = Annotated[str, typer.Option("--lang", help="en or fr.")]
GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Which game.")]


@app.command()
def show(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; the box file says so too.")] = None,
    box: BoxOption = None,
    lang: LanguageOption = "en",
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
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A box file.", callback=with_an_end)],
    lang: LanguageOption = "en",
) -> None:
    """Name every mistake of a box file, by line and key."""
    words = speak(lang)
    try:
        box = read_any_box(file)
    except BadBox as error:
        told = error.mistakes if lang == "en" else [words.mistake(why, str(file)) for why in error.whys]
        for mistake in told:
            err.print(mistake, highlight=False, soft_wrap=True)
        raise AtelierError(words("box-mistakes", count=error.count, file=str(file))) from None
    sound = words("box-sound", file=str(file), game=box.game, name=box.name, digest=box.digest)
    out.print(sound, highlight=False)


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
    out.print(f"{path} written; fill it in, then: atelier box check {path}", highlight=False)


def read_any_box(file: Path) -> BoxFile:
    """A box file of whichever game it says it is for."""
    return open_box(file, find(game_of(file)).read_box)


def game_of(file: Path) -> str:
    """The game a box file is for."""
    sheet = Sheet(read_text(file), str(file))
    game = sheet.choice(("game",), tuple(GAMES))
    sheet.finish()
    return tuple(GAMES)[game]
