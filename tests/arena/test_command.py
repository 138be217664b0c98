"""The command: what it prints and writes, how it refuses, that it goes on later."""

from __future__ import annotations

import errno
import json
import subprocess
import sys
from pathlib import Path

import pytest

from atelier.commands.common import out
from atelier.commands.contest import show_standings
from atelier.lab.standings import Standing
from tests.arena.tables import OTHER
from tests.full import full_after
from tests.interrupting import interrupted


def test_table_json_and_parquet_say_the_same(arena, tmp_path):
    import polars

    words = ("artisans", "random", OTHER, "--artisans", "random", "--games", 5, "--seed", 3)
    files = {name: tmp_path / f"games.{name}" for name in ("results", "json", "parquet")}
    flags = [part for name, path in files.items() for part in (f"--{name}", path)]
    printed, noted = arena(*words, *flags)
    assert "--games 5: 6 are played, 3 whole deals in all rotations" in noted
    summary = json.loads(files["json"].read_text())
    games = polars.read_parquet(files["parquet"])
    lines = [json.loads(line) for line in files["results"].read_text().splitlines()]
    assert summary["games"] == len(lines) - 1 == games.height / 2 == 6
    assert summary["options"] == {"artisans": "random"}
    assert {name: summary[name] for name in lines[0]} == lines[0]
    assert json.loads(polars.read_parquet_metadata(files["parquet"])["atelier"]) == lines[0]
    for standing in summary["standings"]:
        rows = games.filter(polars.col("entrant") == standing["name"])
        assert rows["victory"].mean() == pytest.approx(standing["share"])
        assert rows["points"].mean() == pytest.approx(standing["points"])
        assert rows["margin"].mean() == pytest.approx(standing["margin"])
        assert rows["place"].mean() == pytest.approx(standing["place"])
        row = next(line for line in printed.splitlines() if line.split()[:1] == [standing["name"]])
        assert f" {standing['share']:.1%} " in row
        assert f" {standing['low']:.1%}–{standing['high']:.1%} " in row
    again, _ = arena(*words, "--results", files["results"])
    assert again == printed
    assert len(files["results"].read_text().splitlines()) == 7


def test_the_ladder_is_printed_and_written(arena, tmp_path):
    printed, _ = arena("artisans", "--ladder", "random", OTHER, "--games", 2, "--json", tmp_path / "s.json")
    summary = json.loads((tmp_path / "s.json").read_text())
    assert [rung["name"] for rung in summary["ratings"]] == sorted(
        ("random", OTHER), key=lambda name: printed.split("Ladder")[1].index(f"\n{name} ")
    )
    assert summary["ladder"] is True


def test_one_deal_tells_no_error(arena, tmp_path):
    printed, _ = arena("artisans", "--ladder", "random", OTHER, "--games", 2, "--json", tmp_path / "s.json")
    assert [rung["error"] for rung in json.loads((tmp_path / "s.json").read_text())["ratings"]] == [None, None]
    assert all(line.split()[2] == "–" for line in printed.split("±")[1].splitlines()[1:3])


def test_the_test_is_told(arena):
    printed, _ = arena("artisans", "random", OTHER, "--games", 2, "--sprt", 0.5, 0.55)
    assert "SPRT: not yet decided whether random wins 50.0% or 55.0%" in printed


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "random", "random"], "no game is called 'chess'"),
        (["artisans"], "0 opponents: name 2 to 4 for artisans, as in: atelier arena artisans"),
        (["artisans", *["random"] * 5], "5 opponents: name 2 to 4"),
        (["artisans", "random", "nobody"], "nobody"),
        (["artisans", "random", "exec: "], "exec: : name a program, as in exec:./my_engine"),
        (["artisans", "random", "master:999999999"], "at most 1,000,000 playouts, or 600,000 ms"),
        (["artisans", "random", "master:700000ms"], "at most 1,000,000 playouts, or 600,000 ms"),
        (["artisans", "random", "random", "--games", "0"], "play at least one game"),
        (["artisans", "random", "random", "--games", "x"], "--games x: give a whole number, as in --games 100"),
        (["artisans", "random", "random", "--games", ""], "--games : give a whole number"),
        (["artisans", "random", "random", "--seed", "1.5"], "--seed 1.5: give a whole number, as in --seed 0"),
        (["artisans", "random", "random", "--cores", "all"], "--cores all: give a whole number"),
        (["artisans", "random", "random", "--sprt", "half", "0.6"], "--sprt half: give a number"),
        (["artisans", "random", "random", "--sprt", "0.5"], "requires 2 arguments"),
        (["artisans", "random", "random", "--games"], "requires an argument"),
        ([], "missing argument"),
        (["artisans", "random", "random", "--cores", "0"], "use at least one core"),
        (["artisans", "random", "random", "--seats", "3"], "the 2 opponents named take a seat each"),
        (["artisans", "random", "random", "--weather", "rain"], "no option weather"),
        (["artisans", "random", "random", "--artisans"], "--artisans: say what to choose"),
        (["artisans", "random", OTHER, "--sprt", "0.6", "0.5"], "--sprt 0.6 0.5: give two shares"),
        (["artisans", "random", "random", "--sprt", "0.5", "0.6"], "random plays only itself"),
        (["artisans", "--ladder", "--sprt", "0.5", "0.6"], "a ladder is played to its end"),
        (["artisans", "--ladder", "random", "random"], "random is named twice"),
        (["artisans", "--ladder", "random"], "2 seats need at least 2 opponents"),
        (["artisans", "--ladder", "--seats", "9"], "9 seats: artisans is for 2 to 4 players"),
        (["artisans", "random", "random", "--json", "nowhere/s.json"], "cannot be written: there is no folder nowhere"),
        (["artisans", "random", "random", "--results", "nowhere/r.jsonl"], "cannot be written"),
        (["artisans", "random", "random", "--results", "x", "--json", "x"], "name a file of its own for each"),
    ],
)
def test_bad_input_gets_one_clear_sentence(words, sentence, arena, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    printed, complaint = arena(*words, status=2)
    assert sentence in complaint
    assert complaint.startswith("atelier: ")
    assert len(complaint.splitlines()) == 1
    assert printed == ""
    assert list(tmp_path.iterdir()) == []


def test_without_room_for_a_summary_the_standings_are_shown_all_the_same(arena, tmp_path):
    words = ("artisans", "random", "random", "--games", 2, "--parquet", tmp_path / "g.parquet")
    with full_after(500):
        printed, complaint = arena(*words, status=2)
    kept = "with --results each game is kept as it ends"
    assert complaint == f"atelier: {tmp_path}/g.parquet: cannot be written: File too large; {kept}\n"
    assert " 50.0% " in printed
    assert list(tmp_path.iterdir()) == []
    results = tmp_path / "r.jsonl"
    arena("artisans", "random", "random", "--games", 2, "--results", results)
    with full_after(500):
        _, complaint = arena(*words, "--results", results, status=2)
    assert complaint.endswith(f"File too large; all games are in {results}\n")


@pytest.mark.parametrize("summary", ["--json", "--parquet"])
def test_where_nothing_may_be_written_the_file_is_named(summary, arena, tmp_path, monkeypatch):
    def shut(way):
        def act(path, *how, **more):
            if path.parent == tmp_path:
                raise OSError(errno.EROFS, "Read-only file system")
            return way(path, *how, **more)

        return act

    for name in ("open", "unlink"):
        monkeypatch.setattr(Path, name, shut(getattr(Path, name)))
    complaint = arena("artisans", "random", "apprentice", "--games", 2, summary, tmp_path / "x", status=2)[1]
    assert "x: cannot be written: Read-only file system; with --results each game is kept" in complaint


def test_what_cannot_be_shown_is_said_in_a_sentence_and_the_files_are_there(tmp_path):
    words = ["arena", "artisans", "random", "random", "--games", "2", "--json", str(tmp_path / "s.json")]
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "atelier", *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (
        2,
        "atelier: this cannot be shown or written: No space left on device\n",
    )
    assert json.loads((tmp_path / "s.json").read_text())["games"] == 2


@pytest.mark.parametrize("width", [80, 40])
def test_no_figure_is_cut_short_by_a_long_name(width, monkeypatch, capsys):
    monkeypatch.setattr(out, "width", width)
    name = "exec:python /home/someone/engines/a-long-name/engine.py --with options:300ms"
    show_standings("a title", [Standing(name, 1000, 512, 0.512, 0.481, 0.543, 1.49, 41.25, 3.5, 68.2, 312.5)] * 2)
    printed = capsys.readouterr().out
    assert "…" not in printed
    for figure in ("1,000", "51.2%", "48.1%–54.3%", "1.49", "41.25", "+3.50", "68.2", "312.50", "decisions"):
        assert figure in printed
    first = printed.index("exec:")
    assert "".join(line.split(" ")[0] for line in printed[first:].splitlines()).startswith("exec:python")


def test_a_summary_that_exists_is_not_written_over(arena, tmp_path):
    (tmp_path / "s.json").write_text("mine")
    _, complaint = arena("artisans", "random", "random", "--json", tmp_path / "s.json", status=2)
    assert "s.json: this file exists" in complaint


def test_a_missing_extra_is_named(arena, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "polars", None)
    _, complaint = arena("artisans", "random", OTHER, "--parquet", "g.parquet", status=2)
    assert "needs polars: pip install '.[lab]' in a clone, else pip install 'atelier-games[lab]'" in complaint
    assert list(tmp_path.iterdir()) == []


def test_an_interrupted_arena_tells_the_standings_and_goes_on_later(arena, tmp_path):
    path = tmp_path / "r.jsonl"
    words = ["arena", "artisans", "random", "random", "--games", "100000", "--results", str(path)]
    printed, complaint = interrupted(words, lambda: path.exists() and path.read_bytes().count(b"\n") > 20)
    assert "of 100,000 games; the same command goes on from there" in complaint
    assert " 50.0% " in printed
    before = path.read_bytes()
    games = before.count(b"\n") - 1
    arena("artisans", "random", "random", "--games", games + 10, "--results", path)
    assert path.read_bytes().startswith(before)
    assert path.read_bytes().count(b"\n") - 1 >= games + 10
