"""How a response shows an example of itself in the documentation."""

from __future__ import annotations

from typing import Any

from pydantic import ConfigDict


def like(**example: Any) -> ConfigDict:
    """An example for the documentation."""
    return ConfigDict(json_schema_extra={"examples": [example]})
