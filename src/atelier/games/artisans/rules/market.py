"""Phase A at the market: take, trade, the token, the last turns (R8–R17)."""

from __future__ import annotations

import numpy as np

from atelier.games.artisans import state as s
from atelier.games.artisans.rules import reasons as reason
from atelier.games.artisans.rules.materials import (
    ALL_MATERIALS,
    MEMBER_COUNT,
    MEMBERS,
    MEMBERS_WIDTH,
    SET_BITS,
    gain,
    lose,
    set_of,
    set_of_hand,
    total,
)
from atelier.games.artisans.rules.year import end_turn, restock
from atelier.reasons import pointing
from atelier.rule import rule

NEXT_CARD = 1
EVERYWHERE = sum(1 << (place * SET_BITS) for place in range(s.PLACES))


@rule
def list_market(state, box, actions, n, take_code, trade_code):
    """R8, R17: with fewer than six cards in hand one may take a card, with exactly six only trade.

    Codes are written ahead and then counted in or not: random play would mispredict a branch at each of them.
    """
    seat = state.turn
    if total(state.hand[seat]) < s.HAND_LIMIT:
        for place in range(s.PLACES):
            actions[n] = take_code + place
            n += state.market[place] != s.NONE
    elif not state.trading_closed:
        tradable = set_of_hand(state, seat) * EVERYWHERE & ~forbidden(state, box)
        for place in range(s.PLACES):
            materials = (tradable >> (place * SET_BITS)) & ALL_MATERIALS
            for i in range(MEMBERS_WIDTH):
                actions[n + i] = trade_code + place * s.MATERIALS + MEMBERS[materials, i]
            n += MEMBER_COUNT[materials]
    return n


@rule
def forbidden(state, box):
    """R9: what may not be laid on each place: the card it would replace, and what lies on both sides.

    A set of materials for each place, side by side in one number: the neighbours are the same circle, turned by one
    place either way. An empty place forbids nothing beside it, but nothing can be laid there. What `why_not_trade`
    says of one card and one place, for all of them at once.
    """
    circle, empty = np.int64(0), np.int64(0)
    for place in range(s.PLACES):
        card = state.market[place]
        circle |= set_of(card) << (place * SET_BITS)
        empty |= np.int64(card == s.NONE) << (place * SET_BITS)
    if box.neighbours == NEXT_CARD:
        beside = next_cards(state, 1) | next_cards(state, s.PLACES - 1)
    else:
        beside = turned(circle, 1) | turned(circle, s.PLACES - 1)
    return circle | beside | empty * ALL_MATERIALS


@rule
def turned(circle, places):
    """The circle of places, turned by so many."""
    return (circle << (places * SET_BITS)) | (circle >> ((s.PLACES - places) * SET_BITS))


@rule
def next_cards(state, step):
    """R9 next_card: for each place the next card round the circle in one direction; a lone card has none."""
    cards = np.int64(0)
    for place in range(s.PLACES):
        other = next_card(state, place, step)
        if other != place:
            cards |= set_of(state.market[other]) << (place * SET_BITS)
    return cards


@rule
def next_card(state, place, step):
    """R9 next_card: the place of the next card round the circle in one direction; a lone card finds itself."""
    other = (place + step) % s.PLACES
    while other != place and state.market[other] == s.NONE:
        other = (other + step) % s.PLACES
    return other


@rule
def why_not_take(state, place):
    """R8, R17: from a place with a card, with fewer than six in hand."""
    if state.market[place] == s.NONE:
        return reason.PLACE_EMPTY
    return reason.MAY if total(state.hand[state.turn]) < s.HAND_LIMIT else reason.HAND_FULL


@rule
def why_not_trade(state, box, material, place):
    """R8, R9, R16: with six in hand, unlike the card it replaces and unlike both neighbours."""
    hand = state.hand[state.turn]
    if total(hand) < s.HAND_LIMIT:
        return reason.HAND_NOT_FULL
    if state.trading_closed:
        return reason.TRADING_CLOSED
    if hand[material] == 0:
        return reason.NO_CARD
    if state.market[place] == s.NONE:
        return reason.PLACE_EMPTY
    if state.market[place] == material:
        return reason.SAME_CARD
    for step in (s.PLACES - 1, 1):
        other = next_card(state, place, step) if box.neighbours == NEXT_CARD else (place + step) % s.PLACES
        if other != place and state.market[other] == material:
            return pointing(reason.NEIGHBOUR, other)
    return reason.MAY


@rule
def take(state, place):
    """R8: add a market card to the hand."""
    gain(state, state.turn, state.market[place])
    state.market[place] = s.NONE
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
    if state.token == s.NONE and not state.just_crafted:
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
def why_not_take_token(state):
    """R8: it lies in the middle until someone takes it."""
    return reason.MAY if state.token == s.NONE else reason.TOKEN_TAKEN


@rule
def why_not_pass(state):
    """R8, R11, R28: only a last turn may be passed, and the market half of a Night Worker's turn."""
    may = state.phase != s.MARKET or state.token != s.NONE or state.just_crafted
    return reason.MAY if may else reason.NO_PASS
