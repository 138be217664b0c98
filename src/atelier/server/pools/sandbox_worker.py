"""What runs inside a sandbox: reading what strangers send, in a process that has little memory and may be killed.

It hears a job on each line of its input and answers on a line of its output, both JSON. It ends with its parent.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from atelier import precompile
from atelier.boxfile import read_box
from atelier.boxparcel import Parcel, pack, unpack
from atelier.compiled import INTERPRETED_GAMES
from atelier.errors import AtelierError, BadBox, BadRecord
from atelier.games import GAMES, find
from atelier.proof import check_record
from atelier.record import LONGEST_NAME, Player, Record, read_record
from atelier.server.names import readable
from atelier.server.ops import logs
from atelier.server.pools.child import belong_to_parent, keep_output, limit
from atelier.server.pools.drafts import check_draft, read_values

LOGGER = logging.getLogger("atelier.sandbox")
NICE = 5
as_name = readable(LONGEST_NAME)


def check_box(game: str, text: str, file: str) -> Parcel:
    """Read the text of a box file."""
    return pack(read_box(text, file, find(game).read_box))


def check_paper(record: dict[str, Any], box: Parcel | None) -> dict[str, Any]:
    """Read a record and play it through; the record as this house writes it, and whether its game is over."""
    read = read_record(json.dumps(record))
    if read.start is not None:
        raise BadRecord(
            "this game begins from a written position; here a game begins from its deal. "
            "Show such a record with: atelier replay FILE"
        )
    named = _named(read)
    match = check_record(named, unpack(box) if box is not None else None)
    return {"record": named.write(), "over": match.over}


def _named(record: Record) -> Record:
    """The same record with its players' names as people write theirs here."""
    players = []
    for place, (name, level) in enumerate(record.players, 1):
        try:
            players.append(Player(as_name(name) if name else "", level))
        except ValueError as error:
            raise BadRecord(f"players, entry {place}, name: {error}") from None
    return replace(record, players=tuple(players))


JOBS: dict[str, Callable[..., Any]] = {
    "box": check_box,
    "record": check_paper,
    "draft": check_draft,
    "values": read_values,
}


def answer(line: str) -> dict[str, Any]:
    """Do a job; say what it gives, or why it does not."""
    asked = json.loads(line)
    try:
        return {"done": JOBS[asked["kind"]](**asked["said"])}
    except BadBox as error:
        return {"mistakes": error.mistakes, "whys": [why._asdict() for why in error.whys]}
    except AtelierError as error:
        return {"refused": str(error)}
    except MemoryError:
        return {"heavy": True}
    except Exception as error:
        LOGGER.error("a job failed", exc_info=error)
        return {"refused": f"this {asked['kind']} cannot be read; export one to see how it is written"}


def main() -> None:
    """Answer until the input ends."""
    if not belong_to_parent(NICE):
        return
    limit(int(sys.argv[1]))
    logs.set_up()
    heard, told = sys.stdin, os.fdopen(keep_output(), "w", encoding="utf-8")
    precompile.choose_faces()
    for game in GAMES:  # before a job has to wait for it
        precompile.load(game, "rules")
    print(json.dumps({"ready": True}), file=told, flush=True)
    for line in heard:
        if INTERPRETED_GAMES:
            precompile.choose_faces()
        said = answer(line)
        print(json.dumps(said), file=told, flush=True)
        if "heavy" in said:
            return


if __name__ == "__main__":
    main()
