"""A seat's knowledge as numbers, in named pieces, for learning. Seat 0 of every piece is the seat that looks."""

from __future__ import annotations

import numpy as np

from atelier.game import Piece
from atelier.games.little_town import state as s
from atelier.games.little_town.rules.artisans import face, kind_of
from atelier.games.little_town.rules.board import land
from atelier.games.little_town.rules.objectives import bit
from atelier.games.little_town.rules.score import total_points
from atelier.games.little_town.rules.upgrade import cards_in, level_of
from atelier.rule import rule

PHASES = s.OVER + 1
SQUARE_NUMBERS = s.TERRAINS + s.TILES + 2 * s.SEATS  # its terrain, its building, whose it is, whose worker stands there
CARD = 3 + s.OPTIONS * s.PARTS + s.ANY + 1  # Gather, Construction, level; what it does; what it costs; its points
MOST_POINTS = 127

PIECES = (
    Piece("seats", (s.SEATS,), 1),
    Piece("expansion", (s.ADVANCED + 1,), 1),
    Piece("round", (1,), s.ROUNDS),
    Piece("phase", (PHASES,), 1),
    Piece("turn", (s.SEATS,), 1),
    Piece("leader", (s.SEATS,), 1),
    Piece("squares", (s.SQUARES, SQUARE_NUMBERS), 1),
    Piece("market", (s.TILES,), 5),
    Piece("supply", (s.RESOURCES,), s.CUBES),
    Piece("bank", (1,), s.COINS_IN_GAME),
    Piece("objectives", (s.OBJECTIVES,), 1),
    Piece("goods", (s.SEATS, s.RESOURCES), s.CUBES),
    Piece("coins", (s.SEATS,), s.COINS_IN_GAME),
    Piece("points", (s.SEATS,), MOST_POINTS),
    Piece("houses", (s.SEATS,), 7),
    Piece("home", (s.SEATS, s.PLACES), 1),
    Piece("effects", (s.SEATS,), s.PLACES),
    Piece("hidden", (s.SEATS,), s.OBJECTIVE_CARDS),
    Piece("done", (s.SEATS, s.OBJECTIVES), 1),
    Piece("held", (s.SEATS, s.OBJECTIVES), 1),
    Piece("row", (s.SEATS, s.ROW, CARD), 9),
    Piece("cubes", (s.SEATS, s.ROW, s.CUBES_ON_CARD, s.RESOURCES), 1),
    Piece("tops", (s.DECKS, CARD), 9),
    Piece("cards_left", (s.DECKS,), s.DECK_CARDS),
    Piece("unseen", (s.ARTISANS,), 1),
    Piece("place", (s.PLACES,), 1),
    Piece("doing", (2,), 1),
    Piece("spot", (s.SQUARES,), 1),
    Piece("target", (s.SQUARES,), 1),
    Piece("buying", (s.TILES,), 1),
    Piece("incoming", (s.DECKS,), 1),
    Piece("used", (2,), 1),
    Piece("side", (2,), 1),
    Piece("course", (s.COURSES,), 1),
    Piece("touched", (s.AROUND,), 1),
    Piece("pending", (s.STEPS,), 3),
    Piece("gathered", (s.RESOURCES,), s.CUBES),
    Piece("owed", (s.RESOURCES,), 6),
    Piece("given", (s.RESOURCES,), 2),
    Piece("turn_numbers", (8,), 9),
)


@rule
def observe(state, box, seat, out):
    """Fill `out` with what `seat` knows, piece after piece, and return how many numbers that is."""
    for i in range(out.size):
        out[i] = 0
    n = mark(out, 0, state.seats - 1, s.SEATS)
    n = mark(out, n, state.expansion, s.ADVANCED + 1)
    out[n] = state.rounds
    n = mark(out, n + 1, state.phase, PHASES)
    n = mark(out, n, chair_of(state, seat, state.turn), s.SEATS)
    n = mark(out, n, chair_of(state, seat, state.leader), s.SEATS)
    n = show_board(state, box, seat, out, n)
    n = show_own_objectives(state, seat, out, n)
    n = show_players(state, box, seat, out, n)
    n = show_rows(state, box, seat, out, n)
    n = show_decks(state, box, out, n)
    return show_turn(state, out, n)


@rule
def mark(out, n, which, size):
    """One of several, as a 1 among zeros; NONE as zeros alone."""
    if which != s.NONE:
        out[n + np.int64(which)] = 1
    return n + size


@rule
def copy(numbers, size, out, n):
    for i in range(size):
        out[n + i] = numbers[i]
    return n + size


@rule
def chair_of(state, seat, other):
    """How many chairs to the left of the looking seat another sits; NONE is nobody."""
    if other == s.NONE:
        return s.NONE
    return (np.int64(other) + state.seats - seat) % state.seats


@rule
def show_board(state, box, seat, out, n):
    for square in range(s.SQUARES):
        n = mark(out, n, land(state, box, square), s.TERRAINS)
        n = mark(out, n, state.tile[square], s.TILES)
        n = mark(out, n, chair_of(state, seat, state.owner[square]), s.SEATS)
        n = mark(out, n, chair_of(state, seat, state.worker[square]), s.SEATS)
    n = copy(state.market, s.TILES, out, n)
    n = copy(state.supply, s.RESOURCES, out, n)
    out[n] = state.bank
    return n + 1


@rule
def show_own_objectives(state, seat, out, n):
    """T4: what the looking seat still has to fulfil."""
    for card in range(s.OBJECTIVE_CARDS):
        objective = state.objective[seat, card]
        if objective != s.NONE and not state.done[seat, card]:
            out[n + np.int64(objective)] = 1
    return n + s.OBJECTIVES


@rule
def show_players(state, box, seat, out, n):
    """What everyone may know of everyone, a player at a time."""
    for chair in range(state.seats):
        other = (seat + chair) % state.seats
        at = copy(state.goods[other], s.RESOURCES, out, n + chair * s.RESOURCES) + (s.SEATS - 1 - chair) * s.RESOURCES
        out[at + chair] = state.coins[other]
        out[at + s.SEATS + chair] = total_points(state, box, other)
        out[at + 2 * s.SEATS + chair] = state.houses[other]
        at += 3 * s.SEATS
        copy(state.ready[other], s.PLACES, out, at + chair * s.PLACES)
        at += s.SEATS * s.PLACES
        out[at + chair] = state.effects[other]
        at += s.SEATS
        for card in range(s.OBJECTIVE_CARDS):
            objective = state.objective[other, card]
            if objective != s.NONE and state.done[other, card]:
                out[at + s.SEATS + chair * s.OBJECTIVES + np.int64(objective)] = 1
            elif objective != s.NONE:
                out[at + chair] += 1
        at += s.SEATS + s.SEATS * s.OBJECTIVES
        for objective in range(s.OBJECTIVES):
            out[at + chair * s.OBJECTIVES + objective] = (np.int64(state.held[other]) & bit(objective)) != 0
    return n + s.SEATS * (s.RESOURCES + 5 + s.PLACES + 2 * s.OBJECTIVES)


@rule
def show_card(state, box, card, out, n):
    """An Artisan card as numbers: its kind, its level, what it does, costs and scores."""
    if card != s.NONE and card != s.BLANK and state.expansion != s.OFF:
        out[n + np.int64(kind_of(card))] = 1
        out[n + 2] = level_of(card) + 1
        for option in range(s.OPTIONS):
            copy(box.effect[face(state), card, option], s.PARTS, out, n + 3 + option * s.PARTS)
        copy(box.card_cost[face(state), card], s.ANY, out, n + 3 + s.OPTIONS * s.PARTS)
        out[n + CARD - 1] = box.card_points[face(state), card]
    return n + CARD


@rule
def show_rows(state, box, seat, out, n):
    for chair in range(state.seats):
        for slot in range(s.ROW):
            show_card(state, box, state.row[(seat + chair) % state.seats, slot], out, n + (chair * s.ROW + slot) * CARD)
    n += s.SEATS * s.ROW * CARD
    for chair in range(state.seats):
        for slot in range(s.ROW):
            for cube in range(s.CUBES_ON_CARD):
                place = (chair * s.ROW + slot) * s.CUBES_ON_CARD + cube
                mark(out, n + place * s.RESOURCES, state.cubes[(seat + chair) % state.seats, slot, cube], s.RESOURCES)
    return n + s.SEATS * s.ROW * s.CUBES_ON_CARD * s.RESOURCES


@rule
def show_decks(state, box, out, n):
    """X2: the tops, how many cards there are, and those of which nobody knows where they lie."""
    for deck in range(s.DECKS):
        n = show_card(state, box, state.decks[deck, 0], out, n)
    for deck in range(s.DECKS):
        cards = cards_in(state, deck)
        out[n + deck] = cards
        for place in range(1, cards - state.under[deck]):
            out[n + s.DECKS + np.int64(state.decks[deck, place])] = 1
    return n + s.DECKS + s.ARTISANS


@rule
def show_turn(state, out, n):
    """What the turn has come to."""
    n = mark(out, n, state.place, s.PLACES)
    n = mark(out, n, state.doing, 2)
    n = mark(out, n, state.spot, s.SQUARES)
    n = mark(out, n, state.target, s.SQUARES)
    n = mark(out, n, state.buying, s.TILES)
    n = mark(out, n, state.incoming, s.DECKS)
    n = mark(out, n, state.used, 2)
    n = mark(out, n, state.side, 2)
    n = mark(out, n, state.course if state.hungry > 0 else s.NONE, s.COURSES)
    n = copy(state.touched, s.AROUND, out, n)
    n = copy(state.pending, s.STEPS, out, n)
    n = copy(state.gathered, s.RESOURCES, out, n)
    n = copy(state.owed, s.RESOURCES, out, n)
    n = copy(state.given, s.RESOURCES, out, n)
    out[n] = state.activated
    out[n + 1] = state.rewards
    out[n + 2] = state.owing
    out[n + 3] = state.option
    out[n + 4] = state.bought
    out[n + 5] = state.residing
    out[n + 6] = state.hungry
    out[n + 7] = state.helped
    return n + 8
