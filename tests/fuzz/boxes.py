"""Boxes near the one that comes with a game: some of its numbers and switches changed, most of them to the utmost."""

from __future__ import annotations

import copy
import tomllib
from functools import cache

from atelier.boxfile import Sheet
from atelier.errors import BadBox
from atelier.games import find

UTMOST = (0, 1, 2, 3, 4, 5, 6, 9, 12, 15, 20, 40, 60)


@cache
def printed(game):
    return tomllib.loads(find(game).box_text)


def some_box(game, chance):
    """A box that its reader accepts, further from the printed one with every change that it lets pass."""
    tree, box = printed(game), find(game).default_box
    for _ in range(chance.choice((1, 5, 20, 60))):
        altered = copy.deepcopy(tree)
        for _ in range(chance.choice((1, 1, 1, 3, 10))):
            alter(altered, chance)
        try:
            box = read(game, altered)
        except BadBox:
            continue
        tree = altered
    return box


def read(game, tree):
    sheet = Sheet("", "fuzz.toml")
    sheet.tree = tree
    box = find(game).read_box(sheet)
    sheet.finish()
    return box


def alter(tree, chance):
    """One number, switch, row of a board or part of a table."""
    at, key = tree, chance.choice(sorted(tree))
    while isinstance(at[key], (dict, list)) and at[key]:
        at = at[key]
        key = chance.choice(sorted(at)) if isinstance(at, dict) else chance.randrange(len(at))
    value = at[key]
    if isinstance(value, bool):
        at[key] = not value
    elif isinstance(value, int):
        at[key] = chance.choice((value - 1, value + 1, *UTMOST))
    elif isinstance(value, str) and set(value) <= set("FML."):
        at[key] = "".join(chance.choice("FML....") for _ in value)
    if isinstance(at, dict) and set(at) & {"wood", "stone", "fish", "wheat", "any", "sell", "trade", "again"}:
        at[chance.choice(("wood", "stone", "fish", "wheat", "coins", "any", "again", "offer"))] = chance.choice(UTMOST)
