"""Two studies side by side: what changed from one box to the other, and whether it could be chance."""

from __future__ import annotations

import math
from typing import NamedTuple

from atelier.errors import AtelierError
from atelier.lab.study.course import dramas, lengths
from atelier.lab.study.drawing import scale, strip
from atelier.lab.study.estimates import NOTHING, Estimate
from atelier.lab.study.evidence import Evidence
from atelier.lab.study.fairness import deal_shares, seat_shares
from atelier.lab.study.page import Figures, Section, escape, page, table
from atelier.lab.study.report import about, table_name
from atelier.lab.study.things import things
from atelier.words import Words

SHARES = ("seat", "luck", "led")
"""Measures that are told in per cent."""


class Change(NamedTuple):
    """One measure in both studies."""

    message: str
    table: str
    seat: int
    first: Estimate
    second: Estimate

    @property
    def apart(self) -> bool:
        """Do their intervals not touch?"""
        return self.first.high < self.second.low or self.second.high < self.first.low


class ThingChange(NamedTuple):
    """What a thing wins beyond its kind, in the second study less in the first."""

    kind: str
    word: str
    number: int
    first: Estimate
    second: Estimate
    difference: Estimate


def changes(first: Evidence, second: Evidence, words: Words) -> list[Change]:
    """Every measure of every kind of table that is in both."""
    ours, theirs = _measures(first, words), _measures(second, words)
    return [Change(*name, ours[name], theirs[name]) for name in ours if name in theirs]


def _measures(evidence: Evidence, words: Words) -> dict[tuple[str, str, int], Estimate]:
    found = {("seat", table_name(one.sitting, words), one.seat + 1): one.won for one in seat_shares(evidence)}
    found |= {("decisions", table_name(one.sitting, words), 0): one.decisions for one in lengths(evidence)}
    found |= {("luck", table_name(one.sitting, words), 0): one.of_victory for one in deal_shares(evidence)}
    for one in dramas(evidence):
        found |= {("led", table_name(one.sitting, words), 0): one.led_from}
        found |= {("margin", table_name(one.sitting, words), 0): one.margin}
    return found


def thing_changes(first: Evidence, second: Evidence) -> list[ThingChange]:
    """Every thing that has the same name in both boxes, what changed most surely first."""
    theirs = {(one.kind, second.box.words[one.kind][one.number]): one for one in things(second)}
    found = []
    for one in things(first):
        word = first.box.words[one.kind][one.number]
        if (one.kind, word) in theirs:
            other = theirs[one.kind, word]
            difference = _difference(one.excess, other.excess)
            found.append(ThingChange(one.kind, word, one.number, one.excess, other.excess, difference))
    return sorted(found, key=_sureness)


def _sureness(change: ThingChange) -> float:
    value, wide = change.difference.value, change.difference.high - change.difference.value
    return -abs(value) / wide if math.isfinite(value) and wide > 0 else 0.0


def _difference(one: Estimate, other: Estimate) -> Estimate:
    """Two studies are independent: their errors add as squares."""
    n = min(one.n, other.n)
    if n == 0:
        return NOTHING
    value, wide = other.value - one.value, math.hypot(one.high - one.value, other.high - other.value)
    return Estimate(n, value, value - wide, value + wide)


def compare(first: Evidence, second: Evidence, words: Words, names: tuple[str, str]) -> str:
    """Both as one HTML file."""
    if first.game.name != second.game.name:
        raise AtelierError(f"{names[0]} is a study of {first.game.name}, {names[1]} one of {second.game.name}")
    title = words("lab-compare-title", first=escape(names[0]), second=escape(names[1]))
    lines = [
        words("lab-compare-about", name=escape(name), box=escape(one.box.name), said=" ".join(about(one, words)))
        for name, one in zip(names, (first, second), strict=True)
    ]
    return page(title, lines, [_course(first, second, words, names), _things(first, second, words, names)], words)


def _course(first: Evidence, second: Evidence, words: Words, names: tuple[str, str]) -> Section:
    write, found = Figures(words), changes(first, second, words)
    rows = []
    for one in found:
        share = one.message in SHARES
        tell = write.percent if share else write.number
        name = words(f"lab-measure-{one.message}", table=one.table, **({"seat": one.seat} if one.seat else {}))
        rows.append([name, tell(one.first.value), write.between(one.first, share), tell(one.second.value),
                     write.between(one.second, share)])  # fmt: skip
    columns = [
        words("lab-compare-measure"),
        escape(names[0]),
        words("lab-between"),
        escape(names[1]),
        words("lab-between"),
    ]
    shown = table(columns, rows, [one.apart for one in found])
    return Section("course", words("lab-compare-course"), words("lab-compare-course-look"), [shown])


def _things(first: Evidence, second: Evidence, words: Words, names: tuple[str, str]) -> Section:
    write, found = Figures(words), thing_changes(first, second)
    on = scale([one.difference for one in found], 0.0, most=0.5)
    marked = [one.difference.leaves_out(0.0) for one in found]
    rows = [
        [escape(first.box.names[words.language][one.kind][one.number]), write.points(one.first.value),
         write.points(one.second.value), write.points(one.difference.value), strip(one.difference, on, mark),
         write.between(one.difference, signed=True)]
        for one, mark in zip(found, marked, strict=True)
    ]  # fmt: skip
    columns = [
        words("lab-thing"),
        escape(names[0]),
        escape(names[1]),
        words("lab-compare-difference"),
        write.ends(on, "points"),
        words("lab-between"),
    ]
    return Section(
        "things", words("lab-compare-things"), words("lab-compare-things-look"), [table(columns, rows, marked)]
    )
