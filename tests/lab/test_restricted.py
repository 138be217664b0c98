"""Restricted play: a player who may not have one thing, the games that are played again, and what they tell."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from atelier.boxfile import LANGUAGES
from atelier.errors import AtelierError
from atelier.games import GAMES, find
from atelier.knowledge import Knowledge
from atelier.lab.arena import deal_out, play_game
from atelier.lab.engines import entrant
from atelier.lab.restricted import Ban, restricted
from atelier.lab.standings import Seating
from atelier.lab.study import restriction
from atelier.lab.study.design import study
from atelier.lab.study.facts import facts_of
from atelier.lab.study.games import Where
from atelier.lab.study.paper import Folder, open_evidence
from atelier.lab.study.playing import look, look_at_restricted, play
from atelier.lab.study.report import report
from atelier.scale.batch import plan
from atelier.words import speak
from tests.lab.made import evidence_of
from tests.lab.test_watching import positions

HERE = Where(cores=1)
LEVEL = "apprentice"
OPTIONS = {"artisans": {"artisans": "draft"}, "little-town": {"expansion": "standard"}}


def game_of(table, without=None):
    """The first deal, played by two of a level; one may have something forbidden to a seat of it."""
    names = [LEVEL, LEVEL]
    if without:
        seat, ban = without
        names[seat] = restricted(LEVEL, ban)
    return play_game(table, Seating(0, 0, tuple(names)), {name: entrant(name) for name in names})


def rises(table, result):
    """With which move a seat first had more of a thing than it was dealt: by seat, kind and thing."""
    facts, box, found = facts_of(table.game), table.boxes[0], {}
    states = positions(table, result)
    for kind, dealt in facts.held(_one(table, states[0]), box).items():
        for move, (before, state) in enumerate(pairwise(states)):
            for _, seat, thing in np.argwhere(facts.held(_one(table, state), box)[kind] > dealt).tolist():
                if seat == before.turn or (seat, kind, thing) in found:
                    found.setdefault((seat, kind, thing), move)
    return found


def _one(table, state):
    states = table.game.state.new(1)
    states[0] = state
    return states


@pytest.mark.parametrize("name", GAMES)
def test_who_may_not_have_a_thing_plays_as_always_until_it_would_take_it(name):
    game = find(name)
    table = plan(game, [game.default_box], 2, 4, OPTIONS[name])
    with_it = game_of(table)
    moves, seen = np.frombuffer(with_it.moves, "<i2"), set()
    turns = [int(state.turn) for state in positions(table, with_it)]
    for (seat, kind, thing), move in sorted(rises(table, with_it).items(), key=lambda one: one[1]):
        if kind in seen:
            continue
        seen.add(kind)
        without = game_of(table, (seat, Ban(kind, game.default_box.words[kind][thing])))
        assert (seat, kind, thing) not in rises(table, without)
        begun = move
        while begun and turns[begun - 1] == seat:
            begun -= 1
        again = np.frombuffer(without.moves, "<i2")
        assert (again[:begun] == moves[:begun]).all()
        assert (again[: move + 1] != moves[: move + 1]).any()
    assert seen == set(facts_of(game).KINDS)


def test_where_nothing_else_is_left_nothing_is_forbidden():
    game = find("artisans")
    state = deal_out(plan(game, [game.default_box], 2, 0, OPTIONS["artisans"]), 0)
    knowledge = Knowledge(game, game.default_box, state, int(state.turn), 1)
    assert knowledge.without(knowledge.legal).legal == knowledge.legal
    assert knowledge.without(knowledge.legal[1:]).legal == knowledge.legal[:1]


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("apprentice without lantern", "say what it may not have"),
        ("apprentice without weather rain", "without weather: artisans has artisan, object"),
        ("apprentice without artisan nobody", "without artisan nobody: this box has gold-lover"),
        ("duke without object lantern", "no opponent duke"),
    ],
)
def test_what_cannot_be_forbidden_gets_one_clear_sentence(written, sentence):
    game = find("artisans")
    table = plan(game, [game.default_box], 2, 0)
    with pytest.raises(AtelierError, match=sentence):
        play_game(table, Seating(0, 0, (written, written)), {written: entrant(written)})


def small():
    game = find("artisans")
    return study(game, game.default_box, ["random"], 4, seats=[2], options=OPTIONS["artisans"])


def replay(folder, many, told=lambda: None):
    evidence = look(folder)
    restriction.play(folder, restriction.plan(folder, evidence, many), told, HERE)
    return look_at_restricted(folder, evidence)


def test_so_many_takings_of_each_thing_are_played_again_and_none_twice(tmp_path):
    folder = Folder(tmp_path / "study", small())
    play(folder, lambda: None, HERE)

    def interrupt():
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        replay(folder, 1, interrupt)
    once = replay(folder, 1).frames["restricted"]
    kept = (tmp_path / "study" / "games" / "00-mirror-2-without.jsonl").read_text()
    twice = replay(folder, 2).frames["restricted"]
    assert (tmp_path / "study" / "games" / "00-mirror-2-without.jsonl").read_text().startswith(kept)
    for frame, most in ((once, 1), (twice, 2)):
        _, counts = np.unique(np.stack([frame["kind"], frame["thing"]]), axis=1, return_counts=True)
        assert counts.max() == most
    read = open_evidence(tmp_path / "study")
    assert all((read.frames["restricted"][name] == column).all() for name, column in twice.items())
    for language in LANGUAGES:
        assert '<section id="restricted">' in report(read, speak(language))


def made(lost, deals=800):
    """Takings of every artisan, of which a known share is lost without them."""
    rng, evidence = np.random.default_rng(2), evidence_of("artisans", deals=60, options=OPTIONS["artisans"])
    rows = deals * 9
    won = rng.random(rows) < 0.5
    artisan = np.arange(rows) % 9
    without = np.where(artisan == 3, won & (rng.random(rows) > 2 * lost), won ^ (rng.random(rows) < 0.2))
    frame = {
        "table": np.zeros(rows, np.int8), "deal": np.arange(rows) // 9, "rotation": np.zeros(rows, np.int8),
        "seat": np.zeros(rows, np.int8), "kind": np.zeros(rows, np.int8), "thing": artisan.astype(np.int16),
        "victory": won.astype(float), "victory_without": without.astype(float), "kept": np.zeros(rows, bool),
        "points": 50 + 5 * won, "points_without": 50 + 5 * without,
    }  # fmt: skip
    return replace(evidence, frames={**evidence.frames, "restricted": frame})


def test_the_worth_that_was_made_is_found_and_no_other():
    found = restriction.worths(made(lost=0.15))
    assert [one.number for one in found if one.lost.leaves_out(0.0)] == [3]
    strong = found[3]
    assert strong.lost.low < 0.15 < strong.lost.high
    assert strong.value.low <= strong.value.value == pytest.approx(strong.lost.value * strong.would.value)
    assert strong.value.high <= strong.lost.high
    assert strong.points.value == pytest.approx(5 * strong.lost.value)


def test_nothing_is_said_from_a_handful_of_deals():
    assert not [one for one in restriction.worths(made(lost=0.4, deals=40)) if one.lost.leaves_out(0.0)]
