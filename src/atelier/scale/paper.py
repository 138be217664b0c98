"""A simulation on paper: a folder of Parquet files, one for each part, and a sheet that says what was played.

A part appears under its name when it is whole. So whatever happens, what lies there is true, and the same command goes
on from it; a part is the same bytes whoever played it.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from atelier.errors import AtelierError
from atelier.scale.batch import Plan
from atelier.scale.extras import library

FORMAT = 2
SHEET = "simulation.json"
NAMED = re.compile(r"part-([0-9]{12})\.parquet")
BEGUN = re.compile(re.escape(SHEET) + r"\.[0-9]+\.unfinished")
"""A sheet that someone is writing, or was writing when they were ended."""


class Scores(NamedTuple):
    """Finished games one by one: their decisions, everyone's points by source, and everyone's places."""

    decisions: Any
    points: Any
    places: Any


def polars() -> Any:
    """The library of tables."""
    return library("polars", "Parquet needs polars", "lab")


def sheet(plan: Plan) -> dict[str, Any]:
    """What is played: all that decides the games, but not how many there will be."""
    return {"simulation": FORMAT, **plan.as_json(), "seed": plan.seed}


def write_part(plan: Plan, first: int, scores: Scores) -> bytes:
    """Games as a Parquet file: one row for each seat of each game, and what was played in its metadata."""
    games, seats = scores.places.shape
    winners = (scores.places == 1).sum(axis=1, keepdims=True)
    columns = {
        "game": np.repeat(np.arange(first, first + games, dtype=np.int64), seats),
        "seat": np.tile(np.arange(seats, dtype=np.int8), games),
        "decisions": np.repeat(scores.decisions.astype(np.int32), seats),
        "place": scores.places.reshape(-1),
        "victory": ((scores.places == 1) / winners).astype(np.float32).reshape(-1),
        "points": scores.points.sum(axis=2, dtype=np.int16).reshape(-1),
        **{
            source: np.ascontiguousarray(scores.points[:, :, index]).reshape(-1)
            for index, source in enumerate(plan.game.sources)
        },
    }
    written, told = io.BytesIO(), json.dumps(sheet(plan))
    metadata = {"atelier": told, "digest": digest(told, columns)}
    polars().DataFrame(columns).write_parquet(written, metadata=metadata)
    return written.getvalue()


def digest(told: str, columns: Mapping[str, Any]) -> str:
    """Of what was played and all that came of it: a part in which anything was changed afterwards is found out."""
    found = hashlib.sha256(told.encode())
    for name, column in columns.items():
        found.update(f"{name} {column.dtype} {len(column)} ".encode() + column.tobytes())
    return found.hexdigest()


def is_there(path: Path) -> bool:
    """Is there a file? A pipe or a device in its place is refused: it might be read for ever."""
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise AtelierError(f"{path}: this is a pipe or a device, and no file; remove it, or name another folder")
    return path.exists()


@contextmanager
def alone(folder: Path, taken: str | None = None) -> Iterator[None]:
    """Nobody else has hold of this folder meanwhile: who comes second waits, or hears that it is `taken`."""
    try:
        import fcntl
    except ImportError:  # there is no such lock on Windows
        yield
        return
    door = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(door, fcntl.LOCK_EX | (fcntl.LOCK_NB if taken else 0))
    except BlockingIOError:
        os.close(door)
        raise AtelierError(f"{folder}: {taken}") from None
    try:
        yield
    finally:
        os.close(door)


class Paper:
    """The folder of a simulation."""

    def __init__(self, folder: Path, plan: Plan):
        self.folder, self.plan = folder, plan
        polars()
        try:
            folder.mkdir(exist_ok=True)
            lying = folder / SHEET
            if not is_there(lying):
                if not all(BEGUN.fullmatch(path.name) for path in folder.iterdir()):
                    raise AtelierError(f"{folder}: this folder holds something else; name a new one with --parquet")
                self._write(SHEET, json.dumps(sheet(plan), indent=2).encode() + b"\n")
            self._compare(lying.read_bytes())
        except OSError as error:
            raise AtelierError(f"{folder}: cannot be written: {error.strerror}") from None

    def _compare(self, found: bytes) -> None:
        """Refuse to go on with another simulation."""
        ours = sheet(self.plan)
        try:
            theirs = json.loads(found)
            different = [name for name in ours if theirs[name] != ours[name]]
        except (ValueError, TypeError, KeyError, RecursionError):
            raise AtelierError(f"{self.folder / SHEET}: this does not say what was simulated") from None
        if different:
            name = different[0]
            raise AtelierError(
                f"{self.folder}: here lies another simulation, with {name} {said(theirs[name])} and not "
                f"{said(ours[name])}; name a new folder with --parquet"
            )

    def parts(self) -> frozenset[tuple[int, int]]:
        """The parts that lie there: the number of the first game, and how many there are."""
        found = set()
        for path in self.folder.iterdir():
            if named := NAMED.fullmatch(path.name):
                found.add((int(named[1]), self._games(path)))
        return frozenset(found)

    def _games(self, path: Path) -> int:
        """How many there are in a part."""
        with self._reading(path):
            rows: int = polars().scan_parquet(path, glob=False).select(polars().len()).collect().item()
        return rows // self.plan.seats

    def read(self, first: int, games: int | None = None) -> Scores:
        """The games of a part, or so many of them, if they are those that were written there."""
        path, seats, told = self._path(first), self.plan.seats, json.dumps(sheet(self.plan))
        with self._reading(path):
            metadata, frame = polars().read_parquet_metadata(path), polars().read_parquet(path, glob=False)
            columns = {name: frame[name].to_numpy() for name in frame.columns}
            numbers = np.repeat(np.arange(first, first + len(frame) // seats), seats)
            if (metadata["atelier"], metadata["digest"]) != (told, digest(told, columns)):
                raise ValueError
            if not np.array_equal(columns["game"], numbers):
                raise ValueError
            sources = np.stack([columns[source] for source in self.plan.game.sources], axis=1)
            return Scores(
                decisions=columns["decisions"][::seats].astype(np.int64)[:games],
                points=sources.reshape(-1, seats, len(self.plan.game.sources))[:games],
                places=columns["place"].reshape(-1, seats)[:games],
            )

    @contextmanager
    def _reading(self, path: Path) -> Iterator[None]:
        """A sentence for what cannot be read, or is something else."""
        wrong = polars().exceptions
        try:
            if not path.is_file():  # nobody may ever write into a pipe
                raise ValueError
            yield
        except (OSError, KeyError, ValueError, wrong.PolarsError, wrong.PanicException):
            raise AtelierError(
                f"{path}: this is not the part of this simulation that was written here; remove it to play it again"
            ) from None

    def keep(self, first: int, games: int, written: bytes) -> None:
        """Lay a part there, whole, unless someone else has laid one with as many games there meanwhile."""
        path = self._path(first)
        try:
            with alone(self.folder):
                if not path.exists() or self._games(path) < games:
                    self._write(path.name, written)
        except OSError as error:
            raise AtelierError(
                f"{self.folder}: cannot be written: {error.strerror}; finished parts are kept, and the same "
                "command goes on from them"
            ) from None

    def _path(self, first: int) -> Path:
        return self.folder / f"part-{first:012d}.parquet"

    def _write(self, name: str, written: bytes) -> None:
        unfinished = self.folder / f"{name}.{os.getpid()}.unfinished"
        try:
            unfinished.write_bytes(written)
            os.replace(unfinished, self.folder / name)
        except BaseException:
            unfinished.unlink(missing_ok=True)
            raise


def said(value: Any) -> str:
    """Something that was played, in words."""
    if isinstance(value, list):
        return " ".join(map(str, value))
    return ", ".join(f"{name} {one}" for name, one in value.items()) if isinstance(value, dict) else str(value)
