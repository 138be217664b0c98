"""Why an Artisan cannot be used, hired or upgraded, a deck not cycled, a cube not laid (X4–X6, X8–X13)."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.little_town.actions import CYCLE, UPGRADE_CARD
from atelier.games.little_town.rules.effects import TRADED
from atelier.games.little_town.rules.upgrade import CYCLE_PRICE
from atelier.games.little_town.state import (
    ADVANCED,
    ANY,
    BLANK,
    COINS,
    COINS_PER_CUBE,
    CUBES_ON_CARD,
    DECK_CARDS,
    DISCOUNT,
    KIND_CARDS,
    LESS,
    LEVELS,
    NONE,
    OFFERING,
    ONCE_MORE,
    OPTIONS,
    RESOURCES,
    SELLING,
    TRADING,
)
from atelier.games.little_town.text.reasons.board import can_repeat, lowered
from atelier.games.little_town.text.reasons.effects import gains_something, shown_parts
from atelier.games.little_town.text.reasons.goods import units, why_not_give, why_not_pay


def why_use(state: Any, box: BoxFile, code: int) -> Telling | None:
    """X4: one effect a turn, of a card beside the worker's place, of the kind of its action."""
    side, option = divmod(code, OPTIONS)
    if state.phase == DISCOUNT and state.pending[LESS]:
        return Telling("less-first", {})
    if state.used != NONE:
        return Telling("one-effect", {})
    if (other := _other_kind(state, side)) is not None:
        return other
    card = _beside(state, side)
    what = {"card": ("artisan", card)}
    if option >= box.record.options[state.expansion - 1, card]:
        return Telling("no-choice", what)
    if state.phase == DISCOUNT:
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
    if card == BLANK:
        return Telling("blank", {})
    if card // KIND_CARDS != state.doing:
        return Telling("other-kind", {"card": ("artisan", card), "kind": ("kind", state.doing)})
    return None


def _does_something(state: Any, box: BoxFile, slot: int, option: int) -> bool:
    """X5: a use that does nothing is not offered."""
    parts = shown_parts(state, box, slot, option)
    coins = state.coins[state.turn] >= COINS_PER_CUBE and state.bank + COINS_PER_CUBE >= parts[SELLING]
    sells = coins or (sum(state.goods[state.turn]) > 0 and state.bank >= parts[SELLING])
    return bool(
        gains_something(state, parts)
        or (parts[ANY] and sum(state.supply))
        or (parts[SELLING] and sells)
        or (parts[TRADING] and units(state) >= TRADED)
        or (parts[OFFERING] and units(state))
        or (parts[ONCE_MORE] and can_repeat(state, box))
    )


def why_buy(state: Any, box: BoxFile, action: int) -> Telling | None:
    """X8–X11: one card a turn; the decks may be cycled before."""
    if action >= CYCLE:
        return _why_cycle(state, action - CYCLE)
    if action < UPGRADE_CARD:
        return _why_hire(state, box)
    return _why_upgrade(state, box, action - UPGRADE_CARD)


def _why_hire(state: Any, box: BoxFile) -> Telling | None:
    """X8, X9: no effect used, and no card beside that could be upgraded instead (unless the switch allows it)."""
    if state.bought:
        return Telling("bought", {})
    if state.used != NONE:
        return Telling("hire-used", {"card": ("artisan", _beside(state, state.used))})
    for side in range(2):
        if (
            not box.record.hire_when_usable
            and _other_kind(state, side) is None
            and _level(_beside(state, side)) < LEVELS
        ):
            return Telling("hire-fits", {"card": ("artisan", _beside(state, side))})
    return _why_not_from(state, box, state.doing * LEVELS)


def _why_upgrade(state: Any, box: BoxFile, side: int) -> Telling | None:
    """X8, X9: a card of the action's kind, the used one if one was used, and not of level IV."""
    if state.bought:
        return Telling("bought", {})
    if (other := _other_kind(state, side)) is not None:
        return other
    card = _beside(state, side)
    if state.used not in (NONE, side):
        return Telling("upgrade-used", {"card": ("artisan", _beside(state, state.used))})
    if _level(card) == LEVELS:
        return Telling("top-level", {"card": ("artisan", card)})
    return _why_not_from(state, box, state.doing * LEVELS + _level(card))


def _level(card: int) -> int:
    """1 to 4."""
    return card % KIND_CARDS // DECK_CARDS + 1


def _why_not_from(state: Any, box: BoxFile, deck: int) -> Telling | None:
    """X10, X13: an empty deck sells nothing; the top card of another must be affordable."""
    card = state.decks[deck][0]
    if card == NONE:
        return Telling("deck-empty", {"deck": ("deck", deck)})
    what = {"card": ("artisan", card)}
    if state.expansion == ADVANCED and deck % LEVELS < CUBES_ON_CARD:
        layable = sum(state.goods[state.turn]) or (units(state) and sum(state.supply))
        return None if layable else Telling("nothing-to-lay", what)
    return why_not_pay(state, box.record.card_cost[state.expansion - 1, card], what, "card-short")


def _why_cycle(state: Any, deck: int) -> Telling | None:
    """X11: a coin, and a deck of two or more."""
    if state.decks[deck][1] == NONE:
        return Telling("deck-short", {"deck": ("deck", deck)})
    return Telling("no-coin", {}) if state.coins[state.turn] < CYCLE_PRICE else None


def why_lay(state: Any, code: int) -> Telling | None:
    """X13: a cube of one's own; or three coins, and the cube comes out of the supply."""
    for_coins, resource = divmod(code, RESOURCES)
    if (lacking := why_not_give(state, COINS if for_coins else resource)) is not None:
        return lacking
    empty = for_coins and state.supply[resource] == 0
    return Telling("supply-empty", {"resource": ("resource", resource)}) if empty else None
