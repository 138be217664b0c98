"""The forecast: one number for a position, whoever asks, that comes true as often as it says."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from atelier import Match
from atelier.agents.levels import opponent
from atelier.agents.opponent import Budget
from atelier.boxparcel import pack
from atelier.game import SPECTATOR
from atelier.games import GAMES
from atelier.knowledge import new_rng
from atelier.lab.forecast import forecast, percent, result_of, whole
from atelier.lab.reasons import tell
from atelier.lab.review import MISTAKE, moments, review, swings
from atelier.lab.story import COSTLIEST, Sentence, stories
from atelier.server.workers.coach import BUDGET
from atelier.server.workers.thoughts import advise, analyse
from atelier.words import speak


def some_moves(match, count, seed=3):
    player = Random(seed)
    for _ in range(count):
        if not match.over:
            match.play(player.choice(match.legal))
    return match


def test_the_chances_of_all_make_one_and_say_how_sure_they_are(kind):
    found = forecast(some_moves(kind.match(5), 12), trials=40)
    assert sum(found.chances) == pytest.approx(1)
    assert len(found.chances) == len(found.errors) == len(found.points) == kind.seats
    assert all(error > 0 for error in found.errors)


def test_a_forecast_tells_nobodys_secret(kind):
    match = some_moves(kind.match(6), 14)
    found = forecast(match, trials=30)
    match.game.determinize(match.state, match.box.record, SPECTATOR, new_rng(77))
    assert forecast(match, trials=30) == found


def test_a_game_that_is_over_is_forecast_as_it_ended(kind):
    match = some_moves(kind.match(7), 10_000)
    found = forecast(match)
    assert sum(found.chances) == pytest.approx(1)
    assert [chance > 0 for chance in found.chances] == [score.place == 1 for score in match.scores]
    assert found.points == tuple(score.total for score in match.scores)


@pytest.mark.parametrize("game", ["artisans", pytest.param("little-town", marks=pytest.mark.slow)])
def test_the_number_is_the_same_in_the_coach_and_in_the_review(game):
    """Of a position both tell one chance with its doubt, and of a move that leads to another none."""
    match, told = Match(game, 2, seed=4), []
    for _ in range(6):
        told.append(advise(match, match.seat, 9, BUDGET))
        match.play(told[-1]["moves"][-1]["move"])
    report = analyse(match.record, pack(match.box), 600, 800, progress=lambda done, of: None)
    assert [one["chances"] for one in told] == report["chances"] == [step["before"] for step in report["steps"]]
    assert [one["errors"] for one in told] == report["errors"]
    assert told[-1]["moves"]
    for said in ([one["moves"] for one in told], report["steps"]):
        assert not [name for name in names_in(said) if "chance" in name]
    for swing in report["swings"]:
        before, after = (report["chances"][number][swing["seat"]] for number in (swing["step"] - 1, swing["last"]))
        assert (swing["before"], swing["after"]) == (before, after)


def test_the_coach_tells_turns_that_come_to_the_same_only_once():
    """Wood, fish and a building in whatever order are one turn; to leave the building alone is another."""
    match, player = Match("little-town", 2, seed=13, expansion="off"), Random(13)
    while match.legal != ["gather wood", "gather fish", "gather all", "activate e5", "done"]:
        match.play(player.choice(match.legal))
    told = advise(match, match.seat, 9, Budget(playouts=200), trials=8)["moves"]
    assert len(told) == 2
    ends = [match.copy() for _ in told]
    for end, turn in zip(ends, told, strict=True):
        for step in turn["line"]:
            end.play(step["move"])
    assert len({str(end.view(match.seat)["players"]) for end in ends}) == len(told)
    assert [one["against"] for one in told] == [told[1]["move"], told[0]["move"]]


def names_in(told):
    """Of every field, however deep."""
    if isinstance(told, dict):
        return [*told, *names_in(list(told.values()))]
    return [name for one in told for name in names_in(one)] if isinstance(told, list) else []


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_forecast_comes_true_as_often_as_it_says(game):
    """Of those to whom much, or little, was given as many won. See tests/masters for how it is with masters."""
    given, true = [], []
    for number in range(120):
        match, chance, player = Match(game, 2, number), Random(number), opponent("journeyman")
        stop = chance.randrange(20, 60)
        while not match.over:
            if len(match.moves) == stop:
                given.append(forecast(match, trials=60).chances[0])
            match.play(match.words[player.choose(match.knowledge(match.seat, number))])
        if len(given) > len(true):
            true.append(forecast(match).chances[0])
    given, true = np.array(given), np.array(true)
    assert len(given) > 80
    for some in (given < 0.4, given > 0.6):
        error = np.sqrt(0.25 / some.sum())
        assert abs(given[some].mean() - true[some].mean()) < 0.05 + 3 * error
    assert true[given > 0.6].mean() - true[given < 0.4].mean() > 0.2


@pytest.mark.parametrize("game", GAMES)
def test_a_lost_game_is_explained_in_up_to_three_sentences(game):
    match = some_moves(Match(game, 2, seed=8), 10_000)
    steps = list(review(match.record, Budget(playouts=30), trials=12))
    for story in stories(match, steps):
        score, other = match.scores[story.seat], match.scores[1 - story.seat]
        assert story.won == (score.place == 1)
        assert 1 <= len(story.sentences) <= 3
        named = [one.step for one in story.sentences if one.step is not None]
        assert len(set(named)) == len(named), "no move is told of twice"
        first = story.sentences[0]
        assert first.numbers["margin"] == abs(score.total - other.total)
        assert first.numbers["mine"] == score.sources[first.source]
        moves = [f"move {n}" for n in range(1, 1000)]
        told = [tell(one, game, speak(language), moves) for one in story.sentences for language in ("en", "fr")]
        assert all(sentence.endswith(".") and "{" not in sentence and " -" not in sentence for sentence in told)
        for one in story.sentences:
            if one.message.startswith(COSTLIEST):
                step = steps[one.step - 1]
                lost = {"wins": percent(step.given_away), "points": whole(step.points_given_away)}
                assert {name: one.numbers[name] for name in lost} == lost


@pytest.mark.parametrize(
    ("scores", "sentences"),
    [
        ([(60, 1, 30, 30), (41, 2, 35, 6)], ["19 points ahead of Seat 2. The biggest lead: objects, 30 against 6."]),
        (
            [(41, 2, 50, -9), (42, 1, 42, 0)],
            ["One point behind Seat 2. The biggest gap: objects, −9 against 0."],
        ),
        ([(41, 1, 30, 11), (41, 1, 31, 10)], ["Level with Seat 2, the tie-break included: the victory is shared."]),
        ([(41, 2, 30, 11), (41, 1, 30, 11)], ["Level with Seat 2 from every source: the tie-break decided."]),
    ],
)
def test_a_story_says_by_how_much_and_where_most_of_it_came_from(scores, sentences):
    """Nothing is said of a biggest lead where there is none, nor of a tie-break where it left both level."""
    standing = [
        SimpleNamespace(total=total, place=place, sources={"materials": materials, "objects": objects})
        for total, place, materials, objects in scores
    ]
    match = SimpleNamespace(seats=2, scores=standing, over=True, game=SimpleNamespace(sources=("materials", "objects")))
    quiet = made_step(1, 0, tuple(result_of(match)))
    story = stories(match, [quiet])[0]
    assert [tell(one, "artisans", speak("en"), []) for one in story.sentences] == sentences


@pytest.mark.parametrize(
    ("lost", "said"),
    [
        ({"wins": 30, "points": 5}, "gave away 30 wins in 100 and 5 points."),
        ({"wins": 18, "points": 0}, "gave away 18 wins in 100."),
        ({"wins": 0, "points": 7}, "gave away 7 points."),
    ],
)
def test_the_costliest_move_is_told_with_what_its_verdict_is_made_of(lost, said):
    told = tell(Sentence(COSTLIEST, lost, step=1), "artisans", speak("en"), ["Seat 1 passes."])
    assert told == f"The costliest move was number 1 (Seat 1 passes): against the best one it {said}"


def test_where_cards_were_dealt_they_turned_the_game_and_not_the_move_before_them():
    match = some_moves(Match("artisans", 2, seed=8), 10_000)
    spent = [int(match.after(number).state.spent) for number in range(len(match.moves) + 1)]
    loser = next(seat for seat in range(2) if match.scores[seat].place > 1)
    numbers = range(2, len(match.moves))
    dealt = next(number for number in numbers if spent[number] != spent[number - 1])
    quiet = next(number for number in numbers if spent[number] == spent[number - 1])
    for turn, message in ((dealt, "story-turn-down-dealt"), (quiet, "story-turn-down")):
        before = [0.6 if number <= turn else 0.0 for number in range(1, len(match.moves) + 1)]
        chances = [(one, 1 - one) if loser == 0 else (1 - one, one) for one in before]
        steps = [
            made_step(number, 0, one, dealt=spent[number] != spent[number - 1]) for number, one in enumerate(chances, 1)
        ]
        told = Sentence(message, {"before": 60, "after": 0}, step=turn, last=turn)
        assert stories(match, steps)[loser].sentences[-1] == told


def made_step(number, seat, before, verdict=None, given_away=0.0, closes=False, dealt=False):
    """A decision of a game, of which no more is known."""
    return SimpleNamespace(
        number=number,
        seat=seat,
        before=before,
        verdict=verdict,
        given_away=given_away,
        closes=closes,
        dealt=dealt,
        cost=100 * given_away / MISTAKE,
        lost={"wins": percent(given_away), "points": 0},
    )


@pytest.mark.parametrize(
    ("given_away", "dealt", "told"),
    [(0.16, False, (2, 3, 44, 64)), (0.04, False, (3, 3, 48, 64)), (0.16, True, (3, 3, 48, 64))],
    ids=["the answer makes use of it", "it gave away less than that", "cards were dealt"],
)
def test_a_mistake_and_the_answer_to_it_turned_the_game_together(given_away, dealt, told):
    """Where each is told alone, one is blamed for nothing, and the other is praised for all."""
    verdict = "mistake" if percent(given_away) >= MISTAKE else None
    steps = [
        made_step(1, 1, (0.40, 0.60)),
        made_step(2, 1, (0.44, 0.56), verdict, given_away, dealt=dealt),
        made_step(3, 0, (0.48, 0.52)),
        made_step(4, 1, (0.64, 0.36)),
    ]
    swing = swings(steps, None)[0]
    assert (swing.step.number, swing.last, percent(swing.before), percent(swing.after)) == told
    assert swing.seat == 0, "of two players always the same is told of"


def test_a_story_names_the_mistake_and_the_answer_and_when_things_stood_as_it_says():
    match = some_moves(Match("artisans", 2, seed=8), 10_000)
    winner = next(seat for seat in range(2) if match.scores[seat].place == 1)
    chances = [0.44 if number <= 10 else 0.48 if number == 11 else 0.84 for number in range(1, len(match.moves) + 1)]
    steps = [
        made_step(number, winner, (one, 1 - one) if winner == 0 else (1 - one, one))
        for number, one in enumerate(chances, 1)
    ]
    steps[9].__dict__.update(seat=1 - winner, verdict="mistake", given_away=0.3)
    told = stories(match, steps)[winner].sentences[-1]
    numbers = {"before": 44, "after": 84, "answer": 11}
    assert told == Sentence("story-turn-up-answered", numbers, step=10, last=11)
    moves = [f"move {n}." for n in range(1, 1000)]
    assert tell(told, "artisans", speak("en"), moves) == (
        "The game turned with the mistake of move 10 (move 10) and the answer of move 11: "
        "the chance rose from 44 to 84%."
    )


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, "There the game also turned"),
        ({"dealt": True}, "With what was dealt after it the game also turned"),
        ({"verdict": "mistake"}, "With the answer of move 11 the game also turned"),
    ],
    ids=["by itself", "cards were dealt", "answered"],
)
def test_the_game_turned_where_the_chance_fell_most_also_where_that_was_the_costliest_move(changes, told):
    """Not at the second largest fall, of which there is one more to tell."""
    match = some_moves(Match("artisans", 2, seed=8), 10_000)
    loser = next(seat for seat in range(2) if match.scores[seat].place > 1)
    answered = changes.get("verdict") == "mistake"
    falls = {5: 0.12, **({10: 0.02, 11: 0.28} if answered else {10: 0.30})}
    steps, chance = [], 0.62
    for number in range(1, len(match.moves) + 1):
        before = (chance, 1 - chance) if loser == 0 else (1 - chance, chance)
        steps.append(made_step(number, 1 - loser if number == 11 else loser, before))
        chance -= falls.get(number, 0)
    steps[9].__dict__.update(verdict="slip", given_away=0.3, cost=2.0, lost={"wins": 30, "points": 8})
    steps[9].__dict__.update(changes)
    sentences = stories(match, steps)[loser].sentences
    assert [one.step for one in sentences] == [None, 10]
    moves = [f"move {n}." for n in range(1, 1000)]
    assert tell(sentences[-1], "artisans", speak("en"), moves) == (
        "The costliest move was number 10 (move 10): against the best one it gave away 30 wins in 100 and 8 points. "
        f"{told}: the chance fell from 50 to 20%."
    )
    assert "basculé" in tell(sentences[-1], "artisans", speak("fr"), moves)
    steps[7].__dict__.update(verdict="mistake", given_away=0.4, cost=3.0, lost={"wins": 40, "points": 8})
    assert [one.step for one in stories(match, steps)[loser].sentences] == [None, 8, 10], "two moves, two sentences"


def test_what_only_ends_a_turn_is_told_with_the_move_that_it_ends():
    """A worker who has gathered ends the action; a pass that is a turn of its own is told as it is."""
    town = some_moves(Match("little-town", 2, seed=8, expansion="off"), 20)
    steps = list(review(town.record, Budget(playouts=20), trials=8))
    closing = [step for step in steps if step.closes]
    assert closing
    assert all(step.played.move == "done" and steps[step.number - 2].seat == step.seat for step in closing)
    told = [one.step for one in swings(steps, None, count=len(steps))]
    assert not [step for step in told if step.closes]
    ended = {one.step.number: one.last for one in moments(steps, None)}
    assert all(any(first < step.number <= last for first, last in ended.items()) for step in closing[:-1])
    bench = some_moves(Match("artisans", 2, seed=8), 30)
    passes = [one for one in review(bench.record, Budget(playouts=20), trials=8) if one.played.move == "pass"]
    assert any(not step.closes for step in passes)
