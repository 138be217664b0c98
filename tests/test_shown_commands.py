"""Every command that the README and the documentation show is one that the house understands, down to its options."""

from __future__ import annotations

import argparse
import importlib.util
import re
import runpy
import shlex
import sys
import tomllib
from contextlib import nullcontext
from pathlib import Path

import pytest
import typer

from atelier.cli import app
from atelier.commands import arena, lab, play, simulate, tune
from atelier.games import GAMES

HOUSE = Path(__file__).parents[1]
DOCS = HOUSE / "docs"
PAGES = [HOUSE / "README.md", HOUSE / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
FENCED = re.compile(r"^```[a-z]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+)`")
SETTING = re.compile(r"[A-Z_]+=")
PROGRAMS = ("atelier", "make", "python", "python3", "pip", "pytest")
OURS = ("atelier", "tests")
REFUSALS = sys.modules[typer.BadParameter.__module__]
"""Click's, which typer carries itself from some version on."""
BEGINS = {
    "atelier play": [(play, "play_in_browser"), (play.Terminal, "play")],
    "atelier simulate": [(simulate, "Tally")],
    "atelier arena": [(arena.Contest, "play")],
    "atelier lab tune": [(tune, "Folder")],
    **{f"atelier lab {game}": [(lab, "Folder")] for game in GAMES},
}
"""Commands with more to refuse than their parser knows, games and their options, and where their work begins."""


class Understood(Exception):
    """The words were read to their end; nothing more is wanted."""


def shown():
    """Page, command, and whether it stands in a block, where it must be whole; in a sentence it may be a beginning."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        blocks = [line for block in FENCED.findall(text) for line in block.splitlines()]
        for line, whole in [(line, True) for line in blocks] + [
            (line, False) for line in INLINE.findall(FENCED.sub("", text))
        ]:
            words = split(line.removeprefix("$ "))
            if len(words) > 1 and words[0] in PROGRAMS:
                yield pytest.param(words, whole, id=f"{page.relative_to(HOUSE)}: {shlex.join(words)}")


def split(line):
    """The words of a command without its comment and without settings before it; nothing if it is no command."""
    try:
        words = shlex.split(line, comments=True)
    except ValueError:
        return []
    while words and SETTING.match(words[0]):
        words.pop(0)
    return words


@pytest.mark.parametrize(("words", "whole"), list(shown()))
def test_a_command_that_is_shown_is_understood(words, whole, monkeypatch):
    program, *rest = words
    understood = {
        "atelier": lambda: atelier_understands(rest, whole, monkeypatch),
        "make": lambda: make_understands(rest),
        "pip": lambda: pip_understands(rest),
        "pytest": lambda: pytest_understands(rest),
    }
    understood.get(program, lambda: python_understands(rest, monkeypatch))()


def test_commands_of_each_kind_are_found():
    found = [param.values[0] for param in shown()]
    for beginning in (["atelier", "play"], ["atelier", "serve"], ["make", "play"], ["python", "bench/server.py"]):
        assert any(words[: len(beginning)] == beginning for words in found), beginning


def test_a_command_that_nobody_understands_is_noticed(monkeypatch):
    """The examiner itself: it refuses what a person would be refused."""
    for wrong in ("play --against master", "play --terminal --weather rain", "simulate chess", "arena artisans duke"):
        with pytest.raises((ValueError, REFUSALS.ClickException)):
            atelier_understands(wrong.split(), True, monkeypatch)
    for wrong in ("-m tests.nowhere", "bench/server.py --tabels 3", "bench/clock.py soon"):
        with pytest.raises(AssertionError):
            python_understands(wrong.split(), monkeypatch)
    with pytest.raises(AssertionError):
        make_understands(["tea"])


# atelier


def atelier_understands(words, whole, monkeypatch):
    """Parsed by the real parser, and where a table is set up, by the command itself."""
    command, path = typer.main.get_command(app), "atelier"
    while isinstance(command, typer.core.TyperGroup) and words and not words[0].startswith("-"):
        name, *words = words
        path = f"{path} {name}"
        assert name in command.commands, f"there is no {path}"
        command = command.commands[name]
    try:
        context = command.make_context(path, list(words))
    except REFUSALS.MissingParameter:
        assert not whole, f"{path}: something is missing"
        return
    except typer.Exit:  # --help, --version
        return
    if path in BEGINS:
        begin(command, context, monkeypatch)


def begin(command, context, monkeypatch):
    """A command that sets up a table, up to the moment when play would begin."""

    def stop_there(*words, **more):
        raise Understood

    monkeypatch.setattr(arena, "open_cluster", lambda *words: nullcontext())
    monkeypatch.setattr("atelier.scale.gpu.need_gpu", lambda: None)
    monkeypatch.setattr("atelier.lab.taught.digest_of", str)  # nobody has taught the networks that are shown
    for room, name in BEGINS[context.info_name]:
        monkeypatch.setattr(room, name, stop_there)
    with pytest.raises(Understood):
        command.invoke(context)


# make, pip, pytest


def make_understands(words):
    text = (HOUSE / "Makefile").read_text(encoding="utf-8")
    for word in words:
        name, equals, _ = word.partition("=")
        known = rf"\$\({name}\)|^{name} [?:]?=" if equals else rf"^{re.escape(name)}:"
        assert re.search(known, text, re.MULTILINE), f"make knows no {name}"


def pip_understands(words):
    extras = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert words[0] == "install"
    for extra in re.findall(r"\[([a-z,]+)\]", " ".join(words)):
        assert set(extra.split(",")) <= set(extras), extra


def pytest_understands(words):
    for word in words:
        if not word.startswith("-") and "/" in word:
            assert (HOUSE / word).exists(), word


# python


def python_understands(words, monkeypatch):
    """A file or module that is there and takes these arguments: by its own parser, or as its first lines tell."""
    module = words[0] == "-m"
    name, given = (words[1], words[2:]) if module else (words[0], words[1:])
    if module and name.partition(".")[0] not in OURS:
        if name == "pytest":
            pytest_understands(given)
        return
    file = file_of(name) if module else HOUSE / name
    assert file is not None, f"there is no {name}"
    assert file.is_file(), f"there is no {name}"
    if "import argparse" in file.read_text(encoding="utf-8"):
        its_parser_takes(file, given, monkeypatch)
    else:
        its_usage_fits(file, name, given)


def file_of(module):
    try:
        found = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        return None
    if found is not None and found.submodule_search_locations is not None:
        found = importlib.util.find_spec(f"{module}.__main__")
    return None if found is None else Path(found.origin)


def its_parser_takes(file, given, monkeypatch):
    read = argparse.ArgumentParser.parse_args

    def stop_there(parser, *rest):
        read(parser, *rest)
        raise Understood

    def refuse(parser, message):
        raise AssertionError(message)

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", stop_there)
    monkeypatch.setattr(argparse.ArgumentParser, "error", refuse)
    monkeypatch.setattr(sys, "argv", [str(file), *given])
    monkeypatch.setattr(sys, "path", [str(file.parent), *sys.path])
    with pytest.raises(Understood):
        runpy.run_path(str(file), run_name="__main__")


def its_usage_fits(file, name, given):
    """The line `python … NAME [NAME] [WORD ...]` at the head of a file; a name in capitals stands for a number."""
    usage = re.search(rf"python (?:-m )?{re.escape(name)}(.*)", file.read_text(encoding="utf-8"))
    assert usage is not None, f"{name} does not tell how it is called"
    places = re.sub(r"    .*|[\[\]]", "", usage[1]).split()
    many = places and places[-1] == "..."
    places = places[:-1] if many else places
    assert len(given) <= len(places) or many, f"{name} takes {places}"
    for number, word in enumerate(given):
        place = places[min(number, len(places) - 1)]
        assert word == place or fits(word, place), f"{name}: {word} is no {place}"


def fits(word, place):
    if place == "GAME":
        return word in GAMES
    if "=" in place:
        return "=" in word
    if place == "WORD" or place.islower() or "|" in place:
        return True
    return word.isdigit()
