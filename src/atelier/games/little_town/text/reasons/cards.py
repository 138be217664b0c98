"""Why an Artisan cannot be used, hired or upgraded, a deck not cycled, a cube not laid (X4–X6, X8–X13)."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.effects import TRADED
from atelier.games.little_town.rules.upgrade import CYCLE_PRICE
from atelier.games.little_town.text.reasons.board import can_repeat, lowered
from atelier.games.little_town.text.reasons.effects import gains_something, shown_parts
from atelier.games.little_town.text.reasons.goods import units, why_not_give, why_not_pay


def why_use(state: Any, box: BoxFile, side: int, option: int) -> Telling | None:
    """X4: one effect a turn, of a card beside the worker's place, of the kind of its action."""
    if state.phase == s.DISCOUNT and state.pending[s.LESS]:
        return Telling("less-first", {})
    if state.used != s.NONE:
        return Telling("one-effect", {})
    if (other := _other_kind(state, side)) is not None:
        return other
    card = _beside(state, side)
    what = {"card": ("artisan", card)}
    if option >= box.record.options[state.expansion - 1, card]:
        return Telling("no-choice", what)
    if state.phase == s.DISCOUNT:
        printed = [int(count) for count in box.record.cost[state.buying]]
        cost, less = lowered(state, box, printed, state.place + side, option)
        return why_not_pay(state, cost, {"tile": ("tile", state.buying), **what}, "short-with", less)
    return None if _does_something(state, box, state.place + side, option) else Telling("does-nothing", what)


def _beside(state: Any, side: int) -> int:
    card: int = state.row[state.turn][state.place + side]
    return card


def _other_kind(state: Any, side: int) -> Telling | None:
    """X4: blank, or not of the kind of the worker's action."""
    card = _beside(state, side)
    if card == s.BLANK:
        return Telling("blank", {})
    if card // s.KIND_CARDS != state.doing:
        return Telling("other-kind", {"card": ("artisan", card), "kind": ("kind", state.doing)})
    return None


def _does_something(state: Any, box: BoxFile, slot: int, option: int) -> bool:
    """X5: a use that does nothing is not offered."""
    parts = shown_parts(state, box, slot, option)
    coins = state.coins[state.turn] >= s.COINS_PER_CUBE and state.bank + s.COINS_PER_CUBE >= parts[s.SELLING]
    sells = coins or (sum(state.goods[state.turn]) > 0 and state.bank >= parts[s.SELLING])
    return bool(
        gains_something(state, parts)
        or (parts[s.ANY] and sum(state.supply))
        or (parts[s.SELLING] and sells)
        or (parts[s.TRADING] and units(state) >= TRADED)
        or (parts[s.OFFERING] and units(state))
        or (parts[s.ONCE_MORE] and can_repeat(state, box))
    )


def why_hire(state: Any, box: BoxFile) -> Telling | None:
    """X8, X9: no effect used, and no card beside that could be upgraded instead (unless the switch allows it)."""
    if state.bought:
        return Telling("bought", {})
    if state.used != s.NONE:
        return Telling("hire-used", {"card": ("artisan", _beside(state, state.used))})
    for side in range(2):
        if (
            not box.record.hire_when_usable
            and _other_kind(state, side) is None
            and _level(_beside(state, side)) < s.LEVELS
        ):
            return Telling("hire-fits", {"card": ("artisan", _beside(state, side))})
    return _why_not_from(state, box, state.doing * s.LEVELS)


def why_upgrade(state: Any, box: BoxFile, side: int) -> Telling | None:
    """X8, X9: a card of the action's kind, the used one if one was used, and not of level IV."""
    if state.bought:
        return Telling("bought", {})
    if (other := _other_kind(state, side)) is not None:
        return other
    card = _beside(state, side)
    if state.used not in (s.NONE, side):
        return Telling("upgrade-used", {"card": ("artisan", _beside(state, state.used))})
    if _level(card) == s.LEVELS:
        return Telling("top-level", {"card": ("artisan", card)})
    return _why_not_from(state, box, state.doing * s.LEVELS + _level(card))


def _level(card: int) -> int:
    """1 to 4."""
    return card % s.KIND_CARDS // s.DECK_CARDS + 1


def _why_not_from(state: Any, box: BoxFile, deck: int) -> Telling | None:
    """X10, X13: an empty deck sells nothing; the top card of another must be affordable."""
    card = state.decks[deck][0]
    if card == s.NONE:
        return Telling("deck-empty", {"deck": ("deck", deck)})
    what = {"card": ("artisan", card)}
    if state.expansion == s.ADVANCED and deck % s.LEVELS < s.CUBES_ON_CARD:
        layable = sum(state.goods[state.turn]) or (units(state) and sum(state.supply))
        return None if layable else Telling("nothing-to-lay", what)
    return why_not_pay(state, box.record.card_cost[state.expansion - 1, card], what, "card-short")


def why_cycle(state: Any, deck: int) -> Telling | None:
    """X11: a coin, and a deck of two or more."""
    if state.decks[deck][1] == s.NONE:
        return Telling("deck-short", {"deck": ("deck", deck)})
    return Telling("no-coin", {}) if state.coins[state.turn] < CYCLE_PRICE else None


def why_lay(state: Any, for_coins: int, resource: int) -> Telling | None:
    """X13: a cube of one's own; or three coins, and the cube comes out of the supply."""
    if (lacking := why_not_give(state, s.COINS if for_coins else resource)) is not None:
        return lacking
    empty = for_coins and state.supply[resource] == 0
    return Telling("supply-empty", {"resource": ("resource", resource)}) if empty else None
