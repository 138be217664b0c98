"""A seat's knowledge as numbers, in named pieces, for learning. Seat 0 of every piece is the seat that looks."""

from __future__ import annotations

import numpy as np

from atelier.game import Piece
from atelier.games.artisans import state as s
from atelier.games.artisans.rules.materials import total, unseen
from atelier.games.artisans.rules.score import objects_made, total_points
from atelier.games.artisans.rules.year import top_object
from atelier.rule import rule

PHASES = s.OVER + 1
CARD = s.MATERIALS + 2  # an object as numbers: is there one, its points, the level needed of each material
HIGHEST_VALUE = s.LOWEST_VALUE + s.VALUES - 1
MOST_CARDS = 60
MOST_POINTS = 127
MOST_OBJECTS = s.MONTHS

PIECES = (
    Piece("seats", (s.SEATS,), 1),
    Piece("month", (1,), s.MONTHS),
    Piece("phase", (PHASES,), 1),
    Piece("turn", (s.SEATS,), 1),
    Piece("leader", (s.SEATS,), 1),
    Piece("token", (s.SEATS,), 1),
    Piece("market", (s.PLACES, s.MATERIALS), 1),
    Piece("trading_closed", (1,), 1),
    Piece("just_crafted", (1,), 1),
    Piece("actions", (1,), 2),
    Piece("hand", (s.MATERIALS,), s.HAND_LIMIT),
    Piece("known", (s.SEATS, s.MATERIALS), s.HAND_LIMIT),
    Piece("hand_size", (s.SEATS,), s.HAND_LIMIT),
    Piece("unseen", (s.MATERIALS,), MOST_CARDS),
    Piece("works", (s.SEATS, s.MATERIALS, s.LEVELS), s.HAND_LIMIT),
    Piece("row", (s.ROW, CARD), HIGHEST_VALUE),
    Piece("next", (CARD,), HIGHEST_VALUE),
    Piece("reserved", (s.SEATS, CARD), HIGHEST_VALUE),
    Piece("artisan", (s.SEATS, s.ARTISANS), 1),
    Piece("made", (s.SEATS,), MOST_OBJECTS),
    Piece("points", (s.SEATS,), MOST_POINTS),
    Piece("visited", (s.SEATS,), 1),
    Piece("crafted", (s.SEATS,), 1),
)


@rule
def observe(state, box, seat, out):
    """Fill `out` with what `seat` knows, piece after piece, and return how many numbers that is."""
    for i in range(out.size):
        out[i] = 0
    n = 0
    out[n + state.seats - 1] = 1
    n += s.SEATS
    out[n] = state.month
    n += 1
    out[n + state.phase] = 1
    n += PHASES
    n = mark_seat(state, seat, state.turn, out, n)
    n = mark_seat(state, seat, state.leader, out, n)
    n = mark_seat(state, seat, state.token, out, n)
    for place in range(s.PLACES):
        if state.market[place] != s.NONE:
            out[n + place * s.MATERIALS + np.int64(state.market[place])] = 1
    n += s.PLACES * s.MATERIALS
    out[n] = state.trading_closed
    out[n + 1] = state.just_crafted
    out[n + 2] = state.actions
    n += 3
    n = show_hands(state, seat, out, n)
    n = show_works(state, seat, out, n)
    for place in range(s.ROW):
        n = show_object(box, state.row[place], out, n)
    n = show_object(box, top_object(state), out, n)
    return show_players(state, box, seat, out, n)


@rule
def seat_at(state, seat, chair):
    """The seat that sits so many chairs to the left; NONE for a chair nobody sits on."""
    if chair >= state.seats:
        return s.NONE
    return (seat + chair) % state.seats


@rule
def mark_seat(state, seat, marked, out, n):
    if marked != s.NONE:
        out[n + (marked + state.seats - seat) % state.seats] = 1
    return n + s.SEATS


@rule
def show_hands(state, seat, out, n):
    for material in range(s.MATERIALS):
        out[n] = state.hand[seat, material]
        n += 1
    for chair in range(s.SEATS):
        other = seat_at(state, seat, chair)
        if other != s.NONE:
            for material in range(s.MATERIALS):
                out[n + material] = state.known[other, material]
        n += s.MATERIALS
    for chair in range(s.SEATS):
        other = seat_at(state, seat, chair)
        if other != s.NONE:
            out[n] = total(state.hand[other])
        n += 1
    for material in range(s.MATERIALS):
        out[n] = unseen(state, seat, material)
        n += 1
    return n


@rule
def show_works(state, seat, out, n):
    for chair in range(s.SEATS):
        other = seat_at(state, seat, chair)
        if other != s.NONE:
            for material in range(s.MATERIALS):
                for level in range(s.LEVELS):
                    out[n + material * s.LEVELS + level] = state.works[other, material, level]
        n += s.MATERIALS * s.LEVELS
    return n


@rule
def show_object(box, card, out, n):
    if card != s.NONE:
        out[n] = 1
        out[n + 1] = box.points[card]
        for material in range(s.MATERIALS):
            out[n + 2 + material] = box.needs[card, material]
    return n + CARD


@rule
def show_players(state, box, seat, out, n):
    for chair in range(s.SEATS):
        other = seat_at(state, seat, chair)
        n = show_object(box, state.reserved[other] if other != s.NONE else s.NONE, out, n)
    for chair in range(s.SEATS):
        other = seat_at(state, seat, chair)
        if other != s.NONE:
            if state.artisan[other] != s.NONE:
                out[n + chair * s.ARTISANS + np.int64(state.artisan[other])] = 1
            after = n + s.SEATS * s.ARTISANS + chair
            out[after] = objects_made(state, other)
            out[after + s.SEATS] = total_points(state, box, other)
            out[after + 2 * s.SEATS] = state.visited[other]
            out[after + 3 * s.SEATS] = state.crafted[other]
    return n + s.SEATS * (s.ARTISANS + 4)
