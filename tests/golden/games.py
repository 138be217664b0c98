"""Golden games: whole records, each with the digest of every position it goes through.

They are what the rules were when they were recorded. Whoever moves a file, or says a rule in other words, replays them
and sees that nothing has changed; whoever changes a rule sees it here first.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from atelier.errors import BadRecord
from atelier.games import GAMES
from atelier.match import Match
from atelier.record import Record, read_record

FOLDER = Path(__file__).parent / "games"
COMMAND = "python -m tests.golden.record"
OWNERS = "owners"
"""What the owner's boxes are called."""


@dataclass(frozen=True)
class Golden:
    """A game on paper, and what its positions were."""

    file: Path
    record: Record
    digests: tuple[str, ...]

    @property
    def box(self):
        """The box it was played with; None is one that comes or came with the game, which its record names."""
        return box_of(self.record)


def owners_box(game):
    """The box of someone who has changed some cards."""
    return Path(__file__).parent / "boxes" / f"{game}.toml"


def box_of(record):
    """The owner's box, for a game that was played with it."""
    return owners_box(record.game) if record.box == OWNERS else None


def digest(state):
    """A position in sixteen signs."""
    return hashlib.sha256(state.tobytes()).hexdigest()[:16]


def positions(record, box):
    """The digest of every position of a record, from the deal to the end, or to a move that is not possible."""
    match = Match.begin(record, box=box)
    found = [digest(match.state)]
    with suppress(BadRecord):
        for move in record.moves:
            match.replay_move(move)
            found.append(digest(match.state))
    return tuple(found)


def write(file, match):
    """Put a game that was played on paper."""
    record = match.record
    paper = {"record": json.loads(record.write()), "digests": " ".join(positions(record, box_of(record)))}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(paper, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def read(file):
    """A golden game from its file."""
    paper = json.loads(file.read_text(encoding="utf-8"))
    return Golden(file, read_record(json.dumps(paper["record"])), tuple(paper["digests"].split()))


def golden_games():
    """All of them, game by game."""
    return [read(file) for game in GAMES for file in sorted((FOLDER / game).glob("*.json"))]
