"""Simulations in parts: the same wherever they are played, broken off and taken up again, and written in Parquet."""

from __future__ import annotations

import json
import os
import shutil

import numpy as np
import polars as pl
import pytest

from atelier import AtelierError
from atelier.scale import simulation
from atelier.scale.batch import play_batch
from atelier.scale.paper import SHEET, Paper
from atelier.scale.simulation import WHOLE, Part, nothing, parts, play_part, simulate
from tests.full import full_after
from tests.patience import wait_for
from tests.pipes import pipe

GAMES = 150


@pytest.fixture(autouse=True)
def small(monkeypatch):
    """Parts of a size that a test can play several of."""
    monkeypatch.setattr(simulation, "LARGE", 64)
    monkeypatch.setattr(simulation, "SMALL", 40)


def total(table, **how):
    found = nothing(table)
    for counted in simulate(table, GAMES, **how):
        found += counted
    return [np.asarray(one).tolist() for one in found]


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_parts_are_all_games_once():
    numbers = [number for part in parts(150, 64) for number in range(part.first, part.first + part.games)]
    assert numbers == list(range(150))


def test_a_simulation_counts_what_its_games_score(kind, tmp_path):
    table = kind.plan(seed=5)
    states, decisions = play_batch(table, 0, GAMES)
    box, seats = table.boxes[0], table.seats
    scored = [table.game.count_points(state, box) for state in states]
    games, made, points, victories = total(table, paper=Paper(tmp_path / "games", table))
    assert (games, made) == (GAMES, decisions.sum())
    assert points == sum(points.astype(int) for points, _ in scored).tolist()
    assert sum(victories) == WHOLE * GAMES
    frame = pl.read_parquet(tmp_path / "games" / "*.parquet").sort("game", "seat")
    assert frame["game"].to_list() == [number for number in range(GAMES) for _ in range(seats)]
    assert frame["decisions"].to_list() == [int(each) for each in decisions for _ in range(seats)]
    assert frame["place"].to_list() == [int(place) for _, places in scored for place in places]
    assert frame["points"].to_list() == [int(each) for points, _ in scored for each in points.sum(axis=1)]
    for index, source in enumerate(table.game.sources):
        assert frame[source].to_list() == [int(each) for points, _ in scored for each in points[:, index]]
    assert frame.group_by("game").agg(pl.col("victory").sum())["victory"].to_numpy() == pytest.approx(1)


def test_a_simulation_is_the_same_on_any_number_of_cores(kind, tmp_path):
    table = kind.plan(seed=8)
    one, two = (tmp_path / name for name in ("one", "two"))
    assert total(table, cores=1, paper=Paper(one, table)) == total(table, cores=2, paper=Paper(two, table))
    assert total(table) == total(table, paper=Paper(two, table))
    assert contents(one) == contents(two)


def test_a_simulation_goes_on_from_the_parts_that_are_there(table, tmp_path, monkeypatch):
    folder = tmp_path / "games"
    whole = total(table, paper=Paper(folder, table))
    before = contents(folder)
    (folder / "part-000000000064.parquet").unlink()
    played = []
    play = simulation.play_part
    monkeypatch.setattr(simulation, "play_part", lambda *asked: played.append(asked[-1].first) or play(*asked))
    assert total(table, paper=Paper(folder, table)) == whole
    assert played == [64]
    assert contents(folder) == before


def test_a_part_is_kept_the_moment_it_is_played_whichever_is_counted_next(table, tmp_path, monkeypatch):
    """The first part is not played before the second lies there: who stops now has lost nothing."""
    play, later = simulation.play_part, tmp_path / "games" / "part-000000000064.parquet"

    def slow(*asked):
        if asked[-1].first == 0:
            wait_for(later.exists)
        return play(*asked)

    monkeypatch.setattr(simulation, "play_part", slow)
    total(table, cores=2, paper=Paper(tmp_path / "games", table))


@pytest.mark.parametrize("name", ["games[1]", "games*", "games?"])
def test_a_folder_is_gone_on_with_whatever_it_is_called(table, tmp_path, name):
    whole = total(table, paper=Paper(tmp_path / name, table))
    shutil.copytree(tmp_path / name, tmp_path / "games2")
    assert sorted(Paper(tmp_path / name, table).parts()) == [(0, 64), (64, 64), (128, 22)]
    assert total(table, paper=Paper(tmp_path / name, table)) == whole


def test_more_games_replace_a_last_part_that_was_not_full(table, tmp_path):
    folder, other = tmp_path / "games", tmp_path / "other"
    list(simulate(table, 100, paper=Paper(folder, table)))
    total(table, paper=Paper(folder, table)), total(table, paper=Paper(other, table))
    assert contents(folder) == contents(other)


def test_a_longer_part_that_someone_else_laid_there_meanwhile_stays(table, tmp_path):
    """Two at one folder, who asked for different numbers of games and both began before anything lay there."""
    paper, other = Paper(tmp_path, table), Paper(tmp_path, table)
    longer, shorter = (play_part(table, "cpu", True, Part(0, games)).paper for games in (30, 20))
    other.keep(0, 20, shorter)
    paper.keep(0, 30, longer)
    other.keep(0, 20, shorter)
    assert paper.parts() == {(0, 30)}
    assert (tmp_path / "part-000000000000.parquet").read_bytes() == longer


def test_fewer_games_are_counted_of_a_part_that_holds_more_and_it_stays(table, tmp_path):
    folder = tmp_path / "games"
    total(table, paper=Paper(folder, table))
    before = contents(folder)
    fewer, alone = (
        sum(simulate(table, 100, paper=Paper(one, table)), nothing(table)) for one in (folder, tmp_path / "alone")
    )
    assert [np.asarray(one).tolist() for one in fewer] == [np.asarray(one).tolist() for one in alone]
    assert contents(folder) == before


def test_what_was_played_stands_beside_it_and_in_every_part(table, tmp_path):
    total(table, paper=Paper(tmp_path / "games", table))
    sheet = json.loads((tmp_path / "games" / SHEET).read_text())
    assert (sheet["game"], sheet["seed"], sheet["seats"]) == (table.game.name, table.seed, table.seats)
    for part in (tmp_path / "games").glob("*.parquet"):
        assert json.loads(pl.read_parquet_metadata(part)["atelier"]) == sheet


def test_another_simulation_is_not_continued(table, tmp_path):
    total(table, paper=Paper(tmp_path / "games", table))
    other = type(table)(table.game, table.boxes, table.seats, table.options, table.seed + 1)
    with pytest.raises(AtelierError, match=f"another simulation, with seed {table.seed} and not {table.seed + 1}"):
        Paper(tmp_path / "games", other)


def test_a_folder_with_something_else_is_left_alone(table, tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Anselme")
    with pytest.raises(AtelierError, match="holds something else"):
        Paper(tmp_path, table)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


@pytest.mark.parametrize("sheet", ["{", "[1]", "[" * 100_000])
def test_a_folder_whose_sheet_says_nothing_is_left_alone(table, tmp_path, sheet):
    (tmp_path / "simulation.json").write_text(sheet)
    with pytest.raises(AtelierError, match=r"simulation\.json: this does not say what was simulated"):
        Paper(tmp_path, table)
    assert contents(tmp_path) == {"simulation.json": sheet.encode()}


def test_a_folder_whose_sheet_was_being_written_when_someone_was_ended_is_gone_on_with(table, tmp_path):
    (tmp_path / f"{SHEET}.77.unfinished").write_text("{")
    Paper(tmp_path, table)
    assert json.loads((tmp_path / SHEET).read_text())["seed"] == table.seed


def test_a_sheet_that_is_broken_off_leaves_nothing_behind(table, tmp_path, monkeypatch):
    def broken_off(*names):
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", broken_off)
    with pytest.raises(KeyboardInterrupt):
        Paper(tmp_path / "games", table)
    assert contents(tmp_path / "games") == {}


def test_a_broken_part_is_named(table, tmp_path):
    total(table, paper=Paper(tmp_path / "games", table))
    (tmp_path / "games" / "part-000000000064.parquet").write_bytes(b"PAR1 no more")
    with pytest.raises(AtelierError, match=r"part-000000000064\.parquet: this is not the part of this simulation"):
        total(table, paper=Paper(tmp_path / "games", table))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("simulation.json", "this is a pipe or a device, and no file"),
        ("part-000000000064.parquet", "this is not the part of this simulation"),
    ],
)
def test_a_pipe_in_the_place_of_a_file_is_refused_and_not_waited_for(table, tmp_path, name, sentence):
    folder = tmp_path / "games"
    total(table, paper=Paper(folder, table))
    read = pipe(folder / name)
    with pytest.raises(AtelierError, match=f"{name}: {sentence}"):
        total(table, paper=Paper(folder, table))
    assert not read


PART = "part-000000000064.parquet"


def other_seed(table, folder):
    other = type(table)(table.game, table.boxes, table.seats, table.options, table.seed + 1)
    total(other, paper=Paper(folder.parent / "other", other))
    shutil.copy(folder.parent / "other" / PART, folder / PART)


def other_columns(table, folder):
    pl.DataFrame({"name": ["Anselme"] * 128}).write_parquet(folder / PART)


def other_part(table, folder):
    shutil.copy(folder / "part-000000000000.parquet", folder / PART)


def edited(table, folder):
    metadata = pl.read_parquet_metadata(folder / PART)
    frame = pl.read_parquet(folder / PART).with_columns(points=pl.lit(9999, pl.Int16))
    frame.write_parquet(folder / PART, metadata={name: metadata[name] for name in ("atelier", "digest")})


def without_proof(table, folder):
    metadata = pl.read_parquet_metadata(folder / PART)
    pl.read_parquet(folder / PART).write_parquet(folder / PART, metadata={"atelier": metadata["atelier"]})


@pytest.mark.parametrize("spoil", [other_seed, other_columns, other_part, edited, without_proof])
def test_a_part_that_is_not_what_was_written_is_named_and_not_believed(table, tmp_path, spoil):
    folder = tmp_path / "games"
    total(table, paper=Paper(folder, table))
    spoil(table, folder)
    before = contents(folder)
    with pytest.raises(AtelierError, match=r"64\.parquet: this is not the part of this simulation that was"):
        total(table, paper=Paper(folder, table))
    assert contents(folder) == before


def test_a_full_disk_loses_no_part_that_was_finished(table, tmp_path):
    folder = tmp_path / "games"
    whole = total(table, paper=Paper(folder, table))
    room = (folder / "part-000000000128.parquet").stat().st_size
    (folder / PART).unlink()
    before = contents(folder)
    paper = Paper(folder, table)
    with full_after(room), pytest.raises(AtelierError, match="File too large; finished parts are kept"):
        total(table, paper=paper)
    assert contents(folder) == before
    assert total(table, paper=Paper(folder, table)) == whole
    whole = total(table, paper=Paper(tmp_path / "games", table))
    shutil.rmtree(tmp_path / "games")
    assert whole == total(table, paper=Paper(tmp_path / "games", table))


@pytest.fixture
def table():
    from tests.conftest import KINDS

    return KINDS[0].plan(seed=3)
