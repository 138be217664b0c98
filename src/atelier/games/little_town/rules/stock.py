"""Cubes and coins that change hands; 15 cubes of each type and 40 coins are all there is (T2, T6, T8, T9)."""

from __future__ import annotations

import numpy as np

from atelier.games.little_town import state as s
from atelier.games.little_town.rules.objectives import bit, look_at_harvest, reach
from atelier.rule import rule

MOST_GATHERED = 99  # of one type in a turn: more is not counted, no objective asks for so many


@rule
def cubes_of(goods):
    """How many cubes of all types together."""
    n = np.int64(0)
    for resource in range(s.RESOURCES):
        n += goods[resource]
    return n


@rule
def gain(state, resource, count):
    """T9: what the supply has; return how many cubes that was."""
    got = min(state.supply[resource], count)
    state.supply[resource] -= got
    state.goods[state.turn, resource] += got
    return got


@rule
def gather(state, box, resource, count):
    """T9, T16: gain cubes that count as gathered in this turn."""
    got = gain(state, resource, count)
    if not state.residing:
        state.gathered[resource] = min(state.gathered[resource] + got, MOST_GATHERED)
        look_at_harvest(state, box)


@rule
def spend(state, box, resource, count):
    """Cubes back to the supply; objective 14 if some of the type were gathered this turn."""
    state.goods[state.turn, resource] -= count
    state.supply[resource] += count
    if count > 0 and state.gathered[resource] > 0:
        reach(state, box, state.turn, bit(s.FRESH_GOODS))


@rule
def pay_coins(state, count):
    state.coins[state.turn] -= count
    state.bank += count


@rule
def gain_coins(state, count):
    """T9: what the bank has."""
    got = min(state.bank, count)
    state.coins[state.turn] += got
    state.bank -= got
