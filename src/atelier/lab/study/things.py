"""What each card does for who holds it.

Winners take more of everything, so holding something is no proof of its worth. A taking is compared with the takings of
other things of its kind, and deck where there are decks, at the same kind of table, from the same seat, by the same
level, in the same chapter: what is left is its own.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from atelier.lab.study.estimates import NOTHING, Estimate, judged, share
from atelier.lab.study.evidence import Evidence, deals_of, expected, games_of, groups
from atelier.lab.study.facts import facts_of, kin_of
from atelier.lab.study.watching import NOBODY, Frame

RARELY = 0.02
"""Taken in less than this share of the games it lies open in: hardly ever used."""


class Thing(NamedTuple):
    """One card, tile, objective or artisan."""

    kind: str
    number: int
    offered: int
    """Games in which it lay open."""
    taken: Estimate
    """In what share of these anyone took it."""
    finished: Estimate
    """In what share of its takings it came to something."""
    won: Estimate
    """The share of victories of its holders."""
    expected: float
    """What those who took another of its kind and deck in the same chapter won."""
    excess: Estimate
    """The difference, with table, seat, level and chapter held constant."""
    wanted: Estimate
    """How many others could have had it at some time and never did, in a game in which it was taken."""
    chapter: float
    """When it is taken, on average."""

    @property
    def accused(self) -> bool:
        """Does it win more than it should, or less, beyond chance?"""
        return self.excess.leaves_out(0.0)

    @property
    def unused(self) -> bool:
        """Is it sure that hardly anyone ever takes it?"""
        return self.taken.high < RARELY


def things(evidence: Evidence) -> list[Thing]:
    """Every thing that lay open at least once, kind by kind."""
    frame = evidence.mirrors["things"]
    pairs = np.unique(groups(frame["kind"], frame["thing"]))
    return list(_things(evidence, frame, len(pairs)))


def never_seen(kind: str, number: int) -> Thing:
    """What is known of a thing that never lay open: nothing."""
    return Thing(kind, number, 0, NOTHING, NOTHING, NOTHING, math.nan, NOTHING, NOTHING, math.nan)


def _kin(evidence: Evidence, frame: Frame) -> Any:
    """For each row the group of its kind to which its thing belongs."""
    kin, facts = np.zeros(len(frame["thing"]), np.int64), facts_of(evidence.game)
    for number, kind in enumerate(evidence.kinds):
        of_kind = frame["kind"] == number
        kin[of_kind] = kin_of(facts, kind, frame["thing"][of_kind])
    return kin


def _things(evidence: Evidence, frame: Frame, many: int) -> Iterator[Thing]:
    held = frame["seat"] != NOBODY
    victory, excess = np.zeros(len(held)), np.zeros(len(held))
    victory[held] = evidence.mirrors["seats"]["victory"][evidence.holders(frame, held)]
    alike = (*(frame[name] for name in ("table", "seat", "kind", "chapter")), _kin(evidence, frame))
    excess[held] = victory[held] - expected(victory[held], *(one[held] for one in alike))
    deals, games = deals_of(frame), games_of(frame)
    for number, kind in enumerate(evidence.kinds):
        of_kind = frame["kind"] == number
        for index in np.unique(frame["thing"][of_kind]).tolist():
            rows = np.nonzero(of_kind & (frame["thing"] == index))[0]
            took = rows[held[rows]]
            shown, first = np.unique(games[rows], return_index=True)
            ever = np.isin(shown, games[took])
            yield Thing(
                kind=kind,
                number=index,
                offered=len(shown),
                taken=share(ever.astype(float), deals[rows[first]], many),
                finished=share(frame["finished"][took].astype(float), deals[took], many),
                won=share(victory[took], deals[took], many),
                expected=float((victory[took] - excess[took]).mean()) if len(took) else math.nan,
                excess=judged(excess[took], deals[took], many),
                wanted=judged(frame["wanted"][took].astype(float), deals[took], many),
                chapter=float(frame["chapter"][took].mean()) if len(took) else math.nan,
            )
