"""What a trial of a box tells beside its games: which cards are other ones than ours, and what ours shows."""

from __future__ import annotations

import json

import pytest

from atelier.boxfile import read_box
from atelier.games import GAMES, find
from atelier.lab.study import trial
from atelier.lab.study.trial import changed, first_games, ours_found
from tools.trials import FOLDER, planned, played, short

STALE = "a box, the rules or the prior of a game changed: run .venv/bin/python tools/trials.py"


@pytest.mark.parametrize("name", GAMES)
def test_what_our_own_box_shows_comes_along_and_is_still_true(name):
    study = planned(find(name))
    kept = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    found = ours_found(study)
    assert found is not None, STALE
    assert found["games"] == sum(sitting.total for sitting in study.sittings)
    assert kept["first"] == first_games(study), STALE


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_what_our_own_box_shows_is_found_again(name):
    kept = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert short(played(find(name))) == kept, STALE


def box(name, *pairs):
    text = find(name).box_text
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return read_box(text, "box.toml", find(name).read_box)


NAMES = {"artisans": ("Festival mask", "Our own mask"), "little-town": ("Church", "Chapel")}


@pytest.mark.parametrize("name", GAMES)
def test_a_card_with_other_values_is_another_card_and_one_with_another_name_is_not(name):
    game = find(name)
    assert not any(changed(game, game.default_box).values())
    renamed = box(name, ('name = "atelier-2"', 'name = "mine"'), NAMES[name])
    assert not any(changed(game, renamed).values())


def test_only_the_cards_that_someone_changed_are_called_so():
    game = find("artisans")
    word = game.default_box.words["object"][1]
    mine = box("artisans", (f'id = "{word}"', 'id = "lute"'), ("bonus = 4", "bonus = 1"))
    told = changed(game, mine)
    assert told["object"] == ["lute"]
    assert len(told["artisan"]) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_thing_that_never_lay_open_is_there_and_nothing_is_said_of_it(name):
    study = planned(find(name))
    first = trial.pieces(study)[0]
    told = trial.find(study, [(first, trial.play_piece(study, first)[:1])])["things"]
    for kind in {one["kind"] for one in told}:
        assert sorted(one["word"] for one in told if one["kind"] == kind) == sorted(study.box.words[kind])
    unseen = [one for one in told if not one["offered"]]
    assert unseen
    for one in unseen:
        assert one["verdict"] is None
        assert {one[name]["value"] for name in ("taken", "finished", "excess")} == {None}
    assert any(one["taken"]["value"] for one in told)
