"""A seat's knowledge as numbers, in named pieces, for learning. Seat 0 of every piece is the seat that looks."""

from __future__ import annotations

import numpy as np

from atelier.game import Piece
from atelier.games.little_town.rules.artisans import face, kind_of
from atelier.games.little_town.rules.board import land
from atelier.games.little_town.rules.objectives import bit
from atelier.games.little_town.rules.score import total_points
from atelier.games.little_town.rules.upgrade import cards_in, level_of
from atelier.games.little_town.state import (
    ADVANCED,
    ANY,
    AROUND,
    ARTISANS,
    BLANK,
    COINS_IN_GAME,
    COURSES,
    CUBES,
    CUBES_ON_CARD,
    DECK_CARDS,
    DECKS,
    NONE,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    OFF,
    OPTIONS,
    OVER,
    PARTS,
    PLACES,
    RESOURCES,
    ROUNDS,
    ROW,
    SEATS,
    SQUARES,
    STEPS,
    TERRAINS,
    TILES,
)
from atelier.rule import rule

PHASES = OVER + 1
SQUARE_NUMBERS = TERRAINS + TILES + 2 * SEATS  # its terrain, its building, whose it is, whose worker stands there
CARD = 3 + OPTIONS * PARTS + ANY + 1  # Gather, Construction, level; what it does; what it costs; its points
MOST_POINTS = 127

PIECES = (
    Piece("seats", (SEATS,), 1),
    Piece("expansion", (ADVANCED + 1,), 1),
    Piece("round", (1,), ROUNDS),
    Piece("phase", (PHASES,), 1),
    Piece("turn", (SEATS,), 1),
    Piece("leader", (SEATS,), 1),
    Piece("squares", (SQUARES, SQUARE_NUMBERS), 1),
    Piece("market", (TILES,), 5),
    Piece("supply", (RESOURCES,), CUBES),
    Piece("bank", (1,), COINS_IN_GAME),
    Piece("objectives", (OBJECTIVES,), 1),
    Piece("goods", (SEATS, RESOURCES), CUBES),
    Piece("coins", (SEATS,), COINS_IN_GAME),
    Piece("points", (SEATS,), MOST_POINTS),
    Piece("houses", (SEATS,), 7),
    Piece("home", (SEATS, PLACES), 1),
    Piece("effects", (SEATS,), PLACES),
    Piece("hidden", (SEATS,), OBJECTIVE_CARDS),
    Piece("done", (SEATS, OBJECTIVES), 1),
    Piece("held", (SEATS, OBJECTIVES), 1),
    Piece("row", (SEATS, ROW, CARD), 9),
    Piece("cubes", (SEATS, ROW, CUBES_ON_CARD, RESOURCES), 1),
    Piece("tops", (DECKS, CARD), 9),
    Piece("cards_left", (DECKS,), DECK_CARDS),
    Piece("unseen", (ARTISANS,), 1),
    Piece("place", (PLACES,), 1),
    Piece("doing", (2,), 1),
    Piece("spot", (SQUARES,), 1),
    Piece("target", (SQUARES,), 1),
    Piece("buying", (TILES,), 1),
    Piece("incoming", (DECKS,), 1),
    Piece("used", (2,), 1),
    Piece("side", (2,), 1),
    Piece("course", (COURSES,), 1),
    Piece("touched", (AROUND,), 1),
    Piece("pending", (STEPS,), 3),
    Piece("gathered", (RESOURCES,), CUBES),
    Piece("owed", (RESOURCES,), 6),
    Piece("given", (RESOURCES,), 2),
    Piece("turn_numbers", (8,), 9),
)


@rule
def observe(state, box, seat, out):
    """Fill `out` with what `seat` knows, piece after piece, and return how many numbers that is."""
    for i in range(out.size):
        out[i] = 0
    n = mark(out, 0, state.seats - 1, SEATS)
    n = mark(out, n, state.expansion, ADVANCED + 1)
    out[n] = state.rounds
    n = mark(out, n + 1, state.phase, PHASES)
    n = mark(out, n, chair_of(state, seat, state.turn), SEATS)
    n = mark(out, n, chair_of(state, seat, state.leader), SEATS)
    n = show_board(state, box, seat, out, n)
    n = show_own_objectives(state, seat, out, n)
    n = show_players(state, box, seat, out, n)
    n = show_rows(state, box, seat, out, n)
    n = show_decks(state, box, out, n)
    return show_turn(state, out, n)


@rule
def mark(out, n, which, size):
    """One of several, as a 1 among zeros; NONE as zeros alone."""
    if which != NONE:
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
    if other == NONE:
        return NONE
    return (np.int64(other) + state.seats - seat) % state.seats


@rule
def show_board(state, box, seat, out, n):
    for square in range(SQUARES):
        n = mark(out, n, land(state, box, square), TERRAINS)
        n = mark(out, n, state.tile[square], TILES)
        n = mark(out, n, chair_of(state, seat, state.owner[square]), SEATS)
        n = mark(out, n, chair_of(state, seat, state.worker[square]), SEATS)
    n = copy(state.market, TILES, out, n)
    n = copy(state.supply, RESOURCES, out, n)
    out[n] = state.bank
    return n + 1


@rule
def show_own_objectives(state, seat, out, n):
    """T4: what the looking seat still has to fulfil."""
    for card in range(OBJECTIVE_CARDS):
        objective = state.objective[seat, card]
        if objective != NONE and not state.done[seat, card]:
            out[n + np.int64(objective)] = 1
    return n + OBJECTIVES


@rule
def show_players(state, box, seat, out, n):
    """What everyone may know of everyone, a player at a time."""
    for chair in range(state.seats):
        other = (seat + chair) % state.seats
        at = copy(state.goods[other], RESOURCES, out, n + chair * RESOURCES) + (SEATS - 1 - chair) * RESOURCES
        out[at + chair] = state.coins[other]
        out[at + SEATS + chair] = total_points(state, box, other)
        out[at + 2 * SEATS + chair] = state.houses[other]
        at += 3 * SEATS
        copy(state.ready[other], PLACES, out, at + chair * PLACES)
        at += SEATS * PLACES
        out[at + chair] = state.effects[other]
        at += SEATS
        for card in range(OBJECTIVE_CARDS):
            objective = state.objective[other, card]
            if objective != NONE and state.done[other, card]:
                out[at + SEATS + chair * OBJECTIVES + np.int64(objective)] = 1
            elif objective != NONE:
                out[at + chair] += 1
        at += SEATS + SEATS * OBJECTIVES
        for objective in range(OBJECTIVES):
            out[at + chair * OBJECTIVES + objective] = (np.int64(state.held[other]) & bit(objective)) != 0
    return n + SEATS * (RESOURCES + 5 + PLACES + 2 * OBJECTIVES)


@rule
def show_card(state, box, card, out, n):
    """An Artisan card as numbers: its kind, its level, what it does, costs and scores."""
    if card != NONE and card != BLANK and state.expansion != OFF:
        out[n + np.int64(kind_of(card))] = 1
        out[n + 2] = level_of(card) + 1
        for option in range(OPTIONS):
            copy(box.effect[face(state), card, option], PARTS, out, n + 3 + option * PARTS)
        copy(box.card_cost[face(state), card], ANY, out, n + 3 + OPTIONS * PARTS)
        out[n + CARD - 1] = box.card_points[face(state), card]
    return n + CARD


@rule
def show_rows(state, box, seat, out, n):
    for chair in range(state.seats):
        for slot in range(ROW):
            show_card(state, box, state.row[(seat + chair) % state.seats, slot], out, n + (chair * ROW + slot) * CARD)
    n += SEATS * ROW * CARD
    for chair in range(state.seats):
        for slot in range(ROW):
            for cube in range(CUBES_ON_CARD):
                place = (chair * ROW + slot) * CUBES_ON_CARD + cube
                mark(out, n + place * RESOURCES, state.cubes[(seat + chair) % state.seats, slot, cube], RESOURCES)
    return n + SEATS * ROW * CUBES_ON_CARD * RESOURCES


@rule
def show_decks(state, box, out, n):
    """X2: the tops, how many cards there are, and those of which nobody knows where they lie."""
    for deck in range(DECKS):
        n = show_card(state, box, state.decks[deck, 0], out, n)
    for deck in range(DECKS):
        cards = cards_in(state, deck)
        out[n + deck] = cards
        for place in range(1, cards - state.under[deck]):
            out[n + DECKS + np.int64(state.decks[deck, place])] = 1
    return n + DECKS + ARTISANS


@rule
def show_turn(state, out, n):
    """What the turn has come to."""
    n = mark(out, n, state.place, PLACES)
    n = mark(out, n, state.doing, 2)
    n = mark(out, n, state.spot, SQUARES)
    n = mark(out, n, state.target, SQUARES)
    n = mark(out, n, state.buying, TILES)
    n = mark(out, n, state.incoming, DECKS)
    n = mark(out, n, state.used, 2)
    n = mark(out, n, state.side, 2)
    n = mark(out, n, state.course if state.hungry > 0 else NONE, COURSES)
    n = copy(state.touched, AROUND, out, n)
    n = copy(state.pending, STEPS, out, n)
    n = copy(state.gathered, RESOURCES, out, n)
    n = copy(state.owed, RESOURCES, out, n)
    n = copy(state.given, RESOURCES, out, n)
    out[n] = state.activated
    out[n + 1] = state.rewards
    out[n + 2] = state.owing
    out[n + 3] = state.option
    out[n + 4] = state.bought
    out[n + 5] = state.residing
    out[n + 6] = state.hungry
    out[n + 7] = state.helped
    return n + 8
