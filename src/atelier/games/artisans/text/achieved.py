"""What a turn achieves, read off the table before and after it: objects made, brought nearer, or kept from another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.artisans import state as s
from atelier.games.artisans.rules.development import levels_placed, room

NEAR = 3
"""An object that lacks more levels than this is still far away."""
WORTH_SAYING = 3
"""Cards for a level that are worth fewer points are no reason."""


def achieved(before: Any, box: BoxFile, turn: Sequence[int], after: Any) -> list[Telling]:
    """The most telling first. Only what lies open, and the hand of the one whose turn it was."""
    seat = int(before.turn)
    gained = [material for material in range(s.MATERIALS) if after.hand[seat, material] > before.hand[seat, material]]
    return [
        *_crafted(before, box, seat, after),
        *_nearer(before, box, seat, after),
        *_for_an_object(before, box, seat, gained, after),
        *_denied(before, box, seat, gained, after),
        *_for_a_level(seat, gained, after),
        *_first(before, seat, after),
        *_asked_for(before, box, seat, gained, after),
    ]


class Lack(NamedTuple):
    """A material that an object lacks, and how many levels of it."""

    material: int
    levels: int


def lacks(state: Any, box: BoxFile, seat: int, card: int) -> list[Lack]:
    """R18, R23: what is still to be developed for an object, level after level."""
    found = []
    for material in range(s.MATERIALS):
        missing = int(box.record.needs[card, material]) - int(levels_placed(state, seat, material))
        if box.record.needs[card, material] and missing > 0:
            found.append(Lack(material, missing))
    return found


def _wanted(before: Any, box: BoxFile, seat: int, after: Any) -> list[int]:
    """R18, R31: the objects that lay open to this seat and that nobody has made since, the best first."""
    cards = [int(card) for card in (*before.row.tolist(), before.reserved[seat]) if card != s.NONE]
    open_still = [card for card in cards if after.maker[card] == s.NONE]
    return sorted(open_still, key=lambda card: -int(box.record.points[card]))


def _crafted(before: Any, box: BoxFile, seat: int, after: Any) -> Iterator[Telling]:
    for card in range(s.OBJECTS):
        if after.maker[card] == seat and before.maker[card] != seat:
            yield Telling("crafted", {"object": ("object", card), "points": int(box.record.points[card])})


def _nearer(before: Any, box: BoxFile, seat: int, after: Any) -> Iterator[Telling]:
    """R18: a level that was developed is the last one an object lacked, or the last but one."""
    for card in _wanted(before, box, seat, after):
        was, now = lacks(before, box, seat, card), lacks(after, box, seat, card)
        developed = [one.material for one in was if one not in now]
        if not developed:
            continue
        things = {"material": ("material", developed[0]), "object": ("object", card)}
        if not now:
            yield Telling("completes", {**things, "points": int(box.record.points[card])})
        elif sum(one.levels for one in now) == 1:
            yield Telling("one-short", {**things, "lacking": ("material", now[0].material)})


def _for_an_object(before: Any, box: BoxFile, seat: int, gained: list[int], after: Any) -> Iterator[Telling]:
    """A card comes to the hand, where there was none of its kind, that an object nearly made still lacks."""
    fresh = [material for material in gained if before.hand[seat, material] == 0]
    for card in _wanted(before, box, seat, after):
        missing = lacks(after, box, seat, card)
        left = sum(one.levels for one in missing)
        for one in missing:
            if one.material in fresh and left <= NEAR:
                things = {"material": ("material", one.material), "object": ("object", card)}
                yield Telling("last-lacking", things) if left == 1 else Telling("nearly", {**things, "levels": left})


def _asked_for(before: Any, box: BoxFile, seat: int, gained: list[int], after: Any) -> Iterator[Telling]:
    """R18: a card comes to the hand that an object lacks, far from made as it may be; the best of them."""
    near = {one.things["material"] for one in _for_an_object(before, box, seat, gained, after)}
    for material in gained:
        short = Lack(material, int(before.hand[seat, material]))
        card = next(
            (one for one in _wanted(before, box, seat, after) if _lacks_more(after, box, seat, one, short)), None
        )
        if card is not None and ("material", material) not in near:
            yield Telling("asked-for", {"material": ("material", material), "object": ("object", card)})


def _lacks_more(state: Any, box: BoxFile, seat: int, card: int, than: Lack) -> bool:
    """A level takes a card at least: what was in hand before may have been enough."""
    return any(one.material == than.material and one.levels > than.levels for one in lacks(state, box, seat, card))


def _for_a_level(seat: int, gained: list[int], after: Any) -> Iterator[Telling]:
    """R23, R32: the cards in hand that the next level of a material takes, all of them, and what they score there."""
    for material in gained:
        level, cards = int(levels_placed(after, seat, material)) + 1, int(after.hand[seat, material])
        if cards <= room(after, seat, material) and cards * level >= WORTH_SAYING:
            scored = {"count": cards, "level": level, "points": cards * level}
            yield Telling("for-a-level", {"material": ("material", material), **scored})


def _denied(before: Any, box: BoxFile, seat: int, gained: list[int], after: Any) -> Iterator[Telling]:
    """R7: the last card in the market of the one thing that another lacks and is not known to hold."""
    for material in gained:
        if material in after.market.tolist() or material not in before.market.tolist():
            continue
        for other in range(int(before.seats)):
            if other == seat or after.known[other, material]:
                continue
            for card in _wanted(before, box, other, after):
                if lacks(after, box, other, card) == [Lack(material, 1)]:
                    yield Telling(
                        "denied", {"material": ("material", material), "object": ("object", card), "seat": other}
                    )
                    break


def _first(before: Any, seat: int, after: Any) -> Iterator[Telling]:
    """R15: who takes the token begins next month, if there is one."""
    if after.token == seat and before.token != seat and before.month < s.MONTHS:
        yield Telling("first", {})
