"""Why a move is not possible now, as a message: the rules give the reason, from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable

from atelier import reasons
from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.why_not import why_not
from atelier.games.little_town.text.cards import kind_of_count
from atelier.reasons import Things, Why


class Refused(reasons.Refused):
    """A decision that is not possible, and what it is about."""

    __slots__ = ()

    @property
    def square(self) -> int:
        """Where a worker would go, or the building that would be activated."""
        return int(codes.SQUARE[self.action])

    @property
    def tile(self) -> int:
        """What would be built or activated; else the building at work, or the tile being built."""
        kind = codes.KIND[self.action]
        if kind == codes.BUILD:
            return int(codes.TILE[self.action])
        if kind in (codes.PLACE_ON, codes.ACTIVATE):
            return int(self.state.tile[self.square])
        return int(self.state.buying if self.state.target == s.NONE else self.state.tile[self.state.target])

    @property
    def resource(self) -> int:
        """Gathered, taken, given, taken off, laid."""
        names = (codes.TERRAIN, codes.RESOURCE, codes.GOOD)
        return next(int(name[self.action]) for name in names if name[self.action] != s.NONE)

    @property
    def side(self) -> int:
        """The card that would be used or upgraded."""
        return int(codes.SIDE[self.action])

    @property
    def deck(self) -> int:
        """Where a card would come from, or that would be cycled."""
        kind = codes.KIND[self.action]
        if kind == codes.HIRE:
            return int(self.state.doing) * s.LEVELS
        if kind == codes.UPGRADE_CARD:
            return self.beside(self.side) // s.DECK_CARDS + 1
        return int(codes.DECK[self.action])

    def beside(self, side: int) -> int:
        """The card on one side of the worker's place."""
        return int(self.state.row[self.state.turn][self.state.place + side])


def _square(no: Refused) -> Things:
    return {"square": ("square", no.square)}


def _tile(no: Refused) -> Things:
    return {"tile": ("tile", no.tile)}


def _building(no: Refused) -> Things:
    return {**_tile(no), **_square(no)}


def _resource(no: Refused) -> Things:
    return {"resource": ("resource", no.resource)}


def _deck(no: Refused) -> Things:
    return {"deck": ("deck", no.deck)}


def _top_card(no: Refused) -> Things:
    return {"card": ("artisan", no.state.decks[no.deck][0])}


def _card(no: Refused) -> Things:
    return {"card": ("artisan", no.beside(no.side))}


def _used_card(no: Refused) -> Things:
    return {"card": ("artisan", no.beside(no.state.used))}


def _count(no: Refused) -> Things:
    return {"count": no.which}


def _cubes(count: int, resource: int) -> Things:
    return {"count": count, "resource": (kind_of_count(count), resource)}


def _lacking(no: Refused) -> Things:
    """Undoes `lack_of`."""
    count, rest = divmod(no.which, s.RESOURCES)
    return _cubes(count, s.RESOURCES - 1 - rest)


def _tile_and_card(no: Refused) -> Things:
    return {"tile": ("tile", no.state.buying), **_card(no)}


def _both(*parts: Callable[[Refused], Things]) -> Callable[[Refused], Things]:
    return lambda no: {name: value for part in parts for name, value in part(no).items()}


THINGS: dict[int, Callable[[Refused], Things]] = {
    reason.NO_WORKER: lambda no: {"place": ("place", int(codes.PLACE[no.action]))},
    **dict.fromkeys((reason.SQUARE_FOREST, reason.SQUARE_MOUNTAIN, reason.SQUARE_LAKE, reason.SQUARE_WORKER), _square),
    reason.SQUARE_BUILDING: _building,
    reason.NOT_IN_MARKET: _tile,
    reason.SHORT: _both(_tile, _lacking),
    reason.SHORT_COINS: _both(_tile, _count),
    **dict.fromkeys((reason.NO_FOREST, reason.NO_MOUNTAIN, reason.NO_LAKE), _resource),
    **dict.fromkeys((reason.GATHERED, reason.NOT_GATHERED, reason.SUPPLY_EMPTY, reason.NO_CUBE), _resource),
    reason.NO_BUILDING: _square,
    **dict.fromkeys((reason.NOT_BESIDE, reason.NOT_WORKING, reason.ACTIVATED, reason.NOT_ACTIVATED), _building),
    **dict.fromkeys((reason.NO_RENT, reason.BARTER_SUPPLY, reason.GIVE_CUBE, reason.PAY_BANK), _tile),
    reason.PRICE: _both(_tile, _lacking),
    reason.PRICE_COINS: _both(_tile, _count),
    reason.BARTER: lambda no: {**_tile(no), "count": int(no.box.price[no.tile, s.ANY])},
    reason.SUPPLY_SHORT: lambda no: {**_tile(no), "resource": ("resource", no.which)},
    reason.BANK_SHORT: lambda no: {**_tile(no), "count": int(no.box.output[no.tile, s.COINS])},
    reason.OTHER_KIND: lambda no: {**_card(no), "kind": ("kind", no.state.doing)},
    **dict.fromkeys((reason.NO_CHOICE, reason.DOES_NOTHING, reason.TOP_LEVEL), _card),
    reason.SHORT_WITH: _both(_tile_and_card, _lacking),
    reason.SHORT_WITH_COINS: _both(_tile_and_card, _count),
    **dict.fromkeys((reason.NOT_OWED, reason.LESS_ELSEWHERE), _resource),
    reason.BANK_SELL: _count,
    reason.TRADE_TWO: lambda no: {"count": no.state.pending[s.TRADE]},
    **dict.fromkeys((reason.EFFECT_IDLE, reason.HIRE_USED, reason.UPGRADE_USED), _used_card),
    reason.THREE_COINS: lambda no: {"count": s.COINS_PER_CUBE},
    reason.PAY_OWED: lambda no: _cubes(no.state.owed[no.which], no.which),
    reason.PAY_CUBES: lambda no: _cubes(no.state.goods[no.state.turn][no.which], no.which),
    reason.HIRE_FITS: lambda no: {"card": ("artisan", no.beside(no.which))},
    **dict.fromkeys((reason.DECK_EMPTY, reason.DECK_SHORT), _deck),
    reason.NOTHING_TO_LAY: _top_card,
    reason.CARD_SHORT: _both(_top_card, _lacking),
    reason.CARD_SHORT_COINS: _both(_top_card, _count),
    reason.FEED_HUNGRY: lambda no: {"count": no.state.hungry},
    **dict.fromkeys((reason.PAY_COINS, reason.FEED_FISH, reason.FEED_WHEAT, reason.FEED_COINS), _count),
    reason.FEED_MORE: _count,
}

why = Why(why_not, s.State.plain, s.PHASE_WORDS, reason.MESSAGES, THINGS, Refused)
