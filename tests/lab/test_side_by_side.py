"""Games side by side in one batch are the arena's own, whoever plays them and however many lie there at once."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from atelier.errors import AtelierError
from atelier.games import GAMES, find
from atelier.knowledge import new_rng
from atelier.lab import side_by_side
from atelier.lab.arena import play_all, seatings
from atelier.lab.side_by_side import Lot, check_batched, generators, play_side_by_side
from atelier.lab.study import restriction
from atelier.lab.study.design import study
from atelier.lab.study.games import Where
from atelier.lab.study.paper import Folder
from atelier.lab.study.playing import look, look_at_restricted, play
from atelier.scale.batch import plan

BATCH = Where(cores=1, device="cpu")


def untimed(results):
    return sorted(result._replace(milliseconds=()) for result in results)


def of(name, seats, tables, deals=1, seed=3):
    game = find(name)
    return plan(game, [game.default_box], seats, seed), list(seatings(tables, deals))


def batched(*games):
    """All of them side by side; the results by table."""
    found = [[] for _ in games]
    play_side_by_side([Lot(*one, into.append) for one, into in zip(games, found, strict=True)], "cpu", 1)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_games_of_a_batch_are_those_of_the_arena(name):
    games = [of(name, 2, [("master:3", "random")]), of(name, 3, [("master:3",) * 3])]
    for (table, order), found in zip(games, batched(*games), strict=True):
        assert untimed(found) == untimed(play_all(table, order, cores=1))
        assert all(sum(result.milliseconds) > 0 for result in found)


def test_everyone_with_playouts_thinks_in_a_batch_as_at_a_table():
    pool = ("flat:2", "tree:2", "champion:2", "master:2", "journeyman without object kite")
    table, order = of("artisans", 2, list(combinations(pool, 2)))
    assert untimed(batched((table, order))[0]) == untimed(play_all(table, order, cores=1))


def test_a_slot_plays_one_game_after_the_other(monkeypatch):
    games = [of("artisans", seats, [("master:1",) * seats], deals) for seats, deals in ((2, 3), (3, 1))]
    whole = batched(*games)
    monkeypatch.setattr(side_by_side, "AT_ONCE", 3)
    assert [untimed(some) for some in batched(*games)] == [untimed(some) for some in whole]


def test_a_longer_game_finds_room(monkeypatch):
    game = of("artisans", 2, [("master:1", "random")])
    whole = batched(game)
    monkeypatch.setattr(side_by_side, "LONGER", 7)
    assert untimed(batched(game)[0]) == untimed(whole[0])


@pytest.mark.slow
def test_a_study_in_a_batch_shows_the_same_and_goes_on_where_it_was_broken_off(tmp_path):
    game = find("artisans")
    small = study(game, game.default_box, ["random", "master:1"], 4, seats=[2, 3], options={"artisans": "random"})

    def interrupt():
        raise KeyboardInterrupt

    found = []
    for name, where in (("one by one", Where(cores=1)), ("side by side", BATCH)):
        folder, told = Folder(tmp_path / name, small), []
        if where is BATCH:
            with pytest.raises(KeyboardInterrupt):
                play(folder, interrupt, where)
            assert sum(len(path.read_text().splitlines()) - 1 for path in (tmp_path / name / "games").iterdir()) == 1
        play(folder, lambda: told.append(1), where)  # noqa: B023
        assert len(told) == sum(sitting.total for sitting in small.sittings)
        evidence = look(folder)
        restriction.play(folder, restriction.plan(folder, evidence, 1)[:1], lambda: None, where)
        found.append(look_at_restricted(folder, evidence).frames)
    for table, frame in found[0].items():
        assert all((frame[one] == found[1][table][one]).all() for one in frame if one != "milliseconds"), table
    assert len(found[0]["restricted"]["deal"])


ON_A_GPU = """
import sys
sys.setswitchinterval(1e-4)  # threads that wait for each other do so in a loop
from types import SimpleNamespace
import numpy as np
from atelier.lab import side_by_side
from atelier.scale.vector import Batch
from tests.lab.test_side_by_side import of, untimed

def search(batch, playouts, learned, where):  # the simulator cannot lay one state into another, as a search does
    count, legal, rngs = map(batch.device.fetch, (batch.count, batch.legal, batch.rngs))
    found = legal[np.arange(batch.n), rngs[:, 0] % np.maximum(1, count)]
    asked = batch.device.fetch(batch.device.borrow(where, bool))
    return SimpleNamespace(chosen=batch.device.lay(np.where(asked, found, -1)))

Batch.search, side_by_side.AT_ONCE = search, 2
table, order = of("artisans", 2, [("master:1", "random")], 2)
found = {"cpu": [], "cuda": []}
for device, into in found.items():
    side_by_side.play_side_by_side([side_by_side.Lot(table, order[:3], into.append)], device, 1)
print(len(found["cuda"]), untimed(found["cpu"]) == untimed(found["cuda"]))
"""


@pytest.mark.slow
def test_a_simulated_gpu_plays_the_games_of_the_cores(python):
    assert python(ON_A_GPU, ATELIER_INTERPRET="1", NUMBA_ENABLE_CUDASIM="1").split() == ["3", "True"]


def test_a_seed_makes_the_generator_it_makes_at_a_table():
    luck = [0, 1, (1 << 64) - 1, 0x0123456789ABCDEF]
    assert generators(luck).tolist() == np.concatenate([new_rng(one) for one in luck]).tolist()


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (["master"], "master thinks by the clock: on a GPU playouts are counted, as in master:300"),
        (["random", "champion:300ms"], "champion:300ms thinks by the clock"),
        (["master:200000"], "at most 100,000 playouts"),
        (["random", "journeyman"], "random, journeyman: nobody here searches"),
    ],
)
def test_whom_a_gpu_cannot_search_for_is_said_in_a_sentence(names, sentence):
    with pytest.raises(AtelierError, match=sentence):
        check_batched(names)
    check_batched(["random", "journeyman", "champion:16", "master:100000"])
