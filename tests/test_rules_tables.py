"""The pages of rules tell of every tile, objective and card what the box says."""

from __future__ import annotations

from itertools import product

import pytest

from atelier.games import GAMES, find
from atelier.words import LANGUAGES
from tools.rules_tables import FOLDER, MARKS, things, with_values

BOTH = list(product(GAMES, LANGUAGES))


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_the_rules_tell_what_the_box_says(game, language):
    page = (FOLDER / f"{game}.{language}.md").read_text(encoding="utf-8")
    known = things(find(game), language)
    assert page == with_values(page, known), "a box changed: run .venv/bin/python tools/rules_tables.py"


@pytest.mark.parametrize(("game", "language"), BOTH)
def test_the_rules_tell_of_every_thing_of_the_box(game, language):
    page = (FOLDER / f"{game}.{language}.md").read_text(encoding="utf-8")
    told = {MARKS.sub("", cell.strip()) for line in page.split("\n") for cell in line.split("|")[1:-1]}
    assert things(find(game), language).keys() <= told


def test_a_row_keeps_what_the_box_does_not_tell():
    page = "| | tile | cost | | cost of a meal |\n|---|---|---|---|---|\n| 1 | Bar ×5 | free | ★ | - |\n\n| Bar | 1 |"
    assert with_values(page, {"Bar": {"cost": "2 stone"}}) == page.replace("free", "2 stone")
