"""One HTML file that needs no other: sections of sentences, tables and plots."""

from __future__ import annotations

import html
import math
import re
from collections.abc import Sequence
from functools import partial
from importlib import resources
from typing import NamedTuple

from atelier.lab.study.drawing import Scale
from atelier.lab.study.estimates import Estimate
from atelier.words import Words

LOPSIDED = 0.1
"""By so much of the longer side of an interval the shorter one is less, where its ends are written."""
OPEN = 1
"""Sections that are not folded on a phone."""


class Section(NamedTuple):
    """A part of a report: its title, a sentence that says what to look at, and what there is to see."""

    name: str
    title: str
    look: str
    blocks: Sequence[str]


class Figures:
    """Numbers as a language writes them."""

    def __init__(self, words: Words):
        self.words, self.comma = words, words.language == "fr"

    def number(self, value: float, digits: int = 1) -> str:
        """With so many decimals; thousands apart."""
        if not math.isfinite(value):
            return "–"
        text = f"{round(value, digits) + 0.0:,.{digits}f}".replace("-", "\u2212")
        return text.replace(",", "\u202f").replace(".", ",") if self.comma else text

    def percent(self, value: float, digits: int = 1) -> str:
        """A share."""
        return self.number(100 * value, digits) + ("\u00a0%" if self.comma else "%") if math.isfinite(value) else "–"

    def points(self, value: float) -> str:
        """A difference of shares, in percentage points, with its sign."""
        return ("+" if value > 0 else "") + self.number(100 * value, 1) if math.isfinite(value) else "–"

    def ends(self, on: Scale, kind: str = "share") -> str:
        """What the two ends of a plot stand for: a `share`, a difference of shares in `points`, a `number`."""
        low, high = (self._end(end, kind) for end in (on.low, on.high))
        return f'<span class="ends"><span>{low}</span><span>{high}</span></span>'

    def _end(self, end: float, kind: str) -> str:
        whole = round(100 * end if kind != "number" else end, 6)
        digits = next(digits for digits in range(7) if round(whole, digits) == whole)
        if kind == "share":
            return self.percent(end, digits)
        return ("+" if kind == "points" and end > 0 else "") + self.number(whole, digits)

    def about(self, one: Estimate, share: bool = False) -> str:
        """A number, and how far from it at most the truth lies: its two ends where they do not lie equally far."""
        if not one.n:
            return "–"
        write = self.percent if share else self.number
        if not one.known:
            return write(one.value)
        below, above = one.value - one.low, one.high - one.value
        wide = max(below, above)
        if wide - min(below, above) > LOPSIDED * wide or (share and not 0 <= one.value - wide <= one.value + wide <= 1):
            kind = "share" if share else "number"
            low, high = (self._end(round(end, 3 if share else 1), kind) for end in (one.low, one.high))
            near = self.words("lab-ends", low=low.removesuffix("%").rstrip(), high=high)
        else:
            near = f"±\u00a0{self.number(100 * wide if share else wide)}"
        return f'{write(one.value)} <span class="n">{near}</span>'

    def between(self, one: Estimate, share: bool = False, signed: bool = False, digits: int = 1) -> str:
        """The interval, and from how many it was made."""
        if not one.n:
            return "–"
        write = self.points if signed else partial(self.percent if share else self.number, digits=digits)
        ends = f"{write(one.low)} … {write(one.high)}" if one.known else "–"
        return f'<span class="between">{ends}</span> <span class="n">n\u00a0=\u00a0{self.number(one.n, 0)}</span>'


def escape(text: str) -> str:
    """Text that is not ours."""
    return html.escape(text)


def table(columns: Sequence[str], rows: Sequence[Sequence[str]], marked: Sequence[bool] = ()) -> str:
    """A table; its first column is text, the others are figures. Rows that are called out are marked."""
    head = "".join(f'<th scope="col">{column}</th>' for column in columns)
    body = []
    for number, row in enumerate(rows):
        kind = ' class="called-out"' if number < len(marked) and marked[number] else ""
        first, *rest = row
        cells = "".join(
            f'<td data-name="{escape(_plain(name))}">{cell}</td>' for name, cell in zip(columns[1:], rest, strict=True)
        )
        named = f' data-name="{escape(_plain(columns[0]))}"' if first.isdecimal() else ""
        body.append(f'<tr{kind}><th scope="row"{named}>{first}</th>{cells}</tr>')
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>"


def board(values: Sequence[float], names: Sequence[str], in_a_row: int, write: Figures) -> str:
    """The squares of a board, each with its figure: the greater, the darker."""
    most = max((*values, 1e-9))
    cells = [
        f'<td style="--much:{100 * value / most:.0f}%"><small>{escape(name)}</small>{write.number(value, 2)}</td>'
        for value, name in zip(values, names, strict=True)
    ]
    rows = ["".join(cells[start : start + in_a_row]) for start in range(0, len(cells), in_a_row)]
    return f'<table class="board"><tbody>{"".join(f"<tr>{row}</tr>" for row in rows)}</tbody></table>'


def _plain(name: str) -> str:
    return re.sub(r"<[^>]+>", "", name)


def paragraph(text: str, kind: str = "") -> str:
    """A sentence or two."""
    return f'<p class="{kind}">{text}</p>' if kind else f"<p>{text}</p>"


def listed(items: Sequence[str]) -> str:
    """A list."""
    return f"<ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"


def _folding(one: Section, unfolded: bool) -> str:
    """A section that its title folds where the window is narrow (`report.css`): what a link leads to is shown whole."""
    fold = f'<details class="fold"{" open" if unfolded else ""}><summary><h2>{one.title}</h2></summary></details>'
    body = f'<div class="body"><p class="look">{one.look}</p>{"".join(one.blocks)}</div>'
    return f'<section id="{one.name}">{fold}{body}</section>'


def page(title: str, about: Sequence[str], sections: Sequence[Section], words: Words) -> str:
    """The whole file."""
    style = resources.files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    contents = "".join(f'<li><a href="#{one.name}">{one.title}</a></li>' for one in sections)
    parts = "".join(_folding(one, number < OPEN) for number, one in enumerate(sections))
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{style}</style></head>\n"
        f"<body><header><h1>{title}</h1>{''.join(paragraph(line) for line in about)}</header>\n"
        f'<nav aria-label="{words("lab-contents")}"><ol>{contents}</ol></nav>\n<main>{parts}</main></body></html>\n'
    )
