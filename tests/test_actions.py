"""The decisions of a game are declared once; codes, words and what a code means come from that."""

from __future__ import annotations

from importlib import import_module

import pytest

from atelier.fields import NONE
from atelier.games import GAMES, find


@pytest.fixture(params=GAMES)
def game(request):
    return find(request.param)


@pytest.fixture
def codes(game):
    """The module that declares the actions of a game."""
    return import_module(f"{game.package}.actions")


def test_the_actions_follow_each_other_without_a_gap(game):
    covered = [code for action in game.actions for code in range(action.first, action.first + action.count)]
    assert covered == list(range(game.choices))


def test_a_code_says_the_verb_of_its_action_and_its_operands_in_words(game):
    things, declared = game.default_box.words, {action.first: action for action in game.actions}
    for code, move in enumerate(game.moves(game.default_box)):
        kind, values = game.actions.decode(code)
        action = declared[kind]
        said = {one: one.spelled(things)[value] for one, value in zip(action.operands, values, strict=True)}
        assert move.split() == [action.verb, *(said[one] for one in action.written if said[one])]


def test_no_two_codes_mean_the_same(game):
    decoded = [game.actions.decode(code) for code in range(game.choices)]
    assert len(set(decoded)) == len(decoded)


def test_the_tables_of_the_rules_mean_what_the_declaration_says(game, codes):
    names = {operand.name for action in game.actions for operand in action.operands}
    declared = {action.first: action for action in game.actions}
    for code in range(game.choices):
        kind, values = game.actions.decode(code)
        own = {operand.name: value for operand, value in zip(declared[kind].operands, values, strict=True)}
        assert codes.KIND[code] == kind
        assert {name: getattr(codes, name.upper())[code] for name in names} == {n: own.get(n, NONE) for n in names}
