"""Points and places (T15, X15)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.artisans import face, kind_of
from atelier.games.little_town.rules.board import buildings_around, grass_around
from atelier.rule import rule

PER_CONSTRUCTION, PER_GATHER, PER_CUBE = range(3)


@rule
def score(state, box, points, places):
    """Fill `points[seat, source]` and `places[seat]` (1 = first; equals share a place) as if the game ended now."""
    for seat in range(state.seats):
        for source in range(s.KEPT_SOURCES):
            points[seat, source] = state.points[seat, source]
        points[seat, s.FROM_TILES] += tile_points(state, box, seat)
        points[seat, s.FROM_ARTISANS] += artisan_points(state, box, seat)
        points[seat, s.FROM_COINS] = state.coins[seat] // s.COINS_PER_CUBE
    for seat in range(state.seats):
        places[seat] = 1
        for other in range(state.seats):
            if sum_of(points, other) > sum_of(points, seat):
                places[seat] += 1


@rule
def sum_of(points, seat):
    n = np.int64(0)
    for source in range(len(s.SOURCES)):
        n += points[seat, source]
    return n


@rule
def total_points(state, box, seat):
    """What a seat would have if the game ended now."""
    n = tile_points(state, box, seat) + artisan_points(state, box, seat) + state.coins[seat] // s.COINS_PER_CUBE
    for source in range(s.KEPT_SOURCES):
        n += state.points[seat, source]
    return n


@rule
def tile_points(state, box, seat):
    """T15, X15: Castle, Watchtower and Museum."""
    n = np.int64(0)
    for square in range(s.SQUARES):
        if state.owner[square] == seat:
            tile = state.tile[square]
            if box.end_buildings[tile] > 0:
                whose = s.NONE if box.castle_counts_all else seat
                n += box.end_buildings[tile] * buildings_around(state, square, whose)
            if box.end_grass[tile] > 0:
                n += box.end_grass[tile] * grass_around(state, box, square)
            if box.end_artisans[tile] > 0:
                n += box.end_artisans[tile] * (cards_of(state, seat, s.GATHER) + cards_of(state, seat, s.CONSTRUCTION))
    return n


@rule
def cards_of(state, seat, kind):
    """Artisan cards of a kind; blanks are of none."""
    n = np.int64(0)
    for slot in range(s.ROW):
        n += kind_of(state.row[seat, slot]) == kind
    return n


@rule
def artisan_points(state, box, seat):
    """X15: every Construction IV scores for itself."""
    n = np.int64(0)
    if state.expansion == s.OFF:
        return n
    for slot in range(s.ROW):
        card = state.row[seat, slot]
        if card != s.NONE and card != s.BLANK:
            ends = box.card_end[face(state), card]
            n += ends[PER_CONSTRUCTION] * cards_of(state, seat, s.CONSTRUCTION)
            n += ends[PER_GATHER] * cards_of(state, seat, s.GATHER)
            if ends[PER_CUBE] > 0:
                n += ends[PER_CUBE] * most_cubes(state, seat)
    return n


@rule
def most_cubes(state, seat):
    """X15: cubes of the resource that lies most often on a seat's cards."""
    most = np.int64(0)
    for resource in range(s.RESOURCES):
        most = max(most, cubes_on_cards(state, seat, resource))
    return most


@rule
def cubes_on_cards(state, seat, resource):
    n = np.int64(0)
    for slot in range(s.ROW):
        for cube in range(s.CUBES_ON_CARD):
            n += state.cubes[seat, slot, cube] == resource
    return n
