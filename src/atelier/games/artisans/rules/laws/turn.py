"""What a turn has come to fits the phase (R6, R8, R15, R16, R22, R28, R30, R31)."""

from __future__ import annotations

from atelier.games.artisans.rules.laws.names import (
    CRAFT_WRONG,
    DRAFT_WRONG,
    FINAL_WRONG,
    MARKET_WRONG,
    RESERVER_WRONG,
    SOUND,
    TOKEN_WRONG,
    TRADES_WRONG,
)
from atelier.games.artisans.rules.materials import market_is_empty
from atelier.games.artisans.rules.year import actions_in_turn
from atelier.games.artisans.state import DEVELOP, DRAFT, MARKET, MONTHS, NIGHT_WORKER, NONE, OVER, PROVIDENT, RESERVE
from atelier.rule import rule


@rule
def check_phase(state, box):
    """What lies in the middle, then what the phase asks for."""
    if not NONE <= state.token < state.seats:
        return TOKEN_WRONG
    if state.phase == MARKET:
        return check_market(state, box)
    if state.actions != 0 or state.just_crafted != 0 or not 0 <= state.trades <= most_trades(state, box):
        return MARKET_WRONG
    if state.phase == RESERVE or state.phase == DRAFT:
        return check_before_market(state)
    if state.token == NONE and state.phase != OVER:
        return TOKEN_WRONG
    if not market_is_empty(state):
        return MARKET_WRONG
    return FINAL_WRONG if state.phase != DEVELOP and state.month != MONTHS else SOUND


@rule
def most_trades(state, box):
    """R16: so many trades in a row close the trading."""
    return box.trade_laps * state.seats


@rule
def check_market(state, box):
    """R8, R16, R28, R30: the seat on turn has a market action left; the token's holder has none."""
    seat = state.turn
    if seat == state.token or not 1 <= state.actions <= actions_in_turn(state, seat):
        return MARKET_WRONG
    most = most_trades(state, box) - (0 if state.trading_closed else 1)
    if not 0 <= state.trades <= most or not 0 <= state.trading_closed <= 1:
        return TRADES_WRONG
    crafting = state.artisan[seat] == NIGHT_WORKER and state.crafted[seat] and not state.visited[seat]
    return SOUND if 0 <= state.just_crafted <= crafting else CRAFT_WRONG


@rule
def check_before_market(state):
    """R6, R31: the token lies in the middle; the Provident has no card, or who is before has chosen, nobody after."""
    if state.token != NONE:
        return TOKEN_WRONG
    if state.phase == RESERVE:
        asked = state.artisan[state.turn] == PROVIDENT and state.reserved[state.turn] == NONE
        return SOUND if asked else RESERVER_WRONG
    for seat in range(state.seats):
        if (state.artisan[seat] != NONE) != (seat < state.turn):
            return DRAFT_WRONG
    return SOUND
