"""Where learning stands, as a folder: it may be stopped at any moment and goes on from there."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from atelier.agents.network import Learned
from atelier.agents.weights import read_learned, replaced, variants_of, write_learned
from atelier.errors import AtelierError
from atelier.game import Game
from atelier.scale.paper import is_there

BEST, ROUND, LOG, FIRST = "best.npz", "round.json", "log.jsonl", "first.npz"


class Checkpoint:
    """The best network so far, how many rounds there were, and the seconds of the longest."""

    def __init__(self, folder: Path, game: Game, seats: int):
        self.folder, self.game, self.seats = folder, game, seats
        self.round, self.longest = 0, 0.0
        try:
            folder.mkdir(parents=True, exist_ok=True)
            there = {name: is_there(folder / name) for name in (ROUND, LOG, FIRST, BEST)}
            if there[ROUND]:
                stood = json.loads((folder / ROUND).read_text(encoding="utf-8"))
                self.round, self.longest = int(stood["round"]), float(stood.get("longest", 0.0))
        except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
            raise AtelierError(f"{folder}: no checkpoint can be kept there ({error})") from None

    def first(self) -> dict[str, Any] | None:
        """How far the first lessons went, where they were broken off."""
        path = self.folder / FIRST
        if not path.exists():
            return None
        try:
            with np.load(path, allow_pickle=False) as file:
                return {name: file[name] for name in file.files}
        except Exception:  # whatever reading something else may end in
            raise AtelierError(f"{path}: this is no file of first lessons; remove it to begin again") from None

    def keep_first(self, parts: dict[str, Any]) -> None:
        """Write down how far the first lessons went."""
        with replaced(self.folder / FIRST) as file:
            np.savez(file, **parts)

    def best(self, variant: str = "") -> Learned:
        """The best network so far, and how it searches at this variant of the game."""
        return read_learned(self.folder / BEST, self.game, self.seats, variant)

    def keep(self, learned: Learned) -> None:
        """Write down the best network from now on; what the one before searched otherwise at a variant stays."""
        path, recipe = self.folder / BEST, f"atelier train, round {self.round}"
        variants = variants_of(path) if path.exists() else {}
        write_learned(path, self.game, self.seats, learned, recipe, variants)

    def end_round(self, seconds: float) -> None:
        """What was kept is true: count the round, and how long the longest took."""
        self.round += 1
        self.longest = max(self.longest, seconds)
        with replaced(self.folder / ROUND) as file:
            file.write(json.dumps({"round": self.round, "longest": round(self.longest, 3)}).encode())
        (self.folder / FIRST).unlink(missing_ok=True)

    def log(self) -> list[dict[str, Any]]:
        """The lines of the log; not those that a crash left half written."""
        lines = []
        for line in (self.folder / LOG).read_bytes().splitlines():
            with suppress(ValueError):
                lines.append(json.loads(line))
        return lines

    def note(self, **what: Any) -> None:
        """A line more in the log."""
        path = self.folder / LOG
        try:
            with path.open("a", encoding="utf-8") as log:
                log.write(json.dumps({"round": self.round, **what}) + "\n")
        except OSError as error:
            raise AtelierError(f"{path}: cannot be written: {error.strerror or error}") from None
