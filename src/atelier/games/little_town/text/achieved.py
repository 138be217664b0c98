"""What a turn achieves, read off the town before and after it: points, food for the workers, a building in reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.games.little_town import actions as codes
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.board import BESIDE
from atelier.games.little_town.text.food import meals, mouths


def achieved(before: Any, box: BoxFile, turn: Sequence[int], after: Any) -> list[Telling]:
    """The most telling first. Only what lies open, and the objectives of the one whose turn it was."""
    seat = int(before.turn)
    if before.phase == s.FEED:
        return []
    return [
        *_objectives(before, box, seat, after),
        *_built(before, box, seat, after),
        *_hired(before, box, seat, after),
        *_fed(before, box, seat, after),
        *_in_reach(before, box, seat, after),
        *_rent(before, seat, turn),
        *_lies_well(before, box, seat, after),
        *_cycled(turn),
    ]


def _objectives(before: Any, box: BoxFile, seat: int, after: Any) -> Iterator[Telling]:
    """T11: one's own secret objectives."""
    for card in range(s.OBJECTIVE_CARDS):
        if after.done[seat, card] and not before.done[seat, card]:
            objective = int(after.objective[seat, card])
            points = int(box.record.objective_points[objective])
            yield Telling("objective", {"objective": ("objective", objective), "points": points})


def _built(before: Any, box: BoxFile, seat: int, after: Any) -> Iterator[Telling]:
    for square in range(s.SQUARES):
        if after.owner[square] == seat and before.owner[square] != seat:
            tile = int(after.tile[square])
            yield Telling("built", {"tile": ("tile", tile), "points": int(box.record.points[tile])})


def _hired(before: Any, box: BoxFile, seat: int, after: Any) -> Iterator[Telling]:
    """X8: a card that was hired or upgraded to."""
    had = before.row[seat].tolist()
    for card in after.row[seat].tolist():
        if card not in (s.NONE, s.BLANK) and card not in had:
            points = int(box.record.card_points[int(after.expansion) - 1, card])
            yield Telling("hired", {"card": ("artisan", card), "points": points})


def _fed(before: Any, box: BoxFile, seat: int, after: Any) -> Iterator[Telling]:
    """T13: food comes, or no worker is left to fetch any: how many it will feed."""
    workers, had, food = mouths(after, box), meals(before, seat), meals(after, seat)
    nobody_left = after.rounds == before.rounds and not after.ready[seat].any()
    if had < workers <= food:
        yield Telling("feeds-all", {"workers": workers})
    elif food < workers and (food > had or nobody_left):
        yield Telling("feeds-some", {"meals": food, "workers": workers})


def _in_reach(before: Any, box: BoxFile, seat: int, after: Any) -> Iterator[Telling]:
    """T7: the best tile of the market that could not be paid in full before and now can, a house being left."""
    if not after.houses[seat]:
        return
    tiles = [tile for tile in range(s.TILES) if after.market[tile] and before.market[tile]]
    fresh = [tile for tile in tiles if _pays(after, box, seat, tile) and not _pays(before, box, seat, tile)]
    if fresh:
        tile = max(fresh, key=lambda one: int(box.record.points[one]))
        yield Telling("in-reach", {"tile": ("tile", tile), "points": int(box.record.points[tile])})


def _pays(state: Any, box: BoxFile, seat: int, tile: int) -> bool:
    """T8: cubes for cubes, no coin standing in for one."""
    cost = box.record.cost[tile].tolist()
    have = [*state.goods[seat].tolist(), int(state.coins[seat])]
    return all(have[good] >= cost[good] for good in range(s.COINS + 1))


def _rent(before: Any, seat: int, turn: Sequence[int]) -> Iterator[Telling]:
    """T6: whatever was activated is one's own."""
    decoded = [codes.ACTIONS.decode(action) for action in turn]
    squares = [operands[0] for kind, operands in decoded if kind == codes.ACTIVATE]
    if squares and all(before.owner[square] == seat for square in squares):
        yield Telling("no-rent", {})


def _lies_well(before: Any, box: BoxFile, seat: int, after: Any) -> Iterator[Telling]:
    """T6: what else a worker can use, without rent, on the best square from which a new building can be activated."""
    for square in range(s.SQUARES):
        built = after.owner[square] == seat and before.owner[square] != seat
        if built and box.record.works[after.tile[square]]:
            grass = [one for one in _around(square) if _land(box, after, one) == s.NONE == after.tile[one]]
            most = max((_useful(after, box, seat, one) - 1 for one in grass), default=0)
            if most:
                yield Telling("lies-well", {"count": most})


def _useful(state: Any, box: BoxFile, seat: int, square: int) -> int:
    """Terrain, and buildings of one's own that can be activated, around a square."""
    own = [one for one in _around(square) if state.owner[one] == seat and box.record.works[state.tile[one]]]
    return len(own) + sum(_land(box, state, one) != s.NONE for one in _around(square))


def _around(square: int) -> list[int]:
    return [one for one in BESIDE[square].tolist() if one != s.NONE]


def _land(box: BoxFile, state: Any, square: int) -> int:
    return int(box.record.land[state.board - 1, square])


def _cycled(turn: Sequence[int]) -> Iterator[Telling]:
    """X11: another card lies on top of a deck."""
    for kind, operands in map(codes.ACTIONS.decode, turn):
        if kind == codes.CYCLE:
            yield Telling("cycled", {"deck": ("deck", operands[0])})
