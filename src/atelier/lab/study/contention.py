"""Places that people want and do not get: how often another takes them first."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from atelier.lab.study.estimates import FEWEST_DEALS, Estimate, fraction
from atelier.lab.study.evidence import Evidence, chosen, deals_of, games_of
from atelier.lab.study.facts import facts_of
from atelier.lab.study.rivalry import DEALS


class Contest(NamedTuple):
    """A place, or what lies there, that someone would have had next."""

    kind: str
    number: int
    a_game: float
    lost: Estimate
    """How often another took it first."""


def contests(evidence: Evidence) -> list[Contest]:
    """All that was waited for in enough deals, kind by kind; studies from before there was this have none."""
    frame = evidence.mirrors.get("contention", {})
    if not frame or not len(frame["deal"]):
        return []
    seats = evidence.mirrors["seats"]
    games = len(np.unique(games_of(chosen(seats, seats["deal"] < DEALS))))
    things = np.unique(np.stack([frame["place"], frame["thing"]]), axis=1).T.tolist()
    kinds = list(facts_of(evidence.game).CONTESTED)
    return [
        Contest(kinds[place], thing, float(rows["wanted"].sum()) / games,
                fraction(rows["lost"], rows["wanted"], deals_of(rows), len(things)))
        for place, thing in things
        for rows in (chosen(frame, (frame["place"] == place) & (frame["thing"] == thing)),)
        if len(np.unique(deals_of(rows))) >= FEWEST_DEALS
    ]  # fmt: skip
