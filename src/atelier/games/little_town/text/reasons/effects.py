"""Why a part of an Artisan's effect cannot be used now, or nothing can be ended now (X5)."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.little_town import state as s
from atelier.games.little_town.text.reasons.goods import units, why_not_give, why_not_pay


def why_busy(state: Any, step: int, message: str) -> Telling | None:
    """X5: a trade that was begun goes first; else, is this step part of the effect, and not done yet?"""
    if state.pending[s.TRADE] == 1 and step != s.TRADE:
        return Telling("trade-first", {})
    return None if state.pending[step] else Telling(message, {})


def why_gain(state: Any) -> Telling | None:
    """X5: what the card gives, once."""
    return why_busy(state, s.GAINS, "no-gain")


def why_offer(state: Any, good: int) -> Telling | None:
    """X5: up to three cubes."""
    return why_busy(state, s.OFFER, "no-offer") or why_not_give(state, good)


def why_sell(state: Any, box: BoxFile, good: int) -> Telling | None:
    """X5: the coins for a cube must all be there."""
    if (lacking := why_busy(state, s.SELL, "no-sell") or why_not_give(state, good)) is not None:
        return lacking
    card = state.row[state.turn][state.place + state.used]
    wanted = int(box.record.effect[state.expansion - 1, card, state.option, s.SELLING])
    bank = state.bank + (s.COINS_PER_CUBE if good == s.COINS else 0)
    return Telling("bank-sell", {"count": wanted}) if bank < wanted else None


def why_trade(state: Any, good: int) -> Telling | None:
    """X5: two cubes, or nothing."""
    if (lacking := why_busy(state, s.TRADE, "no-trade") or why_not_give(state, good)) is not None:
        return lacking
    count = state.pending[s.TRADE]
    return Telling("trade-two", {"count": count}) if units(state) < count else None


def why_pick(state: Any, resource: int) -> Telling | None:
    """X5, T6: a cube of choice through an Artisan or from a Pawnshop, of a type the supply has."""
    if state.phase == s.EFFECT and (busy := why_busy(state, s.ANY_PICKS, "no-pick")) is not None:
        return busy
    return Telling("supply-empty", {"resource": ("resource", resource)}) if state.supply[resource] == 0 else None


def shown_parts(state: Any, box: BoxFile, slot: int, option: int) -> list[int]:
    """X5, X14: the numbers of an effect; a cube that lies on the card counts as its type."""
    parts = [int(part) for part in box.record.effect[state.expansion - 1, state.row[state.turn][slot], option]]
    for cube in range(s.CUBES_ON_CARD):
        if state.cubes[state.turn][slot][cube] != s.NONE:
            parts[state.cubes[state.turn][slot][cube]] += parts[s.FIRST_CUBE + cube]
    return parts


def gains_something(state: Any, parts: list[int]) -> bool:
    """X5: points, coins or a cube of a type shown, as the supply lies."""
    cubes = any(parts[resource] and state.supply[resource] for resource in range(s.RESOURCES))
    return bool(parts[s.POINTS] or (parts[s.COINS] and state.bank) or cubes)


def _why_go_on(state: Any, box: BoxFile) -> Telling | None:
    """X5: gains happen, a trade begun is ended, and an effect that was used has done something."""
    if state.pending[s.TRADE] == 1:
        return Telling("trade-first", {})
    if state.pending[s.ANY_PICKS] and sum(state.supply):
        return Telling("pick-first", {})
    parts = shown_parts(state, box, state.place + state.used, state.option)
    if state.helped or (state.pending[s.GAINS] and gains_something(state, parts)):
        return None
    return Telling("effect-idle", {"card": ("artisan", state.row[state.turn][state.place + state.used])})


def why_stop(state: Any, box: BoxFile) -> Telling | None:
    """X5: why an effect goes on; X6: what an Artisan takes off is said, the printed cost is payable."""
    if state.phase == s.EFFECT:
        return _why_go_on(state, box)
    if state.phase != s.DISCOUNT:
        return None
    if state.pending[s.LESS]:
        return Telling("less-first", {})
    if state.used != s.NONE:
        return Telling("one-effect", {})
    return why_not_pay(state, box.record.cost[state.buying], {"tile": ("tile", state.buying)})
