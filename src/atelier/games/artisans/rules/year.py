"""The course of the year: how a month begins, how the turn passes, how a market closes (R13, R15, R20, R21)."""

from __future__ import annotations

from atelier.games.artisans import state as s
from atelier.games.artisans.rules.materials import market_is_empty, reveal_market
from atelier.rule import rule


@rule
def deck_in_use(month):
    """R21: deck 1 (index 0) until month 6, deck 2 (index 1) from month 7 on."""
    return 1 if month >= s.SECOND_DECK_MONTH else 0


@rule
def top_object(state):
    """R4, R5: the face-up card on the object deck in use, information only."""
    deck = deck_in_use(state.month)
    if state.drawn[deck] == s.DECK_OBJECTS:
        return s.NONE
    return state.order[deck * s.DECK_OBJECTS + state.drawn[deck]]


@rule
def refill_row(state):
    """R20, R21: gaps in the row are filled from place 1 up while the deck in use lasts."""
    deck = deck_in_use(state.month)
    for place in range(s.ROW):
        if state.row[place] == s.NONE:
            state.row[place] = top_object(state)
            if state.row[place] != s.NONE:
                state.drawn[deck] += 1


@rule
def begin_month(state):
    """Row, then market, then the token back in the middle, then the Provident, then the leader's first turn."""
    state.month += 1
    refill_row(state)
    reveal_market(state)
    state.token = s.NONE
    state.trades = 0
    state.trading_closed = 0
    for seat in range(state.seats):
        state.visited[seat] = 0
        state.crafted[seat] = 0
    ask_provident(state)


@rule
def ask_provident(state):
    """R31: before the first turn of the month, while holding no card, if the row has one to reserve."""
    for seat in range(state.seats):
        if state.artisan[seat] == s.PROVIDENT and state.reserved[seat] == s.NONE:
            for place in range(s.ROW):
                if state.row[place] != s.NONE:
                    state.phase = s.RESERVE
                    state.turn = seat
                    return
    open_market(state)


@rule
def open_market(state):
    """R15: the leader of the month has the first turn."""
    state.phase = s.MARKET
    begin_turn(state, state.leader)


@rule
def begin_turn(state, seat):
    state.turn = seat
    state.just_crafted = 0
    state.actions = actions_in_turn(state, seat)


@rule
def actions_in_turn(state, seat):
    """R30: an Opportunist's last turn has two market actions, every other turn has one."""
    return 2 if state.token != s.NONE and state.artisan[seat] == s.OPPORTUNIST else 1


@rule
def next_seat(state):
    """Clockwise."""
    following = state.turn + 1
    return 0 if following == state.seats else following


@rule
def end_turn(state):
    """R11: turns go round until the token has come round to its holder; then the market closes."""
    if next_seat(state) == state.token:
        close_market(state)
    else:
        begin_turn(state, next_seat(state))


@rule
def restock(state):
    """R13: an emptied market is filled at once if anyone still has a turn, or a second action, in this phase."""
    if market_is_empty(state) and (state.actions > 0 or next_seat(state) != state.token):
        reveal_market(state)


@rule
def close_market(state):
    """R15: what is left goes face up to the discard; the token holder leads phase B and the next month."""
    for place in range(s.PLACES):
        if state.market[place] != s.NONE:
            state.discard[state.market[place]] += 1
            state.market[place] = s.NONE
    state.actions = 0
    state.just_crafted = 0
    state.leader = state.token
    state.phase = s.DEVELOP
    state.turn = state.token


@rule
def after_development(state):
    """R22, R24: once round from the token holder; then the next month, or after month 12 the final craft."""
    state.turn = next_seat(state)
    if state.turn == state.token:
        if state.month == s.MONTHS:
            state.phase = s.FINAL
        else:
            begin_month(state)


@rule
def after_final_craft(state):
    """R22: once round from the token holder; then the year is over."""
    state.turn = next_seat(state)
    if state.turn == state.token:
        state.phase = s.OVER
        state.turn = s.NONE
