"""Results on paper: taken up again, proved by their moves, written by one arena at a time."""

from __future__ import annotations

import json
import math
from contextlib import closing
from pathlib import Path

import pytest

from atelier import AtelierError
from atelier.lab.arena import tournament
from atelier.lab.ladder import ladder
from atelier.lab.results import ResultsFile, header, write_parquet
from tests.arena.tables import GUESTS, play, table, timeless
from tests.full import full_after


def keep(path, games=4, names=("random", "random")):
    """A file with the results of a small tournament; its lines."""
    with closing(ResultsFile(path, table(), names)) as file:
        list(tournament(table(), names, games, opponents=GUESTS, cores=1, finished=file.add))
    return path.read_bytes().splitlines(keepends=True)


def test_a_tournament_taken_up_again_ends_like_one_never_stopped(tmp_path):
    at, names = table(), ["random", "fool"]
    whole = play(names, 100)
    with (
        closing(ResultsFile(tmp_path / "r.jsonl", at, names)) as file,
        closing(tournament(at, names, 100, opponents=GUESTS, cores=2, finished=file.add)) as running,
    ):
        for _ in range(3):
            next(running)
    with closing(ResultsFile(tmp_path / "r.jsonl", at, names)) as again:
        pass
    assert 3 <= len(again.results) < 100
    asked = []
    rest = list(tournament(at, names, 100, opponents=GUESTS, played=again.results, finished=asked.append))
    assert timeless(rest) == timeless(whole)
    assert len(asked) == 100 - len(again.results)
    assert {result[:3] for result in asked}.isdisjoint(result[:3] for result in again.results)


@pytest.mark.parametrize("lines_lost", [0, 1])
def test_a_half_written_line_is_cut_off_and_its_game_played_again(tmp_path, lines_lost):
    path, names = tmp_path / "r.jsonl", ["random", "random"]
    paper = keep(path)
    kept = paper[: 4 - lines_lost]
    path.write_bytes(b"".join(kept) + paper[len(kept)][:-20])
    with closing(ResultsFile(path, table(), names)) as again:
        assert len(again.results) == len(kept) - 1
        assert path.read_bytes() == b"".join(kept)
        rest = list(tournament(table(), names, 4, cores=1, played=again.results, finished=again.add))
    assert len(rest) == 4
    assert path.read_bytes().count(b"\n") == 5


def test_a_half_written_header_is_written_again(tmp_path):
    path, names = tmp_path / "r.jsonl", ["random", "random"]
    ResultsFile(path, table(), names).close()
    paper = path.read_bytes()
    path.write_bytes(paper[:30])
    with closing(ResultsFile(path, table(), names)) as again:
        assert again.results == []
    assert path.read_bytes() == paper


@pytest.mark.parametrize(
    ("paper", "sentence"),
    [
        ("mine", "holds something else"),
        ("mine\n", "holds something else"),
        ('{"arena": 2}\n', "holds something else"),
        ('{"arena": 1}\n', "was written by another version of the arena, 1 and not 2"),
        ("{top}\n{{}}\n", "line 2: this is not the result of a game"),
        ("{top}\nnull\n", "line 2: this is not the result of a game"),
        ("{other}\n", "this file holds another tournament, with seed 7 and not 0"),
    ],
)
def test_a_foreign_file_is_refused_and_left_as_it_is(tmp_path, paper, sentence):
    path, names = tmp_path / "r.jsonl", ["random", "random"]
    top, other = header(table(), names, False), header(table(seed=7), names, False)
    if "{" in paper[:2] and "arena" not in paper:
        paper = paper.format(top=json.dumps(top), other=json.dumps(other))
    path.write_text(paper)
    with pytest.raises(AtelierError, match=sentence):
        ResultsFile(path, table(), names)
    assert path.read_text() == paper


def fewer(decisions):
    return [decisions[0] - 1, *decisions[1:]]


FORGED = {
    "points": (lambda line: {**line, "points": [9999, 3]}, "tells of 9999 3 points"),
    "places": (lambda line: {**line, "places": [1, 1]}, "in places 1 1, but its moves lead to"),
    "moves left out": (lambda line: {**line, "moves": line["moves"][:40]}, "its moves are not those of a whole game"),
    "no moves": (lambda line: {**line, "moves": ""}, "its moves are not those of a whole game"),
    "another deal": (lambda line: {**line, "deal": 77}, "its moves"),
    "a deal there is not": (lambda line: {**line, "deal": -1}, "does not belong to the tournament"),
    "a rotation too many": (lambda line: {**line, "rotation": 2}, "does not belong to the tournament"),
    "somebody else": (lambda line: {**line, "entrants": ["random", "master"]}, "does not belong to the tournament"),
    "words": (lambda line: {**line, "points": ["many", "few"]}, "this is not the result of a game"),
    "no number": (lambda line: {**line, "milliseconds": [math.nan, 1.0]}, "this is not the result of a game"),
    "half a deal": (lambda line: {**line, "deal": 0.5}, "this is not the result of a game"),
    "an endless deal": (lambda line: {**line, "deal": math.inf}, "this is not the result of a game"),
    "a deal beyond all": (lambda line: {**line, "deal": 10**30}, "this is not the result of a game"),
    "a truth": (lambda line: {**line, "rotation": True}, "this is not the result of a game"),
    "no names": (lambda line: {**line, "entrants": [["random"], ["random"]]}, "this is not the result of a game"),
    "one name": (lambda line: {**line, "entrants": "ab"}, "this is not the result of a game"),
    "ages": (lambda line: {**line, "milliseconds": [10**400, 1.0]}, "this is not the result of a game"),
    "decisions": (lambda line: {**line, "decisions": [500, 500]}, r"tells of 500 500 decisions, but .* there were \d+"),
    "no decisions": (lambda line: {**line, "decisions": [0, 0]}, "it tells of 0 0 decisions, but by its moves"),
    "another's": (
        lambda line: {**line, "decisions": line["decisions"][::-1]},
        "decisions, but by its moves there were",
    ),
    "one fewer": (
        lambda line: {**line, "decisions": [line["decisions"][0] - 1, line["decisions"][1]]},
        "decisions, but",
    ),
    "time": (lambda line: {**line, "milliseconds": [-1.0, 1.0]}, "taken so little time, or so much"),
    "an age": (lambda line: {**line, "milliseconds": [1e308, 1e308]}, "taken so little time, or so much"),
    "an hour too many": (lambda line: {**line, "milliseconds": [1.0, 1e11]}, "taken so little time, or so much"),
    "endless time": (lambda line: {**line, "milliseconds": [1.0, math.inf]}, "this is not the result of a game"),
}


@pytest.mark.parametrize("forged", FORGED)
def test_a_line_that_cannot_be_true_is_refused_with_its_number(tmp_path, forged):
    path = tmp_path / "r.jsonl"
    change, sentence = FORGED[forged]
    paper = keep(path)
    paper[3] = json.dumps(change(json.loads(paper[3]))).encode() + b"\n"
    path.write_bytes(b"".join(paper))
    with pytest.raises(AtelierError, match=f"line 4: .*{sentence}"):
        ResultsFile(path, table(), ["random", "random"])
    assert path.read_bytes() == b"".join(paper)


@pytest.mark.parametrize("line", [0, 2])
def test_a_line_that_is_nested_without_end_is_refused(tmp_path, line):
    path = tmp_path / "r.jsonl"
    paper = keep(path)
    paper[line] = b"[" * 100_000 + b"\n"
    path.write_bytes(b"".join(paper))
    with pytest.raises(AtelierError, match="something else than results" if line == 0 else "line 3: this is not"):
        ResultsFile(path, table(), ["random", "random"])
    assert path.read_bytes() == b"".join(paper)


@pytest.mark.parametrize("room", [100, 2500])
def test_a_full_disk_gets_a_sentence_and_loses_no_game_that_was_written(tmp_path, room):
    path, names = tmp_path / "r.jsonl", ["random", "random"]
    with full_after(room), pytest.raises(AtelierError, match=r"r\.jsonl: cannot be written: File too large"):
        keep(path, games=20)
    assert path.stat().st_size == room, "it was full"
    whole = path.read_bytes().count(b"\n")
    with closing(ResultsFile(path, table(), names)) as again:
        assert len(again.results) == max(0, whole - 1)
        assert len(list(tournament(table(), names, 20, cores=1, played=again.results, finished=again.add))) == 20
    assert path.read_bytes().count(b"\n") == 21


@pytest.mark.parametrize("name", ["/dev/full", "/dev/zero", "."])
def test_what_is_no_file_is_not_read(name):
    with pytest.raises(AtelierError, match="this is not a file that can grow; name another with --results"):
        ResultsFile(Path(name), table(), ["random", "random"])


def test_a_parquet_file_without_room_leaves_nothing_half_written(tmp_path):
    results = play(["random", "random"], 4)
    with full_after(500), pytest.raises(AtelierError, match=r"g\.parquet: cannot be written: File too large"):
        write_parquet(tmp_path / "g.parquet", {}, results)
    assert list(tmp_path.iterdir()) == []


def test_a_game_that_stands_there_twice_is_refused(tmp_path):
    path = tmp_path / "r.jsonl"
    paper = keep(path)
    path.write_bytes(b"".join([*paper, paper[2]]))
    with pytest.raises(AtelierError, match="line 6: this game stands in line 3 already"):
        ResultsFile(path, table(), ["random", "random"])


def test_a_file_that_another_arena_writes_in_is_left_alone(arena, tmp_path):
    path = tmp_path / "r.jsonl"
    with closing(ResultsFile(path, table(), ["random", "random"])):
        before = path.read_bytes()
        _, complaint = arena("artisans", "random", "random", "--games", 2, "--results", path, status=2)
        assert "another arena is writing in this file; wait for its end, or name another" in complaint
        assert path.read_bytes() == before
    arena("artisans", "random", "random", "--games", 2, "--results", path)


def test_a_ladder_s_file_is_taken_up_too(tmp_path):
    path, pool = tmp_path / "r.jsonl", ["random", "fool", "again"]
    with closing(ResultsFile(path, table(), pool, ladder=True)) as file:
        results = list(ladder(table(), pool, 4, opponents=GUESTS, cores=1, finished=file.add))
    with closing(ResultsFile(path, table(), pool, ladder=True)) as again:
        assert sorted(timeless(again.results)) == sorted(timeless(results)), "a game is written down once it has ended"
