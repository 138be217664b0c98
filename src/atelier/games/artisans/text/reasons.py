"""Why a move is not possible now, as a message: the rules give the reason, from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable

from atelier import reasons
from atelier.games.artisans import actions as codes
from atelier.games.artisans import state as s
from atelier.games.artisans.rules import reasons as reason
from atelier.games.artisans.rules.why_not import why_not
from atelier.reasons import Things, Why


class Refused(reasons.Refused):
    """A decision that is not possible, and what it is about."""

    __slots__ = ()

    @property
    def place(self) -> int:
        """Of the market or the row."""
        return int(codes.PLACE[self.action])

    @property
    def material(self) -> int:
        """What would be laid or developed."""
        return int(codes.MATERIAL[self.action])

    @property
    def hand(self) -> list[int]:
        """Of the seat on turn."""
        cards: list[int] = self.state.hand[self.state.turn]
        return cards

    @property
    def levels(self) -> list[int]:
        """The cards on the levels of the material that hold some."""
        return self.placed(self.material)

    def placed(self, material: int) -> list[int]:
        """The same of any material."""
        return [cards for cards in self.state.works[self.state.turn][material] if cards]


def _neighbour(no: Refused) -> Things:
    return {**_card(no), "place": no.place + 1, "beside": no.which + 1}


def _needs(no: Refused) -> Things:
    card = no.state.reserved[no.state.turn] if no.place == s.ROW else no.state.row[no.place]
    level, have = int(no.box.needs[card, no.which]), len(no.placed(no.which))
    return {"object": ("object", card), "material": ("material", no.which), "level": level, "have": have}


def _level_full(no: Refused) -> Things:
    return {**_card(no), "level": len(no.levels) + 1, "below": no.levels[-1] if no.levels else 0, "most": no.which}


def _few_cards(no: Refused) -> Things:
    return {**_card(no), "count": int(codes.COUNT[no.action]) + 1, "have": no.hand[no.material]}


def _card(no: Refused) -> dict[str, tuple[str, int]]:
    return {"material": ("material", no.material)}


def _place(no: Refused) -> Things:
    return {"place": no.place + 1}


THINGS: dict[int, Callable[[Refused], Things]] = {
    reason.PLACE_EMPTY: _place,
    reason.HAND_FULL: lambda no: {"most": s.HAND_LIMIT},
    reason.HAND_NOT_FULL: lambda no: {"count": sum(no.hand), "most": s.HAND_LIMIT},
    reason.TRADING_CLOSED: lambda no: {"laps": int(no.box.trade_laps)},
    reason.NO_CARD: _card,
    reason.SAME_CARD: lambda no: {**_card(no), **_place(no)},
    reason.NEIGHBOUR: _neighbour,
    reason.CRAFT_EARLY: lambda no: {"month": s.FIRST_CRAFT_MONTH},
    reason.ROW_EMPTY: _place,
    reason.NEEDS: _needs,
    reason.FINISHED: _card,
    reason.LEVEL_FULL: _level_full,
    reason.FEW_CARDS: _few_cards,
    reason.ARTISAN_TAKEN: lambda no: {"artisan": ("artisan", int(codes.ARTISAN[no.action]))},
}

why = Why(why_not, s.State.plain, s.PHASE_WORDS, reason.MESSAGES, THINGS, Refused)
