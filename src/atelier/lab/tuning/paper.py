"""A search on paper: a folder with what was asked, every round as it ended, the tuned box, and what it came to."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from atelier.errors import AtelierError
from atelier.lab.tuning.drafts import Change, Draft
from atelier.lab.tuning.effects import Interval
from atelier.lab.tuning.tuner import Round
from atelier.scale.paper import is_there, said

FORMAT = 1
PLAYED = "games-{stage}-{piece}.npz"
"""Games of a round that has not ended."""
SHEET, ROUNDS, BOX, REPORT = "tune.json", "rounds.jsonl", "box.toml", "report.md"


class Folder:
    """Where a search lies; the same question goes on from what is there, another is refused."""

    def __init__(self, path: Path, asked: Mapping[str, Any]):
        self.path = path
        asked = {"tune": FORMAT, **asked}
        try:
            path.mkdir(exist_ok=True)
            if not is_there(path / SHEET):
                if any(path.iterdir()):
                    raise AtelierError(f"{path}: this folder holds something else; name a new one with --into")
                self.write(SHEET, json.dumps(asked, ensure_ascii=False, indent=2) + "\n")
            theirs = json.loads((path / SHEET).read_text(encoding="utf-8"))
        except AtelierError:
            raise
        except OSError as error:
            raise AtelierError(f"{path}: cannot be written: {error.strerror}") from None
        except ValueError:
            raise AtelierError(f"{path / SHEET}: this does not say what was asked") from None
        different = next((name for name in asked if theirs.get(name) != asked[name]), None)
        if different:
            raise AtelierError(
                f"{path}: here lies another search, with {different} {said(theirs.get(different))} and not "
                f"{said(asked[different])}; name a new folder with --into"
            )

    def rounds(self) -> list[Round]:
        """The rounds that have ended; a line that was cut off is played again."""
        try:
            if not is_there(self.path / ROUNDS):
                return []
            lines = (self.path / ROUNDS).read_text(encoding="utf-8").split("\n")
        except OSError as error:
            raise AtelierError(f"{self.path / ROUNDS}: cannot be read: {error.strerror}") from None
        try:
            found = [_round(json.loads(line)) for line in lines[:-1]]
        except (ValueError, TypeError, KeyError):
            raise AtelierError(
                f"{self.path / ROUNDS}: this is no list of rounds; name a new folder with --into"
            ) from None
        if lines[-1]:
            self.write(ROUNDS, "".join(line + "\n" for line in lines[:-1]))
        return found

    def played(self, stage: str) -> Played:
        """Where the games of a stage of a round are kept until it ends."""
        return Played(self, stage)

    def forget_games(self) -> None:
        """What they came to is written down."""
        for path in self.path.glob(PLAYED.format(stage="*", piece="*")):
            path.unlink(missing_ok=True)

    def keep(self, one: Round, draft: Draft) -> None:
        """Write down a round, and the box as it is now."""
        self.write(BOX, draft.renamed().text)
        line = {
            "number": one.number,
            "accepted": one.accepted,
            "gain": one.gain,
            "told": one.told,
            "steps": [change.values for change in one.steps],
        }
        try:
            with (self.path / ROUNDS).open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")
        except OSError as error:
            raise AtelierError(f"{self.path / ROUNDS}: cannot be written: {error.strerror}") from None

    def write(self, name: str, text: str | bytes) -> None:
        """A file that appears when it is whole."""
        unfinished = self.path / f"{name}.{os.getpid()}.unfinished"
        try:
            unfinished.write_bytes(text.encode() if isinstance(text, str) else text)
            os.replace(unfinished, self.path / name)
        except OSError as error:
            unfinished.unlink(missing_ok=True)
            raise AtelierError(f"{self.path / name}: cannot be written: {error.strerror}") from None


class Played:
    """The games of one stage of a round, piece by piece."""

    def __init__(self, folder: Folder, stage: str):
        self.folder, self.stage = folder, stage

    def find(self, piece: int) -> dict[str, Any] | None:
        """A piece that is there and whole; another is played again."""
        try:
            with np.load(self.folder.path / PLAYED.format(stage=self.stage, piece=piece)) as kept:
                return {name: kept[name] for name in kept.files}
        except (OSError, ValueError, EOFError, KeyError, BadZipFile):
            return None

    def keep(self, piece: int, arrays: Mapping[str, Any]) -> None:
        """Write a piece down."""
        file = BytesIO()
        np.savez_compressed(file, **arrays)
        self.folder.write(PLAYED.format(stage=self.stage, piece=piece), file.getvalue())


def _round(line: Mapping[str, Any]) -> Round:
    steps = tuple(Change(tuple((tuple(key), value) for key, value in change)) for change in line["steps"])
    better = Interval(*line["gain"]) if line["gain"] else None
    return Round(line["number"], steps, tuple(line["told"]), better, line["accepted"])
