"""A whole game under the analyst's eye: everyone's chance over time, what changed it, what would have been better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from atelier.agents.opponent import Budget
from atelier.boxfile import BoxFile
from atelier.lab.analyst import MoveEstimate, analyse
from atelier.match import Match
from atelier.record import Record

BUDGET = Budget(playouts=600)
TURNING_POINTS = 5
SLIP, MISTAKE = 0.05, 0.15
"""A move that gives away so much of the chance of winning is a slip, or a mistake."""
WORTH_SAYING = 0.5
"""Differences below so many points are not mentioned."""


class Reason(NamedTuple):
    """Why one move is better than another, in points."""

    now: float
    """More points at once."""
    later: float
    """More points later."""
    others: float
    """Fewer points for the best of the others."""

    @property
    def parts(self) -> list[tuple[str, float]]:
        """What is worth saying, the biggest difference first: a message of the words files, and how many points."""
        parts = sorted(self._asdict().items(), key=lambda part: -abs(part[1]))
        return [
            (f"analyse-{name}-{'more' if points > 0 else 'fewer'}", round(abs(points), 1))
            for name, points in parts
            if abs(points) >= WORTH_SAYING
        ]

    def as_json(self) -> dict[str, Any]:
        """The numbers, and what is worth saying of them."""
        parts = [{"message": message, "things": {"points": points}} for message, points in self.parts]
        return {**self._asdict(), "parts": parts}


@dataclass(frozen=True)
class Step:
    """A decision of a game: what was played, what would have been best, and what both promised the one who played."""

    number: int
    seat: int
    before: tuple[float, ...]
    """Everyone's chance if the best move is made."""
    played: MoveEstimate
    best: MoveEstimate
    legal: int

    @property
    def after(self) -> tuple[float, ...]:
        """Everyone's chance with the move that was made."""
        return self.played.chances

    @property
    def given_away(self) -> float:
        """How much of the chance of winning the move gave away; a difference that may be luck counts as none."""
        doubt = self.best.chance_error + self.played.chance_error
        lost = self.best.chance - self.played.chance
        return lost if self.played.move != self.best.move and lost > doubt else 0.0

    @property
    def reason(self) -> Reason:
        """Why the best move is better than the one that was played."""
        return compare(self.best, self.played, self.seat)

    def as_json(self) -> dict[str, Any]:
        """For a page or a program."""
        return {
            "step": self.number,
            "seat": self.seat,
            "legal": self.legal,
            "before": list(self.before),
            "after": list(self.after),
            "given_away": self.given_away,
            "verdict": "mistake" if self.given_away >= MISTAKE else "slip" if self.given_away >= SLIP else None,
            "played": self.played._asdict(),
            "best": self.best._asdict(),
            "reason": self.reason.as_json() if self.given_away else None,
        }


def compare(better: MoveEstimate, worse: MoveEstimate, seat: int) -> Reason:
    """Where the difference between two moves comes from."""

    def later(estimate: MoveEstimate) -> float:
        return estimate.points[seat] - estimate.now[seat]

    def others(estimate: MoveEstimate) -> float:
        return max(points for other, points in enumerate(estimate.points) if other != seat)

    return Reason(better.now[seat] - worse.now[seat], later(better) - later(worse), others(worse) - others(better))


def review(
    record: Record, budget: Budget = BUDGET, seed: int = 0, box: BoxFile | Path | str | None = None
) -> Iterator[Step]:
    """Weigh every decision of a recorded game, one after another, each from the knowledge of the one who made it."""
    match = Match.begin(record, box=box)
    for number, move in enumerate(record.moves, 1):
        seat = match.seat
        if seat is None:
            match.replay_move(move)  # refuses it, saying why
            return
        code = match.words[match.code(move)]
        analysis = analyse(match, seat, budget, seed + number, always=(code,))
        yield Step(number, seat, analysis.best.chances, analysis.of(code), analysis.best, len(analysis.estimates))
        match.replay_move(move)


class Swing(NamedTuple):
    """A decision after which things stood differently: whose chance changed most, from what to what."""

    step: Step
    seat: int
    before: float
    after: float


def swings(steps: Sequence[Step], final: Sequence[float] | None, count: int = TURNING_POINTS) -> list[Swing]:
    """The moves that changed the chances most, by skill or by luck, biggest change first.

    What a move and what it uncovered have changed shows at the next decision; after the last one it is the result.
    """
    following = [step.before for step in steps[1:]] + ([tuple(final)] if final else [])
    found = []
    for step, after in zip(steps, following, strict=False):
        seat = max(range(len(after)), key=lambda one: abs(after[one] - step.before[one]))
        found.append(Swing(step, seat, step.before[seat], after[seat]))
    return sorted(found, key=lambda swing: -abs(swing.after - swing.before))[:count]


def result_of(match: Match) -> list[float] | None:
    """How the victory was shared, once the game is over."""
    if not match.over:
        return None
    places = [score.place for score in match.scores]
    return [(place == 1) / places.count(1) for place in places]


def report(steps: Sequence[Step], final: Sequence[float] | None) -> dict[str, Any]:
    """Everything found, for a page or a program; sentences are made from it in any language.

    `chances` is a graph: everyone's chance after so many moves, from the deal to the result.
    """
    return {
        "chances": [list(step.before) for step in steps] + ([] if final is None else [list(final)]),
        "steps": [step.as_json() for step in steps],
        "swings": [
            {"step": swing.step.number, "seat": swing.seat, "before": swing.before, "after": swing.after}
            for swing in swings(steps, final)
        ],
        "final": None if final is None else list(final),
    }
