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
        raise AtelierError(f"{purpose}: pip install 'atelier-games[{extra}]'") from None
