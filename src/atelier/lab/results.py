"""A tournament on paper: a file that grows with every game, so that it can be broken off and taken up again."""

from __future__ import annotations

import io
import json
import math
import os
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from atelier.errors import AtelierError
from atelier.lab.arena import is_of, replayed
from atelier.lab.standings import Result, Seating
from atelier.lab.taught import Taught, all_taught
from atelier.scale.batch import Plan
from atelier.scale.paper import polars, said

FORMAT = 2
WEIGHTS = "weights"
"""The word of a header under which the SHA-256 of each file of weights stands; there is none where nobody has one."""
NUMBERS = 1 << 63
"""So many deals a seed has."""
LONGEST = 24 * 3600 * 1000.0
"""Milliseconds: nobody thinks longer about one decision."""
NO_RESULT = (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError)
"""What comes of reading a line that is none."""


def header(
    table: Plan, entrants: Sequence[str], ladder: bool, cast: Mapping[str, Taught] | None = None
) -> dict[str, Any]:
    """What is being played: all that decides the results, but not how many there will be.

    `cast` are those who play with files of weights; what stands in each file decides the results too.
    """
    weights = {name: one.digest for name, one in (all_taught(entrants) if cast is None else cast).items()}
    return {
        "arena": FORMAT,
        **table.as_json(),
        "ladder": ladder,
        "entrants": list(entrants),
        "seed": table.seed,
        **({WEIGHTS: weights} if weights else {}),
    }


class ResultsFile:
    """A header and then one game a line. What a crash left half written is cut off, and its game played again.

    One process at a time writes in it. What stands there is not believed but played again, from the moves of each line.
    """

    def __init__(
        self,
        path: Path,
        table: Plan,
        entrants: Sequence[str],
        ladder: bool = False,
        option: str = "--results",
        belongs: Callable[[Seating], bool] | None = None,
        cast: Mapping[str, Taught] | None = None,
    ):
        self.path, self.table, self.entrants, self.ladder, self.option = path, table, entrants, ladder, option
        self.belongs = belongs or partial(is_of, table, entrants, ladder)
        self.header = header(table, entrants, ladder, cast)
        line = _line(self.header)
        if path.exists() and not path.is_file():
            raise AtelierError(f"{path}: this is not a file that can grow; name another with {option}")
        try:
            self.file = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b", buffering=0)  # noqa: SIM115
        except OSError as error:
            raise AtelierError(f"{path}: cannot be written: {error.strerror}") from None
        try:
            self._lock()
            paper = self.file.readall()
            whole = paper[: paper.rfind(b"\n") + 1]
            self.results = list(self._read(whole, paper, line))
            self.file.seek(len(whole))
            self.file.truncate()
            if not whole:
                self._write(line)
        except BaseException:
            self.file.close()
            raise

    def _lock(self) -> None:
        try:
            import fcntl
        except ImportError:  # there is no such lock on Windows
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise AtelierError(
                f"{self.path}: another arena is writing in this file; wait for its end, or name another with "
                + self.option
            ) from None

    def _read(self, whole: bytes, paper: bytes, header: bytes) -> Iterator[Result]:
        first, *lines = whole.splitlines(keepends=True) or [b""]
        if first != header and not (first == b"" and header.startswith(paper)):
            raise AtelierError(f"{self.path}: {_difference(first, header)}; name another with {self.option}")
        seen: dict[Seating, int] = {}
        for number, line in enumerate(lines, 2):
            try:
                result = read_result(line)
            except NO_RESULT:
                raise AtelierError(f"{self.path}, line {number}: this is not the result of a game") from None
            if wrong := self._wrong(result, seen.setdefault(result.seating, number), number):
                raise AtelierError(f"{self.path}, line {number}: {wrong}; take the line out to play that game again")
            yield result._replace(moves=b"")

    def _wrong(self, result: Result, first: int, number: int) -> str | None:
        """What cannot be true of a line."""
        if not self.belongs(result.seating):
            return "this game does not belong to the tournament"
        if first != number:
            return f"this game stands in line {first} already"
        proved = replayed(self.table, result.deal, result.moves)
        if proved is None:
            return "its moves are not those of a whole game"
        if (proved.points, proved.places) != (result.points, result.places):
            told, true = (said(list(points)) for points in (result.points, proved.points))
            return f"it tells of {told} points, in places {said(list(result.places))}, but its moves lead to {true}"
        if proved.decisions != result.decisions:
            told, true = (said(list(decisions)) for decisions in (result.decisions, proved.decisions))
            return f"it tells of {told} decisions, but by its moves there were {true}"
        if not all(
            0 <= spent <= LONGEST * made for spent, made in zip(result.milliseconds, result.decisions, strict=True)
        ):
            return "so many decisions cannot have taken so little time, or so much"
        return None

    def add(self, result: Result) -> None:
        """Write a game down, now."""
        self._write(write_result(result))

    def close(self) -> None:
        """Put the file away."""
        self.file.close()

    def _write(self, line: bytes) -> None:
        """Nothing waits in a buffer: what could not be written is not tried again when the file is put away."""
        rest = memoryview(line)
        try:
            while rest:
                rest = rest[self.file.write(rest) :]
        except OSError as error:
            raise AtelierError(
                f"{self.path}: cannot be written: {error.strerror}; the games before are kept, and the same command "
                "goes on from them"
            ) from None


def _line(paper: Mapping[str, Any]) -> bytes:
    return json.dumps(paper, ensure_ascii=False).encode() + b"\n"


def write_result(result: Result) -> bytes:
    """The line of a game."""
    return _line({**result._asdict(), "moves": b64encode(result.moves).decode()})


def read_results(path: Path) -> Iterator[Result]:
    """Every game of a file of results, moves and all, as it was proved when it was opened."""
    with path.open("rb") as file:
        next(file, None)
        yield from map(read_result, file)


def read_result(line: bytes) -> Result:
    """The result of a game from its line; one of `NO_RESULT` if it is none."""
    paper = json.loads(line)
    deal, rotation, moves = paper.pop("deal"), paper.pop("rotation"), b64decode(paper.pop("moves"), validate=True)
    result = Result(deal, rotation, **paper, moves=moves)
    lists: tuple[Any, ...] = (result.entrants, result.points, result.places, result.decisions, result.milliseconds)
    counts = (deal, rotation, *result.points, *result.places, *result.decisions)
    true = (
        all(type(figures) is list and len(figures) == len(result.entrants) for figures in lists)
        and all(type(name) is str for name in result.entrants)
        and all(type(count) is int and abs(count) < NUMBERS for count in counts)
        and all(type(each) in (int, float) and math.isfinite(each) for each in result.milliseconds)
        and len(moves) % 2 == 0
    )
    if not true:
        raise ValueError
    entrants, points, places, decisions, milliseconds = map(tuple, lists)
    return Result(deal, rotation, entrants, points, places, decisions, milliseconds, moves)


def _difference(first: bytes, header: bytes) -> str:
    """In what a file was made for another tournament."""
    try:
        theirs, ours = json.loads(first), json.loads(header)
        if theirs["arena"] != ours["arena"]:
            return f"this file was written by another version of the arena, {theirs['arena']} and not {ours['arena']}"
        name = next(name for name in ours if name == WEIGHTS or theirs[name] != ours[name])
        if name == WEIGHTS:
            return _other_weights(theirs.get(WEIGHTS), ours[WEIGHTS])
    except (*NO_RESULT, StopIteration):
        return "this file holds something else than results of the arena"
    return f"this file holds another tournament, with {name} {said(theirs[name])} and not {said(ours[name])}"


def _other_weights(theirs: Mapping[str, str] | None, ours: Mapping[str, str]) -> str:
    """Who played the same tournament with another network than that of today."""
    if theirs is None:
        return "this file does not say which weights have played, as an earlier arena began it"
    name = next(name for name in ours if theirs[name] != ours[name])
    was, now = (digests[name][:12] for digests in (theirs, ours))
    return f"{name} has played with weights of SHA-256 {was}…, and now its file holds others, {now}…"


def write_parquet(path: Path, played: Mapping[str, Any], results: Iterable[Result]) -> None:
    """One row for each seat of each game; what was played stands in the metadata, under `atelier`."""
    rows = [
        {"deal": result.deal, "rotation": result.rotation, "seat": seat, "entrant": result.entrants[seat],
         "points": result.points[seat], "place": result.places[seat], "victory": result.victories[seat],
         "margin": result.margins[seat], "decisions": result.decisions[seat],
         "milliseconds": result.milliseconds[seat]}
        for result in results
        for seat in range(len(result.entrants))
    ]  # fmt: skip
    written = io.BytesIO()
    polars().DataFrame(rows).write_parquet(written, metadata={"atelier": json.dumps(played, ensure_ascii=False)})
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(written.getvalue())
        os.replace(part, path)
    except OSError as error:
        with suppress(OSError):  # nor can anything be removed where nothing may be written
            part.unlink(missing_ok=True)
        raise AtelierError(f"{path}: cannot be written: {error.strerror}") from None
