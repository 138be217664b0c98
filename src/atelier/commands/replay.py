"""`atelier replay` and `atelier verify`: games on paper, played through again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from atelier.boxfile import read_text
from atelier.commands.common import BoxOption, out, progress, with_an_end
from atelier.errors import AtelierError, BadRecord
from atelier.match import Match
from atelier.proof import check_record
from atelier.record import Record, read_record

FileArgument = Annotated[
    Path,
    typer.Argument(metavar="FILE", help="A record, or a file with one record a line.", callback=with_an_end),
]
LanguageOption = Annotated[str, typer.Option("--lang", help="en or fr.")]


def replay(
    file: FileArgument,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON object a line, each with the full position.")
    ] = False,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="Only the position after N moves.")] = None,
    number: Annotated[int, typer.Option("--game", metavar="K", help="Which record of the file, from 1.")] = 1,
    box: BoxOption = None,
    lang: LanguageOption = "en",
) -> None:
    """Show a recorded game, move by move."""
    record = choose_record(file, number)
    if at is not None and not 0 <= at <= len(record.moves):
        raise AtelierError(f"--at {at}: this game has {len(record.moves)} moves; choose 0 to {len(record.moves)}")
    with naming(file, number):
        Match.replay(record, box=box)
    for step, seat, move, match in steps(record, box):
        if at is not None and step != at:
            continue
        if as_json:
            print(step_as_json(step, seat, move, match))
        else:
            if move is not None:
                out.rule(f"{step} · seat {seat} · {move}", style="dim")
            if at is not None or step in (0, len(record.moves)):
                out.print(match.text(language=lang), highlight=False)


def steps(record: Record, box: Path | None) -> Iterator[tuple[int, int | None, str | None, Match]]:
    """The game before its first move, then after each: step, who moved, the move, the match."""
    match = Match.begin(record, box=box)
    yield 0, None, None, match
    for step, move in enumerate(record.moves, 1):
        seat = match.seat
        match.replay_move(move)
        yield step, seat, match.moves[-1], match


def step_as_json(step: int, seat: int | None, move: str | None, match: Match) -> str:
    """A step as one line: the initial position has neither seat nor move."""
    moved = {} if move is None else {"seat": seat, "move": move}
    return json.dumps({"step": step, **moved, "position": match.position}, ensure_ascii=False)


def verify(file: FileArgument, box: BoxOption = None) -> None:
    """Prove that every game of a file could be played as written: key, deal, moves and result."""
    records = read_records(file)
    moves = 0
    with progress("verified", len(records)) as bar:
        for number, record in enumerate(records, 1):
            with naming(file, number):
                check_record(record, box)
            moves += len(record.moves)
            bar.update(bar.task_ids[0], completed=number)
    games = "1 game" if len(records) == 1 else f"{len(records):,} games"
    out.print(f"{file}: {games}, {moves:,} moves, all true", highlight=False)


def choose_record(file: Path, number: int) -> Record:
    """One record of a file, counted from 1."""
    records = read_records(file)
    if not 1 <= number <= len(records):
        raise AtelierError(f"--game {number}: {file} holds {len(records)} records; choose 1 to {len(records)}")
    return records[number - 1]


def read_records(file: Path) -> list[Record]:
    """The records of a file: one record, or one a line."""
    text = read_text(file)
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise BadRecord(f"{file}: there is no record in this file")
    if len(lines) > 1 and lines[0][1].strip() == "{":
        return [_read(text, str(file))]
    return [_read(line, f"{file}, line {number}") for number, line in lines]


def _read(text: str, where: str) -> Record:
    try:
        return read_record(text)
    except BadRecord as error:
        raise BadRecord(f"{where}: {error}") from None


@contextmanager
def naming(file: Path, number: int) -> Iterator[None]:
    """Say in which file and record something was wrong."""
    try:
        yield
    except AtelierError as error:
        raise BadRecord(f"{file}, record {number}: {error}") from None
