"""Building a tile (T7), and the Artisans who make it cheaper (X4–X6)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules import reasons as reason
from atelier.games.little_town.rules.artisans import begin_use, card_beside, face, fits, kind_of, shown
from atelier.games.little_town.rules.board import has_free_square
from atelier.games.little_town.rules.counts import ALL_TYPES, lacking_of, of_type, side_by_side
from atelier.games.little_town.rules.objectives import bit, look_at_stock, look_at_town, reach
from atelier.games.little_town.rules.payment import is_enough, why_not_pay, why_short, worst_lack
from atelier.games.little_town.rules.points import score_points
from atelier.games.little_town.rules.squares import first_of, only
from atelier.games.little_town.rules.stock import pay_coins
from atelier.rule import rule


@rule
def list_tiles(state, box, actions, n, build_code):
    """T7: tiles of the market that this worker can build, with or without an Artisan's help.

    Written first and counted if it can be paid: random play mispredicts branches.
    """
    if why_no_building(state, box) == reason.MAY:
        tiles = affordable(state, box, in_market(state))
        for tile in range(s.TILES):
            actions[n] = build_code + tile
            n += tiles >> tile & 1
    return n


@rule
def in_market(state):
    """The tiles of the market, as bits."""
    tiles = np.int64(0)
    for tile in range(s.TILES):
        tiles |= np.int64(state.market[tile] > 0) << tile
    return tiles


@rule
def why_not_build(state, box, tile):
    """T7: the tile in the market, a house, a square, and its cost, perhaps with an Artisan's help."""
    if state.market[tile] == 0:
        return reason.NOT_IN_MARKET
    return why_no_building(state, box) or why_not_afford(state, box, tile)


@rule
def why_no_building(state, box):
    """T7: whatever is built needs a house and a square."""
    if state.houses[state.turn] == 0:
        return reason.NO_HOUSE
    return reason.MAY if has_free_square(state, box) else reason.NO_SQUARE


@rule
def why_not_afford(state, box, tile):
    """T7, X6: if neither the printed cost can be paid nor what an Artisan leaves of it, what the former lacks."""
    if affordable(state, box, only(tile)) != 0:
        return reason.MAY
    return why_not_pay(state, box.cost[tile], state.coins[state.turn], reason.SHORT)


@rule
def affordable(state, box, tiles):
    """T7, X6: which of some tiles can be paid, at the printed cost or at what an Artisan beside the worker leaves."""
    paid = payable(state, box, tiles, 0)
    if state.expansion != s.OFF:
        for side in range(2):
            card = card_beside(state, side)
            if kind_of(card) == s.CONSTRUCTION:
                for option in range(box.options[face(state), card]):
                    paid |= payable(state, box, tiles & ~paid, discount(state, box, side, option))
    return paid


@rule
def payable(state, box, tiles, less):
    """Which of some tiles can be paid with a discount. Those of choice go where cubes are missing."""
    goods, coins = side_by_side(state.goods[state.turn]) + (less & ALL_TYPES), state.coins[state.turn]
    paid = np.int64(0)
    while tiles != 0:
        tile = first_of(tiles)
        tiles &= tiles - 1
        lacking = lacking_of(side_by_side(box.cost[tile]), goods) - of_type(less, s.RESOURCES)
        paid |= np.int64(is_enough(coins - box.cost[tile, s.COINS], lacking)) << tile
    return paid


@rule
def discount(state, box, side, option):
    """X6: what an Artisan takes off a cost, eight bits a type; behind them how many cubes of choice."""
    less = np.int64(box.effect[face(state), card_beside(state, side), option, s.ANY]) << 8 * s.RESOURCES
    for resource in range(s.RESOURCES):
        less |= shown(state, box, side, option, resource) << 8 * resource
    return less


@rule
def why_not_afford_with(state, box, tile, side, option):
    """X6: is there a way to pay what the Artisan leaves of the cost?"""
    less = discount(state, box, side, option)
    if payable(state, box, only(tile), less) != 0:
        return reason.MAY
    worst = worst_lack(state.goods[state.turn], box.cost[tile], less)
    return why_short(state.coins[state.turn] - box.cost[tile, s.COINS], worst, reason.SHORT_WITH)


@rule
def begin_building(state, tile):
    """T7: the worker goes to the construction site; where the tile will lie comes next."""
    state.ready[state.turn, state.place] = 0
    state.site[state.turn] += 1
    state.doing = s.CONSTRUCTION
    state.buying = tile
    state.phase = s.SQUARE
    return s.DECIDE


@rule
def choose_square(state, box, square):
    """T7: then an Artisan may be called in."""
    state.spot = square
    for resource in range(s.RESOURCES):
        state.owed[resource] = box.cost[state.buying, resource]
    if fits(state, 0) or fits(state, 1):
        state.phase = s.DISCOUNT
        return s.DECIDE
    return pay_building(state, box)


@rule
def list_take_offs(state, box, actions, n, less_code):
    """X6: what to take off the cost."""
    for resource in range(s.RESOURCES):
        if why_not_take_off(state, box, resource) == reason.MAY:
            actions[n] = less_code + resource
            n += 1
    return n


@rule
def why_not_take_off(state, box, resource):
    """X5, X6: one less of what is owed, so that the rest can still be paid with the discounts that remain."""
    if state.pending[s.LESS] == 0:
        return reason.NO_LESS
    if state.owed[resource] == 0:
        return reason.NOT_OWED
    seat = state.turn
    lacking = np.int64(0)
    for other in range(s.RESOURCES):
        owed = state.owed[other] - 1 if other == resource else state.owed[other]
        lacking += max(0, owed - state.goods[seat, other])
    lacking = max(0, lacking - state.pending[s.LESS] + 1)
    payable = state.coins[seat] >= box.cost[state.buying, s.COINS] + s.COINS_PER_CUBE * lacking
    return reason.MAY if payable else reason.LESS_ELSEWHERE


@rule
def why_not_build_alone(state, box):
    """X6: nobody was called in, and the printed cost can be paid."""
    if state.pending[s.LESS] > 0:
        return reason.LESS_FIRST
    if state.used != s.NONE:
        return reason.ONE_EFFECT
    return why_not_pay(state, box.cost[state.buying], state.coins[state.turn], reason.SHORT)


@rule
def use_construction(state, box, side, option):
    """X5, X6: one less of each type shown, never below 0."""
    begin_use(state, box, side, option)
    for resource in range(s.RESOURCES):
        state.owed[resource] = max(0, state.owed[resource] - shown(state, box, side, option, resource))
    state.pending[s.LESS] = box.effect[face(state), card_beside(state, side), option, s.ANY]
    return go_on_with_discount(state, box)


@rule
def take_off(state, box, resource):
    """X5: one less of the player's choice."""
    state.owed[resource] -= 1
    state.pending[s.LESS] -= 1
    return go_on_with_discount(state, box)


@rule
def go_on_with_discount(state, box):
    """With one type left to pay there is no choice; with none the discount is lost (X6)."""
    kinds, last = 0, 0
    for resource in range(s.RESOURCES):
        if state.owed[resource] > 0:
            kinds += 1
            last = resource
    if kinds > 1 and state.pending[s.LESS] > 0:
        return s.DECIDE
    if kinds == 1:
        state.owed[last] = max(0, state.owed[last] - state.pending[s.LESS])
    state.pending[s.LESS] = 0
    return pay_building(state, box)


@rule
def pay_building(state, box):
    """T7: coins in a cost are no resource: no discount, no standing in. Notice a building that costs no cube at all."""
    pay_coins(state, box.cost[state.buying, s.COINS])
    owed, printed = np.int64(0), np.int64(0)
    for resource in range(s.RESOURCES):
        owed += state.owed[resource]
        printed += box.cost[state.buying, resource]
    if owed == 0 and printed > 0:
        reach(state, box, state.turn, bit(s.FREE_BUILDING))
    return s.PAYING


@rule
def raise_building(state, box):
    """T7: the tile with a house on it; its printed points."""
    seat, square, tile = state.turn, state.spot, state.buying
    look_at_stock(state, box, seat)
    state.market[tile] -= 1
    state.tile[square] = tile
    state.owner[square] = seat
    state.houses[seat] -= 1
    score_points(state, seat, s.FROM_BUILDINGS, box.points[tile])
    state.buying = s.NONE
    look_at_town(state, box, seat, square)
