"""`atelier play`: sit down at a table."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from atelier.agents.levels import opponent
from atelier.commands.common import BoxOption, SeatsOption, out, table_options
from atelier.errors import AtelierError
from atelier.games import GAMES
from atelier.match import Match
from atelier.terminal import Left, Terminal
from atelier.words import speak


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Which game.")] = next(iter(GAMES)),
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in this terminal, the only table so far.")] = True,
    seats: SeatsOption = 2,
    people: Annotated[int, typer.Option("--people", help="How many seats are people.")] = 1,
    against: Annotated[
        str, typer.Option("--against", metavar="LEVEL", help="Who has the other seats: apprentice, journeyman, master.")
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
    """Play a game in the terminal, against opponents that think or several people at one keyboard."""
    if not 0 <= people <= seats:
        raise AtelierError(f"--people {people}: of {seats} seats 0 to {seats} can be people")
    words = speak(lang or ("fr" if os.environ.get("LANG", "").startswith("fr") else "en"))
    options: dict[str, Any] = {**table_options(context.args)}
    match = Match(game, seats, seed, box=box, **options)
    evening = Terminal(match, people, opponent(against, minds=os.cpu_count() or 1), words, out, out.input, seed)
    try:
        evening.play()
    except Left:
        out.print(words("play-left"), highlight=False)
    if save is not None:
        evening.save(save)
