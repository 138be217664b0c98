"""What must be changed in one view to get another."""

from __future__ import annotations

from typing import Any

from atelier.server.tables.shapes import Change

MISSING = object()


def differences(before: Any, after: Any) -> list[Change]:
    """What must be changed in one view to get the other; a side that is missing is left out.

    >>> differences({"hand": {"wood": 1}, "market": ["clay", None]}, {"hand": {}, "market": ["clay", "wood"]})
    [{'path': ['hand', 'wood'], 'before': 1}, {'path': ['market', 1], 'before': None, 'after': 'wood'}]
    """
    found: list[Change] = []
    if before != after:
        _compare(before, after, (), found)
    return found


def _compare(before: Any, after: Any, path: tuple[str | int, ...], found: list[Change]) -> None:
    """Two things that differ. Most of two views is alike, and is passed by at a glance."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name, was in before.items():
            now = after.get(name, MISSING)
            if was is not now and (was != now or type(was) is not type(now)):
                _compare(was, now, (*path, name), found)
        if before.keys() != after.keys():
            found += [{"path": [*path, name], "after": now} for name, now in after.items() if name not in before]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, (was, now) in enumerate(zip(before, after, strict=True)):
            if was is not now and (was != now or type(was) is not type(now)):
                _compare(was, now, (*path, place), found)
    elif after is MISSING:
        found.append({"path": list(path), "before": before})
    else:
        found.append({"path": list(path), "before": before, "after": after})
