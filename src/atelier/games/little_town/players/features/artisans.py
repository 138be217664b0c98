"""Artisan cards as numbers: what they do, cost and score, in everyone's row and on top of the decks."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.players.features.numbers import add, copy, put
from atelier.games.little_town.players.features.tiles import PAID
from atelier.games.little_town.rules.artisans import face, kind_of
from atelier.games.little_town.rules.upgrade import cards_in, level_of
from atelier.rule import rule

AID = s.PARTS - s.CUBES_ON_CARD
"""What a card does: cubes, those that lie on it too, coins, cubes of choice, points; sells, trades, offers, again."""
ENDS = 3  # points at the end: per Construction card, per Gather card, per cube
LAST_DECK = s.DECKS - 1  # Construction IV: no other cards score at the end
MOST_AID, MOST_ENDS, MOST_SCORED, MOST_WORTH = 20, 20, 20, 60
MOST_LAID = s.ROW * s.CUBES_ON_CARD
WORTH = (4, 8, 2, 3, 5, 9, 6, 8, 8, 3, 1, 8, 7)
"""What each part of an effect weighs in a card's worth: so that cards of one level that differ hardly ever agree."""


@rule
def is_card(card):
    """Neither a blank card nor none."""
    return card != s.NONE and card != s.BLANK


@rule
def worth_of(state, box, card):
    """What the sides of a card's // are worth together, whatever lies on it."""
    worth = np.int64(0)
    for option in range(box.options[face(state), card]):
        for part in range(s.PARTS):
            worth += WORTH[part] * np.int64(box.effect[face(state), card, option, part])
    return worth


@rule
def show_rows(state, box, seat, out, n):
    """X3, X4, X13: everyone's cards, one by one and together, and the cubes that lie on them."""
    if state.expansion != s.OFF:
        for chair in range(state.seats):
            for slot in range(s.ROW):
                show_slot(state, box, (seat + chair) % state.seats, chair, slot, out, n)
        if state.decks[LAST_DECK, 0] != s.NONE:
            add_ends(state, box, state.decks[LAST_DECK, 0], out, n + s.SEATS * (2 * s.ROW + AID + s.RESOURCES + ENDS))
    return n + s.SEATS * (2 * s.ROW + AID + s.RESOURCES + ENDS) + ENDS


@rule
def show_slot(state, box, seat, chair, slot, out, n):
    """One card: its level, below zero for Construction, and its worth; what it does is added to what others do."""
    card, level = state.row[seat, slot], n + chair * s.ROW + slot
    aid = n + 2 * s.SEATS * s.ROW + chair * AID
    laid = n + s.SEATS * (2 * s.ROW + AID) + chair * s.RESOURCES
    if is_card(card):
        out[level] = (level_of(card) + 1) * (1 if kind_of(card) == s.GATHER else -1)
        put(out, level + s.SEATS * s.ROW, worth_of(state, box, card), MOST_WORTH)
        for option in range(box.options[face(state), card]):
            add_aid(state, box, seat, slot, option, out, aid)
        add_ends(state, box, card, out, n + s.SEATS * (2 * s.ROW + AID + s.RESOURCES) + chair * ENDS)
    for cube in range(s.CUBES_ON_CARD):
        if state.cubes[seat, slot, cube] != s.NONE:
            out[laid + np.int64(state.cubes[seat, slot, cube])] += 1


@rule
def add_aid(state, box, seat, slot, option, out, n):
    """X5, X14: what one side of a card's // does, with the cubes that lie on it."""
    parts = box.effect[face(state), state.row[seat, slot], option]
    for good in range(s.GOODS):
        add(out, n + good, parts[good], MOST_AID)
    for cube in range(s.CUBES_ON_CARD):
        if state.cubes[seat, slot, cube] != s.NONE:
            add(out, n + np.int64(state.cubes[seat, slot, cube]), parts[s.FIRST_CUBE + cube], MOST_AID)
    for part in range(s.SELLING, s.PARTS):
        add(out, n + part - s.CUBES_ON_CARD, parts[part], MOST_AID)


@rule
def add_ends(state, box, card, out, n):
    """X15: what a card scores at the end."""
    for what in range(ENDS):
        add(out, n + what, box.card_end[face(state), card, what], MOST_ENDS)


@rule
def show_beside(state, box, out, n):
    """X4: the two cards beside the worker of this turn, each side of their // by itself."""
    if state.expansion != s.OFF and state.place != s.NONE:
        for side in range(2):
            slot = state.place + side
            if is_card(state.row[state.turn, slot]):
                for option in range(s.OPTIONS):
                    add_aid(state, box, state.turn, slot, option, out, n + (side * s.OPTIONS + option) * AID)
    return n + 2 * s.OPTIONS * AID


@rule
def show_decks(state, box, out, n):
    """X2: how many cards each deck has, and of how many all know where they lie; its top: points, worth, cost."""
    if state.expansion != s.OFF:
        for deck in range(s.DECKS):
            card, at = state.decks[deck, 0], n + deck
            if card != s.NONE:
                out[at] = cards_in(state, deck)
                out[at + s.DECKS] = state.under[deck]
                put(out, at + 2 * s.DECKS, box.card_points[face(state), card], MOST_SCORED)
                put(out, at + 3 * s.DECKS, worth_of(state, box, card), MOST_WORTH)
                copy(box.card_cost[face(state), card], PAID, out, n + 4 * s.DECKS + deck * PAID, s.MOST_OWED)
    return n + s.DECKS * (4 + PAID)
