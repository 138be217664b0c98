"""A checked box as JSON, to be handed from one process to another."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.games import find

Parcel = dict[str, Any]


def pack(box: BoxFile) -> Parcel:
    """A box as JSON can say it."""
    return {
        "game": box.game,
        "name": box.name,
        "record": box.record.tobytes().hex(),
        "words": dict(box.words),
        "names": {language: dict(names) for language, names in box.names.items()},
        "sources": dict(box.sources),
    }


def unpack(parcel: Parcel) -> BoxFile:
    """The box that was packed."""
    record = find(parcel["game"]).box.one()
    record.data[:] = bytes.fromhex(parcel["record"])
    return BoxFile(
        game=parcel["game"],
        name=parcel["name"],
        record=record,
        words=_tuples(parcel["words"]),
        names={language: _tuples(names) for language, names in parcel["names"].items()},
        sources=_tuples(parcel["sources"]),
    )


def _tuples(lists: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {kind: tuple(words) for kind, words in lists.items()}
