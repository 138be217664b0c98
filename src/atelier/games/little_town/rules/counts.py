"""Counts of several types side by side in one number, eight bits each."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.rule import rule

ALL_TYPES = (1 << 8 * s.RESOURCES) - 1
HIGH_BITS = sum(128 << 8 * resource for resource in range(s.RESOURCES))
IN_PAIRS = 0x00FF00FF


@rule
def side_by_side(goods):
    """How many cubes of each type there are."""
    cubes = np.int64(0)
    for resource in range(s.RESOURCES):
        cubes |= (np.int64(goods[resource]) & 255) << 8 * resource
    return cubes


@rule
def of_type(counts, resource):
    """One of the counts."""
    return counts >> 8 * resource & 255


@rule
def lacking_of(price, goods):
    """Cubes of a price that are not there, of all types together. A high bit is left where the price is not less."""
    rest = (price | HIGH_BITS) - goods
    not_less = rest & HIGH_BITS
    lacking = rest & not_less - (not_less >> 7)
    pairs = (lacking & IN_PAIRS) + (lacking >> 8 & IN_PAIRS)
    return pairs + (pairs >> 16) & 0xFFFF
