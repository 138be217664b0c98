"""Positions near legal ones: the words of a position that was played, with one to three things changed in them."""

from __future__ import annotations

import copy
import json

import numpy as np

BUNDLES = (
    ("goods", "supply"),
    ("coins", "bank"),
    ("deck", "hand", "discard"),
    ("hand", "works"),
    ("row", "decks"),
    ("row", "reserved", "maker"),
    ("ready", "site"),
    ("houses", "owner"),
    ("objective", "held", "done"),
)
"""Fields between which cubes, coins, cards and workers move."""

FAR = (-(2**63), -129, -128, -2, -1, 0, 1, 2, 7, 9, 15, 16, 40, 100, 127, 128, 255, 32767, 2**31, 2**32 - 1, 2**40)
ABSURD = (None, True, "", "nothing", 1.5, [], {}, [[[]]], "9" * 400, {"wood": {}}, 10**30)


def change(words, other, match, chance):
    """A copy of a position in words with some changes; `other` is another position of the same game."""
    words, layout, box = copy.deepcopy(words), match.game.state, match.box
    for _ in range(chance.choice((1, 1, 2, 3))):
        kind = chance.random()
        if kind < 0.4:
            nudge(words, layout, box, chance.choice(fields_of(layout)), chance)
        elif kind < 0.6:
            move_one(words, layout, box, chance)
        elif kind < 0.75:
            swap(words, layout, box, chance.choice(fields_of(layout)), chance)
        elif kind < 0.85:
            cross(words, other, chance)
        elif kind < 0.9:
            graft(words, other, layout)
        elif kind < 0.96:
            words.pop(chance.choice([name for name in words if name != "game"]), None)
        else:
            words[chance.choice(fields_of(layout)).name] = copy.deepcopy(chance.choice(ABSURD))
    return words


def fields_of(layout):
    return [one for one in layout.fields if one.of != "derived"]


def leaf(words, one, layout, box, chance):
    """A place within a field: the container, the key in it; None if the words have no such place."""
    at, key = words, one.name
    if one.of == "hex":
        return at, key
    seats = words.get("seats", 2) if isinstance(words.get("seats", 2), int) else 2
    for axis in one.over:
        inner = at.get(key) if isinstance(at, dict) else at[key]
        if axis == "seat" or isinstance(axis, int):
            if not isinstance(inner, list) or not inner:
                return None
            following = chance.randrange(min(len(inner), max(seats, 1)) if axis == "seat" else len(inner))
        else:
            if not isinstance(inner, dict):
                return None
            following = chance.choice(list(inner) or box.words[axis]) if chance.random() < 0.7 else None
            following = following or chance.choice(box.words[axis])
        at, key = inner, following
    return at, key


def read(at, key):
    return at.get(key) if isinstance(at, dict) else at[key]


def nudge(words, layout, box, one, chance):
    """One value a little, or very much, or nothing at all."""
    found = leaf(words, one, layout, box, chance)
    if found is None:
        return
    at, key = found
    value = read(at, key)
    if one.of == "hex":
        at[key] = flip_bit(value, chance)
    elif one.of == "flag":
        at[key] = not value
    elif one.of == "seat":
        at[key] = chance.choice((None, 0, 1, 2, 3))
    elif one.of == "number":
        near = (value or 0) + chance.choice((-2, -1, -1, 1, 1, 2)) if isinstance(value, int) or value is None else 0
        at[key] = near if chance.random() < 0.7 else chance.choice(FAR)
    else:
        at[key] = chance.choice((*box.words[one.of], None))


def flip_bit(value, chance):
    if not isinstance(value, str) or not value:
        return "00"
    bits = bytearray.fromhex(value) if len(value) % 2 == 0 else bytearray(1)
    bits[chance.randrange(len(bits))] ^= 1 << chance.randrange(8)
    return bits.hex()


def move_one(words, layout, box, chance):
    """Take one of something here, and put one there."""
    bundle = [one for one in layout.fields if one.name in chance.choice(BUNDLES)]
    if not bundle:
        return
    for step in (-1, 1):
        found = leaf(words, chance.choice(bundle), layout, box, chance)
        if found is None:
            continue
        at, key = found
        value = read(at, key)
        if isinstance(value, bool):
            at[key] = step > 0
        elif isinstance(value, int) or (value is None and isinstance(at, dict)):
            at[key] = (value or 0) + step


def swap(words, layout, box, one, chance):
    """Two values of one field change places."""
    first, second = leaf(words, one, layout, box, chance), leaf(words, one, layout, box, chance)
    if first is None or second is None:
        return
    one_value, other_value = read(*first), read(*second)
    for (at, key), value in ((first, other_value), (second, one_value)):
        if value is None and isinstance(at, dict) and at is not words:
            at.pop(key, None)
        else:
            at[key] = value


def cross(words, other, chance):
    """Some fields as they are in another position."""
    for name in chance.sample(sorted(other), chance.randint(1, 4)):
        if name != "game":
            words[name] = copy.deepcopy(other[name])


def graft(words, other, layout):
    """The whole turn of another position: who decides what, and how far it has come."""
    for one in layout.fields:
        if "seat" not in one.over and one.name in other and one.name in words and len(str(words[one.name])) < 60:
            words[one.name] = copy.deepcopy(other[one.name])


def spelled(words):
    """A position in one line, to be given to `Match.from_position(json.loads(…))`."""
    return json.dumps(words, default=lambda value: int(value) if isinstance(value, np.integer) else str(value))
