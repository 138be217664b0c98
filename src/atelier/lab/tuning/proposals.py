"""Small steps a box could take: one level more or less, another material, one less, two values exchanged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from atelier.lab.tuning.drafts import Change, Draft, Place, Value

AT_MOST_A_PLACE = 2
"""Steps proposed at once for the same value: with more, each of them is tried too rarely."""


def propose(draft: Draft, places: Sequence[Place], most: int, rng: Any) -> list[Change]:
    """Random steps from a draft, each of which alone gives a box that its game would take."""
    steps: list[Change] = []
    order = [places[index] for index in rng.permutation(len(places))]
    for _ in range(AT_MOST_A_PLACE):
        for place in order:
            if len(steps) == most:
                return steps
            step = _one_of(draft, place, places, rng)
            if step is not None and step not in steps:
                steps.append(step)
    return steps


def _one_of(draft: Draft, place: Place, places: Sequence[Place], rng: Any) -> Change | None:
    possible = list(_steps(draft, place, places))
    rng.shuffle(possible)
    return next((step for step in possible if draft.with_changes([step]).valid()), None)


def _steps(draft: Draft, place: Place, places: Sequence[Place]) -> Iterator[Change]:
    value = draft.get(place.key)
    if not isinstance(value, dict):
        for other in (value - 1, value + 1):
            yield Change(((place.key, other),))
        for there in places:
            if there.field == place.field and abs(draft.get(there.key) - value) == 1:
                yield Change(((place.key, draft.get(there.key)), (there.key, value)))
        return
    known = [name for there in places if there.field == place.field for name in draft.get(there.key)]
    for other in _neighbours(value, list(dict.fromkeys(known))):
        yield Change(((place.key, other),))


def _neighbours(value: dict[str, int], known: Sequence[str]) -> Iterator[Value]:
    for name, number in value.items():
        yield {**value, name: number - 1}
        yield {**value, name: number + 1}
        yield {one: count for one, count in value.items() if one != name}
        for other in known:
            if other not in value:
                yield {(other if one == name else one): count for one, count in value.items()}
    for other in known:
        if other not in value:
            yield {**value, other: 1}
