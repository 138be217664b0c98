"""Puzzles over HTTP: five a day of both games, what a seat may know, and what every answer is worth."""

from __future__ import annotations

from itertools import islice

import pytest

from atelier.games import GAMES
from atelier.lab.daily_puzzles import A_DAY, of_day
from atelier.lab.puzzles import puzzles_of
from atelier.server.tables import puzzles
from tests.server.saying import said_in

ANY = next(iter(puzzles_of("artisans").values()))


def ask(client, path="", **asked):
    return client.http.get(f"/api/puzzles{path}", params=asked)


def test_those_of_today_are_listed_with_how_hard_they_are(person):
    told = ask(person()).json()
    listed = [(one["id"], one["stars"]) for one in told["puzzles"]]
    assert listed == [(puzzle.id, puzzle.stars) for puzzle in of_day(told["day"])]


@pytest.mark.parametrize("game", GAMES)
def test_the_best_turn_is_told_with_what_only_it_achieves(person, game):
    """Against every other move: by what it achieves on the board, in points, or both."""
    client, said = person(), 0
    for puzzle in islice(puzzles_of(game).values(), 6):
        for answer in puzzle.answers[:4]:
            told = ask(client, f"/{puzzle.id}/answer", move=answer.move).json()
            assert [step["move"] for step in told["line"]] == list(puzzle.turns[0])
            other = [one.move for one in puzzle.answers].index(told["against"])
            assert [step["move"] for step in told["turn"]] == list(puzzle.turns[other])
            assert told["achieved"] or told["reason"]["parts"]
            said += len(told["achieved"])
            for language in ("en", "fr"):
                for one in told["achieved"]:
                    assert said_in(language, game, "achieved", {**one, "things": {"who": "Zoé", **one["things"]}})
    assert said


def test_a_puzzle_tells_what_its_seat_sees_and_nothing_of_the_answer(person):
    listed = ask(person()).json()["puzzles"]
    assert len(listed) == A_DAY
    for one in listed:
        told = ask(person(), f"/{one['id']}").json()
        puzzle = puzzles.find_puzzle(one["id"])
        match = puzzle.match()
        choices = told["view"].pop("choices")
        assert told["view"] == match.view(puzzle.seat)
        assert [choice["move"] for choice in choices] == match.legal
        assert set(told) == {"id", "game", "seats", "step", "stars", "seat", "options", "view"}
        assert match.key.hex() not in str(told)


def test_a_move_is_judged_with_all_others_beside_it(person):
    right = ask(person(), f"/{ANY.id}/answer", move=ANY.answer.move).json()
    assert right["right"]
    assert [answer["move"] for answer in right["answers"]] == [answer.move for answer in ANY.answers]
    assert right["answers"][0]["chance"] == ANY.answer.chance
    worst = ANY.answers[-1].move
    wrong = ask(person(), f"/{ANY.id}/answer", move=worst).json()
    assert not wrong["right"]
    assert (wrong["move"], wrong["against"]) == (worst, worst)


@pytest.mark.parametrize("what", ["answer", "preview"])
def test_what_cannot_be_played_there_is_refused_in_a_sentence(person, what):
    refused = ask(person(), f"/{ANY.id}/{what}", move="sing")
    assert (refused.status_code, refused.json()["type"]) == (422, "urn:atelier:problem:illegal-move")
    assert ask(person(), "/0123456789ab").status_code == 404
    assert ask(person(), "/no-puzzle").status_code == 422
    assert ask(person(), f"/{ANY.id}/why", move=ANY.answer.move).json()["legal"]
