"""Golden games replay byte for byte; whoever changes a rule raises its version and records them anew."""

from __future__ import annotations

import ast
import importlib.util
import json
from dataclasses import replace
from itertools import zip_longest
from pathlib import Path

import pytest

from atelier.games import GAMES, find
from atelier.match import Match
from tests.golden.games import COMMAND, golden_games, owners_box, positions
from tests.reasons import agree_with_reasons, reasons

GAMES_ON_PAPER = golden_games()
ONLY_ASKED = {"count_unseen", "deck_above", "total_points", "unseen"}
"""Functions that stand with the rules and are asked by those who think or watch over the laws only."""
TRACED = """
import json, sys
from tests.golden.games import golden_games
from tests.golden.test_golden import rules_of
codes, rules = set(), set(rules_of(sys.argv[1]))
def note(frame, event, _):
    codes.add(frame.f_code)
def called():
    names = [(*code.co_filename.rpartition("/games/")[1:], code.co_name) for code in list(codes)]
    return {(file, name) for games, file, name in names if games}
games = sorted(golden_games(), key=lambda golden: len(golden.record.moves))
from atelier.match import Match
sys.setprofile(note)
for golden in games:
    if golden.record.game == sys.argv[1] and not rules <= called():
        match = Match.begin(golden.record, box=golden.box)
        for step, move in enumerate(golden.record.moves):
            for code in range(step % 31, len(match.words), 31):
                match.game.why(match.state, match.box, match.seat, code)
            match.replay_move(move)
        match.scores, match.view()
sys.setprofile(None)
print(json.dumps(sorted(called())))
"""


def of(game):
    return [golden for golden in GAMES_ON_PAPER if golden.record.game == game]


@pytest.mark.parametrize("golden", GAMES_ON_PAPER, ids=lambda golden: f"{golden.record.game}-{golden.file.stem}")
def test_a_golden_game_goes_through_the_positions_it_went_through(golden):
    game = find(golden.record.game)
    now = positions(replace(golden.record, rules=game.version), golden.box)
    pairs = enumerate(zip_longest(golden.digests, now))
    changed = next((step for step, (before, after) in pairs if before != after), None)
    if game.version == golden.record.rules:
        assert changed is None, (
            f"the rules changed: {golden.file.stem} comes to another position by move {changed}. "
            f"Raise `version` of {game.name} and record the games anew with {COMMAND}; or mend what was not meant"
        )
    else:
        assert changed is not None, (
            f"version {game.version} of {game.name} plays {golden.file.stem} as version {golden.record.rules} did: "
            f"it was raised without need. If another game shows the change, record them anew with {COMMAND}"
        )


@pytest.mark.parametrize("golden", GAMES_ON_PAPER, ids=lambda golden: f"{golden.record.game}-{golden.file.stem}")
@pytest.mark.parametrize(
    ("every", "look"), [(7, agree_with_reasons), pytest.param(1, reasons, marks=pytest.mark.slow)], ids=["some", "all"]
)
def test_legal_lists_exactly_what_no_reason_speaks_against(golden, every, look):
    """Of all codes of the game; some lists share the work of many codes, and some are written without a branch."""
    match = Match.begin(golden.record, box=golden.box)
    for step, move in enumerate(golden.record.moves):
        if step % every == 0:
            look(match)
        match.replay_move(move)


@pytest.mark.parametrize("game", GAMES)
def test_there_are_golden_games_of_every_kind_of_table(game):
    records = [golden.record for golden in of(game)]
    assert len(records) >= 20
    for option in find(game).options:
        if option.name != "new-tiles":
            assert {record.options[option.name] for record in records} == set(option.choices), option.name
    assert {record.seats for record in records} == set(find(game).seats)
    ours = {find(game).default_box.digest, *find(game).former_boxes}
    assert {record.digest for record in records} == {*ours, find(game).open_box(owners_box(game)).digest}
    assert all(record.points is not None for record in records), "all were played to their end"


@pytest.mark.parametrize("game", GAMES)
def test_every_action_comes_up_in_a_golden_game(game):
    made = {move for golden in of(game) for move in golden.record.moves}
    left = [word for word in find(game).moves(find(game).default_box) if word not in made]
    assert not left, f"never made: {', '.join(left)}. Write a position in rare.py where they are"


def rules_of(game):
    """Every function of the rules of a game, by file and name; `laws` only watches."""
    package = find(game).package
    spec = importlib.util.find_spec(package)
    folder = Path(spec.submodule_search_locations[0])
    for file in sorted((folder / "rules").glob("*.py")):
        for one in ast.parse(file.read_text(encoding="utf-8")).body:
            if is_rule(one) and one.name not in ONLY_ASKED:
                yield f"{folder.name}/rules/{file.name}", one.name


def is_rule(one):
    return isinstance(one, ast.FunctionDef) and any(getattr(by, "id", "") == "rule" for by in one.decorator_list)


@pytest.mark.parametrize("game", ["artisans", pytest.param("little-town", marks=pytest.mark.slow)])
def test_every_function_of_the_rules_is_called_in_a_golden_game(python, game):
    called = python(f"import sys\nsys.argv = ['', {game!r}]\n{TRACED}", ATELIER_INTERPRET="1")
    left = set(rules_of(game)) - {tuple(one) for one in json.loads(called)}
    assert sorted(left) == []
