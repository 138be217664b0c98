"""What one seat, or a spectator, may see: the only thing that ever leaves a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import EVERYTHING
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.board import beside
from atelier.games.little_town.rules.score import score

LAND_WORDS = {s.NONE: "grass", 0: "forest", 1: "mountain", 2: "lake"}


def view(state: Any, box: BoxFile, seat: int, common: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The table as `seat` sees it; -1 is a spectator, EVERYTHING an open table. Names are words of the box.

    `common`: what `public` has drawn of this position already, for whoever draws several seats.
    """
    seen = public(state, box) if common is None else common
    return {
        **seen,
        "players": [
            {**player, "objectives": _secret(state, box, other)} if seat in (other, EVERYTHING) else player
            for other, player in enumerate(seen["players"])
        ],
    }


def public(state: Any, box: BoxFile) -> dict[str, Any]:
    """What everyone sees: the same for all states that differ only in what is hidden from a spectator."""
    points = _points(state, box)
    state = s.State.plain(state)
    return {
        "expansion": box.words["expansion"][state.expansion],
        "board": state.board,
        "round": state.rounds,
        "phase": box.words["phase"][state.phase],
        "turn": _seat(state.turn),
        "leader": _seat(state.leader),
        "land": _land(state, box),
        "buildings": _buildings(state, box),
        "workers": {
            box.words["square"][square]: state.worker[square]
            for square in range(s.SQUARES)
            if state.worker[square] != s.NONE
        },
        "market": {word: state.market[tile] for tile, word in enumerate(box.words["tile"]) if state.market[tile]},
        "supply": _counts(box, state.supply),
        "bank": state.bank,
        "decks": _decks(state, box) if state.expansion != s.OFF else {},
        "now": _now(state, box),
        "players": [_player(state, box, other, points[other]) for other in range(state.seats)],
    }


def reveals(before: Any, now: Any) -> bool:
    """T11: has someone's objective been laid open?"""
    return bool((before.done != now.done).any())


def _land(state: Any, box: BoxFile) -> list[list[str]]:
    """The board row by row."""
    lands = box.record.land[state.board - 1].tolist()
    return [[LAND_WORDS[lands[row * s.COLUMNS + column]] for column in range(s.COLUMNS)] for row in range(s.ROWS)]


def _buildings(state: Any, box: BoxFile) -> list[dict[str, Any]]:
    return [
        {
            "square": box.words["square"][square],
            "tile": box.words["tile"][state.tile[square]],
            "owner": state.owner[square],
        }
        for square in range(s.SQUARES)
        if state.tile[square] != s.NONE
    ]


def _decks(state: Any, box: BoxFile) -> dict[str, dict[str, Any]]:
    """X2, X10, X11: the top, those whose order nobody knows (by name, not as they lie), those known to lie beneath."""
    return {word: _deck(state, box, deck) for deck, word in enumerate(box.words["deck"][: s.DECKS])}


def _deck(state: Any, box: BoxFile, deck: int) -> dict[str, Any]:
    cards = sum(card != s.NONE for card in state.decks[deck])
    seen_from = max(cards - state.under[deck], min(cards, 1))
    names = [box.words["artisan"][card] for card in state.decks[deck][:cards]]
    return {
        "top": names[0] if names else None,
        "cards": cards,
        "unseen": sorted(names[1:seen_from]),
        "beneath": names[seen_from:],
    }


def _now(state: Any, box: BoxFile) -> dict[str, Any]:
    """What the turn has come to: everyone sees that."""
    return {
        "place": _word(box, "place", state.place),
        "doing": _word(box, "kind", state.doing),
        "square": _word(box, "square", state.spot),
        "touched": _touched(state, box),
        "gathered": _counts(box, state.gathered),
        "used": _word(box, "side", state.used),
        "option": state.option + 1,
        "pending": {word: state.pending[step] for step, word in enumerate(box.words["step"]) if state.pending[step]},
        "target": _word(box, "square", state.target),
        "buying": _word(box, "tile", state.buying),
        "incoming": _word(box, "deck", state.incoming),
        "side": _word(box, "side", state.side),
        "owed": _counts(box, state.owed),
        "owing": state.owing,
        "given": _counts(box, state.given),
        "bought": bool(state.bought),
        "residing": bool(state.residing),
        "hungry": state.hungry,
    }


def _touched(state: Any, box: BoxFile) -> list[str]:
    if state.spot == s.NONE:
        return []
    touched = [int(beside(state.spot, direction)) for direction in range(s.AROUND) if state.touched[direction]]
    return [box.words["square"][square] for square in touched if square != s.NONE]


def _points(state: Any, box: BoxFile) -> list[list[int]]:
    """Everyone's points, source by source."""
    points, places = np.zeros((s.SEATS, len(s.SOURCES)), np.int16), np.zeros(s.SEATS, np.int8)
    score(state, box.record, points, places)
    return points.tolist()


def _player(state: Any, box: BoxFile, seat: int, points: list[int]) -> dict[str, Any]:
    cards = [card for card in range(s.OBJECTIVE_CARDS) if state.objective[seat][card] != s.NONE]
    return {
        "goods": _counts(box, state.goods[seat]),
        "coins": state.coins[seat],
        "houses": state.houses[seat],
        "home": [box.words["place"][place] for place in range(s.PLACES) if state.ready[seat][place]],
        "site": state.site[seat],
        "objectives": [],
        "hidden": sum(not state.done[seat][card] for card in cards),
        "done": sorted(
            _word(box, "objective", state.objective[seat][card]) or "" for card in cards if state.done[seat][card]
        ),
        "row": [_card(state, box, seat, slot) for slot in range(s.ROW) if state.row[seat][slot] != s.NONE],
        "effects": state.effects[seat],
        "scored": sum(state.points[seat][: s.KEPT_SOURCES]),
        "points": dict(zip(s.SOURCES, points, strict=True)),
        "total": sum(points),
    }


def _secret(state: Any, box: BoxFile, seat: int) -> list[str | None]:
    """T11: the objectives of a seat that nobody else has seen."""
    cards = zip(state.objective[seat].tolist(), state.done[seat].tolist(), strict=True)
    return [_word(box, "objective", objective) for objective, done in cards if objective != s.NONE and not done]


def _card(state: Any, box: BoxFile, seat: int, slot: int) -> dict[str, Any]:
    card = state.row[seat][slot]
    return {
        "card": None if card == s.BLANK else box.words["artisan"][card],
        "cubes": [box.words["resource"][cube] for cube in state.cubes[seat][slot] if cube != s.NONE],
    }


def _seat(seat: int) -> int | None:
    return None if seat == s.NONE else seat


def _word(box: BoxFile, kind: str, index: int) -> str | None:
    return None if index == s.NONE else box.words[kind][index]


def _counts(box: BoxFile, cubes: list[int]) -> dict[str, int]:
    return {word: cubes[resource] for resource, word in enumerate(box.words["resource"]) if cubes[resource]}
