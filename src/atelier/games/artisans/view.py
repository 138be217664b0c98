"""What one seat, or a spectator, may see: the only thing that ever leaves a server."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import EVERYTHING
from atelier.games.artisans.cards import total
from atelier.games.artisans.observe import unseen
from atelier.games.artisans.score import SOURCES, score
from atelier.games.artisans.state import (
    DECK_OBJECTS,
    DECKS,
    LEVELS,
    MATERIALS,
    NONE,
    OBJECTS,
    SEATS,
    SECOND_DECK_MONTH,
)
from atelier.games.artisans.year import top_object


def view(state, box: BoxFile, seat: int) -> dict[str, Any]:
    """The table as `seat` sees it; -1 is a spectator, EVERYTHING an open table. Card names are words of the box."""
    return {
        "month": int(state.month),
        "phase": box.words["phase"][state.phase],
        "turn": _seat(state.turn),
        "leader": _seat(state.leader),
        "token": _seat(state.token),
        "market": [_word(box, "material", card) for card in state.market],
        "trading_closed": bool(state.trading_closed),
        "actions": int(state.actions),
        "just_crafted": bool(state.just_crafted),
        "deck": int(total(state.deck)),
        "discard": _counts(box, state.discard),
        "unseen": _counts(box, [unseen(state, seat, material) for material in range(MATERIALS)]),
        "row": [_word(box, "object", card) for card in state.row],
        "next": _word(box, "object", top_object(state)),
        "object_decks": _object_decks(state),
        "players": _players(state, box, seat),
    }


def _object_decks(state) -> list[int]:
    """R21: cards left in each object deck; what is left of deck 1 has gone by month 7."""
    left = [DECK_OBJECTS - int(state.drawn[deck]) for deck in range(DECKS)]
    return [0, left[1]] if state.month >= SECOND_DECK_MONTH else left


def _players(state, box: BoxFile, seat: int) -> list[dict[str, Any]]:
    points, places = np.zeros((SEATS, len(SOURCES)), np.int16), np.zeros(SEATS, np.int8)
    score(state, box.record, points, places)
    return [
        _player(state, box, other, points[other], open_hand=seat in (other, EVERYTHING)) for other in range(state.seats)
    ]


def _player(state, box: BoxFile, seat: int, points, open_hand: bool) -> dict[str, Any]:
    return {
        "artisan": _word(box, "artisan", state.artisan[seat]),
        "hand": _counts(box, state.hand[seat]) if open_hand else None,
        "cards": int(total(state.hand[seat])),
        "known": _counts(box, state.known[seat]),
        "works": {
            word: [int(cards) for cards in state.works[seat, material][:LEVELS] if cards]
            for material, word in enumerate(box.words["material"])
            if state.works[seat, material, 0]
        },
        "made": [box.words["object"][card] for card in range(OBJECTS) if state.maker[card] == seat],
        "reserved": _word(box, "object", state.reserved[seat]),
        "visited": bool(state.visited[seat]),
        "crafted": bool(state.crafted[seat]),
        "points": {source: int(points[index]) for index, source in enumerate(SOURCES)},
        "total": int(points.sum()),
    }


def _seat(seat) -> int | None:
    return None if seat == NONE else int(seat)


def _word(box: BoxFile, kind: str, index) -> str | None:
    return None if index == NONE else box.words[kind][index]


def _counts(box: BoxFile, cards) -> dict[str, int]:
    return {word: int(cards[material]) for material, word in enumerate(box.words["material"]) if cards[material]}
