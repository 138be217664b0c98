"""What is compiled ahead, and what runs as Python until then."""

from __future__ import annotations

import json

import pytest

from atelier import precompile
from atelier.games import GAMES, find, package_of

BOTH_WAYS = """
import json
from atelier.compiled import interpret, run_compiled
from atelier.match import Match

def played(game):
    match, states = Match(game, seats=3, seed=5), []
    for step in range(40):
        match.play(match.legal[step % len(match.legal)])
        states.append(match.state.tobytes().hex())
    return states, len(match.game.play.signatures)

interpret({package!r})
python, compiled_then = played({game!r})
run_compiled({package!r})
native, compiled_now = played({game!r})
print(json.dumps([python == native, compiled_then, compiled_now]))
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_as_python_and_goes_on_compiled_with_the_same_bytes(python, game):
    said = python(BOTH_WAYS.format(game=game, package=package_of(game)))
    assert json.loads(said) == [True, 0, 1]


def test_a_task_says_how_far_it_is_and_leaves_a_mark(monkeypatch, tmp_path):
    monkeypatch.setattr(precompile, "cache_folder", lambda: tmp_path)
    assert ("artisans", "rules") in precompile.missing()
    shares = list(precompile.run("artisans", "rules"))
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1.0)
    assert precompile.is_done("artisans", "rules")
    assert ("artisans", "rules") not in precompile.missing()
    assert [file.name for file in tmp_path.iterdir()] == ["artisans.rules"]


PLAYED = """
from random import Random
from atelier import precompile
from atelier.compiled import RULES
from atelier.server.tables.events import tell_anew
from atelier.server.tables.preview import changes_of
from atelier.server.tables.render import whole
from tests.server.laid import lay, moved

def called():
    return {{f"{{rule.py_func.__module__}}.{{rule.py_func.__qualname__}}" for rule in RULES if rule.signatures}}

list(precompile.run({game!r}, "rules"))
ahead = called()
for choice in {choices!r}:
    for seed in range(2):
        table, chance = lay(game={game!r}, options={{{option!r}: choice}}), Random(seed)
        while not table.match.over:
            told = whole(table, "zoe", 0, 0), whole(table, "bob", 1, 0), whole(table, None, None, 0)
            move = chance.choice(table.match.legal)
            changes_of(table.match, table.turn, move)
            table = moved(table, move)
            tell_anew(table, table.entries[-1])
print(sorted(called() - ahead))
"""


@pytest.mark.parametrize("game", ["artisans", pytest.param("little-town", marks=pytest.mark.slow)])
def test_nothing_is_compiled_while_people_play(python, game):
    """All that a server calls for a table in hand was compiled ahead: it would stand still meanwhile."""
    option = find(game).options[0]
    program = PLAYED.format(game=game, option=option.name, choices=option.choices)
    assert python(program).strip() == "[]"
