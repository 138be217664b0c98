"""Where compiled rules are kept: in a folder named after a digest of every source file and box of the package.

A rule that was edited, or that calls one that was, is never served stale; and every copy of the same sources, in
another checkout or environment, finds what one of them compiled.
"""

from __future__ import annotations

import getpass
import hashlib
import os
import shutil
import sys
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

SOURCES = Path(__file__).parent
NO_RULES = (
    "server",
    "lab",
    "train",
    "words",
    "pictures",
    "adapters",
    "commands",
    "boxfile.py",
    "boxparcel.py",
    "boxtext.py",
    "errors.py",
    "interruption.py",
    "match.py",
    "position.py",
    "client.py",
    "cli.py",
    "__main__.py",
    "terminal.py",
    "precompile.py",
    "proof.py",
    "fair.py",
    "record.py",
)
"""Rooms without rules, which no rule can call: an edit there leaves all compiled rules true. So does one in the room
`text` of a game."""
STALE_DAYS = 30


def source_digest() -> str:
    """A digest of all that decides what compiled code does: our sources and boxes, Python, NumPy and Numba."""
    digest = hashlib.sha256(f"{sys.version} {np.__version__} {numba.__version__}".encode())
    for path in sorted((*SOURCES.rglob("*.py"), *SOURCES.glob("games/*/box.toml"))):
        if may_hold_rules(path.relative_to(SOURCES).parts):
            digest.update(path.relative_to(SOURCES).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def may_hold_rules(parts: tuple[str, ...]) -> bool:
    """Whether a compiled rule may depend on a file of the package.

    >>> may_hold_rules(("games", "artisans", "rules", "market.py"))
    True
    >>> may_hold_rules(("games", "artisans", "text", "view.py"))
    False
    """
    text_of_a_game = parts[0] == "games" and parts[2:3] == ("text",)
    return parts[0] not in NO_RULES and not text_of_a_game


def cache_home() -> Path:
    """Where compiled rules are kept: `ATELIER_CACHE`, else the user's cache folder."""
    if chosen := os.environ.get("ATELIER_CACHE"):
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".cache") / "atelier"


@cache
def cache_folder() -> Path:
    """The folder of this version, made on first use; where it cannot be written, a temporary one."""
    name = source_digest()
    try:
        folder = _make(cache_home() / name)
    except OSError:
        folder = _make(Path(tempfile.gettempdir()) / f"atelier-{getpass.getuser()}" / name)
    _sweep(folder)
    return folder


def _make(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    return folder


def _sweep(folder: Path) -> None:
    """Forget versions nobody has run for a month."""
    for other in folder.parent.iterdir():
        if other != folder and len(other.name) == len(folder.name) and other.is_dir():
            if time.time() - other.stat().st_mtime > STALE_DAYS * 86400:
                shutil.rmtree(other, ignore_errors=True)


class Ours(_CacheLocator):
    """Finds a rule by its place in the package, not by where on the machine the package lies, nor by its date."""

    def __init__(self, function: Any, inside: Path) -> None:
        """For a function in a file of the package."""
        self.line = function.__code__.co_firstlineno
        self.folder = cache_folder() / inside.parent

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> Ours | None:
        """None for a file of somebody else, or one whose edits the digest leaves out."""
        file = Path(py_file)
        if not file.is_relative_to(SOURCES) or not may_hold_rules(file.relative_to(SOURCES).parts):
            return None
        locator = cls(py_func, file.relative_to(SOURCES))
        try:
            locator.ensure_cache_path()
        except OSError:
            return None
        return locator

    def get_cache_path(self) -> str:
        """The folder its compiled rules lie in."""
        return str(self.folder)

    def get_source_stamp(self) -> str:
        """Always the same: the digest in the folder's name has seen every source."""
        return ""

    def get_disambiguator(self) -> str:
        """Tells apart functions of one name."""
        return str(self.line)


class RuleCache(FunctionCache):
    """What is compiled of one rule, on disk: ours in our folder, others' in theirs."""

    class _impl_class(CompileResultCacheImpl):
        _locator_classes = [Ours, *CompileResultCacheImpl._locator_classes]  # noqa: RUF012 (so Numba has it)
