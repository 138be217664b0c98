"""Why a worker cannot go there, build that, gather or activate this (T6, T7, T9, T10, T12)."""

from __future__ import annotations

from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.activation import RENT
from atelier.games.little_town.text.reasons.effects import why_busy
from atelier.games.little_town.text.reasons.goods import units, why_not_pay

LANDS = ("forest", "mountain", "lake")


def why_worker(state: Any, place: int) -> Telling | None:
    """X4: any worker still at home."""
    return None if state.ready[state.turn][place] else Telling("no-worker", {"place": ("place", place)})


def why_place(state: Any, box: BoxFile, square: int) -> Telling | None:
    """T6, T7: an empty grass square has no terrain, no building, no worker."""
    where = {"square": ("square", square)}
    land = int(box.record.land[state.board - 1, square])
    if land != s.NONE:
        return Telling(f"square-{LANDS[land]}", where)
    if state.tile[square] != s.NONE:
        return Telling("square-building", {**where, "tile": ("tile", state.tile[square])})
    return Telling("square-worker", where) if state.worker[square] != s.NONE else None


def why_build(state: Any, box: BoxFile, tile: int) -> Telling | None:
    """T7: a house, a square, the tile in the market, and its cost, perhaps with an Artisan's help."""
    what = {"tile": ("tile", tile)}
    if state.market[tile] == 0:
        return Telling("not-in-market", what)
    if state.houses[state.turn] == 0:
        return Telling("no-house", {})
    if all(why_place(state, box, square) is not None for square in range(s.SQUARES)):
        return Telling("no-square", {})
    if any(why_not_pay(state, cost, what, less=less) is None for cost, less in _lowered(state, box, tile)):
        return None
    return why_not_pay(state, box.record.cost[tile], what)


def _lowered(state: Any, box: BoxFile, tile: int) -> list[tuple[list[int], int]]:
    """X4–X6: what a tile may cost: as printed, or with each effect of a Construction card beside the worker."""
    printed = [int(count) for count in box.record.cost[tile]]
    costs = [(printed, 0)]
    for side in range(2 if state.expansion != s.OFF else 0):
        slot = state.place + side
        card = state.row[state.turn][slot]
        if card // s.KIND_CARDS == s.CONSTRUCTION:
            for option in range(int(box.record.options[state.expansion - 1, card])):
                costs.append(lowered(state, box, printed, slot, option))
    return costs


def lowered(state: Any, box: BoxFile, cost: list[int], slot: int, option: int) -> tuple[list[int], int]:
    """X5, X6, X14: a cost with a card's discounts taken off, and how many of choice come off besides."""
    effect = box.record.effect[state.expansion - 1, state.row[state.turn][slot], option]
    less = [int(effect[resource]) for resource in range(s.RESOURCES)]
    for cube in range(s.CUBES_ON_CARD):
        if state.cubes[state.turn][slot][cube] != s.NONE:
            less[state.cubes[state.turn][slot][cube]] += int(effect[s.FIRST_CUBE + cube])
    left = [max(0, cost[resource] - less[resource]) for resource in range(s.RESOURCES)]
    return [*left, *cost[s.RESOURCES :]], int(effect[s.ANY])


def why_spend(state: Any, box: BoxFile) -> Telling | None:
    """T10: a worker is spent only when there is nothing it could do."""
    can_place = any(why_place(state, box, square) is None for square in range(s.SQUARES))
    can_build = any(why_build(state, box, tile) is None for tile in range(s.TILES))
    return Telling("not-spent", {}) if can_place or can_build else None


def _around(state: Any) -> dict[int, int]:
    """The squares around the worker, or around the Residence, row by row: each with whether it was used."""
    row, column = divmod(state.spot, s.COLUMNS)
    steps = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
    return {
        (row + down) * s.COLUMNS + column + right: touched
        for (down, right), touched in zip(steps, state.touched, strict=True)
        if 0 <= row + down < s.ROWS and 0 <= column + right < s.COLUMNS
    }


def why_gather(state: Any, box: BoxFile, terrain: int) -> Telling | None:
    """T6: terrain around the worker, each square once; with an Artisan's help one once more (X5)."""
    again = state.phase == s.EFFECT
    if again and (busy := why_busy(state, s.AGAIN, "no-again")) is not None:
        return busy
    land = box.record.land[state.board - 1]
    if terrain == s.TERRAINS:
        left = [square for square, touched in _around(state).items() if land[square] != s.NONE and not touched]
        if again:
            return Telling("again-one", {})
        return Telling("gather-one", {}) if len(left) < 2 else None
    squares = {square: touched for square, touched in _around(state).items() if land[square] == terrain}
    what = {"resource": ("resource", terrain)}
    if not squares:
        return Telling(f"no-{LANDS[terrain]}", what)
    if not again:
        return Telling("gathered", what) if all(squares.values()) else None
    if not any(squares.values()):
        return Telling("not-gathered", what)
    return Telling("supply-empty", what) if state.supply[terrain] == 0 else None


def why_activate(state: Any, box: BoxFile, square: int) -> Telling | None:
    """T6: a building beside the worker, each once, that can be paid and can give what it gives."""
    again, tile = state.phase == s.EFFECT, state.tile[square]
    if again and (busy := why_busy(state, s.AGAIN, "no-again")) is not None:
        return busy
    if tile == s.NONE:
        return Telling("no-building", {"square": ("square", square)})
    what, around = {"tile": ("tile", tile), "square": ("square", square)}, _around(state)
    if square not in around:
        return Telling("not-beside", what)
    if not box.record.works[tile]:
        return Telling("not-working", what)
    if around[square] and not again:
        return Telling("activated", what)
    if again and not around[square]:
        return Telling("not-activated", what)
    return _cannot_run(state, box, square, tile)


def _cannot_run(state: Any, box: BoxFile, square: int, tile: int) -> Telling | None:
    """T6: rent, then the price, then the output in the supply once the price lies there."""
    price, output, what = box.record.price[tile], box.record.output[tile], {"tile": ("tile", tile)}
    rent = RENT if state.owner[square] != state.turn else 0
    if state.coins[state.turn] < rent:
        return Telling("no-rent", what)
    if price[s.ANY] > 0:
        return _cannot_barter(state, rent, int(price[s.ANY]), int(output[s.ANY]), what)
    if (short := why_not_pay(state, price, what, "price", rent=rent)) is not None:
        return short
    for resource in range(s.RESOURCES):
        if state.supply[resource] < output[resource]:
            return Telling("supply-short", {**what, "resource": ("resource", resource)})
    coins = state.coins[state.turn] - rent - int(price[s.COINS])
    paid = min(int(sum(price[: s.RESOURCES])), coins // s.COINS_PER_CUBE) * s.COINS_PER_CUBE
    bank = state.bank + int(price[s.COINS]) + paid
    return Telling("bank-short", {**what, "count": int(output[s.COINS])}) if bank < output[s.COINS] else None


def _cannot_barter(state: Any, rent: int, wanted: int, given: int, what: Any) -> Telling | None:
    """T6, T8: cubes of choice for cubes of choice: enough of one's own, and enough to give back."""
    cubes = sum(state.goods[state.turn])
    if units(state) - (state.coins[state.turn] % s.COINS_PER_CUBE < rent) < wanted:
        return Telling("barter", {**what, "count": wanted})
    return Telling("barter-supply", what) if given - sum(state.supply) > min(wanted, cubes) else None


def can_repeat(state: Any, box: BoxFile) -> bool:
    """X5: is there a space already used this turn that could be used once more?"""
    for square, touched in _around(state).items():
        land, tile = int(box.record.land[state.board - 1, square]), state.tile[square]
        if touched and land != s.NONE and state.supply[land]:
            return True
        if touched and tile != s.NONE and _cannot_run(state, box, square, tile) is None:
            return True
    return False
