"""What one seat, or a spectator, may see: the only thing that ever leaves a server."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import EVERYTHING
from atelier.games.little_town.board import beside
from atelier.games.little_town.score import score
from atelier.games.little_town.state import (
    AROUND,
    BLANK,
    COLUMNS,
    DECKS,
    KEPT_SOURCES,
    NONE,
    OBJECTIVE_CARDS,
    OFF,
    PLACES,
    ROW,
    ROWS,
    SEATS,
    SOURCES,
    SQUARES,
)
from atelier.games.little_town.upgrade import cards_in

LAND_WORDS = {NONE: "grass", 0: "forest", 1: "mountain", 2: "lake"}


def view(state, box: BoxFile, seat: int) -> dict[str, Any]:
    """The table as `seat` sees it; -1 is a spectator, EVERYTHING an open table. Names are words of the box."""
    return {
        "expansion": box.words["expansion"][state.expansion],
        "board": int(state.board),
        "round": int(state.rounds),
        "phase": box.words["phase"][state.phase],
        "turn": _seat(state.turn),
        "leader": _seat(state.leader),
        "land": _land(state, box),
        "buildings": _buildings(state, box),
        "workers": {
            box.words["square"][square]: int(state.worker[square])
            for square in range(SQUARES)
            if state.worker[square] != NONE
        },
        "market": {word: int(state.market[tile]) for tile, word in enumerate(box.words["tile"]) if state.market[tile]},
        "supply": _counts(box, state.supply),
        "bank": int(state.bank),
        "decks": _decks(state, box) if state.expansion != OFF else {},
        "now": _now(state, box),
        "players": _players(state, box, seat),
    }


def _land(state, box: BoxFile) -> list[list[str]]:
    """The board row by row."""
    lands = box.record.land[state.board - 1]
    return [[LAND_WORDS[int(lands[row * COLUMNS + column])] for column in range(COLUMNS)] for row in range(ROWS)]


def _buildings(state, box: BoxFile) -> list[dict[str, Any]]:
    return [
        {
            "square": box.words["square"][square],
            "tile": box.words["tile"][state.tile[square]],
            "owner": int(state.owner[square]),
        }
        for square in range(SQUARES)
        if state.tile[square] != NONE
    ]


def _decks(state, box: BoxFile) -> dict[str, dict[str, Any]]:
    """X2, X10, X11: the top, those whose order nobody knows (by name, not as they lie), those known to lie beneath."""
    return {word: _deck(state, box, deck) for deck, word in enumerate(box.words["deck"][:DECKS])}


def _deck(state, box: BoxFile, deck: int) -> dict[str, Any]:
    cards = int(cards_in(state, deck))
    seen_from = max(cards - int(state.under[deck]), min(cards, 1))
    names = [box.words["artisan"][card] for card in state.decks[deck][:cards]]
    return {
        "top": names[0] if names else None,
        "cards": cards,
        "unseen": sorted(names[1:seen_from]),
        "beneath": names[seen_from:],
    }


def _now(state, box: BoxFile) -> dict[str, Any]:
    """What the turn has come to: everyone sees that."""
    return {
        "place": _word(box, "place", state.place),
        "doing": _word(box, "kind", state.doing),
        "square": _word(box, "square", state.spot),
        "touched": _touched(state, box),
        "gathered": _counts(box, state.gathered),
        "used": _word(box, "side", state.used),
        "option": int(state.option) + 1,
        "pending": {
            word: int(state.pending[step]) for step, word in enumerate(box.words["step"]) if state.pending[step]
        },
        "target": _word(box, "square", state.target),
        "buying": _word(box, "tile", state.buying),
        "incoming": _word(box, "deck", state.incoming),
        "side": _word(box, "side", state.side),
        "owed": _counts(box, state.owed),
        "owing": int(state.owing),
        "given": _counts(box, state.given),
        "bought": bool(state.bought),
        "residing": bool(state.residing),
        "hungry": int(state.hungry),
    }


def _touched(state, box: BoxFile) -> list[str]:
    if state.spot == NONE:
        return []
    around = [int(beside(int(state.spot), direction)) for direction in range(AROUND)]
    return [box.words["square"][around[i]] for i in range(AROUND) if around[i] != NONE and state.touched[i]]


def _players(state, box: BoxFile, seat: int) -> list[dict[str, Any]]:
    points, places = np.zeros((SEATS, len(SOURCES)), np.int16), np.zeros(SEATS, np.int8)
    score(state, box.record, points, places)
    return [
        _player(state, box, other, points[other], open_cards=seat in (other, EVERYTHING))
        for other in range(state.seats)
    ]


def _player(state, box: BoxFile, seat: int, points, open_cards: bool) -> dict[str, Any]:
    cards = [card for card in range(OBJECTIVE_CARDS) if state.objective[seat, card] != NONE]
    return {
        "goods": _counts(box, state.goods[seat]),
        "coins": int(state.coins[seat]),
        "houses": int(state.houses[seat]),
        "home": [box.words["place"][place] for place in range(PLACES) if state.ready[seat, place]],
        "site": int(state.site[seat]),
        "objectives": [
            _word(box, "objective", state.objective[seat, card])
            for card in cards
            if open_cards and not state.done[seat, card]
        ],
        "hidden": sum(not state.done[seat, card] for card in cards),
        "done": sorted(
            _word(box, "objective", state.objective[seat, card]) or "" for card in cards if state.done[seat, card]
        ),
        "row": [_card(state, box, seat, slot) for slot in range(ROW) if state.row[seat, slot] != NONE],
        "effects": int(state.effects[seat]),
        "scored": int(state.points[seat][:KEPT_SOURCES].sum()),
        "points": {source: int(points[index]) for index, source in enumerate(SOURCES)},
        "total": int(points.sum()),
    }


def _card(state, box: BoxFile, seat: int, slot: int) -> dict[str, Any]:
    card = int(state.row[seat, slot])
    return {
        "card": None if card == BLANK else box.words["artisan"][card],
        "cubes": [box.words["resource"][cube] for cube in state.cubes[seat, slot] if cube != NONE],
    }


def _seat(seat) -> int | None:
    return None if seat == NONE else int(seat)


def _word(box: BoxFile, kind: str, index) -> str | None:
    return None if index == NONE else box.words[kind][index]


def _counts(box: BoxFile, cubes) -> dict[str, int]:
    return {word: int(cubes[resource]) for resource, word in enumerate(box.words["resource"]) if cubes[resource]}
