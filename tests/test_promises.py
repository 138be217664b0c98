"""What every rule promises the compiler (`lowering.py`): nothing it is handed lies in the same place twice.

That no index counts from the end is seen where rules run as Python: `strict.py`, in `test_every_game.py`.
"""

from __future__ import annotations

import ast
from itertools import combinations
from pathlib import Path

import pytest

import atelier
from atelier.games import GAMES, find

PACKAGE = Path(atelier.__file__).parent

APART = {
    ("block", "state.key", "state.stream"),
    ("cubes_fit", "state", "state.cubes[seat, slot]"),
    ("missing", "state.goods[state.turn]", "state.owed"),
    ("shuffle", "state", "state.order"),
    ("play_on", "slots.legal[i, 0]", "slots.legal[i]"),
    ("seed_rng", "words[KEY_WORDS]", "words[KEY_WORDS + 1]"),
}
"""Of one record and yet no trouble: nothing is written, or a part that the other does not look at; or two numbers."""

NUMBERS = ("max", "min")
"""Calls that are handed nothing else."""


def indices_to_a_number(package):
    """Of every field of the records of one game, or of any."""
    games = [game for game in map(find, GAMES) if game.package.endswith(f".{package}")] or [*map(find, GAMES)]
    records = [record.dtype for game in games for record in (game.state, game.box)]
    return {
        name: max(len(record[name].shape) for record in records if name in record.names)
        for name in {name for record in records for name in record.names}
    }


def place(one, fields):
    """Where numbers lie: `state` of `state.hand[seat]`; nowhere, if it is a single one: `state.hand[seat, 2]`."""
    indices = 0
    while isinstance(one, ast.Subscript):
        indices += len(one.slice.elts) if isinstance(one.slice, ast.Tuple) else 1
        one = one.value
    if isinstance(one, ast.Attribute) and isinstance(one.value, ast.Name):
        if one.attr not in fields:
            return ast.unparse(one)
        return one.value.id if fields[one.attr] > indices else None
    return one.id if isinstance(one, ast.Name) else None


def named(function, fields):
    """What the names of a function stand for."""
    for line in (one for one in ast.walk(function) if isinstance(one, ast.Assign)):
        for target in line.targets:
            several = isinstance(target, ast.Tuple) and isinstance(line.value, ast.Tuple)
            pairs = zip(target.elts, line.value.elts, strict=True) if several else [(target, line.value)]
            yield from ((to.id, place(what, fields)) for to, what in pairs if isinstance(to, ast.Name))


def is_compiled(one):
    if not isinstance(one, ast.FunctionDef):
        return False
    return one.name.endswith("_template") or any(getattr(by, "id", "") == "rule" for by in one.decorator_list)


def overlaps(source, package=""):
    """Every call that is handed two things which lie in the same place: its name and theirs."""
    fields = indices_to_a_number(package)
    for function in filter(is_compiled, ast.walk(ast.parse(source))):
        names = {name: where for name, where in named(function, fields) if where}
        for call in ast.walk(function):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id not in NUMBERS:
                where = [(names.get(name, name), ast.unparse(one)) for one in call.args if (name := place(one, fields))]
                for (first, said), (second, also) in combinations(where, 2):
                    if first == second:
                        yield call.func.id, said, also


def compiled_sources():
    for path in sorted(PACKAGE.rglob("*.py")):
        room = path.relative_to(PACKAGE)
        yield path.read_text(encoding="utf-8"), room.parts[1] if room.parts[0] == "games" else ""


def test_no_rule_is_handed_the_same_numbers_twice():
    found = {overlap for source, package in compiled_sources() for overlap in overlaps(source, package)}
    assert found - APART == set(), "what one writes the other may have read before: hand over one of the two"
    assert APART - found == set(), "is not there any more"


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("move(state, state.hand[seat])", [("move", "state", "state.hand[seat]")]),
        ("move(state, state.hand[seat, material])", []),
        ("move(state, state.turn)", []),
        ("hand = state.hand[seat]; move(hand, state)", [("move", "hand", "state")]),
        ("hand, seat = state.hand[0], 1; move(hand, state.deck)", [("move", "hand", "state.deck")]),
        ("move(tree, tree[node])", [("move", "tree", "tree[node]")]),
        ("move(room.rows, room.columns)", []),
        ("move(room.rows, room.rows[1])", [("move", "room.rows", "room.rows[1]")]),
    ],
)
def test_two_that_lie_in_the_same_place_are_found(line, found):
    assert [*overlaps(f"@rule\ndef one(state, seat):\n    {line}\n", "artisans")] == found
