"""The champion: a master with a network, the same move everywhere, and a master where there is no network."""

from __future__ import annotations

import io
import json
import logging
import shutil
import zipfile
from dataclasses import replace

import numpy as np
import pytest

from atelier import AtelierError, Match
from atelier.agents import champion
from atelier.agents.champion import FOLDER, Champion, learned_of
from atelier.agents.levels import opponent
from atelier.agents.master import Master
from atelier.agents.network import Learned, Weights, no_network
from atelier.agents.opponent import Budget
from atelier.agents.search import settings_of
from atelier.agents.weights import read_learned, write_learned
from atelier.games import GAMES, find
from tests.pipes import pipe

MOST_BYTES = 6_000_000
LEARNED = [(game, seats) for game in GAMES for seats in find(game).seats]
ARTISANS, LITTLE_TOWN = find("artisans"), find("little-town")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder of weights of one's own."""
    monkeypatch.setattr(champion, "FOLDER", tmp_path)
    return tmp_path


def shipped():
    return read_learned(FOLDER / "artisans-2.npz", ARTISANS, 2)


def test_what_is_shipped_is_small_and_fits():
    files = sorted(FOLDER.iterdir())
    assert [file.name for file in files] == [f"{game}-{seats}.npz" for game, seats in LEARNED]
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES
    for file, (name, seats) in zip(files, LEARNED, strict=True):
        search, weights = read_learned(file, find(name), seats)
        assert weights.slope[0] > 0
        assert search.horizon < find(name).search.horizon


def test_chairs_where_nobody_sat_mean_nothing():
    weights = read_learned(FOLDER / "little-town-2.npz", LITTLE_TOWN, 2).weights
    rows = LITTLE_TOWN.in_pieces(np.arange(LITTLE_TOWN.observation_size))["coins"]
    assert weights.first[rows[:2]].any(axis=1).all()
    assert not weights.first[rows[2:]].any()


@pytest.mark.parametrize("game", GAMES)
def test_a_champion_judges_with_what_was_learned(game):
    assert isinstance(opponent("champion:40"), Champion)
    assert opponent("champion:40").learned(find(game), 2).weights.slope[0] > 0
    match = Match(game, seed=5)
    seen = [
        opponent(f"{level}:60").consider(match.knowledge(match.seat, 3)) for level in ("champion", "champion", "master")
    ]
    assert seen[0] == seen[1], "the same seed and playouts, the same thoughts"
    assert seen[0] != seen[2]


@pytest.mark.parametrize("game", GAMES)
def test_where_nothing_was_learned_it_is_a_master(game, folder):
    one, other = Champion(budget=Budget(playouts=20)), Master(budget=Budget(playouts=20))
    found, expected = (player.learned(find(game), 3) for player in (one, other))
    assert found.search == expected.search
    assert not found.weights.slope[0]


def test_a_file_reads_as_it_was_written(tmp_path):
    learned = shipped()
    write_learned(tmp_path / "a.npz", ARTISANS, 2, learned, "a test")
    again = read_learned(tmp_path / "a.npz", ARTISANS, 2)
    assert again.search == learned.search
    for one, other in zip(again.weights, learned.weights, strict=True):
        assert one.tobytes() == other.tobytes()
    assert [path.name for path in tmp_path.iterdir()] == ["a.npz"]


def test_what_a_file_does_not_say_of_the_search_is_as_the_game_is_searched(tmp_path, monkeypatch):
    """Files of before `untried` was told."""
    learned = shipped()
    said = {name: value for name, value in learned.search._asdict().items() if name != "untried"}
    monkeypatch.setattr(type(learned.search), "_asdict", lambda self: said)
    write_learned(tmp_path / "a.npz", ARTISANS, 2, learned, "a test")
    assert read_learned(tmp_path / "a.npz", ARTISANS, 2).search == learned.search._replace(
        untried=ARTISANS.search.untried
    )


def test_a_variant_of_the_game_may_be_searched_otherwise(tmp_path):
    learned = shipped()
    write_learned(tmp_path / "a.npz", ARTISANS, 2, learned, "a test", {"draft": {"horizon": 7}})
    assert read_learned(tmp_path / "a.npz", ARTISANS, 2, "draft").search == learned.search._replace(horizon=7)
    assert read_learned(tmp_path / "a.npz", ARTISANS, 2, "random").search == learned.search


def test_without_the_expansion_rollouts_for_two_are_shorter(monkeypatch):
    """A turn has fewer decisions there."""
    asked = []
    monkeypatch.setattr("atelier.agents.master.settings_of", lambda way: asked.append(way.horizon) or settings_of(way))
    for expansion in ("off", "standard"):
        match = Match("little-town", seats=2, seed=5, expansion=expansion)
        opponent("champion:8").choose(match.knowledge(match.seat, 3))
    assert asked == [12, 24]


def npy(array):
    file = io.BytesIO()
    np.save(file, array)
    return file.getvalue()


def packed(path, compression=zipfile.ZIP_DEFLATED, **parts):
    """The shipped file with other parts, as they are."""
    with zipfile.ZipFile(FOLDER / "artisans-2.npz") as whole, zipfile.ZipFile(path, "w", compression) as file:
        for name in whole.namelist():
            file.writestr(name, parts.get(name.removesuffix(".npy"), whole.read(name)))


def told(words):
    return npy(np.frombuffer(words.encode(), np.uint8))


def scratched(path):
    whole = bytearray(path.read_bytes())
    whole[20_000:20_200] = bytes(200)
    path.write_bytes(whole)


def locked(path):
    """Every part is marked as encrypted."""
    whole = bytearray(path.read_bytes())
    for at in range(len(whole)):
        for mark, flags in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
            if whole.startswith(mark, at):
                whole[at + flags] |= 1
    path.write_bytes(whole)


def spoil_packed(path, how):
    """What other programs would have to have written."""
    if how == "scratched inside":
        packed(path, zipfile.ZIP_LZMA)
        scratched(path)
    elif how == "locked":
        packed(path)
        locked(path)
    elif how == "words without end":
        packed(path, about=told("[" * 100_000))
    elif how == "an array without end":
        packed(path, first=npy(np.zeros(1, np.float32)).replace(b"(1,)", b"(((("))
    elif how == "a digest left out":
        with np.load(FOLDER / "artisans-2.npz") as whole:
            about = json.loads(whole["about"].tobytes())
        del about["observation"]
        packed(path, about=told(json.dumps(about)))
    elif how == "blown up":
        packed(path, first=npy(np.zeros(20_000_000, np.float32)))
        assert path.stat().st_size < 1_000_000


def spoil_written(path, how):
    """What `write_learned` would write down."""
    learned = shipped()
    search, weights = learned
    if how == "upside down":
        learned = learned._replace(weights=weights._replace(slope=-weights.slope))
    elif how == "a sum without end":
        learned = learned._replace(weights=weights._replace(second=np.full_like(weights.second, 3e38)))
    elif how == "searched without end":
        learned = learned._replace(search=search._replace(c_puct=float("inf")))
    elif how == "a rollout without end":
        learned = learned._replace(search=search._replace(horizon=10**30))
    write_learned(path, ARTISANS, 2, learned, "", {"draft": {"horizon": -1}} if how == "another variant" else None)


def spoil(path, how):
    learned = shipped()
    weights = learned.weights
    if how in PACKED:
        spoil_packed(path, how)
    elif how in WRITTEN:
        spoil_written(path, how)
    elif how == "folder":
        path.mkdir()
    elif how == "cut":
        path.write_bytes((FOLDER / "artisans-2.npz").read_bytes()[:5000])
    elif how == "scratched":
        shutil.copy(FOLDER / "artisans-2.npz", path)
        scratched(path)
    elif how == "text":
        path.write_text("not weights", encoding="utf-8")
    elif how == "array":
        np.save(path.with_suffix(".npy"), np.zeros(3))
        path.with_suffix(".npy").rename(path)
    elif how == "other seats":
        write_learned(path, ARTISANS, 3, learned, "a test")
    elif how == "other game":
        write_learned(path, find("little-town"), 2, learned, "a test")
    elif how == "not a number":
        write_learned(path, ARTISANS, 2, learned._replace(weights=weights._replace(slope=weights.slope * np.nan)), "")
    elif how == "too narrow":
        write_learned(path, ARTISANS, 2, learned._replace(weights=weights._replace(first=weights.first[:-1])), "")
    elif how == "other numbers":
        shorter = weights._replace(shrink=weights.shrink[1:], first=weights.first[1:])
        write_learned(path, ARTISANS, 2, learned._replace(weights=shorter), "")
    elif how == "other pieces":
        pieces = (ARTISANS.pieces[1], ARTISANS.pieces[0], *ARTISANS.pieces[2:])
        write_learned(path, replace(ARTISANS, pieces=pieces), 2, learned, "")
    elif how == "doubles":
        write_learned(
            path, ARTISANS, 2, Learned(learned.search, Weights(*(part.astype(float) for part in weights))), ""
        )
    elif how == "nothing":
        write_learned(path, ARTISANS, 2, Learned(learned.search, no_network()), "")
    elif how == "no way to search":
        write_learned(path, ARTISANS, 2, learned._replace(search=learned.search._replace(c_puct=float("nan"))), "")
    elif how == "variants in a row":
        write_learned(path, ARTISANS, 2, learned, "", ["draft"])
    elif how == "a way in words":
        write_learned(path, ARTISANS, 2, learned._replace(search=learned.search._replace(depth="deep")), "")


def test_weights_are_not_waited_for_at_a_pipe(tmp_path):
    read = pipe(tmp_path / "artisans-2.npz")
    with pytest.raises(AtelierError, match=r"artisans-2\.npz: this is no file of weights"):
        read_learned(tmp_path / "artisans-2.npz", ARTISANS, 2)
    assert not read


PACKED = ("scratched inside", "locked", "words without end", "an array without end", "a digest left out", "blown up")
WRITTEN = ("upside down", "a sum without end", "searched without end", "a rollout without end", "another variant")
SPOILT = {
    **dict.fromkeys(PACKED, "this is no file of weights"),
    **dict.fromkeys(WRITTEN, "these weights do not fit artisans"),
    "folder": "cannot be read: Is a directory",
    "cut": "this is no file of weights",
    "scratched": "this is no file of weights",
    "text": "this is no file of weights",
    "array": "this is no file of weights",
    "other seats": "learned for artisans, rules 1, 3 seats, and not for artisans, rules 1, 2 seats",
    "other game": "learned for little-town",
    "not a number": "these weights do not fit artisans",
    "too narrow": "these weights do not fit artisans",
    "other numbers": "learned from other numbers than those artisans is told in now; teach it anew",
    "a digest left out": "learned from other numbers than those artisans is told in now; teach it anew",
    "other pieces": "learned from other numbers than those artisans is told in now; teach it anew",
    "doubles": "these weights do not fit artisans",
    "nothing": "learned from other numbers than those artisans is told in now; teach it anew",
    "no way to search": "these weights do not fit artisans",
    "variants in a row": "this is no file of weights",
    "a way in words": "this is no file of weights",
}


@pytest.mark.parametrize("how", SPOILT)
def test_with_a_bad_file_the_game_goes_on_with_a_master_and_one_sentence(folder, caplog, how):
    path = folder / "artisans-2.npz"
    spoil(path, how)
    with pytest.raises(AtelierError, match=SPOILT[how]):
        read_learned(path, ARTISANS, 2)
    with caplog.at_level(logging.WARNING):
        for variant in ("draft", "random", "draft"):
            assert not Champion().learned(ARTISANS, 2, variant).weights.slope[0]
    assert [record.getMessage().split(": ")[0] for record in caplog.records] == ["the champion plays as a master"]


def test_a_missing_file_is_no_worry(folder, caplog):
    with pytest.raises(AtelierError, match="there is no such file"):
        read_learned(folder / "artisans-2.npz", ARTISANS, 2)
    assert learned_of(ARTISANS, 2, folder) is None
    shutil.copy(FOLDER / "artisans-2.npz", folder / "artisans-4.npz")
    assert learned_of(ARTISANS, 4, folder) is None
    assert len(caplog.records) == 1
