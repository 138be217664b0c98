"""Points and places (R25–R27, R31–R33)."""

from __future__ import annotations

import numpy as np

from atelier.games.artisans import state as s
from atelier.rule import rule

SOURCES = ("materials", "objects", "artisan", "reserved")
FROM_MATERIALS, FROM_OBJECTS, FROM_ARTISAN, FROM_RESERVED = range(len(SOURCES))


@rule
def score(state, box, points, places):
    """Fill `points[seat, source]` and `places[seat]` (1 = first; equals share a place) from the table as it lies."""
    for seat in range(state.seats):
        points[seat, FROM_MATERIALS] = material_points(state, seat)
        points[seat, FROM_OBJECTS] = object_points(state, box, seat)
        points[seat, FROM_ARTISAN] = artisan_points(state, box, seat)
        points[seat, FROM_RESERVED] = reserved_points(state, box, seat)
    for seat in range(state.seats):
        places[seat] = 1
        for other in range(state.seats):
            if standing(state, points, other) > standing(state, points, seat):
                places[seat] += 1


@rule
def total_points(state, box, seat):
    """R32: what a seat would have if the year ended now."""
    made = object_points(state, box, seat) + artisan_points(state, box, seat) + reserved_points(state, box, seat)
    return material_points(state, seat) + made


@rule
def standing(state, points, seat):
    """R33: points, then objects, then developed cards, as one number to compare."""
    sum_of_points = np.int64(0)
    for source in range(len(SOURCES)):
        sum_of_points += points[seat, source]
    return (sum_of_points * 100 + objects_made(state, seat)) * 1000 + cards_developed(state, seat)


@rule
def material_points(state, seat):
    """R32: each developed card scores its level."""
    points = np.int64(0)
    for material in range(s.MATERIALS):
        points += column_points(state, seat, material)
    return points


@rule
def column_points(state, seat, material):
    """R32: the same for one material."""
    points = np.int64(0)
    for level in range(s.LEVELS):
        points += np.int64(state.works[seat, material, level]) * (level + 1)
    return points


@rule
def cards_developed(state, seat):
    cards = np.int64(0)
    for material in range(s.MATERIALS):
        for level in range(s.LEVELS):
            cards += state.works[seat, material, level]
    return cards


@rule
def object_points(state, box, seat):
    points = np.int64(0)
    for card in range(s.OBJECTS):
        if state.maker[card] == seat:
            points += box.points[card]
    return points


@rule
def reserved_points(state, box, seat):
    """R31: a card still reserved costs its points."""
    reserved = state.reserved[seat]
    return np.int64(0) if reserved == s.NONE else -np.int64(box.points[reserved])


@rule
def objects_made(state, seat):
    made = 0
    for card in range(s.OBJECTS):
        if state.maker[card] == seat:
            made += 1
    return made


@rule
def artisan_points(state, box, seat):
    """R25–R27: what the artisan adds; the other four help during the year and score nothing."""
    artisan = state.artisan[seat]
    if artisan == s.GOLD_LOVER or artisan == s.CARVER or artisan == s.ARTOHOLIC:
        times = objects_fitting(state, box, seat, artisan)
    elif artisan == s.VERSATILE:
        times = materials_used(state, box, seat)
    elif artisan == s.SPECIALIST:
        times = materials_finished(state, seat)
    else:
        return 0
    return times * np.int64(box.bonus[artisan])


@rule
def objects_fitting(state, box, seat, artisan):
    """R25: objects that need gold, or wood or stone (once, also with both), or any."""
    fitting = 0
    for card in range(s.OBJECTS):
        if state.maker[card] == seat:
            if artisan == s.GOLD_LOVER:
                fits = box.needs[card, s.GOLD] > 0
            elif artisan == s.CARVER:
                fits = box.needs[card, s.WOOD] > 0 or box.needs[card, s.STONE] > 0
            else:
                fits = True
            if fits:
                fitting += 1
    return fitting


@rule
def materials_used(state, box, seat):
    """R26: different materials required by any of the seat's objects."""
    used = 0
    for material in range(s.MATERIALS):
        for card in range(s.OBJECTS):
            if state.maker[card] == seat and box.needs[card, material] > 0:
                used += 1
                break
    return used


@rule
def materials_finished(state, seat):
    """R27: materials with a card on level 4."""
    finished = 0
    for material in range(s.MATERIALS):
        if state.works[seat, material, s.LEVELS - 1] > 0:
            finished += 1
    return finished
