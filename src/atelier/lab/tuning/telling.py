"""What a search came to, in words at the terminal and as a page of Markdown in a language."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from atelier.lab.study.page import Figures
from atelier.lab.tuning.effects import Interval, misses
from atelier.lab.tuning.goals import OF_SOURCES, SEAT
from atelier.lab.tuning.playing import Number
from atelier.lab.tuning.tuner import Account, Round, Tuner
from atelier.words import Words


def tell_round(one: Round) -> str:
    """One line on a round, and one for each change it made."""
    if one.gain is None:
        return f"round {one.number + 1}: no step promised anything"
    points = f"{one.gain.value:+.1f} points ({one.gain.low:+.1f} to {one.gain.high:+.1f})"
    if not one.accepted:
        return f"round {one.number + 1}: {len(one.steps)} steps, {points}: cannot be told from noise, not taken"
    return "\n  ".join([f"round {one.number + 1}: {len(one.steps)} steps, {points}: taken", *one.told])


def tell_account(tuner: Tuner, account: Account) -> str:
    """What was reached, goal by goal, and what each change bought."""
    lines = [f"missed by {tell(account.gain)} points less, in {account.games:,} fresh games with each box"]
    for index, goal in enumerate(tuner.trial.goals):
        for name, found in (("before", account.before), ("after", account.after)):
            lines.append(f"  {goal.said}, {name}: {_reached(tuner, account, index, found)}")
    if account.changes:
        lines.append("what each change bought, in points by which the goals are missed less (95 % each):")
        lines += [f"  {told}: {tell(found)}" for told, found in account.changes]
    return "\n".join(lines)


def page(tuner: Tuner, rounds: Sequence[Round], account: Account, words: Words) -> str:
    """All of it, in a language."""
    return "\n".join(_Page(tuner, account, words).lines(rounds))


class _Page:
    """The report: what was reached, what each change bought, and the rounds."""

    def __init__(self, tuner: Tuner, account: Account, words: Words):
        self.tuner, self.account, self.words = tuner, account, words
        self.trial, self.box = tuner.trial, tuner.start.box
        self.write = Figures(words)

    def lines(self, rounds: Sequence[Round]) -> list[str]:
        """From the title to the last round."""
        words = self.words
        lines = [f"# {words('lab-tune-title', game=_title(self.trial.game.name), box=self.box.name)}", ""]
        lines += [self._about(), "", words("lab-tune-gain", less=self._between(self.account.gain)), ""]
        for index, goal in enumerate(self.trial.goals):
            lines += [f"## {goal.said}", "", *self._table(index), ""]
        lines += [f"## {words('lab-tune-bought')}", "", *self._bought(), ""]
        return [*lines, f"## {words('lab-tune-rounds')}", "", *(f"- {self._round(one)}" for one in rounds), ""]

    def _about(self) -> str:
        trial, words = self.trial, self.words
        options = [self._option(name, choice) for name, choice in trial.options.items()]
        return " ".join(
            [
                words(
                    "lab-about-box",
                    name=self.box.name,
                    digest=self.box.digest,
                    rules=trial.game.version,
                    seed=str(self.tuner.seed),
                ),
                words("lab-tune-tables", seats=", ".join(map(str, trial.seats))),
                words("lab-tune-options", options=", ".join(options)) if options else words("lab-tune-no-options"),
                words("lab-tune-players", playouts=trial.playouts),
                words("lab-tune-games", games=self.write.number(self.account.games, 0)),
                words("lab-tune-intervals"),
            ]
        )

    def _option(self, name: str, choice: str) -> str:
        message = f"lab-choice-{self.trial.game.name}-{name}"
        return self.words(message, choice=choice) if self.words.bundle.has_message(message) else f"{name} {choice}"

    def _between(self, found: Interval) -> str:
        if math.isnan(found.value):
            return self.words("lab-tune-few")
        value, low, high = (self.write.number(one) for one in found)
        return f"{value} ({self.words('lab-tune-between', low=low, high=high)})"

    def _table(self, goal: int) -> list[str]:
        bands = self.trial.bands(self.box)
        before, after = (_missed(self.tuner, found) for found in (self.account.before, self.account.after))
        names = [self.words(f"lab-tune-{name}") for name in ("asked", "before", "after")]
        lines = [f"| | {' | '.join(names)} |", "|---|---|---|---|"]
        for row, number in enumerate(self.account.numbers):
            if number.goal == goal:
                low, high = bands[row]
                cells = [
                    f"{'**' if missed[row] else ''}{self._between(found[row])}{'**' if missed[row] else ''}"
                    for found, missed in ((self.account.before, before), (self.account.after, after))
                ]
                ends = {"low": self.write.number(max(0.0, low)), "high": self.write.number(min(100.0, high))}
                asked = self.words("lab-tune-between", **ends)
                lines.append(f"| {self._name(number)} | {asked} | {' | '.join(cells)} |")
        return lines

    def _name(self, number: Number) -> str:
        """What a number is of, as people call it."""
        goal, thing = self.trial.goals[number.goal], number.thing
        if goal.what in OF_SOURCES:
            thing = self.words(f"{self.trial.game.name}-source-{thing}")
        elif goal.subject == SEAT:
            thing = self.words("lab-tune-seat", seat=thing)
        elif goal.subject in self.box.names[self.words.language]:
            thing = self.words.thing(self.box, goal.subject, thing)
        return self.words("lab-tune-at", thing=thing, seats=number.seats)

    def _bought(self) -> list[str]:
        if not self.account.changes:
            return [self.words("lab-tune-unchanged")]
        head = f"| {self.words('lab-tune-change')} | {self.words('lab-tune-worth')} |"
        rows = [f"| {told} | {self._between(found)} |" for told, found in self.account.changes]
        return [self.words("lab-tune-bought-look"), "", head, "|---|---|", *rows]

    def _round(self, one: Round) -> str:
        if one.gain is None:
            return self.words("lab-tune-round-none", number=one.number + 1)
        message = "lab-tune-round-taken" if one.accepted else "lab-tune-round-left"
        return self.words(message, number=one.number + 1, steps=len(one.steps), points=self._between(one.gain))


def _title(game: str) -> str:
    return game.replace("-", " ").title()


def tell(found: Interval) -> str:
    """A number with its interval."""
    if math.isnan(found.value):
        return "too few"
    return f"{found.value:.1f} ({found.low:.1f} to {found.high:.1f})"


def _reached(tuner: Tuner, account: Account, goal: int, found: Sequence[Interval]) -> str:
    rows = [row for row, number in enumerate(account.numbers) if number.goal == goal]
    missed = _missed(tuner, found)[rows]
    worst = rows[int(np.argmax(missed))]
    low, high = tuner.trial.bands(tuner.start.box)[worst]
    few = sum(math.isnan(found[row].value) for row in rows)
    told = f"{int((missed == 0).sum()) - few} of {len(rows)} numbers reached" + (f", {few} not told" if few else "")
    if not missed.any():
        return told
    return f"{told}; worst {_name(account.numbers[worst])} {tell(found[worst])}, asked for {low:.1f} to {high:.1f}"


def _missed(tuner: Tuner, found: Sequence[Interval]) -> Any:
    return misses(np.array([one.value for one in found]), tuner.trial.bands(tuner.start.box))


def _name(number: Number) -> str:
    return f"{number.thing}, {number.seats} seats"
