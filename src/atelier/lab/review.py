"""A whole game under the analyst's eye: everyone's chance over time, what changed it, what would have been better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from atelier.agents.opponent import Budget
from atelier.boxfile import BoxFile
from atelier.game import Telling
from atelier.lab.analyst import MoveEstimate, analyse
from atelier.lab.forecast import TRIALS, Forecast, forecast, percent
from atelier.lab.kept import kept
from atelier.lab.line import MOST_ACHIEVED, Line, line, played
from atelier.match import Match
from atelier.record import Record

BUDGET = Budget(playouts=600)
TURNING_POINTS = 5
SLIP, MISTAKE = 0.05, 0.15
"""A move that gives away so much of the chance of winning is a slip, or a mistake,"""
SLIP_POINTS, MISTAKE_POINTS = 5.0, 12.0
"""and so is one that gives away so many points of the margin, however the game stands."""
WORTH_SAYING = 2
"""Differences below so many points are no reason."""


class Reason(NamedTuple):
    """Why one move is better than another, in points."""

    now: float
    """More points at once."""
    later: float
    """More points later."""
    others: float
    """Fewer points for the best of the others."""
    opponents: int
    """How many others there are."""

    @property
    def parts(self) -> list[tuple[str, dict[str, int]]]:
        """What is worth saying, the biggest difference first: a message of the words files, and its whole numbers.

        Only what speaks for the better move, or against the worse: what it costs elsewhere is no reason, but where
        points at once are given for points later both are told.
        """
        found = {name: round(points) for name, points in self.points.items() if abs(round(points)) >= WORTH_SAYING}
        now, later = found.get("now", 0), found.get("later", 0)
        if now * later < 0:
            spent = {"now": abs(now), "later": abs(later)}
            exchange = [("analyse-exchange-later" if later > 0 else "analyse-exchange-now", spent)]
        else:
            exchange = []
        better = sum(self.points.values()) >= 0
        plain = [name for name in found if (found[name] > 0) == better and not (exchange and name in ("now", "later"))]
        return exchange + [
            (f"analyse-{name}-{'more' if better else 'fewer'}", {"points": abs(found[name])})
            for name in sorted(plain, key=lambda name: -abs(found[name]))
        ]

    @property
    def points(self) -> dict[str, float]:
        """The differences by name."""
        return {"now": self.now, "later": self.later, "others": self.others}

    def as_json(self) -> dict[str, Any]:
        """The numbers, and what is worth saying of them."""
        parts = [
            {"message": message, "things": {**numbers, "opponents": self.opponents}} for message, numbers in self.parts
        ]
        return {**self.points, "parts": parts}


@dataclass(frozen=True)
class Step:
    """A decision of a game: how things stood, what was played, and what would have been best."""

    number: int
    seat: int
    forecast: Forecast
    """Of the position before the move."""
    played: MoveEstimate
    best: MoveEstimate
    legal: int
    closes: bool = False
    """Does the move do nothing but end what the one before it, of the same turn, has done?"""
    better: Line | None = None
    """The turn that the best move begins, where the one that was played is a slip or a mistake,"""
    turn: Line | None = None
    """and the turn that was played instead."""

    @property
    def achieved(self) -> list[Telling]:
        """What the better turn achieves on the board and the one that was played does not, or not so much of it.

        Where that is nothing, and the points say nothing either: what it leaves in hand.
        """
        if self.better is None or self.turn is None:
            return []
        did = self.turn.achieves
        found = [one for one in self.better.achieves if not any(_is_as_much(other, one) for other in did)]
        if not found and not self.reason.parts:
            found = kept(self.better, self.turn)
        return found[:MOST_ACHIEVED]

    @property
    def before(self) -> tuple[float, ...]:
        """Everyone's chance."""
        return self.forecast.chances

    @property
    def given_away(self) -> float:
        """How much of the chance of winning the move gave away; a difference that may be luck counts as none."""
        doubt = self.best.chance_error + self.played.chance_error
        lost = self.best.chance - self.played.chance
        return lost if self.played.move != self.best.move and lost > doubt else 0.0

    @property
    def points_given_away(self) -> float:
        """How many points of the margin it gave away, counted the same way."""
        doubt = self.best.margin_error + self.played.margin_error
        lost = self.best.margin - self.played.margin
        return lost if self.played.move != self.best.move and lost > doubt else 0.0

    @property
    def verdict(self) -> str | None:
        """A slip or a mistake, by what it cost in chance or in points."""
        if self.given_away >= MISTAKE or self.points_given_away >= MISTAKE_POINTS:
            return "mistake"
        return "slip" if self.given_away >= SLIP or self.points_given_away >= SLIP_POINTS else None

    @property
    def cost(self) -> float:
        """What steps are compared by: a mistake in chance weighs as much as one in points."""
        return max(self.given_away / MISTAKE, self.points_given_away / MISTAKE_POINTS)

    @property
    def lost(self) -> dict[str, int]:
        """What it gave away, as it is told: of 100 games so many wins, and so many points."""
        return {"wins": percent(self.given_away), "points": round(self.points_given_away)}

    @property
    def reason(self) -> Reason:
        """Why the best move is better than the one that was played."""
        return compare(self.best, self.played, self.seat)

    def as_json(self) -> dict[str, Any]:
        """For a page or a program. A position has one chance, the forecast; its moves are compared in points."""
        return {
            "step": self.number,
            "seat": self.seat,
            "legal": self.legal,
            "before": list(self.before),
            "given_away": self.given_away,
            "points_given_away": self.points_given_away,
            "verdict": self.verdict,
            "cost": self.cost,
            "played": _in_points(self.played),
            "best": _in_points(self.best),
            "reason": self.reason.as_json() if self.verdict else None,
        }


def _in_points(estimate: MoveEstimate) -> dict[str, Any]:
    """What a move is worth, without a chance: there would be two of the position that it leads to."""
    return {name: value for name, value in estimate._asdict().items() if not name.startswith("chance")}


def _is_as_much(one: Telling, other: Telling) -> bool:
    """Is the same thing achieved, in no smaller numbers?"""
    if one.message != other.message:
        return False
    numbers = {name for name, thing in other.things.items() if isinstance(thing, int) and name != "seat"}
    same = all(one.things[name] == thing for name, thing in other.things.items() if name not in numbers)
    return same and all(int(str(one.things[name])) >= int(str(other.things[name])) for name in numbers)


def compare(better: MoveEstimate, worse: MoveEstimate, seat: int) -> Reason:
    """Where the difference between two moves comes from."""

    def later(estimate: MoveEstimate) -> float:
        return estimate.points[seat] - estimate.now[seat]

    def others(estimate: MoveEstimate) -> float:
        return max(points for other, points in enumerate(estimate.points) if other != seat)

    return Reason(
        now=better.now[seat] - worse.now[seat],
        later=later(better) - later(worse),
        others=others(worse) - others(better),
        opponents=len(better.points) - 1,
    )


def review(
    record: Record,
    budget: Budget = BUDGET,
    seed: int = 0,
    box: BoxFile | Path | str | None = None,
    trials: int = TRIALS,
) -> Iterator[Step]:
    """Weigh every decision of a recorded game, one after another, each from the knowledge of the one who made it."""
    match, last = Match.begin(record, box=box), None
    for number, move in enumerate(record.moves, 1):
        seat, now = match.seat, (match.seat, match.game.chapter(match.state))
        if seat is None:
            match.replay_move(move)  # refuses it, saying why
            return
        code = match.words[match.code(move)]
        analysis = analyse(match, seat, budget, seed + number, always=(code,))
        closes = now == last and match.game.tell(match.state, match.box, match.code(move)).ends
        found = (analysis.of(code), analysis.best, len(analysis.estimates))
        step = Step(number, seat, forecast(match, trials), *found, closes)
        if step.verdict:
            better = line(match, seat, str(step.best.move), seed + number)
            step = replace(step, better=better, turn=played(match, record.moves[number - 1 :]))
        yield step
        match.replay_move(move)
        last = now


class Moment(NamedTuple):
    """A decision with whatever did nothing but end it, and everyone's chance after that."""

    step: Step
    last: int
    """The number of its last move."""
    after: tuple[float, ...]


def moments(steps: Sequence[Step], final: Sequence[float] | None) -> list[Moment]:
    """The decisions of a game. What each has changed shows at the next one; after the last one it is the result."""
    following = [step.before for step in steps[1:]] + ([tuple(final)] if final else [])
    found = list[Moment]()
    for step, after in zip(steps, following, strict=False):
        begun = found.pop().step if step.closes and found else step
        found.append(Moment(begun, step.number, after))
    return found


class Swing(NamedTuple):
    """A decision after which things stood differently: whose chance changed most, from what to what."""

    step: Step
    seat: int
    before: float
    after: float


def swings(steps: Sequence[Step], final: Sequence[float] | None, count: int = TURNING_POINTS) -> list[Swing]:
    """The moves that changed the chances most, by skill or by luck, biggest change first."""
    found = []
    for step, _, after in moments(steps, final):
        seat = max(range(len(after)), key=lambda one: abs(after[one] - step.before[one]))
        found.append(Swing(step, seat, step.before[seat], after[seat]))
    return sorted(found, key=lambda swing: -abs(swing.after - swing.before))[:count]


def report(steps: Sequence[Step], final: Sequence[float] | None) -> dict[str, Any]:
    """Everything found, for a page or a program; sentences are made from it in any language.

    `chances` is a graph: everyone's chance after so many moves, from the deal to the result; `errors` is its doubt.
    """
    return {
        "chances": [list(step.before) for step in steps] + ([] if final is None else [list(final)]),
        "errors": [list(step.forecast.errors) for step in steps] + ([] if final is None else [[0.0] * len(final)]),
        "steps": [step.as_json() for step in steps],
        "swings": [
            {"step": swing.step.number, "seat": swing.seat, "before": swing.before, "after": swing.after}
            for swing in swings(steps, final)
        ],
        "final": None if final is None else list(final),
    }
