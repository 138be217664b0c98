"""The people of the guild: enough for any table, no two alike, each with a face and with words in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from atelier.agents.guild import GUILD
from atelier.agents.levels import LEVELS
from atelier.games import GAMES, find

HOUSE = Path(__file__).parents[1]
PEOPLE = [member for people in GUILD.values() for member in people]
SAID = ("temper", "sits", "wins", "loses")


def test_every_level_but_random_has_people_enough_for_a_table():
    assert tuple(GUILD) == LEVELS[1:]
    assert all(len(people) >= max(find(game).seats) for game in GAMES for people in GUILD.values())


def test_no_two_of_the_guild_are_alike():
    assert len({member.id for member in PEOPLE}) == len({member.name.casefold() for member in PEOPLE}) == 16


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everyone_has_a_temper_and_says_little(language):
    text = (HOUSE / "src/atelier/words/web" / language / "guild.ftl").read_text(encoding="utf-8")
    words = {one.id.name: one.value for one in FluentParser().parse(text).body if isinstance(one, ast.Message)}
    for member in PEOPLE:
        said = ["".join(part.value for part in words[f"guild-{member.id}-{what}"].elements) for what in SAID]
        assert all(0 < len(one) <= 60 for one in said), said


def test_everyone_has_a_face_and_every_face_is_somebodys():
    faces = (HOUSE / "web/src/ui/faces/guild.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"^  ([a-z]+): \[$", faces, re.MULTILINE)) == {member.id for member in PEOPLE}
