"""How rules are compiled.

A rule is a small Python function over records. `@rule` compiles it with Numba, for every core and without the
interpreter's lock; a CUDA kernel may call it as it is. With `ATELIER_INTERPRET=1` in the environment a rule stays the
Python function it was, for a debugger or for coverage.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar

import numpy as np

INTERPRETED = os.environ.get("ATELIER_INTERPRET", "0") not in ("", "0")

Function = TypeVar("Function", bound=Callable[..., Any])

if INTERPRETED:
    np.seterr(over="raise")  # compiled rules count in 64 bits: a smaller number that wraps is a bug, say so
else:
    from atelier.compiled import Rule


def rule(function: Function) -> Function:
    """Compile a rule; interpreted, leave it as it is.

    >>> @rule
    ... def next_seat(seat, seats):
    ...     return (seat + 1) % seats
    >>> next_seat(2, 3)
    0
    """
    return function if INTERPRETED else Rule.of(function, _game_of(function.__module__))


def _game_of(module: str) -> str:
    """The package of the game a module belongs to.

    >>> _game_of("atelier.games.artisans.state"), _game_of("atelier.chance")
    ('artisans', '')
    """
    rooms = module.split(".")
    return rooms[2] if rooms[:2] == ["atelier", "games"] else ""


def specialise(template: Function, label: str, *part: str, **rules: Any) -> Function:
    """A generic algorithm bound to one game: the same code with `legal`, `play`, … meaning that game's rules.

    A template that is bound to one game several times names each `part`: what is compiled is kept under both names.
    """
    function = bind(template, "_".join((label, *part)), **rules)
    return function if INTERPRETED else Rule.of(function, label)


def bind(template: Function, label: str, **rules: Any) -> Function:
    """A copy of a function, not compiled, in which some global names mean something else."""
    code = template.__code__
    around = template.__globals__
    copy = FunctionType(code, {**around, **rules}, f"{template.__name__}_{label}")
    copy.__qualname__ = copy.__name__
    copy.__doc__ = template.__doc__
    return copy  # type: ignore[return-value]
