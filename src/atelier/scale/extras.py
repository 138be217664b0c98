"""Libraries that come with an extra: whoever has not installed one hears how."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from atelier.errors import AtelierError


def library(name: str, purpose: str, extra: str) -> Any:
    """A library that not everyone has; `purpose` begins the sentence for who has not."""
    try:
        return import_module(name)
    except ImportError:
        raise AtelierError(f"{purpose}: {how_to_install(extra)}") from None


def how_to_install(extra: str) -> str:
    """The command, for who has a clone and for who has not.

    >>> how_to_install("lab")
    "pip install '.[lab]' in a clone, else pip install 'atelier-games[lab]'"
    """
    return f"pip install '.[{extra}]' in a clone, else pip install 'atelier-games[{extra}]'"
