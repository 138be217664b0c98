"""The page of each game says what its contract says."""

from __future__ import annotations

import pytest

from atelier.games import GAMES, find
from tools.game_pages import FOLDER, page


@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_a_game_is_up_to_date(name):
    written = (FOLDER / f"{name}.md").read_text(encoding="utf-8")
    assert written == page(find(name)), "the contract changed: run .venv/bin/python tools/game_pages.py"


def test_there_is_a_page_for_every_game_and_for_nothing_else():
    assert {path.stem for path in FOLDER.glob("*.md")} == set(GAMES)
