"""`atelier arena`: who plays best?"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from atelier.agents.levels import LEVELS
from atelier.commands.common import (
    BoxOption,
    ClusterOption,
    CoresOption,
    check_cores,
    check_new,
    err,
    interrupted_whatever_ends_it,
    open_cluster,
    table_options,
    whole_file,
)
from atelier.commands.contest import Contest
from atelier.errors import AtelierError, listing
from atelier.game import Game
from atelier.games import find
from atelier.lab.engines import OF_THIS_MACHINE, entrant
from atelier.lab.results import write_parquet
from atelier.lab.statistics import Sprt
from atelier.scale.batch import plan
from atelier.scale.paper import polars


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Which game.")],
    names: Annotated[
        list[str] | None,
        typer.Argument(metavar="OPPONENT...", help="Who plays: random, master:500, weights:FILE, exec:./my_engine …"),
    ] = None,
    games: Annotated[int, typer.Option("--games", help="How many games; with --ladder: at each table.")] = 100,
    as_ladder: Annotated[
        bool, typer.Option("--ladder", help="Everyone meets everyone and is rated; all levels if nobody is named.")
    ] = False,
    seats: Annotated[int | None, typer.Option("--seats", help="With --ladder: how many sit at a table.")] = None,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option("--sprt", metavar="LOW HIGH", help="Stop once it is clear which share of victories is true."),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed deals and plays the same games.")] = 0,
    box: BoxOption = None,
    results: Annotated[
        Path | None,
        typer.Option("--results", metavar="FILE", help="Write each game here, and go on from what is there."),
    ] = None,
    to_json: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Write the standings here.")] = None,
    to_parquet: Annotated[Path | None, typer.Option("--parquet", metavar="FILE", help="Write all games here.")] = None,
    cores: CoresOption = None,
    cluster: ClusterOption = None,
) -> None:
    """Let opponents play each other, the same cards from every seat, and say how they did."""
    chosen = find(game)
    entrants, options = sort_out([*(names or ()), *context.args])
    entrants = entrants or (list(LEVELS) if as_ladder else [])
    at_table = check_entrants(entrants, seats, as_ladder, chosen)
    if games < 1:
        raise AtelierError(f"--games {games}: play at least one game")
    check_cores(cores)
    check_sprt(sprt, entrants, as_ladder)
    check_files(results, to_json, to_parquet)
    for name in entrants:
        entrant(name)
        if cluster and name.startswith(OF_THIS_MACHINE):
            raise AtelierError(f"--cluster: {name} is a file of this machine; leave out the cluster to play against it")
    if to_parquet:
        polars()
    table = plan(chosen, [chosen.open_box(box)], at_table, seed, options)
    contest = Contest(table, entrants, games, as_ladder, Sprt(*sprt) if sprt else None)
    try:
        with interrupted_whatever_ends_it(), open_cluster(cluster, cores) as machines:
            contest.play(results, cores, machines)
    except KeyboardInterrupt:
        kept = "; the same command goes on from there" if results else ""
        err.print(f"stopped after {len(contest.results):,} of {contest.total:,} games{kept}")
        contest.show()
        raise
    try:
        write_summaries(contest, to_json, to_parquet)
    except AtelierError as error:
        kept = f"; all games are in {results}" if results else "; with --results each game is kept as it ends"
        raise AtelierError(f"{error}{kept}") from None
    finally:  # also of a tournament that found no room on a disk
        contest.show()


def write_summaries(contest: Contest, to_json: Path | None, to_parquet: Path | None) -> None:
    """The files that are written at the end."""
    if to_json:
        with whole_file(to_json) as file:
            file.write(json.dumps(contest.as_json(), ensure_ascii=False, indent=2) + "\n")
    if to_parquet:
        write_parquet(to_parquet, contest.header, contest.results)


def sort_out(words: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Names of opponents, and options of the game between or behind them."""
    names, options, rest = [], [], list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--"):
            names.append(word)
        else:
            options += [word, *([] if "=" in word else rest[:1])]
            rest = rest if "=" in word else rest[1:]
    return names, table_options(options)


def check_entrants(entrants: Sequence[str], seats: int | None, as_ladder: bool, game: Game) -> int:
    """How many sit at a table; refuse too few opponents, or too many."""
    if not as_ladder:
        if len(entrants) not in game.seats:
            example = f"atelier arena {game.name} {LEVELS[-1]} {LEVELS[0]}"
            few, many = game.seats[0], game.seats[-1]
            raise AtelierError(f"{len(entrants)} opponents: name {few} to {many} for {game.name}, as in: {example}")
        if seats not in (None, len(entrants)):
            raise AtelierError(f"--seats {seats}: the {len(entrants)} opponents named take a seat each")
        return len(entrants)
    seats = game.check_seats(2 if seats is None else seats)
    if len(entrants) < seats:
        raise AtelierError(f"--ladder: {seats} seats need at least {seats} opponents; {listing(entrants)} is too few")
    if len(set(entrants)) < len(entrants):
        twice = next(name for name in entrants if entrants.count(name) > 1)
        raise AtelierError(f"--ladder: {twice} is named twice; everyone stands on one rung")
    return seats


def check_sprt(sprt: tuple[float, float] | None, entrants: Sequence[str], as_ladder: bool) -> None:
    """Refuse a test that could not tell anything."""
    if sprt is None:
        return
    low, high = sprt
    if as_ladder:
        raise AtelierError("--sprt: a ladder is played to its end; test one opponent against others without --ladder")
    if not 0 < low < high < 1:
        raise AtelierError(f"--sprt {low:g} {high:g}: give two shares of victories, as in --sprt 0.5 0.55")
    if len(set(entrants)) == 1:
        raise AtelierError(f"--sprt: {entrants[0]} plays only itself; name someone else as well")


def check_files(results: Path | None, *summaries: Path | None) -> None:
    """Refuse files that could not be written at the end, before a game is played."""
    for path in filter(None, summaries):
        check_new(path)
    named = [path.absolute() for path in (results, *summaries) if path]
    if len(set(named)) < len(named):
        raise AtelierError("--results, --json and --parquet: name a file of its own for each")
