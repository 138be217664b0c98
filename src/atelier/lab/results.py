"""A tournament on paper: a file that grows with every game, so that it can be broken off and taken up again."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from atelier.errors import AtelierError
from atelier.lab.standings import Result
from atelier.scale.batch import Plan

FORMAT = 1


def header(table: Plan, entrants: Sequence[str], ladder: bool) -> dict[str, Any]:
    """What is being played: all that decides the results, but not how many there will be."""
    return {
        "arena": FORMAT,
        "game": table.game.name,
        "rules": table.game.version,
        "box": {"name": table.boxes[0].name, "digest": table.boxes[0].digest},
        "options": dict(table.options),
        "seats": table.seats,
        "ladder": ladder,
        "entrants": list(entrants),
        "seed": table.seed,
    }


class ResultsFile:
    """A header and then one game a line. What a crash left half written is cut off, and its game played again."""

    def __init__(self, path: Path, played: Mapping[str, Any]):
        self.path, line = path, json.dumps(played, ensure_ascii=False) + "\n"
        try:
            paper = path.read_bytes() if path.exists() else b""
            whole = paper[: paper.rfind(b"\n") + 1]
            self.results = list(self._read(whole, paper, line.encode()))
            self.file = path.open("r+" if paper else "w", encoding="utf-8", newline="\n")
            self.file.seek(len(whole))
            self.file.truncate()
            if not whole:
                self._write(line)
        except OSError as error:
            raise AtelierError(f"{path}: cannot be written: {error.strerror}") from None

    def _read(self, whole: bytes, paper: bytes, header: bytes) -> Iterator[Result]:
        first, *lines = whole.splitlines(keepends=True) or [b""]
        if first != header and not (first == b"" and header.startswith(paper)):
            raise AtelierError(f"{self.path}: {_difference(first, header)}; name another file with --results")
        for number, line in enumerate(lines, 2):
            try:
                yield read_result(line)
            except (ValueError, TypeError, KeyError, AttributeError):
                raise AtelierError(f"{self.path}, line {number}: this is not the result of a game") from None

    def add(self, result: Result) -> None:
        """Write a game down, now."""
        try:
            self._write(json.dumps(result._asdict(), ensure_ascii=False) + "\n")
        except OSError as error:
            raise AtelierError(f"{self.path}: cannot be written: {error.strerror}") from None

    def close(self) -> None:
        """Put the file away."""
        self.file.close()

    def _write(self, line: str) -> None:
        self.file.write(line)
        self.file.flush()


def read_result(line: bytes) -> Result:
    """The result of a game from its line."""
    paper = json.loads(line)
    deal, rotation = int(paper.pop("deal")), int(paper.pop("rotation"))
    result = Result(deal, rotation, **{name: tuple(figures) for name, figures in paper.items()})
    if {len(figures) for figures in result[2:]} != {len(result.entrants)} or 1 not in result.places:
        raise ValueError
    return result


def _difference(first: bytes, header: bytes) -> str:
    """In what a file was made for another tournament."""
    try:
        theirs, ours = json.loads(first), json.loads(header)
        name = next(name for name in ours if theirs[name] != ours[name])
    except (ValueError, TypeError, KeyError, StopIteration):
        return "this file holds something else than results of the arena"
    return f"this file holds another tournament, with {name} {_said(theirs[name])} and not {_said(ours[name])}"


def _said(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {choice}" for name, choice in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


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
    frame = polars().DataFrame(rows)
    part = path.with_name(path.name + ".part")
    try:
        frame.write_parquet(part, metadata={"atelier": json.dumps(played, ensure_ascii=False)})
        os.replace(part, path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise AtelierError(f"{path}: cannot be written: {error.strerror or error}") from None


def polars() -> Any:
    """The library of tables, which comes with an extra."""
    try:
        import polars as library
    except ImportError:
        raise AtelierError("Parquet needs polars: pip install 'atelier-games[lab]'") from None
    return library
