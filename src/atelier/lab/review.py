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
from atelier.lab.forecast import TRIALS, Forecast, forecast, percent, whole
from atelier.lab.kept import kept
from atelier.lab.line import MOST_ACHIEVED, Line, line, played
from atelier.match import Match
from atelier.record import Record

BUDGET = Budget(playouts=600)
TURNING_POINTS = 5
SLIP, MISTAKE = 5, 15
"""A move that gives away so many wins of 100 games is a slip, or a mistake,"""
SLIP_POINTS, MISTAKE_POINTS = 5, 12
"""and so is one that gives away so many points of the margin, however the game stands: both as they are told."""
WORTH_SAYING = 2
"""Differences below so many points are no reason."""
EVEN = 9
"""Changes are the same that are to so many decimals: of two players the first is always told of."""

Part = tuple[str, dict[str, int]]
"""A message of the words files and its whole numbers."""


class Reason(NamedTuple):
    """Why one move is better than another, in points."""

    now: float
    """More points at once."""
    later: float
    """More points later."""
    others: float
    """Fewer points for the best of the others; with this the three come to the difference of the margin."""
    opponents: int
    """How many others there are."""

    @property
    def parts(self) -> list[Part]:
        """What speaks for the better move, or against the worse, the biggest difference first.

        Where points at once are given for points later both are told.
        """
        told, exchanged = self._told, self._exchanged
        found = list[Part]()
        if exchanged:
            spent = {name: abs(told[name]) for name in exchanged}
            found = [("analyse-exchange-later" if told["later"] > 0 else "analyse-exchange-now", spent)]
        plain = [name for name in told if (told[name] > 0) == self._better and name not in exchanged]
        return found + [_part(name, told[name]) for name in sorted(plain, key=lambda name: -abs(told[name]))]

    @property
    def against(self) -> list[Part]:
        """What it costs elsewhere: with this the parts come to the whole difference."""
        told = {name: points for name, points in self._told.items() if name not in self._exchanged}
        return [_part(name, points) for name, points in told.items() if self.parts and (points > 0) != self._better]

    @property
    def _exchanged(self) -> tuple[str, ...]:
        """Points at once that are given for points later, or the other way round."""
        return ("now", "later") if self._told.get("now", 0) * self._told.get("later", 0) < 0 else ()

    @property
    def _better(self) -> bool:
        return sum(self.points.values()) >= 0

    @property
    def _told(self) -> dict[str, int]:
        """The differences worth saying, in whole points that add up to the difference as it is told.

        It is rounded once: what is lost by rounding, and what is too small to be said, goes to the biggest of them.
        """
        found = {name: whole(points) for name, points in self.points.items() if abs(whole(points)) >= WORTH_SAYING}
        if found:
            biggest = max(found, key=lambda name: abs(found[name]))
            found[biggest] += whole(sum(self.points.values())) - sum(found.values())
        return {name: points for name, points in found.items() if abs(points) >= WORTH_SAYING}

    @property
    def points(self) -> dict[str, float]:
        """The differences by name."""
        return {"now": self.now, "later": self.later, "others": self.others}

    def as_json(self) -> dict[str, Any]:
        """The numbers, and what is worth saying of them."""

        def spelled(parts: list[Part]) -> list[dict[str, Any]]:
            return [
                {"message": message, "things": {**numbers, "opponents": self.opponents}} for message, numbers in parts
            ]

        return {**self.points, "parts": spelled(self.parts), "against": spelled(self.against)}


def _part(name: str, points: int) -> Part:
    return f"analyse-{name}-{'more' if points > 0 else 'fewer'}", {"points": abs(points)}


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
    """Does the move do nothing but end what the one before it, of the same turn, has done, and was that no fault?"""
    dealt: bool = False
    """Were cards dealt after it?"""
    better: Line | None = None
    """The turn that the best move begins, where the one that was played is a slip or a mistake,"""
    turn: Line | None = None
    """and the turn that was played instead."""

    @property
    def achieved(self) -> list[Telling]:
        """What the better turn achieves on the board and the one that was played does not, or not so much of it.

        Where that is nothing, and the points say nothing either: what it leaves in hand.
        """
        return only_in(self.better, self.turn, not self.reason.parts) if self.better and self.turn else []

    @property
    def before(self) -> tuple[float, ...]:
        """Everyone's chance."""
        return self.forecast.chances

    @property
    def given_away(self) -> float:
        """How much of the chance there was the move gave away; a difference that may be luck counts as none.

        The analyst, who plays better than those by whom a position is forecast, says which part of it: so nobody gives
        away more than they had.
        """
        doubt = self.best.chance_error + self.played.chance_error
        lost = self.best.chance - self.played.chance
        if self.played.move == self.best.move or lost <= doubt:
            return 0.0
        return self.before[self.seat] * lost / self.best.chance

    @property
    def points_given_away(self) -> float:
        """How many points of the margin it gave away, counted the same way."""
        doubt = self.best.margin_error + self.played.margin_error
        lost = self.best.margin - self.played.margin
        return lost if self.played.move != self.best.move and lost > doubt else 0.0

    @property
    def verdict(self) -> str | None:
        """A slip or a mistake, by what it cost in chance or in points, as that is told."""
        if self.lost["wins"] >= MISTAKE or self.lost["points"] >= MISTAKE_POINTS:
            return "mistake"
        return "slip" if self.lost["wins"] >= SLIP or self.lost["points"] >= SLIP_POINTS else None

    @property
    def cost(self) -> float:
        """What steps are compared by: a mistake in chance weighs as much as one in points."""
        return max(100 * self.given_away / MISTAKE, self.points_given_away / MISTAKE_POINTS)

    @property
    def lost(self) -> dict[str, int]:
        """What it gave away, as it is told: of 100 games so many wins, and so many points."""
        return {"wins": percent(self.given_away), "points": whole(self.points_given_away)}

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


def only_in(better: Line, worse: Line, in_hand: bool) -> list[Telling]:
    """What a better turn achieves on the board and a worse one does not, or not so much of it.

    Where that is nothing, and only if nothing else tells them apart: what it leaves in hand.
    """
    did = worse.achieves
    found = [one for one in better.achieves if not any(_is_as_much(other, one) for other in did)]
    return (found or (kept(better, worse) if in_hand else []))[:MOST_ACHIEVED]


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
        return estimate.points[seat] - estimate.margin

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
        step = Step(number, seat, forecast(match, trials), *found)
        if step.verdict:
            better = line(match, seat, str(step.best.move), seed + number)
            step = replace(step, better=better, turn=played(match, record.moves[number - 1 :]))
        before = match.state
        match.replay_move(move)
        yield replace(step, closes=closes and not step.verdict, dealt=bool(match.state.spent != before.spent))
        last = now


class Moment(NamedTuple):
    """A decision with whatever did nothing but end it, and everyone's chance after that."""

    step: Step
    last: int
    """The number of its last move."""
    after: tuple[float, ...]
    dealt: bool
    answer: Step | None = None
    """The decision of another with which it shows what a mistake has given away."""


def moments(steps: Sequence[Step], final: Sequence[float] | None) -> list[Moment]:
    """The decisions of a game. What each has changed shows at the next one; after the last one it is the result."""
    following = [step.before for step in steps[1:]] + ([tuple(final)] if final else [])
    found = list[Moment]()
    for step, after in zip(steps, following, strict=False):
        begun = found.pop() if step.closes and found else None
        first, dealt = (begun.step, begun.dealt) if begun else (step, False)
        found.append(Moment(first, step.number, after, dealt or step.dealt))
    return found


def turns(steps: Sequence[Step], final: Sequence[float] | None) -> list[Moment]:
    """The decisions of a game, a mistake together with the answer that makes use of it."""
    found = list[Moment]()
    for one in moments(steps, final):
        if found and _makes_use_of(one, found[-1]):
            found.append(Moment(found.pop().step, one.last, one.after, False, one.step))
        else:
            found.append(one)
    return found


def _makes_use_of(one: Moment, mistake: Moment) -> bool:
    """Does what was given away show with the answer only? Where cards were dealt nobody can say whose doing it was."""
    seat = one.step.seat
    if mistake.step.verdict != "mistake" or mistake.answer or mistake.step.seat == seat or one.step.verdict:
        return False
    if mistake.dealt or one.dealt:
        return False
    at_once = mistake.after[seat] - mistake.step.before[seat]
    answered = one.after[seat] - one.step.before[seat]
    return max(at_once, 0.0) < answered <= 2 * mistake.step.given_away


class Swing(NamedTuple):
    """A decision after which things stood differently: whose chance changed most, from what to what."""

    step: Step
    last: int
    """The number of the move after which they did."""
    seat: int
    before: float
    after: float


def swings(steps: Sequence[Step], final: Sequence[float] | None, count: int = TURNING_POINTS) -> list[Swing]:
    """The moves that changed the chances most, by skill or by luck, biggest change first."""
    found = []
    for step, last, after, *_ in turns(steps, final):
        seat = max(range(len(after)), key=lambda one: round(abs(after[one] - step.before[one]), EVEN))
        found.append(Swing(step, last, seat, step.before[seat], after[seat]))
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
            {
                "step": swing.step.number,
                "last": swing.last,
                "seat": swing.seat,
                "before": swing.before,
                "after": swing.after,
            }
            for swing in swings(steps, final)
        ],
        "final": None if final is None else list(final),
    }
