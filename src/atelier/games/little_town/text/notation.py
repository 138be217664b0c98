"""Action codes in words, `build bakery`, and what they mean in a sentence."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.upgrade import next_deck
from atelier.games.little_town.text.cards import effect_things, kind_of_count


def moves(box: BoxFile) -> tuple[str, ...]:
    """The words of every action code, in the order of the codes.

    Squares are named by column and row: `c4`. `left` and `right` are the cards beside the worker's place.
    """
    words = box.words
    resources, sides = words["resource"], words["side"]
    payable = (*resources, "coins")
    return (
        *(f"worker {place}" for place in words["place"]),
        *(f"place {square}" for square in words["square"]),
        *(f"build {tile}" for tile in words["tile"]),
        *(f"gather {resource}" for resource in resources[: s.TERRAINS]),
        "gather all",
        *(f"activate {square}" for square in words["square"]),
        *(f"use {side} {option}" for side in sides for option in (1, 2)),
        "gain",
        *(f"take {resource}" for resource in resources),
        *(f"{verb} {good}" for verb in ("sell", "trade", "offer", "give") for good in payable),
        *(f"less {resource}" for resource in resources),
        *(f"coins {resource} {count}" for resource in resources for count in range(s.ANSWERS)),
        *(f"hire {side}" for side in sides),
        *(f"upgrade {side}" for side in sides),
        *(f"cycle {deck}" for deck in words["deck"]),
        *(f"lay {resource}" for resource in resources),
        *(f"lay {resource} coins" for resource in resources),
        *(f"feed {meal} {count}" for meal in ("fish", "wheat", "coins") for count in range(s.MEALS)),
        "done",
        "spend",
    )


DONE_TELLINGS = {
    s.ACT: "done-action",
    s.EFFECT: "done-effect",
    s.UPGRADE: "done-upgrade",
    s.DISCOUNT: "done-discount",
    s.RESIDENCE: "done-residence",
}


def tell(state: Any, box: BoxFile, action: int) -> Telling:
    """What an action does in this position: a message of the words files, and the things it names."""
    if action < codes.USE:
        return _tell_on_board(state, box, action)
    if action < codes.PAY_COINS:
        return _tell_effect(state, box, action)
    if action < codes.HIRE:
        resource, count = divmod(action - codes.PAY_COINS, s.ANSWERS)
        cubes = int(state.owed[resource]) - count
        coins = count * s.COINS_PER_CUBE
        paid, replaced = (kind_of_count(cubes), resource), (kind_of_count(count), resource)
        return Telling("coins", {"cubes": cubes, "paid": paid, "count": count, "replaced": replaced, "coins": coins})
    if action < codes.FEED_MEALS:
        return _tell_upgrade(state, box, action)
    if action < codes.DONE:
        course, count = divmod(action - codes.FEED_MEALS, s.MEALS)
        return Telling(
            f"feed-{('fish', 'wheat', 'coins')[course]}", {"count": count, "coins": count * s.COINS_PER_CUBE}
        )
    return Telling(DONE_TELLINGS[int(state.phase)] if action == codes.DONE else "spend", {})


def _tell_on_board(state: Any, box: BoxFile, action: int) -> Telling:
    if action < codes.PLACE_ON:
        return Telling("worker", {"place": ("place", action - codes.CHOOSE_WORKER)})
    if action < codes.BUILD:
        chosen = ("square", action - codes.PLACE_ON)
        if state.phase == s.SQUARE:
            return Telling("place-tile", {"tile": ("tile", int(state.buying)), "square": chosen})
        return Telling("place", {"square": chosen})
    if action < codes.GATHER_FROM:
        tile = action - codes.BUILD
        return Telling("build", {"tile": ("tile", tile), "points": int(box.record.points[tile])})
    if action < codes.ACTIVATE:
        if action - codes.GATHER_FROM == s.TERRAINS:
            return Telling("gather-all", {})
        again = "-again" if state.phase == s.EFFECT else ""
        return Telling(f"gather{again}", {"resource": ("resource", action - codes.GATHER_FROM)})
    square = action - codes.ACTIVATE
    again = "-again" if state.phase == s.EFFECT else ""
    rent = int(state.owner[square] != state.turn)
    tile = int(state.tile[square])
    return Telling(f"activate{again}", {"tile": ("tile", tile), "square": ("square", square), "rent": rent})


def _tell_effect(state: Any, box: BoxFile, action: int) -> Telling:
    if action < codes.GAIN:
        side, option = divmod(action - codes.USE, 2)
        slot = int(state.place) + side
        card = int(state.row[state.turn, slot])
        kind = "discount" if state.doing == s.CONSTRUCTION else "use"
        things = effect_things(box, int(state.expansion) - 1, card, option, state.cubes[state.turn, slot])
        return Telling(kind, {"card": ("artisan", card), **things})
    if action == codes.GAIN:
        return Telling("gain", {})
    if action < codes.SELL_CUBE:
        return Telling("take" if state.phase == s.TAKE else "pick", {"resource": ("resource", action - codes.PICK)})
    for verb, code, following in (
        ("sell", codes.SELL_CUBE, codes.TRADE_CUBE),
        ("trade", codes.TRADE_CUBE, codes.OFFER_CUBE),
        ("offer", codes.OFFER_CUBE, codes.GIVE_CUBE),
        ("give", codes.GIVE_CUBE, codes.TAKE_OFF),
    ):
        if action < following:
            good = action - code
            return Telling(f"{verb}-coins", {}) if good == s.COINS else Telling(verb, {"resource": ("resource", good)})
    return Telling("less", {"resource": ("resource", action - codes.TAKE_OFF)})


def _tell_upgrade(state: Any, box: BoxFile, action: int) -> Telling:
    if action < codes.CYCLE:
        hiring = action < codes.UPGRADE_CARD
        side = action - (codes.HIRE if hiring else codes.UPGRADE_CARD)
        deck = int(state.doing) * s.LEVELS if hiring else int(next_deck(state, side))
        card, replaced = int(state.decks[deck, 0]), int(state.row[state.turn, state.place + side])
        points = int(box.record.card_points[int(state.expansion) - 1, card])
        return Telling(
            "hire" if hiring else "upgrade",
            {
                "card": ("artisan", card),
                "deck": ("deck", deck),
                "replaced": ("artisan", replaced),
                "points": points,
                "side": box.words["side"][side],
                "place": box.words["place"][int(state.place)],
            },
        )
    if action < codes.LAY_CUBE:
        deck = action - codes.CYCLE
        top = int(state.decks[deck, 0])
        return Telling("cycle", {"deck": ("deck", deck), "card": ("artisan", top) if top != s.NONE else ""})
    laid = action - codes.LAY_CUBE
    return Telling("lay-coins" if laid >= s.RESOURCES else "lay", {"resource": ("resource", laid % s.RESOURCES)})
