"""What a move means, as a message of the words files and the things it names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.upgrade import next_deck
from atelier.games.little_town.text.cards import effect_things, kind_of_count

DONE_TELLINGS = {
    s.ACT: "done-action",
    s.EFFECT: "done-effect",
    s.UPGRADE: "done-upgrade",
    s.DISCOUNT: "done-discount",
    s.RESIDENCE: "done-residence",
}


def tell(state: Any, box: BoxFile, action: int) -> Telling:
    """What an action does in this position."""
    kind, operands = codes.ACTIONS.decode(action)
    return TELLINGS[kind](state, box, *operands)


def _worker(state: Any, box: BoxFile, place: int) -> Telling:
    return Telling("worker", {"place": ("place", place)})


def _place(state: Any, box: BoxFile, square: int) -> Telling:
    chosen = ("square", square)
    if state.phase == s.SQUARE:
        return Telling("place-tile", {"tile": ("tile", int(state.buying)), "square": chosen})
    return Telling("place", {"square": chosen})


def _build(state: Any, box: BoxFile, tile: int) -> Telling:
    return Telling("build", {"tile": ("tile", tile), "points": int(box.record.points[tile])})


def _again(state: Any) -> str:
    """An Artisan lets a square be used once more."""
    return "-again" if state.phase == s.EFFECT else ""


def _gather(state: Any, box: BoxFile, terrain: int) -> Telling:
    if terrain == s.TERRAINS:
        return Telling("gather-all", {})
    return Telling(f"gather{_again(state)}", {"resource": ("resource", terrain)})


def _activate(state: Any, box: BoxFile, square: int) -> Telling:
    tile, rent = int(state.tile[square]), int(state.owner[square] != state.turn)
    return Telling(f"activate{_again(state)}", {"tile": ("tile", tile), "square": ("square", square), "rent": rent})


def _use(state: Any, box: BoxFile, side: int, option: int) -> Telling:
    slot = int(state.place) + side
    card = int(state.row[state.turn, slot])
    things = effect_things(box, int(state.expansion) - 1, card, option, state.cubes[state.turn, slot])
    return Telling("discount" if state.doing == s.CONSTRUCTION else "use", {"card": ("artisan", card), **things})


def _gain(state: Any, box: BoxFile) -> Telling:
    return Telling("gain", {})


def _pick(state: Any, box: BoxFile, resource: int) -> Telling:
    return Telling("take" if state.phase == s.TAKE else "pick", {"resource": ("resource", resource)})


def _give(verb: str, state: Any, box: BoxFile, good: int) -> Telling:
    return Telling(f"{verb}-coins", {}) if good == s.COINS else Telling(verb, {"resource": ("resource", good)})


def _less(state: Any, box: BoxFile, resource: int) -> Telling:
    return Telling("less", {"resource": ("resource", resource)})


def _coins(state: Any, box: BoxFile, resource: int, count: int) -> Telling:
    cubes = int(state.owed[resource]) - count
    coins = count * s.COINS_PER_CUBE
    paid, replaced = (kind_of_count(cubes), resource), (kind_of_count(count), resource)
    return Telling("coins", {"cubes": cubes, "paid": paid, "count": count, "replaced": replaced, "coins": coins})


def _hire(state: Any, box: BoxFile, side: int) -> Telling:
    return _buy("hire", state, box, side, int(state.doing) * s.LEVELS)


def _upgrade(state: Any, box: BoxFile, side: int) -> Telling:
    return _buy("upgrade", state, box, side, int(next_deck(state, side)))


def _buy(message: str, state: Any, box: BoxFile, side: int, deck: int) -> Telling:
    card, replaced = int(state.decks[deck, 0]), int(state.row[state.turn, state.place + side])
    return Telling(
        message,
        {
            "card": ("artisan", card),
            "deck": ("deck", deck),
            "replaced": ("artisan", replaced),
            "points": int(box.record.card_points[int(state.expansion) - 1, card]),
            "side": box.words["side"][side],
            "place": box.words["place"][int(state.place)],
        },
    )


def _cycle(state: Any, box: BoxFile, deck: int) -> Telling:
    top = int(state.decks[deck, 0])
    return Telling("cycle", {"deck": ("deck", deck), "card": ("artisan", top) if top != s.NONE else ""})


def _lay(state: Any, box: BoxFile, for_coins: int, resource: int) -> Telling:
    return Telling("lay-coins" if for_coins else "lay", {"resource": ("resource", resource)})


def _feed(state: Any, box: BoxFile, course: int, count: int) -> Telling:
    return Telling(f"feed-{s.COURSE_WORDS[course]}", {"count": count, "coins": count * s.COINS_PER_CUBE})


def _done(state: Any, box: BoxFile) -> Telling:
    return Telling(DONE_TELLINGS[int(state.phase)], {}, ends=True)


def _spend(state: Any, box: BoxFile) -> Telling:
    return Telling("spend", {})


TELLINGS: dict[int, Callable[..., Telling]] = {
    codes.CHOOSE_WORKER: _worker,
    codes.PLACE_ON: _place,
    codes.BUILD: _build,
    codes.GATHER_FROM: _gather,
    codes.ACTIVATE: _activate,
    codes.USE: _use,
    codes.GAIN: _gain,
    codes.PICK: _pick,
    codes.SELL_CUBE: partial(_give, "sell"),
    codes.TRADE_CUBE: partial(_give, "trade"),
    codes.OFFER_CUBE: partial(_give, "offer"),
    codes.GIVE_CUBE: partial(_give, "give"),
    codes.TAKE_OFF: _less,
    codes.PAY_COINS: _coins,
    codes.HIRE: _hire,
    codes.UPGRADE_CARD: _upgrade,
    codes.CYCLE: _cycle,
    codes.LAY_CUBE: _lay,
    codes.FEED_MEALS: _feed,
    codes.DONE: _done,
    codes.SPEND_WORKER: _spend,
}
