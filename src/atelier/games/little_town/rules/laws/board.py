"""Every tile, house and worker on the board lies where it may (T3, T6, T7)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town.rules.board import land
from atelier.games.little_town.rules.laws.names import NEGATIVE, SOUND, SQUARE_WRONG, TILE_LOST
from atelier.games.little_town.state import MARKET_TILES, NONE, SQUARES, TILES
from atelier.rule import rule


@rule
def check_board(state, box):
    """The tiles by number, then the squares one by one."""
    singles = np.int64(0)
    for tile in range(TILES):
        tiles = np.int64(state.market[tile])
        if tiles < 0:
            return NEGATIVE
        for square in range(SQUARES):
            tiles += state.tile[square] == tile
        if tiles > box.copies[tile] or (box.copies[tile] > 1 and tiles != box.copies[tile]):
            return TILE_LOST
        if box.copies[tile] == 1:
            singles += tiles
    if singles != MARKET_TILES:
        return TILE_LOST
    for square in range(SQUARES):
        if not is_in_order(state, box, square):
            return SQUARE_WRONG
    return SOUND


@rule
def is_in_order(state, box, square):
    """A building with somebody's house, or somebody's worker, or neither; on terrain neither."""
    built = state.tile[square] != NONE
    busy = state.worker[square] != NONE
    if not (NONE <= state.tile[square] < TILES and NONE <= state.owner[square] < state.seats):
        return False
    if not NONE <= state.worker[square] < state.seats or built != (state.owner[square] != NONE) or (built and busy):
        return False
    return not (built or busy) or land(state, box, square) == NONE
