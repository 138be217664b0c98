"""Crafting and reserving art objects (R10, R11, R18–R22, R28, R31)."""

from __future__ import annotations

from atelier.games.artisans import state as s
from atelier.games.artisans.rules import reasons as reason
from atelier.games.artisans.rules.year import after_final_craft, end_turn, open_market
from atelier.reasons import pointing
from atelier.rule import rule


@rule
def list_crafts(state, box, actions, n, craft_code):
    """Every object of the row, then the reserved one, that the seat can make now."""
    if why_no_craft(state, box) == reason.MAY:
        for place in range(s.ROW + 1):
            if why_not_make(state, box, place) == reason.MAY:
                actions[n] = craft_code + place
                n += 1
    return n


@rule
def why_not_craft(state, box, place):
    """R10, R11, R18, R19, R22: the right moment, a card, and everything it needs."""
    return why_no_craft(state, box) or why_not_make(state, box, place)


@rule
def why_no_craft(state, box):
    """R10, R11, R19, R22: once a month, before any market action, not in months 1 and 2; the final craft is extra."""
    if state.phase == s.FINAL:
        return reason.MAY
    if state.month < s.FIRST_CRAFT_MONTH:
        return reason.CRAFT_EARLY
    if state.crafted[state.turn]:
        return reason.CRAFT_ONCE
    if state.visited[state.turn]:
        return reason.CRAFT_FIRST
    return reason.MAY if state.token == s.NONE or box.last_turn_craft else reason.CRAFT_LAST_TURN


@rule
def why_not_make(state, box, place):
    """R18, R31: an object of the row, or after those the reserved one, for which nothing is missing."""
    card = card_at(state, place)
    if card == s.NONE:
        return reason.NO_RESERVED if place == s.ROW else reason.ROW_EMPTY
    material = lacking(state, box, state.turn, card)
    return reason.MAY if material == s.NONE else pointing(reason.NEEDS, material)


@rule
def card_at(state, place):
    """The object on a place of the row; after the last the one reserved by the seat on turn."""
    return state.reserved[state.turn] if place == s.ROW else state.row[place]


@rule
def lacking(state, box, seat, card):
    """R18: the first required material without a card on the required level; NONE if the object can be made."""
    for material in range(s.MATERIALS):
        if level_lacking(state, box, seat, card, material) > 0:
            return material
    return s.NONE


@rule
def level_lacking(state, box, seat, card, material):
    """R18: the level an object requires of a material if there is no card on it; 0 if none is lacking."""
    level = box.needs[card, material]
    return level if level > 0 and state.works[seat, material, level - 1] == 0 else 0


@rule
def craft(state, place):
    """R10, R28: take the object; the turn ends, unless a Night Worker goes on to the market in the same turn."""
    seat = state.turn
    card = card_at(state, place)
    if place == s.ROW:
        state.reserved[seat] = s.NONE
    else:
        state.row[place] = s.NONE
    state.maker[card] = seat
    if state.phase == s.FINAL:
        after_final_craft(state)
        return
    state.crafted[seat] = 1
    state.trades = 0
    if state.artisan[seat] == s.NIGHT_WORKER:
        state.just_crafted = 1
    else:
        end_turn(state)


@rule
def list_reserves(state, actions, n, reserve_code):
    for place in range(s.ROW):
        if why_not_reserve(state, place) == reason.MAY:
            actions[n] = reserve_code + place
            n += 1
    return n


@rule
def why_not_reserve(state, place):
    """R20: a gap in the row stays until the next month."""
    return reason.ROW_EMPTY if state.row[place] == s.NONE else reason.MAY


@rule
def reserve(state, place):
    """R31: the gap stays until the next month."""
    state.reserved[state.turn] = state.row[place]
    state.row[place] = s.NONE
    open_market(state)
