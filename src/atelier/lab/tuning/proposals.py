"""Small steps a box could take: a level more or less, or moved, another material, one less, two values exchanged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from atelier.errors import AtelierError, listing
from atelier.lab.tuning.drafts import Change, Draft, Place, Value

KINDS = ("lower", "raise", "shift", "drop", "add", "replace", "exchange")
"""Of steps: a number less or more by one; of two things a card asks for or gives, one less and the other more; the
least of what it asks for left out, something more asked for, one thing asked for in the place of another; two cards of
which each gets the other's number."""
AT_MOST_A_PLACE = 2
"""Steps proposed at once for the same value: with more, each of them is tried too rarely."""


def propose(draft: Draft, places: Sequence[Place], most: int, rng: Any, kinds: Sequence[str] = KINDS) -> list[Change]:
    """Random steps from a draft, each of which alone gives a box that its game would take."""
    steps: list[Change] = []
    order = [places[index] for index in rng.permutation(len(places))]
    for _ in range(AT_MOST_A_PLACE):
        for place in order:
            if len(steps) == most:
                return steps
            step = _one_of(draft, place, places, rng, kinds)
            if step is not None and step not in steps:
                steps.append(step)
    return steps


def check_kinds(kinds: Sequence[str]) -> None:
    """Refuse a kind of step that is none."""
    for kind in kinds:
        if kind not in KINDS:
            raise AtelierError(f"--steps {kind}: no such kind of step; choose among {listing(KINDS)}")


def _one_of(draft: Draft, place: Place, places: Sequence[Place], rng: Any, kinds: Sequence[str]) -> Change | None:
    """First a kind, each as likely, then one of its steps: there are many more ways to replace than to leave out."""
    for kind in rng.permutation(list(kinds)):
        possible = list(_steps(draft, place, places, str(kind)))
        rng.shuffle(possible)
        for step in possible:
            if draft.with_changes([step]).valid():
                return step
    return None


def _steps(draft: Draft, place: Place, places: Sequence[Place], kind: str) -> Iterator[Change]:
    value = draft.get(place.key)
    alike = [there.key for there in places if there.field == place.field]
    if isinstance(value, dict):
        known = list(dict.fromkeys(name for key in alike for name in draft.get(key)))
        for other in _neighbours(value, [name for name in known if name not in value], kind):
            yield Change(((place.key, other),))
    elif kind == "exchange":
        for key in alike:
            if abs(draft.get(key) - value) == 1:
                yield Change(((place.key, draft.get(key)), (key, value)))
    elif kind in STEP:
        yield Change(((place.key, value + STEP[kind]),))


STEP = {"lower": -1, "raise": 1}


def _neighbours(value: dict[str, int], others: Sequence[str], kind: str) -> Iterator[Value]:
    for name, number in value.items():
        if kind in STEP:
            yield {**value, name: number + STEP[kind]}
        elif kind == "shift":
            for other, levels in value.items():
                if other != name:
                    yield {**value, name: number - 1, other: levels + 1}
        elif kind == "drop" and number == min(value.values()):
            yield {one: count for one, count in value.items() if one != name}
        elif kind == "replace":
            for other in others:
                yield {(other if one == name else one): count for one, count in value.items()}
    if kind == "add":
        for other in others:
            yield {**value, other: 1}
