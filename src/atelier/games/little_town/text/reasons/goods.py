"""Why something cannot be paid: which cubes are missing, and that coins do not make up for them (T8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from atelier.game import Telling
from atelier.games.little_town import state as s
from atelier.games.little_town.text.cards import kind_of_count

Thing = int | str | tuple[str, int]


def why_not_pay(
    state: Any, price: Sequence[int], what: Mapping[str, Thing], message: str = "short", less: int = 0, rent: int = 0
) -> Telling | None:
    """T8: are there cubes, and coins for the rest? `less`: cubes of choice that need not be paid."""
    seat = state.turn
    coins = state.coins[seat] - int(price[s.COINS]) - rent
    if coins < 0:
        return Telling(f"{message}-coins", {**what, "count": -coins})
    missing = [max(0, int(price[resource]) - state.goods[seat][resource]) for resource in range(s.RESOURCES)]
    if sum(missing) - less <= coins // s.COINS_PER_CUBE:
        return None
    worst = max(range(s.RESOURCES), key=lambda resource: missing[resource])
    count = missing[worst]
    return Telling(message, {**what, "count": count, "resource": (kind_of_count(count), worst)})


def why_not_give(state: Any, good: int) -> Telling | None:
    """T8: a cube of this type, or three coins in place of any."""
    if good == s.COINS:
        return (
            Telling("three-coins", {"count": s.COINS_PER_CUBE}) if state.coins[state.turn] < s.COINS_PER_CUBE else None
        )
    return Telling("no-cube", {"resource": ("resource", good)}) if state.goods[state.turn][good] == 0 else None


def units(state: Any) -> int:
    """How many cubes can be given, coins included."""
    return int(sum(state.goods[state.turn]) + state.coins[state.turn] // s.COINS_PER_CUBE)
