"""Action codes in words, `trade wood 2`, and what they mean in a sentence."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.artisans import actions as codes
from atelier.games.artisans import state as s
from atelier.games.artisans.rules.development import levels_placed


def moves(box: BoxFile) -> tuple[str, ...]:
    """The words of every action code, in the order of the codes.

    Places of market and row are counted from 1; `trade wood 2` lays wood on place 2 and takes what lay there.
    """
    materials, artisans = box.words["material"], box.words["artisan"]
    return (
        *(f"take {place}" for place in range(1, s.PLACES + 1)),
        *(f"trade {material} {place}" for place in range(1, s.PLACES + 1) for material in materials),
        "token",
        *(f"craft {place}" for place in range(1, s.ROW + 1)),
        "craft reserved",
        "pass",
        *(f"reserve {place}" for place in range(1, s.ROW + 1)),
        *(f"develop {material} {count}" for material in materials for count in range(1, s.HAND_LIMIT + 1)),
        *(f"choose {artisan}" for artisan in artisans),
    )


PASS_TELLINGS = {s.MARKET: "pass-turn", s.DEVELOP: "pass-develop", s.RESERVE: "pass-reserve", s.FINAL: "pass-final"}


def tell(state: Any, box: BoxFile, action: int) -> Telling:
    """What an action does in this position: a message of the words files, and the things it names."""
    seat = int(state.turn)
    if action < codes.TRADE:
        return Telling("take", {"card": ("material", int(state.market[action])), "place": action + 1})
    if action < codes.TOKEN:
        place, material = divmod(action - codes.TRADE, s.MATERIALS)
        taken = ("material", int(state.market[place]))
        return Telling("trade", {"laid": ("material", material), "card": taken, "place": place + 1})
    if action == codes.TOKEN:
        return Telling("token", {})
    if action < codes.PASS:
        place = action - codes.CRAFT
        card = state.reserved[seat] if place == s.ROW else state.row[place]
        return Telling("craft", {"object": ("object", int(card)), "points": int(box.record.points[card])})
    if action == codes.PASS:
        last_turn = state.phase == s.MARKET and state.token != s.NONE
        return Telling("pass-last" if last_turn else PASS_TELLINGS[int(state.phase)], {})
    if action < codes.DEVELOP_MATERIAL:
        card = state.row[action - codes.RESERVE_OBJECT]
        return Telling("reserve", {"object": ("object", int(card)), "points": int(box.record.points[card])})
    if action < codes.CHOOSE:
        material, count = divmod(action - codes.DEVELOP_MATERIAL, s.HAND_LIMIT)
        level = int(levels_placed(state, seat, material)) + 1
        return Telling("develop", {"count": count + 1, "material": ("material", material), "level": level})
    artisan = action - codes.CHOOSE
    bonus = int(box.record.bonus[artisan])
    return Telling("choose", {"artisan": ("artisan", artisan), "word": box.words["artisan"][artisan], "bonus": bonus})
