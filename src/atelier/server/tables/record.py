"""The record of a game written from its log alone, for tables whose rules this server does not have.

It carries the version of the rules the game was played by; whoever has these rules can replay and prove it.
"""

from __future__ import annotations

from atelier.record import Record, commit
from atelier.server.tables.state import TableState


def record_from_log(state: TableState, key: bytes) -> Record:
    """All that the log says of a game; who may see the key is not decided here."""
    origin, final = state.origin, state.final
    return Record(
        game=state.game.name,
        rules=state.row.rules,
        box=state.boxed.name,
        digest=state.boxed.digest,
        options=state.options,
        seats=len(state.seats),
        key=key.hex(),
        commitment=commit(key),
        moves=(*(origin.moves if origin is not None else ()), *state.said),
        start=origin.start if origin is not None else None,
        points=tuple(final["points"]) if final is not None else None,
        places=tuple(final["places"]) if final is not None else None,
    )
