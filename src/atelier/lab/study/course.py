"""How a game goes: its length, what there is to decide, who leads and who comes back."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from atelier.lab.study.design import Sitting
from atelier.lab.study.estimates import Estimate, fraction, mean, ratio, share
from atelier.lab.study.evidence import Evidence, chosen, deals_of, first_rows, games_of
from atelier.lab.study.watching import Frame

SECONDS_A_DECISION = 12
"""What a decision with a choice takes among people who know the game; the report says so where it counts minutes."""


class Length(NamedTuple):
    """How long a game lasts."""

    sitting: Sitting
    chapters: Estimate
    decisions: Estimate
    """Of all seats together; moves without a choice are none."""
    minutes: float


def lengths(evidence: Evidence) -> list[Length]:
    """Every kind of table."""
    seats, course = evidence.mirrors["seats"], evidence.mirrors["course"]
    mirrors = [one for one in evidence.sittings if one.mirror]
    found = []
    for one in mirrors:
        rows = chosen(seats, seats["table"] == one.number)
        there = chosen(course, (course["table"] == one.number) & (course["seat"] == 0))
        decided = mean(_a_game(rows, rows["decisions"]), _deals(rows), 2 * len(mirrors))
        last = _last(there)
        chapters = mean(last["chapter"].astype(float), deals_of(last), 2 * len(mirrors))
        found.append(Length(one, chapters, decided, decided.value * SECONDS_A_DECISION / 60))
    return found


def _last(course: Frame) -> Frame:
    """The last chapter of each game."""
    order = np.lexsort((-course["chapter"], games_of(course)))
    ordered = chosen(course, order)
    return chosen(ordered, first_rows(games_of(ordered)))


def _a_game(seats: Frame, values: Any) -> Any:
    """Summed over the seats of each game, in the order of the games."""
    games = np.unique(games_of(seats), return_inverse=True)[1]
    return np.bincount(games, weights=values)


def _deals(seats: Frame) -> Any:
    return deals_of(seats)[first_rows(games_of(seats))]


class Phase(NamedTuple):
    """What there is to decide in one part of a turn."""

    number: int
    options: Estimate
    """Legal moves at a decision, forced ones among them."""
    forced: Estimate
    """The share of decisions with only one of them."""
    a_game: float
    stuck: Estimate
    """The share at which nothing is left but to end it."""


def phases(evidence: Evidence) -> list[Phase]:
    """Every phase there was, over all kinds of tables."""
    frame = evidence.mirrors["phases"]
    games = len(np.unique(games_of(evidence.mirrors["seats"])))
    present = np.unique(frame["phase"]).tolist()
    found = []
    for index in present:
        rows = chosen(frame, frame["phase"] == index)
        decisions, deals, many = rows["decisions"], deals_of(rows), 3 * len(present)
        stuck = rows.get("stuck", np.zeros(len(decisions), np.int32))
        found.append(
            Phase(
                index,
                ratio(rows["options"], decisions, deals, many),
                fraction(rows["forced"], decisions, deals, many),
                float(decisions.sum()) / games,
                fraction(stuck, decisions, deals, many),
            )
        )
    return found


class Verb(NamedTuple):
    """An action of the rules: in how many decisions it was possible, and how often it was made."""

    number: int
    could: int
    played: int
    share: Estimate
    """Of the decisions in which it was possible."""


def verbs(evidence: Evidence) -> list[Verb]:
    """Every action of the game, over all games that were played."""
    frame, many = evidence.frames["verbs"], len(list(evidence.game.actions))
    found = []
    for index in range(many):
        rows = chosen(frame, frame["verb"] == index)
        share_of = fraction(rows["played"], rows["could"], deals_of(rows), many)
        found.append(Verb(index, int(rows["could"].sum()), int(rows["played"].sum()), share_of))
    return found


class Drama(NamedTuple):
    """Is it decided early?"""

    sitting: Sitting
    changes: Estimate
    """How often the lead goes from one to another."""
    led_from: Estimate
    """From which part of the game on the winner leads for good."""
    margin: Estimate
    """The winner's points less the next one's."""
    close: Estimate
    """The share of games in which that is at most CLOSE."""


CLOSE = 3
"""Points that one move may be worth."""


def dramas(evidence: Evidence) -> list[Drama]:
    """Every kind of table."""
    seats = evidence.mirrors["seats"]
    mirrors = [one for one in evidence.sittings if one.mirror]
    many, found = 4 * len(mirrors), []
    for one in mirrors:
        rows = chosen(seats, seats["table"] == one.number)
        game = chosen(rows, rows["seat"] == 0)
        deals, ahead = deals_of(game), margins(rows)
        found.append(
            Drama(
                one,
                mean(game["lead_changes"].astype(float), deals, many),
                mean(game["led_from"], deals, many),
                mean(ahead.astype(float), deals, many),
                share((ahead <= CLOSE).astype(float), deals, many),
            )
        )
    return found


def margins(seats: Frame) -> Any:
    """By how much each game was won."""
    at_table = int(seats["seat"].max(initial=0)) + 1
    ordered = np.sort(seats["points"].reshape(-1, at_table), axis=1)
    return ordered[:, -1] - ordered[:, -2]


class Comeback(NamedTuple):
    """What who led alone at the end of a chapter still lost."""

    chapter: int
    lost: Estimate


def comebacks(evidence: Evidence, sitting: Sitting) -> list[Comeback]:
    """Chapter by chapter at one kind of table: how often the leader did not win. The last chapter is the end."""
    course = evidence.mirrors["course"]
    there = chosen(course, course["table"] == sitting.number)
    seats = evidence.mirrors["seats"]
    rows = chosen(seats, seats["table"] == sitting.number)
    at_table = sitting.table.seats
    won = rows["victory"].reshape(-1, at_table)
    games = games_of(rows)[::at_table]
    order = np.argsort(games)
    found, present = [], np.unique(there["chapter"]).tolist()
    for chapter in present[:-1]:
        part = chosen(there, there["chapter"] == chapter)
        part = chosen(part, np.lexsort((part["seat"], games_of(part))))
        points = part["points"].reshape(-1, at_table)
        at = order[np.searchsorted(games, games_of(part)[::at_table], sorter=order)]
        alone = (points == points.max(axis=1, keepdims=True)).sum(axis=1) == 1
        lost = 1 - won[at, points.argmax(axis=1)]
        found.append(Comeback(chapter, share(lost[alone], deals_of(part)[::at_table][alone], len(present))))
    return found
