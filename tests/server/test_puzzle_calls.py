"""Puzzles over HTTP: five a day of both games, what a seat may know, and what every answer is worth."""

from __future__ import annotations

import itertools

import pytest

from atelier.games import GAMES
from atelier.lab.puzzles import puzzles_of
from atelier.server.tables import puzzles

ANY = next(iter(puzzles_of("artisans").values()))


def ask(client, path="", **asked):
    return client.http.get(f"/api/puzzles{path}", params=asked)


def test_five_come_each_day_of_both_games_and_others_the_next():
    days = [f"2026-03-{day:02}" for day in range(1, 11)]
    seen = [[puzzle.id for puzzle in puzzles.of_day(day)] for day in days]
    assert all(len(set(ids)) == puzzles.A_DAY for ids in seen)
    for day in days:
        assert {puzzle.record.game for puzzle in puzzles.of_day(day)} == set(GAMES)
    for ids, following in itertools.pairwise(seen):
        assert not set(ids) & set(following)


def test_a_puzzle_tells_what_its_seat_sees_and_nothing_of_the_answer(person):
    listed = ask(person()).json()["puzzles"]
    assert len(listed) == puzzles.A_DAY
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
