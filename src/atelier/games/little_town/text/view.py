"""What one seat, or a spectator, may see: the only thing that ever leaves a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar, cast

import numpy as np

from atelier.boxfile import BoxFile
from atelier.game import EVERYTHING
from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.activation import RENT
from atelier.games.little_town.rules.board import beside
from atelier.games.little_town.rules.score import score
from atelier.games.little_town.rules.upgrade import deck_above, why_not_cycle
from atelier.games.little_town.text import shapes
from atelier.games.little_town.text.food import feast, meals, mouths, sends_last_worker

Word = TypeVar("Word", bound=str)
FACES: dict[int, shapes.FaceWord | None] = {s.OFF: None, s.STANDARD: "standard", s.ADVANCED: "advanced"}
"""X2: the side of the Artisan cards that is played."""
USED_NOW = {s.ACT: 0, s.RESIDENCE: 0, s.EFFECT: 1}
"""In which phases squares around the worker are used: those not touched yet, or by an effect those that were (X5)."""


def view(state: Any, box: BoxFile, seat: int, common: Mapping[str, Any] | None = None) -> shapes.View:
    """The table as `seat` sees it; -1 is a spectator, EVERYTHING an open table. Names are words of the box.

    `common`: what `public` has drawn of this position already, for whoever draws several seats.
    """
    seen = public(state, box) if common is None else cast(shapes.View, common)
    return {
        **seen,
        "players": [
            {**player, "objectives": _secret(state, box, other)} if seat in (other, EVERYTHING) else player
            for other, player in enumerate(seen["players"])
        ],
    }


def public(state: Any, box: BoxFile) -> shapes.View:
    """What everyone sees: the same for all states that differ only in what is hidden from a spectator."""
    points, purchases, cycles = _points(state, box), _purchases(state), _cycles(state)
    state = s.State.plain(state)
    return {
        "expansion": s.EXPANSION_WORDS[state.expansion],
        "face": FACES[state.expansion],
        "board": state.board,
        "round": state.rounds,
        "rounds": s.ROUNDS,
        "phase": s.PHASE_WORDS[state.phase],
        "turn": _seat(state.turn),
        "leader": _seat(state.leader),
        "land": _land(state, box),
        "buildings": _buildings(state, box),
        "worker_places": list(box.words["place"][: s.PLACES]),
        "workers": {
            box.words["square"][square]: state.worker[square]
            for square in range(s.SQUARES)
            if state.worker[square] != s.NONE
        },
        "market": {word: state.market[tile] for tile, word in enumerate(box.words["tile"]) if state.market[tile]},
        "supply": _counts(box, state.supply),
        "bank": state.bank,
        "decks": _decks(state, box, purchases, cycles) if state.expansion != s.OFF else {},
        "now": _now(state, box),
        "players": [_player(state, box, other, points[other]) for other in range(state.seats)],
    }


def reveals(before: Any, now: Any) -> bool:
    """T11: has someone's objective been laid open?"""
    return bool((before.done != now.done).any())


def _land(state: Any, box: BoxFile) -> list[list[s.Land]]:
    """The board row by row."""
    lands = box.record.land[state.board - 1].tolist()
    return [[s.LAND_WORDS[lands[row * s.COLUMNS + column] + 1] for column in range(s.COLUMNS)] for row in range(s.ROWS)]


def _buildings(state: Any, box: BoxFile) -> list[shapes.Building]:
    return [
        {
            "square": box.words["square"][square],
            "tile": box.words["tile"][state.tile[square]],
            "owner": state.owner[square],
        }
        for square in range(s.SQUARES)
        if state.tile[square] != s.NONE
    ]


def _purchases(state: Any) -> list[list[str]]:
    """X8: the moves of this turn that buy from each deck, whoever could pay; hiring is from level I."""
    found: list[list[str]] = [[] for _ in range(s.DECKS)]
    if state.expansion != s.OFF and state.turn != s.NONE and state.place != s.NONE and state.doing != s.NONE:
        found[int(state.doing) * s.LEVELS] += [f"hire {side}" for side in s.SIDE_WORDS]
        for side, word in enumerate(s.SIDE_WORDS):
            deck = int(deck_above(state, side))
            if deck != s.NONE:
                found[deck].append(f"upgrade {word}")
    return found


def _cycles(state: Any) -> bool:
    """X11: are decks cycled in this game at all?"""
    return bool(why_not_cycle(state, 0) != reason.NO_CYCLING)


def _decks(state: Any, box: BoxFile, purchases: list[list[str]], cycles: bool) -> dict[str, shapes.Deck]:
    return {
        word: _deck(state, box, deck, purchases[deck], cycles) for deck, word in enumerate(box.words["deck"][: s.DECKS])
    }


def _deck(state: Any, box: BoxFile, deck: int, purchases: list[str], cycles: bool) -> shapes.Deck:
    """X2, X10, X11: the top, those whose order nobody knows (by name, not as they lie), those known to lie beneath."""
    cards = sum(card != s.NONE for card in state.decks[deck])
    seen_from = max(cards - state.under[deck], min(cards, 1))
    names = [box.words["artisan"][card] for card in state.decks[deck][:cards]]
    return {
        "top": names[0] if names else None,
        "cards": cards,
        "unseen": sorted(names[1:seen_from]),
        "beneath": names[seen_from:],
        "sells": purchases,
        "cycle": f"cycle {box.words['deck'][deck]}" if cycles and names else None,
    }


def _now(state: Any, box: BoxFile) -> shapes.Now:
    """What the turn has come to: everyone sees that."""
    words = box.words
    used_now = _around_worker(state, USED_NOW[state.phase]) if state.phase in USED_NOW else []
    return {
        "place": _word(words["place"], state.place),
        "doing": _word(s.KIND_WORDS, state.doing),
        "square": _word(words["square"], state.spot),
        "touched": [words["square"][square] for square in _around_worker(state, 1)],
        "open": [words["square"][square] for square in used_now],
        "rent": {words["square"][square]: RENT for square in used_now if _is_let(state, box, square)},
        "gathered": _counts(box, state.gathered),
        "used": _word(s.SIDE_WORDS, state.used),
        "option": state.option + 1,
        "pending": {word: state.pending[step] for step, word in enumerate(words["step"]) if state.pending[step]},
        "target": _word(words["square"], state.target),
        "buying": _word(words["tile"], state.buying),
        "incoming": _word(words["deck"], state.incoming),
        "side": _word(s.SIDE_WORDS, state.side),
        "owed": _counts(box, state.owed),
        "owing": state.owing,
        "given": _counts(box, state.given),
        "bought": bool(state.bought),
        "residing": bool(state.residing),
        "hungry": state.hungry,
        "feast": feast(state),
        "last_worker": sends_last_worker(state),
    }


@cache
def neighbours(square: int) -> tuple[int, ...]:
    """T6: what lies in each of the 8 directions; NONE beyond the edge."""
    return tuple(int(beside(square, direction)) for direction in range(s.AROUND))


def _around_worker(state: Any, touched: int) -> list[int]:
    """The squares around the worker that were used, or were not."""
    if state.spot == s.NONE:
        return []
    around = zip(neighbours(state.spot), state.touched, strict=True)
    return [square for square, flag in around if square != s.NONE and flag == touched]


def _is_let(state: Any, box: BoxFile, square: int) -> bool:
    """T6: is this someone else's building, and can it be activated?"""
    works = state.tile[square] != s.NONE and box.record.works[state.tile[square]]
    return bool(works) and state.owner[square] != state.turn


def _points(state: Any, box: BoxFile) -> list[list[int]]:
    """Everyone's points, source by source."""
    points, places = np.zeros((s.SEATS, len(s.SOURCES)), np.int16), np.zeros(s.SEATS, np.int8)
    score(state, box.record, points, places)
    return points.tolist()


def _player(state: Any, box: BoxFile, seat: int, points: list[int]) -> shapes.Player:
    cards = [card for card in range(s.OBJECTIVE_CARDS) if state.objective[seat][card] != s.NONE]
    return {
        "goods": _counts(box, state.goods[seat]),
        "coins": state.coins[seat],
        "houses": state.houses[seat],
        "home": [box.words["place"][place] for place in range(s.PLACES) if state.ready[seat][place]],
        "site": state.site[seat],
        "mouths": mouths(state, box),
        "meals": meals(state, seat),
        "objectives": [],
        "hidden": sum(not state.done[seat][card] for card in cards),
        "done": sorted(box.words["objective"][state.objective[seat][card]] for card in cards if state.done[seat][card]),
        "row": [_card(state, box, seat, slot) for slot in range(s.ROW) if state.row[seat][slot] != s.NONE],
        "effects": state.effects[seat],
        "scored": sum(state.points[seat][: s.KEPT_SOURCES]),
        "points": dict(zip(s.SOURCES, points, strict=True)),
        "total": sum(points),
    }


def _secret(state: Any, box: BoxFile, seat: int) -> list[str]:
    """T11: the objectives of a seat that nobody else has seen."""
    cards = zip(state.objective[seat].tolist(), state.done[seat].tolist(), strict=True)
    return [box.words["objective"][objective] for objective, done in cards if objective != s.NONE and not done]


def _card(state: Any, box: BoxFile, seat: int, slot: int) -> shapes.RowCard:
    card = state.row[seat][slot]
    side = slot - state.place if state.turn == seat and state.place != s.NONE else s.NONE
    return {
        "card": None if card == s.BLANK else box.words["artisan"][card],
        "cubes": [box.words["resource"][cube] for cube in state.cubes[seat][slot] if cube != s.NONE],
        "side": s.SIDE_WORDS[side] if side in range(len(s.SIDE_WORDS)) else None,
    }


def _seat(seat: int) -> int | None:
    return None if seat == s.NONE else seat


def _word(words: Sequence[Word], index: int) -> Word | None:
    return None if index == s.NONE else words[index]


def _counts(box: BoxFile, cubes: list[int]) -> shapes.Counts:
    return {word: cubes[resource] for resource, word in enumerate(box.words["resource"]) if cubes[resource]}
