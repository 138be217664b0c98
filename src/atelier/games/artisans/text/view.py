"""What one seat, or a spectator, may see: the only thing that ever leaves a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import EVERYTHING
from atelier.games.artisans import state as s
from atelier.games.artisans.rules.materials import count_unseen
from atelier.games.artisans.rules.score import SOURCES, score
from atelier.games.artisans.rules.year import top_object


def view(state: Any, box: BoxFile, seat: int, common: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The table as `seat` sees it; -1 is a spectator, EVERYTHING an open table. Card names are words of the box.

    `common`: what `public` has drawn of this position already, for whoever draws several seats.
    """
    seen = public(state, box) if common is None else common
    return {
        **seen,
        "unseen": _counts(box, _unseen(state, seat)),
        "players": [
            {**player, "hand": _counts(box, state.hand[other].tolist())} if seat in (other, EVERYTHING) else player
            for other, player in enumerate(seen["players"])
        ],
    }


def public(state: Any, box: BoxFile) -> dict[str, Any]:
    """What everyone sees: the same for all states that differ only in what is hidden from a spectator."""
    hidden, top, points = _unseen(state, s.NONE), int(top_object(state)), _points(state, box)
    state = s.State.plain(state)
    return {
        "month": state.month,
        "phase": box.words["phase"][state.phase],
        "turn": _seat(state.turn),
        "leader": _seat(state.leader),
        "token": _seat(state.token),
        "market": [_word(box, "material", card) for card in state.market],
        "trading_closed": bool(state.trading_closed),
        "actions": state.actions,
        "just_crafted": bool(state.just_crafted),
        "deck": sum(state.deck),
        "discard": _counts(box, state.discard),
        "unseen": _counts(box, hidden),
        "row": [_word(box, "object", card) for card in state.row],
        "next": _word(box, "object", top),
        "object_decks": _object_decks(state),
        "players": [_player(state, box, other, points[other]) for other in range(state.seats)],
    }


def reveals(before: Any, now: Any) -> bool:
    """Has an object been turned over? The decks of objects lie in an order, so no chance speaks then."""
    return bool((before.drawn != now.drawn).any())


def _object_decks(state: Any) -> list[int]:
    """R21: cards left in each object deck; what is left of deck 1 has gone by month 7."""
    left = [s.DECK_OBJECTS - state.drawn[deck] for deck in range(s.DECKS)]
    return [0, left[1]] if state.month >= s.SECOND_DECK_MONTH else left


def _unseen(state: Any, seat: int) -> list[int]:
    """Cards of each material that this seat cannot place."""
    cards = np.zeros(s.MATERIALS, np.int16)
    count_unseen(state, seat, cards)
    return cards.tolist()


def _points(state: Any, box: BoxFile) -> list[list[int]]:
    """Everyone's points, source by source."""
    points, places = np.zeros((s.SEATS, len(SOURCES)), np.int16), np.zeros(s.SEATS, np.int8)
    score(state, box.record, points, places)
    return points.tolist()


def _player(state: Any, box: BoxFile, seat: int, points: list[int]) -> dict[str, Any]:
    return {
        "artisan": _word(box, "artisan", state.artisan[seat]),
        "hand": None,
        "cards": sum(state.hand[seat]),
        "known": _counts(box, state.known[seat]),
        "works": {
            word: [cards for cards in state.works[seat][material][: s.LEVELS] if cards]
            for material, word in enumerate(box.words["material"])
            if state.works[seat][material][0]
        },
        "made": [box.words["object"][card] for card in range(s.OBJECTS) if state.maker[card] == seat],
        "reserved": _word(box, "object", state.reserved[seat]),
        "visited": bool(state.visited[seat]),
        "crafted": bool(state.crafted[seat]),
        "points": dict(zip(SOURCES, points, strict=True)),
        "total": sum(points),
    }


def _seat(seat: int) -> int | None:
    return None if seat == s.NONE else seat


def _word(box: BoxFile, kind: str, index: int) -> str | None:
    return None if index == s.NONE else box.words[kind][index]


def _counts(box: BoxFile, cards: list[int]) -> dict[str, int]:
    return {word: count for word, count in zip(box.words["material"], cards, strict=True) if count}
