"""What a turn has come to fits the phase (R6, R8, R15, R16, R22, R28, R30, R31)."""

from __future__ import annotations

from atelier.games.artisans import state as s
from atelier.games.artisans.rules.laws import names as law
from atelier.games.artisans.rules.materials import market_is_empty
from atelier.games.artisans.rules.year import actions_in_turn
from atelier.rule import rule


@rule
def check_phase(state, box):
    """What lies in the middle, then what the phase asks for."""
    if not s.NONE <= state.token < state.seats:
        return law.TOKEN_WRONG
    if state.phase == s.MARKET:
        return check_market(state, box)
    if state.actions != 0 or state.just_crafted != 0 or not 0 <= state.trades <= most_trades(state, box):
        return law.MARKET_WRONG
    if state.phase == s.RESERVE or state.phase == s.DRAFT:
        return check_before_market(state)
    if state.token == s.NONE and state.phase != s.OVER:
        return law.TOKEN_WRONG
    if not market_is_empty(state):
        return law.MARKET_WRONG
    return law.FINAL_WRONG if state.phase != s.DEVELOP and state.month != s.MONTHS else law.SOUND


@rule
def most_trades(state, box):
    """R16: so many trades in a row close the trading."""
    return box.trade_laps * state.seats


@rule
def check_market(state, box):
    """R8, R16, R28, R30: the seat on turn has a market action left; the token's holder has none."""
    seat = state.turn
    if seat == state.token or not 1 <= state.actions <= actions_in_turn(state, seat):
        return law.MARKET_WRONG
    most = most_trades(state, box) - (0 if state.trading_closed else 1)
    if not 0 <= state.trades <= most or not 0 <= state.trading_closed <= 1:
        return law.TRADES_WRONG
    crafting = state.artisan[seat] == s.NIGHT_WORKER and state.crafted[seat] and not state.visited[seat]
    return law.SOUND if 0 <= state.just_crafted <= crafting else law.CRAFT_WRONG


@rule
def check_before_market(state):
    """R6, R31: the token lies in the middle; the Provident has no card, or who is before has chosen, nobody after."""
    if state.token != s.NONE:
        return law.TOKEN_WRONG
    if state.phase == s.RESERVE:
        asked = state.artisan[state.turn] == s.PROVIDENT and state.reserved[state.turn] == s.NONE
        return law.SOUND if asked else law.RESERVER_WRONG
    for seat in range(state.seats):
        if (state.artisan[seat] != s.NONE) != (seat < state.turn):
            return law.DRAFT_WRONG
    return law.SOUND
