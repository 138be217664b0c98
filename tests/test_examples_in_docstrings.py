"""What a docstring shows is what happens.

The rooms are found by their text: to import all of the package in every process, as pytest's own search would, costs
more than all examples.
"""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import atelier

SOURCES = Path(atelier.__file__).parent
SHOWING = sorted(path for path in SOURCES.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def name_of(path):
    parts = path.relative_to(SOURCES.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


@pytest.mark.parametrize("name", [name_of(path) for path in SHOWING])
def test_what_a_docstring_shows_is_what_happens(name):
    found = doctest.testmod(import_module(name), optionflags=FLAGS)
    assert found.attempted
    assert not found.failed
