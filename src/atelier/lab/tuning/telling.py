"""What a search came to, in words and as a page of Markdown."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from atelier.lab.tuning.effects import Interval, misses
from atelier.lab.tuning.playing import Number
from atelier.lab.tuning.tuner import Account, Round, Tuner


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


def page(tuner: Tuner, rounds: Sequence[Round], account: Account) -> str:
    """All of it."""
    trial = tuner.trial
    who = f"searches of {trial.playouts} playouts a move" if trial.playouts else "the hand-made prior"
    options = ", ".join(f"{name} {choice}" for name, choice in trial.options.items()) or "as the box says"
    lines = [
        f"# {trial.game.name}: box {tuner.start.box.name}, tuned",
        "",
        f"Rules version {trial.game.version}, box {tuner.start.box.digest}; tables of "
        f"{', '.join(map(str, trial.seats))}; options: {options}. All seats are played by {who}. Before and after: "
        f"{account.games:,} games with each box, which decided nothing in the search, seed {tuner.seed}. "
        "Intervals are of 95 % each, over blocks of deals; what misses its goal is bold.",
        "",
        f"The goals are missed by {tell(account.gain)} points less, all numbers together.",
        "",
    ]
    for index, goal in enumerate(trial.goals):
        lines += [f"## {goal.said}", "", *_table(tuner, account, index), ""]
    lines += ["## What each change bought", ""]
    if account.changes:
        lines += ["Points by which the goals are missed more when the change alone is undone.", ""]
        lines += ["| change | bought |", "|---|---|"]
        lines += [f"| {told} | {tell(found)} |" for told, found in account.changes]
    else:
        lines.append("Nothing was changed.")
    lines += ["", "## The rounds", "", *(f"- {tell_round(one).splitlines()[0]}" for one in rounds), ""]
    return "\n".join(lines)


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


def _table(tuner: Tuner, account: Account, goal: int) -> list[str]:
    bands = tuner.trial.bands(tuner.start.box)
    before, after = (_missed(tuner, found) for found in (account.before, account.after))
    lines = ["| | asked for, % | before | after |", "|---|---|---|---|"]
    for row, number in enumerate(account.numbers):
        if number.goal == goal:
            low, high = bands[row]
            cells = [
                f"{'**' if missed[row] else ''}{tell(found[row])}{'**' if missed[row] else ''}"
                for found, missed in ((account.before, before), (account.after, after))
            ]
            asked = f"{max(0.0, low):.1f} to {min(100.0, high):.1f}"
            lines.append(f"| {_name(number)} | {asked} | {' | '.join(cells)} |")
    return lines


def _missed(tuner: Tuner, found: Sequence[Interval]) -> Any:
    return misses(np.array([one.value for one in found]), tuner.trial.bands(tuner.start.box))


def _name(number: Number) -> str:
    return f"{number.thing}, {number.seats} seats"
