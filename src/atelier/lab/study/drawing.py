"""Plots as inline SVG, drawn without a library: they stretch with their column, and their words are HTML."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from atelier.lab.study.estimates import Estimate

WIDE, HIGH = 100.0, 12.0


class Scale(NamedTuple):
    """From where to where a strip goes, and what is expected in between."""

    low: float
    high: float
    expected: float | None = None

    def at(self, value: float) -> float:
        """Where on a strip a value lies; what lies beyond an end is drawn there."""
        if math.isnan(value):
            return 0.0
        return round(WIDE * min(1.0, max(0.0, (value - self.low) / (self.high - self.low))), 2)


def scale(
    estimates: Sequence[Estimate], expected: float | None = None, most: float = math.inf, share: bool = False
) -> Scale:
    """A scale with round ends that holds all values, and their intervals as far as they are not endless.

    >>> scale([Estimate(9, 0.31, 0.28, 0.343)], 0.25, share=True)
    Scale(low=0.15, high=0.35, expected=0.25)
    """
    ends = [end for one in estimates for end in (one.low, one.value, one.high) if math.isfinite(end)]
    if expected is not None:
        ends.append(expected)
    if not ends:
        return Scale(0.0, 1.0, expected)
    low, high = min(ends), max(ends)
    if expected is not None:
        reach = _outwards(min(most, max(high - expected, expected - low)))
        low, high = expected - reach, expected + reach
    else:
        step = _step(high - low)
        low, high = math.floor(low / step) * step, math.ceil(high / step) * step
        high = high if high > low else low + step
    if share:
        low, high = max(0.0, low), min(1.0, high)
    return Scale(round(low, 9), round(high, 9), expected)


def _step(span: float) -> float:
    """A round number of which a span holds two to five."""
    if span <= 0:
        return 1.0
    whole = 10.0 ** math.floor(math.log10(span))
    return next((part * whole for part in (0.2, 0.5, 1.0) if span <= 5 * part * whole), 2 * whole)


def _outwards(span: float) -> float:
    """The next round number."""
    return math.ceil(round(span / _step(span), 6)) * _step(span) if span > 0 else 1.0


def strip(one: Estimate, on: Scale, called_out: bool = False) -> str:
    """An interval, if it is known, and its value on a line, with the expected value as a mark."""
    low, high, value = on.at(one.low), on.at(one.high), on.at(one.value)
    mark = "" if on.expected is None else _line("expected", on.at(on.expected), 0, on.at(on.expected), HIGH)
    reach = _line("reach", low, HIGH / 2, high, HIGH / 2) if one.known else ""
    body = f"{reach}{_line('value', value, 2, value, HIGH - 2)}" if one.n else ""
    return _svg("strip called-out" if called_out else "strip", HIGH, mark + body)


def bar(value: float, most: float, kind: str = "") -> str:
    """A bar from the left; what is negative is drawn in the colour of a loss."""
    wide = round(WIDE * min(1.0, abs(value) / most), 2) if most and math.isfinite(value) else 0.0
    loss = " loss" if value < 0 else ""
    return _svg("strip", HIGH, f'<rect class="bar {kind}{loss}" x="0" y="2" width="{wide}" height="{HIGH - 4}"/>')


def histogram(front: Sequence[float], behind: Sequence[float] = ()) -> str:
    """Columns side by side: shares of winners before those of the others."""
    tall, step = 60.0, WIDE / max(1, len(front))
    most = max((*front, *behind, 1e-9))
    drawn = []
    for kind, heights, inset in (("others", behind, 0.0), ("winners", front, 0.22)):
        for place, height in enumerate(heights):
            up = round(tall * height / most, 2)
            x, wide = round(step * (place + inset), 2), round(step * (0.96 - 2 * inset), 2)
            drawn.append(f'<rect class="{kind}" x="{x}" y="{round(tall - up, 2)}" width="{wide}" height="{up}"/>')
    return _svg("histogram", tall, "".join(drawn))


def curve(values: Sequence[float]) -> str:
    """Values one after the other, joined: the least at the bottom, the greatest at the top."""
    tall, step, low = 60.0, WIDE / len(values), min(values)
    room = max(values) - low or 1.0
    points = " ".join(
        f"{round(step * (place + 0.5), 2)},{round(tall * (1 - (value - low) / room), 2)}"
        for place, value in enumerate(values)
    )
    return _svg("curve", tall, f'<polyline points="{points}"/>')


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'


def _svg(kind: str, tall: float, body: str) -> str:
    return (
        f'<svg class="{kind}" viewBox="0 0 {WIDE:g} {tall:g}" preserveAspectRatio="none" aria-hidden="true">'
        f"{body}</svg>"
    )
