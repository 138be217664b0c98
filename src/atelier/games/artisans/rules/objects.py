"""Crafting and reserving art objects (R10, R11, R18–R22, R28, R31)."""

from __future__ import annotations

from atelier.games.artisans import state as s
from atelier.games.artisans.rules.year import after_final_craft, end_turn, open_market
from atelier.rule import rule


@rule
def list_crafts(state, box, actions, n, craft_code):
    """Every object of the row, then the reserved one, that the seat can make now."""
    seat = state.turn
    if may_craft(state, box, seat):
        for place in range(s.ROW):
            if state.row[place] != s.NONE and can_make(state, box, seat, state.row[place]):
                actions[n] = craft_code + place
                n += 1
        if state.reserved[seat] != s.NONE and can_make(state, box, seat, state.reserved[seat]):
            actions[n] = craft_code + s.ROW
            n += 1
    return n


@rule
def may_craft(state, box, seat):
    """R10, R11, R19, R22: once a month, before any market action, not in months 1 and 2; the final craft is extra."""
    if state.phase == s.FINAL:
        return True
    if state.month < s.FIRST_CRAFT_MONTH or state.visited[seat] or state.crafted[seat]:
        return False
    return state.token == s.NONE or box.last_turn_craft


@rule
def can_make(state, box, seat, card):
    """R18: every required material has at least one card on the required level."""
    for material in range(s.MATERIALS):
        level = box.needs[card, material]
        if level > 0 and state.works[seat, material, level - 1] == 0:
            return False
    return True


@rule
def craft(state, place):
    """R10, R28: take the object; the turn ends, unless a Night Worker goes on to the market in the same turn."""
    seat = state.turn
    if place == s.ROW:
        card = state.reserved[seat]
        state.reserved[seat] = s.NONE
    else:
        card = state.row[place]
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
        if state.row[place] != s.NONE:
            actions[n] = reserve_code + place
            n += 1
    return n


@rule
def reserve(state, place):
    """R31: the gap stays until the next month."""
    state.reserved[state.turn] = state.row[place]
    state.row[place] = s.NONE
    open_market(state)
