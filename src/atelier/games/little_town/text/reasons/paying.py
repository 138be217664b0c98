"""Why an answer to a payment, a gift, a discount or a meal does not fit (T6, T8, T13, X5)."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.little_town import state as s
from atelier.games.little_town.text.cards import kind_of_count
from atelier.games.little_town.text.reasons.goods import why_not_give

COURSES = ("fish", "wheat", "coins")


def why_pay(state: Any, box: BoxFile, resource: int, count: int) -> Telling | None:
    """T8: what is owed is paid type by type; coins for as many cubes as wished, and for those one does not have."""
    paid = next(one for one in range(s.RESOURCES) if state.owed[one])
    owed, have = state.owed[paid], state.goods[state.turn][paid]
    if resource != paid or count > owed:
        return Telling("pay-owed", {"count": owed, "resource": (kind_of_count(owed), paid)})
    if owed - count > have:
        return Telling("pay-cubes", {"count": have, "resource": (kind_of_count(have), paid)})
    later = range(paid + 1, s.RESOURCES)
    if count < _coins_wanted(state, box) - sum(state.owed[one] for one in later):
        return Telling("pay-bank", {"tile": ("tile", state.tile[state.target])})
    kept = sum(max(0, state.owed[one] - state.goods[state.turn][one]) for one in later)
    most = state.coins[state.turn] // s.COINS_PER_CUBE - kept
    return Telling("pay-coins", {"count": most}) if count > most else None


def _coins_wanted(state: Any, box: BoxFile) -> int:
    """T6: how many cubes must be paid in coins for the bank to have what the building pays out."""
    if state.target == s.NONE:
        return 0
    return -((int(state.bank) - int(box.record.output[state.tile[state.target], s.COINS])) // s.COINS_PER_CUBE)


def why_give(state: Any, box: BoxFile, good: int) -> Telling | None:
    """T6, T8: a cube, or three coins as long as the supply can still give back what is due."""
    if (lacking := why_not_give(state, good)) is not None or good != s.COINS:
        return lacking
    tile = state.tile[state.target]
    cubes = min(state.owing - 1, sum(state.goods[state.turn]))
    short = int(box.record.output[tile, s.ANY]) - sum(state.supply) > cubes
    return Telling("give-cube", {"tile": ("tile", tile)}) if short else None


def why_less(state: Any, box: BoxFile, resource: int) -> Telling | None:
    """X5, X6: one less of what is owed, so that the rest can still be paid."""
    if not state.pending[s.LESS]:
        return Telling("no-less", {})
    if not state.owed[resource]:
        return Telling("not-owed", {"resource": ("resource", resource)})
    owed = [count - (one == resource) for one, count in enumerate(state.owed)]
    missing = sum(max(0, count - have) for count, have in zip(owed, state.goods[state.turn], strict=True))
    coins = state.coins[state.turn] - int(box.record.cost[state.buying, s.COINS])
    short = missing - state.pending[s.LESS] + 1 > coins // s.COINS_PER_CUBE
    return Telling("less-elsewhere", {"resource": ("resource", resource)}) if short else None


def why_feed(state: Any, course: int, count: int) -> Telling | None:
    """T13: fish, then wheat, then coins; nobody goes hungry beside unused food."""
    if course != state.course:
        return Telling(f"now-{COURSES[state.course]}", {})
    if count > state.hungry:
        return Telling("feed-hungry", {"count": state.hungry})
    goods, paid = state.goods[state.turn], state.coins[state.turn] // s.COINS_PER_CUBE
    have = (goods[s.FISH], goods[s.WHEAT], paid)[course]
    if count > have:
        return Telling(f"feed-{COURSES[course]}", {"count": have})
    later = 0 if course == s.COIN_COURSE else paid + (goods[s.WHEAT] if course == s.FISH_COURSE else 0)
    may_starve = course == s.COIN_COURSE and not goods[s.FISH] and not goods[s.WHEAT]
    fewest = 0 if may_starve else min(state.hungry, have, max(0, state.hungry - later))
    return Telling("feed-more", {"count": fewest}) if count < fewest else None
