"""The browser client keeps up with the rules and with the server: what was made from them is made anew and compared."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tools import calls, lessons, pictures
from web import build

WEB = Path(__file__).parents[1] / "web"
ROOMS = WEB / "src" / "games"
PAGES = WEB.parent / "src" / "atelier" / "server" / "pages"
LICENCE_SAYS = {
    "MIT": "Permission is hereby granted, free of charge",
    "Apache-2.0": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
}
BUILT_WITH = {"vite", "@sveltejs/vite-plugin-svelte"}
"""Of the packages a build needs, those of which nothing is sent."""
ANOTHER_SITE = re.compile(rb"""(?:src|href|url\(|import\()\s*[=(]?\s*["']?(?:https?:)?//""")


@pytest.mark.parametrize("lesson", lessons.LESSONS.values(), ids=lessons.LESSONS)
def test_the_lessons_are_games_of_these_rules(lesson):
    """`python tools/lessons.py` writes them."""
    assert lessons.file(lesson).read_text(encoding="utf-8") == lessons.written(lesson)


@pytest.mark.parametrize("game", pictures.PICTURES)
def test_the_pictures_of_the_rules_are_positions_of_these_rules(game):
    """`python tools/pictures.py` writes them."""
    assert pictures.file(game).read_text(encoding="utf-8") == pictures.written(game)


def test_the_client_s_types_are_those_of_the_server():
    """`python tools/calls.py` writes them."""
    assert calls.ANSWERS.read_text(encoding="utf-8") == calls.answers()


@pytest.mark.parametrize("game", calls.GAME_FILES)
def test_the_client_s_types_are_those_of_the_games(game):
    """`python tools/calls.py` writes them."""
    assert calls.GAME_FILES[game].read_text(encoding="utf-8") == calls.game_types(game)


@pytest.mark.parametrize("game", ["artisans", "little-town"])
def test_every_thing_of_the_box_has_a_drawing(game):
    from atelier.games import find

    box = find(game).default_box
    kinds = {
        "artisans": {"material": ("materials", "patterns"), "object": ("objects",), "artisan": ("artisans",)},
        "little-town": {"tile": ("tiles",), "resource": ("goods",), "artisan": ("people",)},
    }[game]
    for kind, folders in kinds.items():
        for word in box.words[kind]:
            if word != "blank":
                for folder in folders:
                    assert (ROOMS / game / "drawings" / folder / f"{word}.svg").is_file(), f"{folder}/{word}"


def test_drawings_are_ours_and_safe():
    """Plain shapes in the palette's colours: nothing that runs, nothing from elsewhere, no text."""
    files = list((WEB / "src").glob("**/drawings/**/*.svg"))
    assert len(files) > 100
    for file in files:
        text = file.read_text(encoding="utf-8")
        tags = set(re.findall(r"<([a-zA-Z]+)", text))
        assert tags <= {"svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "use"}, file
        assert set(re.findall(r"href=\S+", text)) <= {'href="#materials-made-of"'}, "the sign of a chief material alone"
        assert "http" not in text.replace("http://www.w3.org/2000/svg", ""), file
        assert " style=" not in text, file


def test_the_pages_bring_the_licence_of_all_they_are_made_of():
    text = (PAGES / "licences.txt").read_text(encoding="utf-8")
    wanted = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    for package in wanted["dependencies"].keys() - BUILT_WITH:
        told = json.loads((WEB / "node_modules" / package / "package.json").read_text(encoding="utf-8"))
        (part,) = [part for part in text.split("-" * 78) if part.strip().startswith(f"{package} {told['version']} (")]
        assert LICENCE_SAYS[told["license"]] in part, package
    assert "Permission is hereby granted" in text.partition("-" * 78)[0], "the house's own"
    fonts = list(PAGES.rglob("*.woff2"))
    assert len(fonts) == text.count("SIL OPEN FONT LICENSE Version 1.1"), "every font that is sent"


def test_the_client_can_be_built_on_every_machine():
    """A tool that comes in parts for many machines is of a version of which every part can be had."""
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    there = {place.rpartition("node_modules/")[2] for place in locked}
    parts = {part for package in locked.values() for part in package.get("optionalDependencies", {})}
    assert any("linux-arm64" in part for part in parts)
    assert parts <= there


@pytest.mark.parametrize(
    ("said", "enough"),
    [("v20.19.0", True), ("v22.12.1", True), ("v24.0.0", True), ("v20.18.3", False), ("v21.7.0", False), ("", False)],
)
def test_a_node_that_cannot_build_is_not_asked(said, enough):
    assert build.new_enough(said) == enough


def test_the_pages_need_no_other_site():
    for file in PAGES.rglob("*"):
        if file.suffix in (".js", ".css", ".html"):
            assert not ANOTHER_SITE.search(file.read_bytes()), file.name
    front = (PAGES / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\ssrc=)", front), "no inline script"
    assert " style=" not in front
