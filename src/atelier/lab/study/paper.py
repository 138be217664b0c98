"""A study on paper: a folder with what is studied, every game as it was played, tables in Parquet, and the report.

Games are written down the moment they end, so a study may be broken off at any time. Everything else is made from
them, and appears under its name when it is whole.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from atelier.boxparcel import pack, unpack
from atelier.errors import AtelierError
from atelier.games import find
from atelier.lab.study.design import FORMAT, Study
from atelier.lab.study.evidence import Evidence
from atelier.lab.study.watching import Frames
from atelier.scale.paper import is_there, polars, said

SHEET = "lab.json"
REPORT = "report.html"
BOX = "box.json"
GAMES = "games"
TABLES = ("seats", "things", "course", "phases", "verbs")
MORE_TABLES = ("contention", "restricted")
"""Those an older study has not."""


class Folder:
    """Where a study lies."""

    def __init__(self, path: Path, study: Study):
        self.path, self.study = path, study
        polars()
        try:
            path.mkdir(exist_ok=True)
            if not is_there(path / SHEET):
                if any(path.iterdir()):
                    raise AtelierError(f"{path}: this folder holds something else; name a new one with --into")
                self.write(SHEET, json.dumps(self.sheet(), ensure_ascii=False, indent=2).encode() + b"\n")
            (path / GAMES).mkdir(exist_ok=True)
        except OSError as error:
            raise AtelierError(f"{path}: cannot be written: {error.strerror}") from None
        self._compare(read_sheet(path))

    def sheet(self, games: int = 0) -> dict[str, Any]:
        """What is studied, and how many games the tables in the folder were made from."""
        return {**self.study.as_json(), "games": games}

    def _compare(self, theirs: Mapping[str, Any]) -> None:
        ours = self.study.as_json()
        different = next((name for name in ours if theirs.get(name) != ours[name]), None)
        if different:
            raise AtelierError(
                f"{self.path}: here lies another study, with {different} {said(theirs.get(different))} and not "
                f"{said(ours[different])}; name a new folder with --into"
            )

    def games(self, name: str) -> Path:
        """The file of the games of a sitting."""
        return self.path / GAMES / f"{name}.jsonl"

    def keep(self, frames: Frames) -> None:
        """Write the tables."""
        for name in frames:
            written = io.BytesIO()
            metadata = {"atelier": json.dumps(self.study.as_json(), ensure_ascii=False)}
            polars().DataFrame(frames[name]).write_parquet(written, metadata=metadata)
            self.write(f"{name}.parquet", written.getvalue())
        self.write(BOX, json.dumps(pack(self.study.box), ensure_ascii=False).encode() + b"\n")
        sheet = self.sheet(self.study.games)
        self.write(SHEET, json.dumps(sheet, ensure_ascii=False, indent=2).encode() + b"\n")

    def write(self, name: str, written: bytes) -> None:
        """A file that appears when it is whole."""
        unfinished = self.path / f"{name}.{os.getpid()}.unfinished"
        try:
            unfinished.write_bytes(written)
            os.replace(unfinished, self.path / name)
        except OSError as error:
            unfinished.unlink(missing_ok=True)
            raise AtelierError(
                f"{self.path / name}: cannot be written: {error.strerror}; the games are kept, and the same command "
                "goes on from them"
            ) from None


def read_sheet(path: Path) -> dict[str, Any]:
    """What was studied in a folder."""
    is_there(path / SHEET)
    try:
        sheet = dict(json.loads((path / SHEET).read_bytes()))
        version = sheet["lab"]
    except OSError:
        raise AtelierError(
            f"{path}: there is no study in this folder; atelier lab GAME --into FOLDER makes one"
        ) from None
    except (ValueError, TypeError, KeyError):
        raise AtelierError(f"{path / SHEET}: this does not say what was studied") from None
    if version != FORMAT:
        raise AtelierError(f"{path}: this study was written by another version of the lab; play it again")
    return sheet


def open_evidence(path: Path) -> Evidence:
    """A finished study."""
    sheet = read_sheet(path)
    tables = [name for name in (*TABLES, *MORE_TABLES) if is_there(path / f"{name}.parquet") or name in TABLES]
    is_there(path / BOX)
    try:
        game, box = find(sheet["game"]), unpack(json.loads((path / BOX).read_bytes()))
        frames = {name: _columns(polars().read_parquet(path / f"{name}.parquet", glob=False)) for name in tables}
        study = Study(
            game, box, tuple(sheet["opponents"]), tuple(sheet["seats"]), sheet["options"], sheet["games"], sheet["seed"]
        )
    except (OSError, ValueError, TypeError, KeyError, polars().exceptions.PolarsError):
        raise AtelierError(f"{path}: this study is not finished; the command that began it goes on with it") from None
    return Evidence(game, box, tuple(study.sittings), frames)


def _columns(frame: Any) -> dict[str, Any]:
    return {name: frame[name].to_numpy() for name in frame.columns}
