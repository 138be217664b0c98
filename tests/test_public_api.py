"""What the README teaches is public, and docs/stability.md names where it is."""

from __future__ import annotations

import ast
import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

from atelier import __version__

HOUSE = Path(__file__).parent.parent
README = (HOUSE / "README.md").read_text(encoding="utf-8")
PUBLIC = re.findall(
    r"`(atelier[\w.]*)`", (HOUSE / "docs/stability.md").read_text(encoding="utf-8").partition("\n\n")[2]
)


def taught():
    """Every name the examples import, or reach through the package, with the module it is in."""
    for example in doctest.DocTestParser().get_examples(README):
        for node in ast.walk(ast.parse(example.source)):
            if isinstance(node, ast.ImportFrom):
                yield from ((node.module, alias.name) for alias in node.names)
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "atelier":
                yield "atelier", node.attr


@pytest.mark.parametrize(("module", "name"), sorted(set(taught())))
def test_what_the_readme_teaches_is_public(module, name):
    assert module in PUBLIC
    assert name in import_module(module).__all__


@pytest.mark.parametrize("module", PUBLIC)
def test_what_is_said_to_be_public_is_there(module):
    room = import_module(module)
    assert [name for name in room.__all__ if not hasattr(room, name)] == []


def test_every_picture_the_readme_shows_is_there():
    shown = re.findall(r"!\[[^]]+\]\(([^)]+)\)", README)
    assert len(shown) > 5
    assert [picture for picture in shown if not (HOUSE / picture).is_file()] == []


def test_what_is_cited_has_the_version_of_the_package():
    cited = (HOUSE / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {__version__}\n" in cited
