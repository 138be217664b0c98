"""What the lab reads off many positions at once: `states` is an array of games, and so is every answer."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s

KINDS = ("tile", "objective", "artisan")
"""What is studied, one thing at a time."""
GROUPS = {"deck": ("artisan", np.arange(s.ARTISANS) // s.DECK_CARDS)}
"""The Artisan cards of a kind and level."""
CONTESTED = {
    "square": np.where(codes.KIND == codes.PLACE_ON, codes.SQUARE, s.NONE),
    "tile": np.where(codes.KIND == codes.BUILD, codes.TILE, s.NONE),
}
"""T6, T7: one worker or building on a square, one builder of a tile. By action code, which of them it takes."""
ENDS = ("done", "spend")
BOARD = {"square": s.COLUMNS}


def chapter(states: Any) -> Any:
    """The round."""
    return states.rounds


def lying(states: Any) -> dict[str, Any]:
    """By game and place: a square is itself, and so is a tile."""
    games = len(states)
    return {
        "square": np.broadcast_to(np.arange(s.SQUARES), (games, s.SQUARES)),
        "tile": np.broadcast_to(np.arange(s.TILES), (games, s.TILES)),
    }


def offered(states: Any, box: BoxFile) -> dict[str, Any]:
    """By game and thing, what lies open: tiles of the market, objectives in hand, the top cards of the decks."""
    return {
        "tile": states.market > 0,
        "objective": _among(states.objective, s.OBJECTIVES).any(axis=1),
        "artisan": _among(states.decks[:, None, :, 0], s.ARTISANS)[:, 0] > 0,
    }


def held(states: Any, box: BoxFile) -> dict[str, Any]:
    """By game, seat and thing: 2 built, fulfilled or hired; 1 an objective that is still open (T11)."""
    return {
        "tile": 2 * _built(states),
        "objective": np.maximum(
            _among(states.objective, s.OBJECTIVES),
            2 * _among(np.where(states.done, states.objective, s.NONE), s.OBJECTIVES),
        ),
        "artisan": 2 * _among(states.row, s.ARTISANS),
    }


def within_reach(states: Any, box: BoxFile) -> dict[str, Any]:
    """By game, seat and thing: T8, a tile of the market that cubes and coins would pay for, and a house to mark it."""
    cost = box.record.cost.astype(np.int16)
    missing = np.maximum(cost[:, : s.RESOURCES] - states.goods[:, :, None, :], 0).sum(axis=3)
    price = cost[:, s.COINS] + s.COINS_PER_CUBE * missing
    paid = price <= states.coins[:, :, None]
    return {"tile": paid & (states.houses > 0)[:, :, None] & (states.market > 0)[:, None, :]}


def _built(states: Any) -> Any:
    """T12: by game, seat and tile, whether a house of the seat stands on it."""
    game, square = np.nonzero(states.owner != s.NONE)
    built = np.zeros((len(states), s.SEATS, s.TILES), np.int8)
    built[game, states.owner[game, square], states.tile[game, square]] = 1
    return built


def _among(cards: Any, things: int) -> Any:
    """By game, seat and thing, whether a seat has it among its cards; NONE is no card."""
    games, seats = cards.shape[:2]
    game, seat, place = np.nonzero((cards >= 0) & (cards < things))
    found = np.zeros((games, seats, things), np.int8)
    found[game, seat, cards[game, seat, place]] = 1
    return found
