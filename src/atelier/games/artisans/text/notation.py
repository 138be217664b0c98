"""Action codes in words, `trade wood 2`, and what they mean in a sentence."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.artisans.actions import CHOOSE, CRAFT, DEVELOP_MATERIAL, PASS, RESERVE_OBJECT, TOKEN, TRADE
from atelier.games.artisans.rules.development import levels_placed
from atelier.games.artisans.state import DEVELOP, FINAL, HAND_LIMIT, MARKET, MATERIALS, NONE, PLACES, RESERVE, ROW


def moves(box: BoxFile) -> tuple[str, ...]:
    """The words of every action code, in the order of the codes.

    Places of market and row are counted from 1; `trade wood 2` lays wood on place 2 and takes what lay there.
    """
    materials, artisans = box.words["material"], box.words["artisan"]
    return (
        *(f"take {place}" for place in range(1, PLACES + 1)),
        *(f"trade {material} {place}" for place in range(1, PLACES + 1) for material in materials),
        "token",
        *(f"craft {place}" for place in range(1, ROW + 1)),
        "craft reserved",
        "pass",
        *(f"reserve {place}" for place in range(1, ROW + 1)),
        *(f"develop {material} {count}" for material in materials for count in range(1, HAND_LIMIT + 1)),
        *(f"choose {artisan}" for artisan in artisans),
    )


PASS_TELLINGS = {MARKET: "pass-turn", DEVELOP: "pass-develop", RESERVE: "pass-reserve", FINAL: "pass-final"}


def tell(state: Any, box: BoxFile, action: int) -> Telling:
    """What an action does in this position: a message of the words files, and the things it names."""
    seat = int(state.turn)
    if action < TRADE:
        return Telling("take", {"card": ("material", int(state.market[action])), "place": action + 1})
    if action < TOKEN:
        place, material = divmod(action - TRADE, MATERIALS)
        taken = ("material", int(state.market[place]))
        return Telling("trade", {"laid": ("material", material), "card": taken, "place": place + 1})
    if action == TOKEN:
        return Telling("token", {})
    if action < PASS:
        place = action - CRAFT
        card = state.reserved[seat] if place == ROW else state.row[place]
        return Telling("craft", {"object": ("object", int(card)), "points": int(box.record.points[card])})
    if action == PASS:
        last_turn = state.phase == MARKET and state.token != NONE
        return Telling("pass-last" if last_turn else PASS_TELLINGS[int(state.phase)], {})
    if action < DEVELOP_MATERIAL:
        card = state.row[action - RESERVE_OBJECT]
        return Telling("reserve", {"object": ("object", int(card)), "points": int(box.record.points[card])})
    if action < CHOOSE:
        material, count = divmod(action - DEVELOP_MATERIAL, HAND_LIMIT)
        level = int(levels_placed(state, seat, material)) + 1
        return Telling("develop", {"count": count + 1, "material": ("material", material), "level": level})
    artisan = action - CHOOSE
    bonus = int(box.record.bonus[artisan])
    return Telling("choose", {"artisan": ("artisan", artisan), "word": box.words["artisan"][artisan], "bonus": bonus})
