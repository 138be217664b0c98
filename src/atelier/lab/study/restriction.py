"""What is a thing worth? Games of the mirrors played again, in which whoever took it may not have it.

A player without a thing decides as always until it would take it (`lab.restricted`), with the same luck: where a seat
never took the thing, forbidding it changes nothing, and such games need not be played. So of each thing some takings
are chosen, and each of these games is played once more with the thing forbidden to that one seat. What the seat won
less what it wins without is what the thing was worth to it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from atelier.game import ACTION
from atelier.lab.arena import deal_out
from atelier.lab.restricted import WITHOUT, Ban, read_restricted, restricted
from atelier.lab.results import ResultsFile, read_results
from atelier.lab.standings import Result, Seating
from atelier.lab.study.design import Sitting
from atelier.lab.study.estimates import Estimate, judged, share
from atelier.lab.study.evidence import MOST_SEATS, Evidence, chosen, deals_of, games_of
from atelier.lab.study.facts import facts_of
from atelier.lab.study.games import Games, Where, play_games
from atelier.lab.study.paper import Folder
from atelier.lab.study.watching import NOBODY, Frame
from atelier.scale.playout import playouts


class Takings(NamedTuple):
    """The games of a sitting that are to be played again, each with one thing forbidden to one seat."""

    sitting: Sitting
    order: tuple[Seating, ...]


def plan(folder: Folder, evidence: Evidence, many: int) -> list[Takings]:
    """So many takings of each thing, over all kinds of tables; those that were played before are counted.

    The first game of every deal comes first, then the second: as many different deals as there are.
    """
    seatings: dict[int, list[Seating]] = {one.number: [] for one in mirrors(evidence)}
    known = {(number, seating) for number, seating, _ in played(folder, evidence)}
    frame = evidence.mirrors["things"]
    takings = np.nonzero(frame["move"] != NOBODY)[0]
    order = takings[np.lexsort([frame[name][takings] for name in ("seat", "table", "deal", "rotation")])]
    for kind, index in np.unique(np.stack([frame["kind"][order], frame["thing"][order]]), axis=1).T.tolist():
        ban = Ban(evidence.kinds[kind], evidence.box.words[evidence.kinds[kind]][index])
        rows = order[(frame["kind"][order] == kind) & (frame["thing"][order] == index)]
        there = [(int(frame["table"][row]), _seating(evidence, chosen(frame, row), ban)) for row in rows]
        old = [one for one in there if one in known]
        fresh = [one for one in there if one not in known]
        for number, seating in [*old, *fresh[: max(0, many - len(old))]]:
            seatings[number].append(seating)
    return [Takings(one, tuple(sorted(seatings[one.number]))) for one in mirrors(evidence) if seatings[one.number]]


def mirrors(evidence: Evidence) -> list[Sitting]:
    """The tables at which everyone is as strong as everyone else."""
    return [one for one in evidence.sittings if one.mirror]


def _seating(evidence: Evidence, row: Frame, ban: Ban) -> Seating:
    entrants = list(evidence.sittings[int(row["table"])].entrants)
    entrants[int(row["seat"])] = restricted(entrants[int(row["seat"])], ban)
    return Seating(int(row["deal"]), int(row["rotation"]), tuple(entrants))


def play(folder: Folder, takings: list[Takings], told: Callable[[], None], where: Where) -> None:
    """Play what is still to be played; `told` of each game, also of those that lay there."""
    games = [Games(sitting.table, order, partial(_file, folder, sitting)) for sitting, order in takings]
    play_games(games, told, where)


def _file(folder: Folder, sitting: Sitting) -> ResultsFile:
    def belongs(seating: Seating) -> bool:
        changed = [name for name in seating.entrants if name != sitting.entrants[0]]
        legal = seating.deal >= 0 and 0 <= seating.rotation < sitting.table.seats == len(seating.entrants)
        return legal and len(changed) == 1 and changed[0].startswith(sitting.entrants[0] + WITHOUT)

    return ResultsFile(folder.games(_name(sitting)), sitting.table, sitting.entrants, option="--into", belongs=belongs)


def _name(sitting: Sitting) -> str:
    return f"{sitting.name}-without"


def played(folder: Folder, evidence: Evidence) -> Iterator[tuple[int, Seating, Result]]:
    """Every such game that lies in the folder, with the number of its table."""
    for sitting in mirrors(evidence):
        if folder.games(_name(sitting)).exists():
            with closing(_file(folder, sitting)) as file:
                whole = {result.seating for result in file.results}
            for result in read_results(folder.games(_name(sitting))):
                if result.seating in whole:
                    yield sitting.number, result.seating, result


def gathered(folder: Folder, evidence: Evidence) -> Frame:
    """One row for each: what the seat won with the thing and without, and whether it had it in the end all the same."""
    games = sorted(played(folder, evidence), key=lambda one: one[:2])
    rows = [_row(evidence, number, result) for number, _, result in games]
    frame: Frame = {name: np.array([row[at] for row in rows], kind) for at, (name, kind) in enumerate(COLUMNS.items())}
    base, found = _base(evidence, frame)
    seats = evidence.mirrors["seats"]
    return chosen({**frame, "victory": seats["victory"][base], "points": seats["points"][base]}, found)


COLUMNS = {
    "table": np.int8, "deal": np.int64, "rotation": np.int8, "seat": np.int8, "kind": np.int8, "thing": np.int16,
    "victory_without": np.float64, "points_without": np.int32, "kept": np.bool_,
}  # fmt: skip


def _row(evidence: Evidence, number: int, result: Result) -> tuple[Any, ...]:
    seat = next(seat for seat, name in enumerate(result.entrants) if WITHOUT in name)
    ban = read_restricted(result.entrants[seat])[1]
    thing = ban.number(evidence.game, evidence.box)
    dealt, ended = _ends(evidence.sittings[number], result)
    held = [facts_of(evidence.game).held(one, evidence.box)[ban.kind][0, seat, thing] for one in (dealt, ended)]
    return (
        number, result.deal, result.rotation, seat, evidence.kinds.index(ban.kind), thing,
        result.victories[seat], result.points[seat], held[1] > held[0],
    )  # fmt: skip


def _ends(sitting: Sitting, result: Result) -> tuple[Any, Any]:
    """The first position of a game and the last."""
    table, states = sitting.table, sitting.table.game.state.new(2)
    states[0] = states[1] = deal_out(table, result.deal)
    codes = np.frombuffer(result.moves, "<i2").astype(ACTION)
    room = np.zeros(table.game.choices, ACTION), np.zeros(table.seats, np.int64)
    playouts(table.game).follow(states[1], table.boxes[0].record, codes, *room)
    return states[:1], states[1:]


def _base(evidence: Evidence, rows: Frame) -> tuple[Any, Any]:
    """Where the same seat of the game that was played first stands, and whether it is there."""
    seats = evidence.mirrors["seats"]
    keys, asked = games_of(seats) * MOST_SEATS + seats["seat"], games_of(rows) * MOST_SEATS + rows["seat"]
    order = np.argsort(keys)
    at = order[np.minimum(np.searchsorted(keys, asked, sorter=order), len(order) - 1)]
    return at, keys[at] == asked


class Worth(NamedTuple):
    """What forbidding a thing costs."""

    kind: str
    number: int
    would: Estimate
    """The share of players who take it with a move of theirs, at tables where it turns up."""
    lost: Estimate
    """The share of victories that those lose who would have taken it."""
    points: Estimate
    """And the points."""
    value: Estimate
    """Its restricted-play value: the share of victories that any player loses, most of whom never take it."""
    kept: Estimate
    """How often it could not be forbidden: nothing else was legal, or it came by itself."""

    @property
    def trap(self) -> bool:
        """Is it sure that those who take it would win more without it?"""
        return self.lost.high < 0


def worths(evidence: Evidence) -> list[Worth]:
    """Every thing that was forbidden to anyone, kind by kind."""
    frame = evidence.frames.get("restricted", {})
    if not frame or not len(frame["deal"]):
        return []
    things = np.unique(np.stack([frame["kind"], frame["thing"]]), axis=1).T.tolist()
    return [_worth(evidence, chosen(frame, (frame["kind"] == kind) & (frame["thing"] == thing)), len(things))
            for kind, thing in things]  # fmt: skip


def _worth(evidence: Evidence, rows: Frame, many: int) -> Worth:
    kind, thing, deals = int(rows["kind"][0]), int(rows["thing"][0]), deals_of(rows)
    would = _takers(evidence, kind, thing, many)
    lost = judged(rows["victory"] - rows["victory_without"], deals, many)
    return Worth(
        kind=evidence.kinds[kind],
        number=thing,
        would=would,
        lost=lost,
        points=judged((rows["points"] - rows["points_without"]).astype(float), deals, many),
        value=Estimate(lost.n, would.value * lost.value, *_product(would, lost)),
        kept=share(rows["kept"].astype(float), deals, many),
    )


def _product(would: Estimate, lost: Estimate) -> tuple[float, float]:
    """Both intervals hold together, and with them all that lies between the products of their ends."""
    if math.isinf(lost.low):
        return lost.low, lost.high
    ends = [part * loss for part in (would.low, would.high) for loss in (lost.low, lost.high)]
    return min(ends), max(ends)


def _takers(evidence: Evidence, kind: int, thing: int, many: int) -> Estimate:
    seats, frame = evidence.mirrors["seats"], evidence.mirrors["things"]
    rows = np.nonzero((frame["kind"] == kind) & (frame["thing"] == thing))[0]
    there = np.isin(seats["table"], np.unique(frame["table"][rows]))
    took = np.zeros(len(there))
    took[evidence.holders(frame, rows[frame["move"][rows] != NOBODY])] = 1.0
    return share(took[there], deals_of(chosen(seats, there)), many)
