"""How rules are compiled, kept and specialised."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

import atelier
from atelier import cache
from atelier.fields import field, layout
from atelier.rule import bind, rule, specialise

PACKAGE = Path(atelier.__file__).parent

ASK = """
import atelier.chance, numpy as np
from atelier.games import find
state = find("artisans").state.new(1)[0]
atelier.chance.rekey(state, np.zeros(8, np.uint32))
print(atelier.chance.below(state, 1000))
"""


def ask(python, sources, cache):
    return python(ASK, PYTHONPATH=str(sources), ATELIER_CACHE=str(cache))


def test_an_edited_rule_is_never_served_stale_and_a_copy_finds_what_was_compiled(python, tmp_path):
    """`below` calls `next_word`, which calls `block`: edit only the last one, in a file of its own time stamp."""
    sources, cache = tmp_path / "src", tmp_path / "cache"
    shutil.copytree(PACKAGE, sources / "atelier", ignore=shutil.ignore_patterns("__pycache__"))
    before = ask(python, sources, cache)
    assert len(list(cache.iterdir())) == 1

    compiled = {file: file.stat().st_mtime_ns for file in cache.rglob("*.nb?")}
    there = tmp_path / "there"
    shutil.copytree(sources, there, copy_function=shutil.copyfile)
    assert ask(python, there, cache) == before
    assert {file: file.stat().st_mtime_ns for file in cache.rglob("*.nb?")} == compiled, "a copy finds it, of any date"

    edited = sources / "atelier" / "chance.py"
    edited.write_text(edited.read_text().replace("DOUBLE_ROUNDS = 4", "DOUBLE_ROUNDS = 3"))
    after = ask(python, sources, cache)
    assert after != before
    assert len(list(cache.iterdir())) == 2

    edited.write_text(edited.read_text().replace("DOUBLE_ROUNDS = 3", "DOUBLE_ROUNDS = 4"))
    assert ask(python, sources, cache) == before


def test_an_edited_box_compiles_the_rules_anew(monkeypatch, tmp_path):
    """Tables that players work out once are compiled in, and what they are worked out from may stand in the box."""
    shutil.copytree(PACKAGE / "games", tmp_path / "games", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(cache, "SOURCES", tmp_path)
    before = cache.source_digest()
    box = tmp_path / "games" / "artisans" / "box.toml"
    box.write_text(box.read_text(encoding="utf-8").replace("bonus = 5", "bonus = 6"), encoding="utf-8")
    assert cache.source_digest() != before


def test_rules_are_kept_where_nothing_else_can_be_written(python, tmp_path):
    """A cache folder that cannot be made is replaced by a temporary one; the rules run all the same."""
    taken = tmp_path / "taken"
    taken.write_text("a file, not a folder")
    assert int(python(ASK, ATELIER_CACHE=str(taken), TMPDIR=str(tmp_path))) < 1000


@rule
def double(number):
    return 2 * number


def twice(number):
    return action(action(number))


def action(number):
    raise AssertionError("a template is never called as it stands")


def test_a_template_is_bound_to_the_rules_of_a_game():
    assert specialise(twice, "doubling", action=double)(5) == 20
    assert bind(twice, "plain", action=lambda number: number + 1)(5) == 7


def test_a_rule_that_takes_any_whole_number_is_compiled_once():
    @rule
    def add(left, right):
        return left + right

    @rule
    def add_all(record):
        return add(record.small, 1) + add(record.large, 1) + add(1, 1)

    record = layout(field("small", "i1"), field("large", "i4")).new(1)[0]
    record.small, record.large = 100, 100_000
    assert add_all(record) == 100_104
    if hasattr(add, "inner"):
        assert len(add.inner.overloads) == 1


def test_equal_records_have_equal_bytes():
    """Nothing in a record is padding, so a copy of any kind has the same bytes."""
    for dtype in (np.dtype("i1"), np.dtype("i2"), np.dtype("u4")):
        declared = layout(
            field("first", "i1"), field("second", dtype.str, 3), field("third", "i1", "seat"), seat=4
        ).dtype
        parts = sum(part.itemsize for part, *_ in declared.fields.values())
        assert parts == declared.itemsize


@pytest.mark.parametrize("name", ["item", "all", "sum"])
def test_a_field_may_not_hide_a_method_of_numpy(name):
    with pytest.raises(ValueError, match=name):
        field(name, "i1")
