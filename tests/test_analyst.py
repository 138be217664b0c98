"""The analyst: honest estimates, from one seat's knowledge, and sentences a person can use."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest
from typer.testing import CliRunner

from atelier import Match
from atelier.agents.opponent import Budget
from atelier.cli import app
from atelier.game import Telling
from atelier.games import GAMES
from atelier.lab.analyst import LEAST_TRIALS, MoveEstimate, analyse
from atelier.lab.reasons import cost_of, explain, in_points
from atelier.lab.review import (
    MISTAKE,
    MISTAKE_POINTS,
    SLIP,
    SLIP_POINTS,
    Reason,
    Step,
    review,
    swings,
)
from atelier.words import speak

LITTLE = Budget(playouts=60)


def random_game(game, seats=2, seed=1, moves=10_000):
    match, player = Match(game, seats, seed), Random(seed)
    while not match.over and len(match.moves) < moves:
        match.play(player.choice(match.legal))
    return match


def test_every_legal_move_is_weighed_and_the_chances_of_all_make_one(kind):
    match = kind.match(seed=4)
    analysis = analyse(match, match.seat, LITTLE)
    assert sorted(estimate.move for estimate in analysis.estimates) == sorted(match.legal)
    for estimate in analysis.estimates:
        assert sum(estimate.chances) == pytest.approx(1)
        assert estimate.chances[match.seat] == estimate.chance
        assert estimate.trials >= LEAST_TRIALS
        assert estimate.chance_error > 0
        assert estimate.margin_error > 0


def test_the_promises_do_not_depend_on_what_the_seat_cannot_know(kind):
    match, player = kind.match(seed=9), Random(9)
    for _ in range(30):
        match.play(player.choice(match.legal))
    seen = analyse(match, match.seat, LITTLE, seed=2)
    match.game.determinize(match.state, match.box.record, match.seat, np.array([77], np.int64))
    assert analyse(match, match.seat, LITTLE, seed=2) == seen


def test_a_seat_that_waits_gets_the_chances_of_the_position():
    match = Match("artisans", 3, seed=2)
    analysis = analyse(match, 1, LITTLE)
    assert [estimate.move for estimate in analysis.estimates] == [None]
    assert sum(analysis.best.chances) == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_more_trials_make_the_analyst_surer(game):
    match = Match(game, seed=3)
    errors = [analyse(match, 0, Budget(playouts=playouts)).best.margin_error for playouts in (100, 2500)]
    assert errors[1] < errors[0] / 2


LAST_CHOICE = """
month: 12
phase: final
turn: 0
token: 0
leader: 0
artisan: provident | opportunist
works: textiles 1 1, wood 1 | clay 3 1
row: kite
"""


def test_where_one_move_wins_and_the_other_loses_it_says_so():
    match = Match.from_position(LAST_CHOICE)
    analysis = analyse(match, 0, LITTLE)
    assert (analysis.best.move, analysis.best.chance, analysis.of("pass").chance) == ("craft 1", 1, 0)


@pytest.fixture(scope="module")
def reviewed():
    """The beginning of a game of each, played at random, and what is said of it."""

    @cache
    def review_of(game):
        match = random_game(game, seed=5, moves=60)
        return match, [*review(match.record, LITTLE, trials=20)]

    return review_of


@pytest.mark.parametrize("game", GAMES)
def test_a_review_finds_the_move_that_cost_most(game, reviewed):
    match, steps = reviewed(game)
    assert [step.played.move for step in steps] == list(match.moves)
    worst = max(steps, key=lambda step: step.given_away)
    assert worst.given_away > 0.1
    assert worst.played.move != worst.best.move
    assert all(0 <= step.given_away <= step.before[step.seat] for step in steps), "nobody gives away what they had not"
    assert sum(worst.reason.points.values()) == pytest.approx(worst.best.margin - worst.played.margin)


@pytest.mark.parametrize(
    ("wins", "points", "verdict"),
    [
        (0.146, 0.0, "mistake"),
        (0.144, 0.0, "slip"),
        (0.046, 0.0, "slip"),
        (0.044, 0.0, None),
        (0.0, 11.6, "mistake"),
        (0.0, 11.4, "slip"),
        (0.0, 4.5, "slip"),
        (0.0, 4.4, None),
    ],
)
def test_a_move_is_judged_by_the_numbers_that_are_told_of_it(monkeypatch, wins, points, verdict):
    """Nobody reads “slip, 15 wins” under “from 15 wins a mistake”."""
    monkeypatch.setattr(Step, "given_away", wins)
    monkeypatch.setattr(Step, "points_given_away", points)
    step = Step(1, 0, None, None, None, 2)
    assert step.verdict == verdict
    told = step.lost
    mistake = told["wins"] >= MISTAKE or told["points"] >= MISTAKE_POINTS
    slip = told["wins"] >= SLIP or told["points"] >= SLIP_POINTS
    assert verdict == ("mistake" if mistake else "slip" if slip else None)


def test_the_biggest_swing_is_the_biggest_change_of_anyones_chance():
    steps = list(review(random_game("artisans", 3, seed=6, moves=40).record, LITTLE, trials=20))
    found = swings(steps, (1, 0, 0))
    changes = [abs(swing.after - swing.before) for swing in found]
    assert changes == sorted(changes, reverse=True)
    following = [*(step.before for step in steps[1:]), (1, 0, 0)]
    pairs = zip(steps, following, strict=True)
    assert changes[0] == max(
        abs(after - before) for step, then in pairs for before, after in zip(step.before, then, strict=True)
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_comes_with_the_better_turn_and_its_reasons_in_both_languages(game, reviewed):
    """The turn begins with the best move; what is said of it, the turn that was played did not achieve."""
    (_, steps), told = reviewed(game), 0
    for step in steps:
        assert (step.better is None) == (step.verdict is None)
        if step.better is None:
            continue
        assert step.better.moves[0] == step.best.move
        assert step.turn.moves[0] == step.played.move
        assert not [one for one in step.achieved if one in step.turn.achieved]
        for language in ("en", "fr"):
            sentence = explain(step, step.better, speak(language))
            assert sentence.endswith(".")
            assert "{" not in sentence
            assert "strongest" not in sentence, "there is one opponent"
            assert "plus fort" not in sentence
        told += bool(step.achieved)
    assert told


@pytest.mark.parametrize(("meals", "did", "said"), [(4, 3, 1), (3, 4, 0), (3, 3, 0)])
def test_what_the_turn_that_was_played_achieved_as_well_or_better_is_no_reason(meals, did, said):
    even = MoveEstimate("done", 0.5, 0, 0, 0, (0.5, 0.5), (0, 0), (0, 0), 1)
    better, turn = (
        SimpleNamespace(achieves=[Telling("feeds-some", {"meals": fed, "workers": 5})], whole=False)
        for fed in (meals, did)
    )
    step = Step(1, 0, None, even, even, 2, better=better, turn=turn)
    assert len(step.achieved) == said


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason(now=0, later=7.2, others=-1.2, opponents=1), "6 more points later"),
        (Reason(now=0, later=3.3, others=0.9, opponents=1), "4 more points later"),
        (
            Reason(now=0, later=9.1, others=-1.8, opponents=2),
            "9 more points later, but 2 more points for the strongest opponent",
        ),
        (Reason(now=0, later=1.4, others=0.6, opponents=1), ""),
        (
            Reason(now=2, later=2.3, others=3.6, opponents=1),
            "4 fewer points for the opponent, 2 more points at once and 2 more points later",
        ),
        (Reason(now=-8, later=12.6, others=0, opponents=3), "8 fewer points at once, 13 more later"),
        (
            Reason(now=3, later=-7, others=-4, opponents=3),
            "3 more points at once, 7 fewer later and 4 more points for the strongest opponent",
        ),
        (
            Reason(now=-8, later=14, others=-3, opponents=1),
            "8 fewer points at once, 14 more later, but 3 more points for the opponent",
        ),
    ],
)
def test_a_reason_comes_in_whole_points_to_the_difference_that_is_told_and_is_never_noise(reason, said):
    assert in_points(reason, speak("en")) == said


def test_a_mistake_and_its_reason_tell_one_number():
    """Ahead by six more: seven of one's own, and one for the other; rounded apart they were 6 and 7."""
    best, played = (
        MoveEstimate(move, 0.5, 0, points[0] - points[1], 0, (0.5, 0.5), (0, 0), points, 1)
        for move, points in (("take 1", (47.2, 41.2)), ("token", (40.0, 40.0)))
    )
    step = Step(23, 0, None, played, best, 5)
    assert cost_of(step.lost, speak("en")) == ["6 points"]
    assert in_points(step.reason, speak("en")) == "6 more points later"


@pytest.mark.parametrize("game", ["artisans", pytest.param("little-town", marks=pytest.mark.slow)])
def test_the_command_tells_a_game_and_writes_it_down(game, tmp_path):
    file, found = tmp_path / "game.json", tmp_path / "found.json"
    match = random_game(game, moves=14)
    file.write_text(match.record.write())
    done = CliRunner().invoke(app, ["analyse", str(file), "--playouts", "40", "--lang", "fr", "--json", str(found)])
    assert done.exit_code == 0, done.output
    assert "chances" in done.output
    written = json.loads(found.read_text())
    assert [step["played"]["move"] for step in written["steps"]] == list(match.moves)
    assert all(len(step["before"]) == 2 for step in written["steps"])


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["none.json"], "none.json: "),
        (["game.json", "--playouts", "0"], "at least one game"),
        (["game.json", "--game", "2"], "holds 1 records"),
        (["game.json", "--lang", "de"], "no language"),
    ],
)
def test_bad_input_gets_one_sentence(words, sentence, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.json").write_text(random_game("artisans", moves=3).record.write())
    done = CliRunner().invoke(app, ["analyse", *words])
    assert done.exit_code != 0
    assert sentence in str(done.exception)
