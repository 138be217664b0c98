"""A seat's knowledge as numbers, in named pieces, for learning. Seat 0 of every piece is the seat that looks."""

from __future__ import annotations

import numpy as np

from atelier.game import Piece
from atelier.games.artisans.rules.materials import total, unseen
from atelier.games.artisans.rules.score import objects_made, total_points
from atelier.games.artisans.rules.year import top_object
from atelier.games.artisans.state import (
    ARTISANS,
    HAND_LIMIT,
    LEVELS,
    LOWEST_VALUE,
    MATERIALS,
    MONTHS,
    NONE,
    OVER,
    PLACES,
    ROW,
    SEATS,
    VALUES,
)
from atelier.rule import rule

PHASES = OVER + 1
CARD = MATERIALS + 2  # an object as numbers: is there one, its points, the level needed of each material
HIGHEST_VALUE = LOWEST_VALUE + VALUES - 1
MOST_CARDS = 60
MOST_POINTS = 127
MOST_OBJECTS = MONTHS

PIECES = (
    Piece("seats", (SEATS,), 1),
    Piece("month", (1,), MONTHS),
    Piece("phase", (PHASES,), 1),
    Piece("turn", (SEATS,), 1),
    Piece("leader", (SEATS,), 1),
    Piece("token", (SEATS,), 1),
    Piece("market", (PLACES, MATERIALS), 1),
    Piece("trading_closed", (1,), 1),
    Piece("just_crafted", (1,), 1),
    Piece("actions", (1,), 2),
    Piece("hand", (MATERIALS,), HAND_LIMIT),
    Piece("known", (SEATS, MATERIALS), HAND_LIMIT),
    Piece("hand_size", (SEATS,), HAND_LIMIT),
    Piece("unseen", (MATERIALS,), MOST_CARDS),
    Piece("works", (SEATS, MATERIALS, LEVELS), HAND_LIMIT),
    Piece("row", (ROW, CARD), HIGHEST_VALUE),
    Piece("next", (CARD,), HIGHEST_VALUE),
    Piece("reserved", (SEATS, CARD), HIGHEST_VALUE),
    Piece("artisan", (SEATS, ARTISANS), 1),
    Piece("made", (SEATS,), MOST_OBJECTS),
    Piece("points", (SEATS,), MOST_POINTS),
    Piece("visited", (SEATS,), 1),
    Piece("crafted", (SEATS,), 1),
)


@rule
def observe(state, box, seat, out):
    """Fill `out` with what `seat` knows, piece after piece, and return how many numbers that is."""
    for i in range(out.size):
        out[i] = 0
    n = 0
    out[n + state.seats - 1] = 1
    n += SEATS
    out[n] = state.month
    n += 1
    out[n + state.phase] = 1
    n += PHASES
    n = mark_seat(state, seat, state.turn, out, n)
    n = mark_seat(state, seat, state.leader, out, n)
    n = mark_seat(state, seat, state.token, out, n)
    for place in range(PLACES):
        if state.market[place] != NONE:
            out[n + place * MATERIALS + np.int64(state.market[place])] = 1
    n += PLACES * MATERIALS
    out[n] = state.trading_closed
    out[n + 1] = state.just_crafted
    out[n + 2] = state.actions
    n += 3
    n = show_hands(state, seat, out, n)
    n = show_works(state, seat, out, n)
    for place in range(ROW):
        n = show_object(box, state.row[place], out, n)
    n = show_object(box, top_object(state), out, n)
    return show_players(state, box, seat, out, n)


@rule
def seat_at(state, seat, chair):
    """The seat that sits so many chairs to the left; NONE for a chair nobody sits on."""
    if chair >= state.seats:
        return NONE
    return (seat + chair) % state.seats


@rule
def mark_seat(state, seat, marked, out, n):
    if marked != NONE:
        out[n + (marked + state.seats - seat) % state.seats] = 1
    return n + SEATS


@rule
def show_hands(state, seat, out, n):
    for material in range(MATERIALS):
        out[n] = state.hand[seat, material]
        n += 1
    for chair in range(SEATS):
        other = seat_at(state, seat, chair)
        if other != NONE:
            for material in range(MATERIALS):
                out[n + material] = state.known[other, material]
        n += MATERIALS
    for chair in range(SEATS):
        other = seat_at(state, seat, chair)
        if other != NONE:
            out[n] = total(state.hand[other])
        n += 1
    for material in range(MATERIALS):
        out[n] = unseen(state, seat, material)
        n += 1
    return n


@rule
def show_works(state, seat, out, n):
    for chair in range(SEATS):
        other = seat_at(state, seat, chair)
        if other != NONE:
            for material in range(MATERIALS):
                for level in range(LEVELS):
                    out[n + material * LEVELS + level] = state.works[other, material, level]
        n += MATERIALS * LEVELS
    return n


@rule
def show_object(box, card, out, n):
    if card != NONE:
        out[n] = 1
        out[n + 1] = box.points[card]
        for material in range(MATERIALS):
            out[n + 2 + material] = box.needs[card, material]
    return n + CARD


@rule
def show_players(state, box, seat, out, n):
    for chair in range(SEATS):
        other = seat_at(state, seat, chair)
        n = show_object(box, state.reserved[other] if other != NONE else NONE, out, n)
    for chair in range(SEATS):
        other = seat_at(state, seat, chair)
        if other != NONE:
            if state.artisan[other] != NONE:
                out[n + chair * ARTISANS + np.int64(state.artisan[other])] = 1
            after = n + SEATS * ARTISANS + chair
            out[after] = objects_made(state, other)
            out[after + SEATS] = total_points(state, box, other)
            out[after + 2 * SEATS] = state.visited[other]
            out[after + 3 * SEATS] = state.crafted[other]
    return n + SEATS * (ARTISANS + 4)
