"""What the lab reads off many positions at once: `states` is an array of games, and so is every answer."""

from __future__ import annotations

from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.games.artisans import actions as codes
from atelier.games.artisans import state as s

KINDS = ("artisan", "object")
"""What is studied, one thing at a time."""
GROUPS: dict[str, tuple[str, Any]] = {}
CONTESTED = {
    "material": np.where(np.isin(codes.KIND, (codes.TAKE, codes.TRADE)), codes.PLACE, s.NONE),
    "object": np.where((codes.KIND == codes.CRAFT) & np.isin(codes.PLACE, range(s.ROW)), codes.PLACE, s.NONE),
}
"""R8, R9: the market; R18: the row. By action code, the place from which it takes something."""
ENDS = ("pass",)
BOARD: dict[str, int] = {}


def chapter(states: Any) -> Any:
    """The month."""
    return states.month


def lying(states: Any) -> dict[str, Any]:
    """By game and place: the cards of the market, the objects of the row."""
    return {"material": states.market, "object": states.row}


def offered(states: Any, box: BoxFile) -> dict[str, Any]:
    """By game and thing, what lies open: R6 the artisans nobody has, R18 the objects of the row."""
    taken = _seated(states).any(axis=1)
    drafting = (states.phase == s.DRAFT)[:, None]
    return {"artisan": taken | drafting, "object": _shown(states.row, s.OBJECTS)}


def held(states: Any, box: BoxFile) -> dict[str, Any]:
    """By game, seat and thing: 2 what someone has for good; 1 an object that is reserved and not yet made (R31)."""
    objects = np.arange(s.OBJECTS)
    reserved = states.reserved[:, :, None] == objects
    made = states.maker[:, None, :] == np.arange(s.SEATS)[:, None]
    return {"artisan": 2 * _seated(states).astype(np.int8), "object": np.maximum(reserved, 2 * made).astype(np.int8)}


def within_reach(states: Any, box: BoxFile) -> dict[str, Any]:
    """By game, seat and thing: R18, an object of the row for which nothing is missing."""
    needs = box.record.needs
    levels = np.maximum(needs.astype(np.intp) - 1, 0)
    placed = states.works[:, :, np.arange(s.MATERIALS), levels] > 0
    ready = (placed | (needs == 0)).all(axis=3)
    return {"object": ready & _shown(states.row, s.OBJECTS)[:, None, :]}


def _seated(states: Any) -> Any:
    """Who has which artisan; NONE is nobody's."""
    return states.artisan[:, :, None] == np.arange(s.ARTISANS)


def _shown(places: Any, things: int) -> Any:
    """Which things lie on any of some places."""
    return (places[:, :, None] == np.arange(things)).any(axis=1)
