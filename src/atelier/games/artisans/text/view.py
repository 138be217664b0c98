"""What one seat, or a spectator, may see: the only thing that ever leaves a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import EVERYTHING
from atelier.games.artisans import state as s
from atelier.games.artisans.rules.materials import count_unseen
from atelier.games.artisans.rules.score import SOURCES, score
from atelier.games.artisans.rules.survey import survey
from atelier.games.artisans.rules.year import top_object
from atelier.games.artisans.text.shapes import Cards, Player, View


def view(state: Any, box: BoxFile, seat: int, common: Mapping[str, Any] | None = None) -> View:
    """The table as `seat` sees it; -1 is a spectator, EVERYTHING an open table. Card names are words of the box.

    `common`: what `public` has drawn of this position already, for whoever draws several seats.
    """
    seen = public(state, box) if common is None else cast(View, common)
    return {
        **seen,
        "unseen": _counts(box, _unseen(state, seat)),
        "players": [
            {**player, "hand": _counts(box, state.hand[other].tolist())} if seat in (other, EVERYTHING) else player
            for other, player in enumerate(seen["players"])
        ],
    }


def public(state: Any, box: BoxFile) -> View:
    """What everyone sees: the same for all states that differ only in what is hidden from a spectator."""
    hidden, top, counted = _unseen(state, s.NONE), int(top_object(state)), _count(state, box)
    state = s.State.plain(state)
    return {
        "month": state.month,
        "months": s.MONTHS,
        "levels": s.LEVELS,
        "second_deck_month": s.SECOND_DECK_MONTH,
        "phase": s.PHASE_WORDS[state.phase],
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
        "players": [_player(state, box, other, counted) for other in range(state.seats)],
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


class Counted(NamedTuple):
    """What the rules count for every seat: points by source, what works may still take, are worth, lack for objects."""

    points: list[list[int]]
    room: list[list[int]]
    worth: list[list[int]]
    lacks: list[list[list[int]]]
    """Seat by seat and object by object; NONE: this one is not for that seat."""


def _count(state: Any, box: BoxFile) -> Counted:
    points, places = np.zeros((s.SEATS, len(SOURCES)), np.int16), np.zeros(s.SEATS, np.int8)
    score(state, box.record, points, places)
    room, worth = np.zeros((2, s.SEATS, s.MATERIALS), np.int16)
    lacks = np.full((s.SEATS, s.OBJECTS, s.MATERIALS), s.NONE, np.int8)
    survey(state, box.record, room, worth, lacks)
    held = np.minimum(room, s.HAND_LIMIT)  # a Perfectionist may lay one card more than anyone holds
    return Counted(points.tolist(), held.tolist(), worth.tolist(), lacks.tolist())


def _player(state: Any, box: BoxFile, seat: int, counted: Counted) -> Player:
    points = counted.points[seat]
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
        "room": _counts(box, counted.room[seat]),
        "worth": _counts(box, counted.worth[seat]),
        "lacks": {
            word: _counts(box, levels)
            for word, levels in zip(box.words["object"], counted.lacks[seat], strict=True)
            if s.NONE not in levels
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


def _counts(box: BoxFile, cards: list[int]) -> Cards:
    return {word: count for word, count in zip(box.words["material"], cards, strict=True) if count}
