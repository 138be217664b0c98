"""A compiled rule: a Numba dispatcher with two faces.

Called from Python, a rule is compiled with a wrapper and kept on disk. Called from another rule it is taken into that
one whole, so it needs neither wrapper nor place on disk, and whole numbers of any size reach it as 64-bit ones, so one
compilation serves them all. This halves the time a cold start takes.

Until a game has been compiled by some process and lies on disk, a process that people wait for may run its rules as the
Python they were written in: the same bytes, slower.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from weakref import WeakSet

from numba.core import config, types
from numba.core.registry import CPUDispatcher

from atelier.cache import RuleCache, cache_folder
from atelier.lowering import RuleCompiler

OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "_nrt": False}
INNER = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


@contextmanager
def setting(name: str, value: Any) -> Iterator[None]:
    """Give one of Numba's settings another value for a while."""
    before = getattr(config, name)
    setattr(config, name, value)
    try:
        yield
    finally:
        setattr(config, name, before)


class Inner(CPUDispatcher):
    """The face other rules see."""

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Compile for the given types, every integer as a 64-bit one."""
        wide = [types.int64 if isinstance(arg, types.Integer) else arg for arg in args]
        return super().get_call_template(wide, kws)


class Rule(CPUDispatcher):
    """The face Python sees."""

    inner: Any = None
    game = ""
    """The package of the game it belongs to; none if every game calls it."""

    @classmethod
    def of(cls, function: Callable[..., Any], game: str = "") -> Any:
        """Compile a function when it is first called; keep it on disk if it lives in a file."""
        rule = cls(function, targetoptions=OPTIONS, pipeline_class=RuleCompiler)
        rule.inner = Inner(function, targetoptions=OPTIONS | INNER, pipeline_class=RuleCompiler)
        rule.game = game
        if Path(function.__code__.co_filename).is_file():
            rule.keep()
        RULES.add(rule)
        rule.choose_face()
        return rule

    def keep(self) -> None:
        """Keep what is compiled in our folder; other users of Numba in this process keep theirs where they wish."""
        with setting("CACHE_DIR", str(cache_folder())):
            self._cache = RuleCache(self.py_func)

    def choose_face(self) -> None:
        """Run as Python while the game it belongs to does; what all games call, while any of them does."""
        interpreted = self.game in INTERPRETED_GAMES if self.game else bool(INTERPRETED_GAMES)
        self.__class__ = InterpretedRule if interpreted else Rule

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What a calling rule is compiled against."""
        return self.inner.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        """What a calling rule is linked to."""
        return self.inner.get_overload(sig)


class InterpretedRule(Rule):
    """The same rule as the Python it was written in."""

    def __call__(self, *args: Any) -> Any:
        """Run it; the rules it calls are interpreted too."""
        return self.py_func(*args)


RULES: WeakSet[Rule] = WeakSet()
INTERPRETED_GAMES: set[str] = set()


def interpret(game: str) -> None:
    """Run the rules of a game, named by its package, as Python from now on."""
    INTERPRETED_GAMES.add(game)
    _choose_faces()


def run_compiled(game: str) -> None:
    """Run the rules of a game compiled again: from disk if they are there."""
    INTERPRETED_GAMES.discard(game)
    _choose_faces()


def _choose_faces() -> None:
    for rule in list(RULES):
        rule.choose_face()
