"""Phase A at the market: take, trade, the token, the last turns (R8–R17)."""

from __future__ import annotations

from atelier.games.artisans.cards import (
    ALL_MATERIALS,
    MEMBER_COUNT,
    MEMBERS,
    MEMBERS_WIDTH,
    gain,
    lose,
    set_of,
    set_of_hand,
    total,
)
from atelier.games.artisans.state import HAND_LIMIT, MATERIALS, NONE, PLACES
from atelier.games.artisans.year import end_turn, restock
from atelier.rule import rule

NEXT_CARD = 1


@rule
def list_market(state, box, actions, n, take_code, trade_code):
    """R8, R17: with fewer than six cards in hand one may take a card, with exactly six only trade.

    Codes are written ahead and then counted in or not: random play would mispredict a branch at each of them.
    """
    seat = state.turn
    if total(state.hand[seat]) < HAND_LIMIT:
        for place in range(PLACES):
            actions[n] = take_code + place
            n += state.market[place] != NONE
    elif not state.trading_closed:
        held = set_of_hand(state, seat)
        for place in range(PLACES):
            tradable = held & ~forbidden(state, box, place)
            for i in range(MEMBERS_WIDTH):
                actions[n + i] = trade_code + place * MATERIALS + MEMBERS[tradable, i]
            n += MEMBER_COUNT[tradable]
    return n


@rule
def forbidden(state, box, place):
    """R9: a card laid down must be unlike the card it replaces and unlike both neighbours; it must replace a card."""
    card = state.market[place]
    if card == NONE:
        return ALL_MATERIALS
    return set_of(card) | set_of(neighbour(state, box, place, PLACES - 1)) | set_of(neighbour(state, box, place, 1))


@rule
def neighbour(state, box, place, step):
    """R9: what lies beside a place; by the switch the very next place, or the next card round the circle."""
    other = (place + step) % PLACES
    if box.neighbours == NEXT_CARD:
        while other != place and state.market[other] == NONE:
            other = (other + step) % PLACES
        if other == place:
            return NONE
    return state.market[other]


@rule
def take(state, place):
    """R8: add a market card to the hand."""
    gain(state, state.turn, state.market[place])
    state.market[place] = NONE
    state.trades = 0
    state.actions -= 1
    restock(state)
    visited(state)


@rule
def trade(state, box, material, place):
    """R9: lay one card from the hand in the market and take the card it replaces."""
    seat = state.turn
    taken = state.market[place]
    state.market[place] = material
    lose(state, seat, material, 1)
    gain(state, seat, taken)
    count_trade(state, box)
    state.actions -= 1
    visited(state)


@rule
def count_trade(state, box):
    """R16: after so many laps of nothing but trades, trading is closed until this market closes."""
    if state.token == NONE and not state.just_crafted:
        state.trades += 1
        if state.trades >= box.trade_laps * state.seats:
            state.trading_closed = 1


@rule
def visited(state):
    """R10, R30: a market action is done; the turn ends when none is left."""
    state.visited[state.turn] = 1
    if state.actions == 0:
        end_turn(state)


@rule
def take_token(state):
    """R8, R11: the others now have one last turn each."""
    state.visited[state.turn] = 1
    state.token = state.turn
    state.trades = 0
    end_turn(state)


@rule
def may_pass(state):
    """R8, R11, R28: only a last turn may be passed, and the market half of a Night Worker's turn."""
    return state.token != NONE or state.just_crafted
