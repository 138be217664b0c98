"""Every tile, house and worker on the board lies where it may (T3, T6, T7)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.board import land
from atelier.games.little_town.rules.laws import names as law
from atelier.rule import rule


@rule
def check_board(state, box):
    """The tiles by number, then the squares one by one."""
    singles = np.int64(0)
    for tile in range(s.TILES):
        tiles = np.int64(state.market[tile])
        if tiles < 0:
            return law.NEGATIVE
        for square in range(s.SQUARES):
            tiles += state.tile[square] == tile
        if tiles > box.copies[tile] or (box.copies[tile] > 1 and tiles != box.copies[tile]):
            return law.TILE_LOST
        if box.copies[tile] == 1:
            singles += tiles
    if singles != s.MARKET_TILES:
        return law.TILE_LOST
    for square in range(s.SQUARES):
        if not is_in_order(state, box, square):
            return law.SQUARE_WRONG
    return law.SOUND


@rule
def is_in_order(state, box, square):
    """A building with somebody's house, or somebody's worker, or neither; on terrain neither."""
    built = state.tile[square] != s.NONE
    busy = state.worker[square] != s.NONE
    if not (s.NONE <= state.tile[square] < s.TILES and s.NONE <= state.owner[square] < state.seats):
        return False
    if not s.NONE <= state.worker[square] < state.seats or built != (state.owner[square] != s.NONE) or (built and busy):
        return False
    return not (built or busy) or land(state, box, square) == s.NONE
