"""What is compiled ahead, and what runs as Python until then."""

from __future__ import annotations

import json

import pytest

from atelier import precompile
from atelier.games import GAMES, package_of

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
    assert [file.name.rpartition(".")[0] for file in tmp_path.iterdir()] == ["artisans.rules"]
