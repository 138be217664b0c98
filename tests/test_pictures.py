"""A position as a picture: everything on it is drawn, nothing hidden is, and it comes as pixels."""

from __future__ import annotations

import importlib.util
import re
import shutil
import sys
from pathlib import Path

import numpy as np
import pytest

from atelier import AtelierError, Match
from atelier.adapters.gymnasium import AtelierEnv
from atelier.adapters.picture import draw_array, draw_svg
from atelier.games import GAMES, find
from atelier.pictures import canvas, sprite
from atelier.pictures.glyphs import GLYPHS

HOUSE = Path(__file__).parents[1]
DRAWN = {"material": "materials", "object": "objects", "artisan": "artisans", "tile": "tiles"}
"""Kinds of things that have drawings of their own, by the folder; people are the Artisans of a town."""


def played(kind, decisions, seed=2):
    match, chance = kind.match(seed), np.random.default_rng(seed)
    for _ in range(decisions):
        if not match.over:
            match.play(match.words[int(chance.choice(match.legal_codes))])
    return match


def test_a_picture_shows_what_its_seat_sees_and_nothing_else(kind, monkeypatch):
    def drawn(room, name, player=None):
        found = sprite.symbol(room, name, player)
        assert found is not None, f"nobody has drawn {name}"
        return found

    monkeypatch.setattr(canvas, "symbol", drawn)
    match = played(kind, 60)
    for seat in range(kind.seats):
        seen = draw_svg(match, seat)
        used, defined = set(re.findall(r'href="#([^"]+)"', seen)), set(re.findall(r'<symbol id="([^"]+)"', seen))
        assert used == defined
        guess = match.copy()
        match.game.determinize(guess.state, match.box.record, seat, np.ones(1, np.int64))
        assert draw_svg(guess, seat) == seen


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_of_a_box_has_a_drawing_and_one_of_an_own_box_a_plain_one(game):
    folder = sprite.folders(game)[0]
    for kind, words in find(game).default_box.words.items():
        place = "people" if (folder / "people").is_dir() and kind == "artisan" else DRAWN.get(kind, "")
        if (folder / place).is_dir() and place:
            assert [word for word in words if word != "blank" and not (folder / place / f"{word}.svg").is_file()] == []
    plain = {"artisans": "objects", "little-town": "tiles"}[game]
    assert sprite.find(game, f"{plain}-of-my-own").name == "own.svg"
    assert sprite.symbol(game, "nothing-at-all") is None


def test_drawings_come_in_colours_that_any_reader_of_svg_knows():
    for game in GAMES:
        for folder in sprite.folders(game):
            for path in folder.rglob("*.svg"):
                drawn = sprite.symbol(game, f"{path.parent.name}-{path.stem}", "#123456")
                assert "var(" not in drawn
    assert "#123456" in sprite.symbol("little-town", "pieces-worker", "#123456")


def test_a_picture_changes_with_a_move_and_can_show_every_number():
    match = Match("artisans", seed=1)
    before = draw_array(match, 0)
    assert (before.dtype, before.ndim, before.shape[2]) == (np.uint8, 3, 3)
    match.play(match.legal[0])
    assert (draw_array(match, 0) != before).any()
    assert set("0123456789-×ABCDEFGHIV") <= set(GLYPHS)


def test_a_seat_is_shown_its_own_picture():
    one = AtelierEnv("artisans", ["random"], render_mode="rgb_array", seat=1)
    one.reset(seed=1)
    assert (one.render() == draw_array(one.match, 1)).all()


def test_without_the_rasteriser_a_picture_is_refused_in_a_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(
        AtelierError, match=r"a picture needs resvg_py and Pillow: pip install '\.\[research\]' in a clone"
    ):
        AtelierEnv("artisans", render_mode="rgb_array")


def test_a_built_package_has_every_drawing_where_pictures_look_for_it(monkeypatch, tmp_path):
    found = importlib.util.spec_from_file_location("build_pages", HOUSE / "web" / "build.py")
    build = importlib.util.module_from_spec(found)
    found.loader.exec_module(build)
    for folder, place in build.drawings().items():
        shutil.copytree(folder, tmp_path / place)
    here = {game: sprite.symbol(game, "pieces-mark-1") for game in GAMES}
    monkeypatch.setattr(sprite, "SHIPPED", tmp_path / "atelier" / "pictures" / "drawings")
    monkeypatch.setattr(sprite, "CLIENT", tmp_path / "nowhere")
    sprite.symbol.cache_clear()
    assert {game: sprite.symbol(game, "pieces-mark-1") for game in GAMES} == here
    assert sprite.find("little-town", "terrain-lake-1") is not None
    sprite.symbol.cache_clear()
