"""The browser client keeps up with the rules and with the server: what was made from them is made anew and compared."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import calls, lessons

WEB = Path(__file__).parents[1] / "web"
DRAWINGS = WEB / "src" / "drawings"
PAGES = WEB.parent / "src" / "atelier" / "server" / "pages"
ANOTHER_SITE = re.compile(rb"""(?:src|href|url\(|import\()\s*[=(]?\s*["']?(?:https?:)?//""")


@pytest.mark.parametrize("game", lessons.LESSONS)
def test_the_lessons_are_games_of_these_rules(game):
    """`python tools/lessons.py` writes them."""
    assert (lessons.FOLDER / f"{game}.json").read_text(encoding="utf-8") == lessons.written(lessons.LESSONS[game])


def test_the_client_s_types_are_those_of_the_server():
    """`python tools/calls.py` writes them."""
    assert calls.FILE.read_text(encoding="utf-8") == calls.typed()


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
                    assert (DRAWINGS / game / folder / f"{word}.svg").is_file(), f"{folder}/{word}"


def test_drawings_are_ours_and_safe():
    """Plain shapes in the palette's colours: nothing that runs, nothing from elsewhere, no text."""
    for file in DRAWINGS.rglob("*.svg"):
        text = file.read_text(encoding="utf-8")
        tags = set(re.findall(r"<([a-zA-Z]+)", text))
        assert tags <= {"svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"}, file
        assert "http" not in text.replace("http://www.w3.org/2000/svg", ""), file
        assert " style=" not in text, file


def test_the_pages_need_no_other_site():
    for file in PAGES.rglob("*"):
        if file.suffix in (".js", ".css", ".html"):
            assert not ANOTHER_SITE.search(file.read_bytes()), file.name
    front = (PAGES / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\ssrc=)", front), "no inline script"
    assert " style=" not in front
