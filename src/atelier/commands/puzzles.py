"""`atelier puzzles`: cut puzzles from master games, and judge those of a file again."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from atelier.agents.opponent import Budget
from atelier.commands.common import TABLE_OPTIONS, SeatsOption, err, out, progress, table_options, with_an_end
from atelier.errors import AtelierError
from atelier.games import find
from atelier.lab.analyst import analyse
from atelier.lab.puzzles import EFFORT, Effort, Puzzle, make, read_puzzle

app = typer.Typer(no_args_is_help=True, help="Positions in which one move wins: cut them from games, check them.")
PlayoutsOption = Annotated[int, typer.Option("--playouts", help="Playouts of each deep judgement.")]


@app.command("make", context_settings=TABLE_OPTIONS)
def make_puzzles(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Which game.")],
    to: Annotated[Path, typer.Option("--out", metavar="FILE", help="Add them to this file, after what is in it.")],
    count: Annotated[int, typer.Option("--count", help="How many the file shall have.")] = 20,
    seats: SeatsOption = 2,
    seed: Annotated[int, typer.Option("--seed", help="The seed of the first game; each further one has the next.")] = 1,
    playouts: PlayoutsOption = EFFORT.deep,
) -> None:
    """Play master games and keep the positions where one move wins beyond doubt, checked by a deep search.

    It can be stopped at any time: the same command goes on after the last game that gave a puzzle.
    """
    if count < 1:
        raise AtelierError(f"--count {count}: ask for at least one puzzle")
    if playouts < 100:
        raise AtelierError(f"--playouts {playouts}: judge by at least 100")
    chosen, options = find(game), table_options(context.args)
    chosen.check_seats(seats)
    chosen.choose_options(chosen.default_box, options)
    kept = read_file(to) if to.exists() else []
    if kept and kept[-1].record.game != game:
        raise AtelierError(f"{to}: these are puzzles of {kept[-1].record.game}; choose another file for {game}")
    first = max([seed, *(puzzle.deal + 1 for puzzle in kept)])
    effort = Effort(deep=playouts)
    with progress("puzzles", count) as bar, closing(make(chosen, seats, first, options, effort)) as making:
        bar.update(bar.task_ids[0], completed=len(kept))
        try:
            while len(kept) < count:
                looked = next(making)
                words = f"game {looked.deal - first + 1}, {looked.decisions} decisions"
                bar.update(bar.task_ids[0], completed=len(kept), description=words)
                if looked.found:
                    kept.extend(looked.found)
                    _add(to, looked.found)
        except KeyboardInterrupt:
            err.print(f"stopped with {len(kept)} of {count}; the same command goes on", highlight=False)
            raise
    out.print(f"{to}: {len(kept)} puzzles of {game}", highlight=False)


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of puzzles.", callback=with_an_end)],
    playouts: PlayoutsOption = EFFORT.deep,
) -> None:
    """Replay every puzzle of a file and judge it again; name those whose answer is not the best any more."""
    puzzles = read_file(file)
    if not puzzles:
        raise AtelierError(f"{file}: there is no puzzle in it")
    wrong = 0
    with progress("puzzles", len(puzzles)) as bar:
        for number, puzzle in enumerate(puzzles, 1):
            best = analyse(puzzle.match(), puzzle.seat, Budget(playouts=playouts), number).best
            if best.move != puzzle.answer.move:
                wrong += 1
                said = f"{file}, line {number}: {best.move} is judged better than {puzzle.answer.move}"
                err.print(said, highlight=False)
            bar.update(bar.task_ids[0], completed=number)
    if wrong:
        raise AtelierError(f"{wrong} of {len(puzzles)} puzzles in {file} do not hold")
    out.print(f"{file}: {len(puzzles)} puzzles hold", highlight=False)


def read_file(file: Path) -> list[Puzzle]:
    """The puzzles of a file, in its order."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise AtelierError(f"{file}: cannot be read: {getattr(error, 'strerror', None) or 'it is no text'}") from None
    found = []
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                found.append(read_puzzle(line))
            except AtelierError as error:
                raise AtelierError(f"{file}, line {number}: {error}") from None
    return found


def _add(file: Path, puzzles: tuple[Puzzle, ...]) -> None:
    """Whole lines only: what is written is kept when the next game is broken off."""
    try:
        with file.open("a", encoding="utf-8") as opened:
            opened.write("".join(f"{puzzle.write()}\n" for puzzle in puzzles))
    except OSError as error:
        raise AtelierError(f"{file}: cannot be written: {error.strerror}") from None
