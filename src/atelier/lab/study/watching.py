"""Games looked at from beginning to end, a thousand at a time: what lay open, who took it and when, who led.

Games come as moves. They are played again in one batch, decision by decision, and after each the game's own facts are
read off all positions at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

import numpy as np

from atelier.game import ACTION
from atelier.lab.standings import Result
from atelier.lab.study.facts import facts_of
from atelier.lab.study.rivalry import Rivalry
from atelier.scale.batch import Plan
from atelier.scale.playout import playouts
from atelier.scale.vector import Batch

AT_ONCE = 1024
Frame = dict[str, Any]
"""A table: columns of equal length by name."""
Frames = dict[str, Frame]
NOBODY = -1


def watch(table: Plan, results: Iterable[Result]) -> Iterator[Frames]:
    """What there is to know of some games: tables `seats`, `things`, `course`, `phases`, `verbs`, `contention`."""
    coming = iter(results)
    while some := list(islice(coming, AT_ONCE)):
        yield _Watch(table, some).frames()


class _Watch:
    """Some games of one table while they are played again."""

    def __init__(self, table: Plan, results: Sequence[Result]):
        self.table, self.results, self.n = table, results, len(results)
        self.game, self.box, self.facts = table.game, table.boxes[0], facts_of(table.game)
        most, phases, n = self.game.seats[-1], len(self.box.words["phase"]), self.n
        self.sizes = {kind: self._things(kind) for kind in self.facts.KINDS}
        self.offered = {kind: np.zeros((n, size), np.bool_) for kind, size in self.sizes.items()}
        self.taken = {kind: np.zeros((n, most, size), np.int8) for kind, size in self.sizes.items()}
        self.finished = {kind: np.zeros((n, most, size), np.bool_) for kind, size in self.sizes.items()}
        self.dealt: dict[str, Any] = {}
        self.move = {kind: np.full((n, most, size), NOBODY, np.int16) for kind, size in self.sizes.items()}
        self.mover = np.full(n, NOBODY, np.int8)
        self.reached = {kind: np.zeros((n, most, size), np.bool_) for kind, size in self.sizes.items()}
        self.decisions, self.options, self.forced = (np.zeros((n, phases), np.int32) for _ in range(3))
        self.stuck = np.zeros((n, phases), np.int32)
        self.rivalry = Rivalry(self.game, self.box, np.array([result.deal for result in results]))
        self.firsts = np.array([action.first for action in self.game.actions])
        verbs = [action.verb for action in self.game.actions]
        self.ends = [verbs.index(verb) for verb in self.facts.ENDS]
        self.could, self.played = (np.zeros((n, len(self.firsts)), np.int32) for _ in range(2))
        self.leader, self.changes, self.since = np.full(n, NOBODY), np.zeros(n, np.int32), np.zeros(n, np.int32)
        self.course: dict[int, Any] = {}
        self.points, self.places = np.zeros((n, most, len(self.game.sources)), np.int16), np.zeros((n, most), np.int8)

    def _things(self, kind: str) -> int:
        return int(self.facts.held(self.game.state.new(1), self.box)[kind].shape[2])

    def frames(self) -> Frames:
        """Play all of them, and tell."""
        lengths = np.array([len(result.moves) // 2 for result in self.results])
        codes = np.zeros((self.n, max(1, lengths.max())), ACTION)
        for row, result in zip(codes, self.results, strict=True):
            moves = np.frombuffer(result.moves, "<i2")
            row[: len(moves)] = moves
        with self._dealt() as batch:
            for step in range(int(lengths.max())):
                active = lengths > step
                self._look(batch, active, step)
                self._decide(batch, codes[:, step], active)
                batch.step(codes[:, step])
            self._look(batch, lengths >= 0, int(lengths.max()))
        return {
            "seats": self._seats(lengths),
            "things": self._held(),
            "course": self._course(),
            "phases": self._counted(
                "phase", decisions=self.decisions, options=self.options, forced=self.forced, stuck=self.stuck
            ),
            "verbs": self._counted("verb", could=self.could, played=self.played),
            "contention": self._contention(),
        }

    def _dealt(self) -> Batch:
        """The deals of these games, side by side."""
        batch = Batch(
            self.game, self.n, seats=self.table.seats, options=self.table.options, boxes=[self.box],
            seed=self.table.seed, auto_reset=False, threads=1,
        )  # fmt: skip
        batch.reset(numbers=[result.deal for result in self.results])
        return batch

    def _look(self, batch: Batch, active: Any, step: int) -> None:
        states = batch.states.copy()  # compiled rules take arrays that may be written
        chapter = self.facts.chapter(states)
        for kind, open_now in self.facts.offered(states, self.box).items():
            self.offered[kind] |= open_now
        for kind, within in self.facts.within_reach(states, self.box).items():
            self.reached[kind] |= within
        for kind, held in self.facts.held(states, self.box).items():
            first = (held > 0) & (self.taken[kind] == 0)
            self.taken[kind] += first * chapter[:, None, None].astype(np.int8)
            self.finished[kind] |= held == 2
            self._note_move(kind, held, step)
        playouts(self.game).scores(states, self.table.box_records, np.zeros(self.n, np.int16), self.points, self.places)
        totals = self.points[:, : self.table.seats].sum(axis=2)
        for number in np.unique(chapter):
            here = (chapter == number) & active
            self.course.setdefault(int(number), np.full((self.n, self.table.seats), np.iinfo(np.int32).min))[here] = (
                totals[here]
            )
        best = totals.max(axis=1)
        alone = ((totals == best[:, None]).sum(axis=1) == 1) & active
        ahead = np.where(alone, totals.argmax(axis=1), self.leader)
        new = ahead != self.leader
        self.changes += new & (self.leader != NOBODY)
        self.since[new] = step
        self.leader = ahead

    def _note_move(self, kind: str, held: Any, step: int) -> None:
        """With which move of its own a seat came to have a thing, or more of it than it was dealt."""
        risen = held > self.dealt.setdefault(kind, held.copy())
        game, seat, thing = np.nonzero(risen & (self.move[kind] == NOBODY))
        own = self.mover[game] == seat
        self.move[kind][game[own], seat[own], thing[own]] = step - 1

    def _decide(self, batch: Batch, codes: Any, active: Any) -> None:
        self.mover = batch.seat.copy()
        rows, phase, count = np.nonzero(active)[0], batch.states.phase[active], batch.count[active]
        self.options[rows, phase] += count
        self.decisions[rows, phase] += 1
        self.forced[rows, phase] += count == 1
        may = np.maximum.reduceat(batch.mask(), self.firsts, axis=1)[active]
        self.could[rows] += may
        verb = np.searchsorted(self.firsts, codes[active], side="right") - 1
        self.played[rows, verb] += 1
        self.stuck[rows, phase] += (count == 1) & np.isin(verb, self.ends)
        self.rivalry.decide(batch, codes, active)

    def _games(self, index: Any) -> Frame:
        """Which games some rows are of."""
        deal = np.array([result.deal for result in self.results], np.int64)
        rotation = np.array([result.rotation for result in self.results], np.int8)
        return {"deal": deal[index], "rotation": rotation[index]}

    def _seats(self, lengths: Any) -> Frame:
        seats = self.table.seats
        game, seat = np.divmod(np.arange(self.n * seats), seats)
        places, points = self.places[:, :seats], self.points[:, :seats]
        winners = (places == 1).sum(axis=1, keepdims=True)
        won = (places == 1) / winners
        led = np.where(
            (won[np.arange(self.n), np.maximum(self.leader, 0)] > 0) & (winners[:, 0] == 1), self.since, lengths
        )
        entrants = np.array([name for result in self.results for name in result.entrants])
        spent = np.array([time for result in self.results for time in result.milliseconds])
        chosen = np.array([count for result in self.results for count in result.decisions])
        return {
            **self._games(game),
            "seat": seat.astype(np.int8),
            "entrant": entrants,
            "place": places.reshape(-1),
            "victory": won.reshape(-1),
            "points": points.sum(axis=2).reshape(-1).astype(np.int32),
            **{
                source: np.ascontiguousarray(points[:, :, index]).reshape(-1)
                for index, source in enumerate(self.game.sources)
            },
            "decisions": chosen.astype(np.int32),
            "milliseconds": spent,
            "moves": lengths[game].astype(np.int32),
            "lead_changes": self.changes[game],
            "led_from": (led / np.maximum(lengths, 1))[game],
        }

    def _held(self) -> Frame:
        """One row for each thing that lay open or was held in a game and each of its holders; NOBODY if none."""
        parts = []
        for number, kind in enumerate(self.facts.KINDS):
            taken = self.taken[kind]
            game, seat, thing = np.nonzero(taken)
            chapter, finished = taken[game, seat, thing], self.finished[kind][game, seat, thing]
            move = self.move[kind][game, seat, thing]
            left, alone = np.nonzero(self.offered[kind] & ~taken.any(axis=1))
            none = np.zeros(len(left), np.int8)
            wanted = (self.reached[kind] & (taken == 0)).sum(axis=1)
            at, what = np.concatenate([game, left]), np.concatenate([thing, alone])
            parts.append({
                **self._games(at),
                "kind": np.full(len(at), number, np.int8),
                "thing": what.astype(np.int16),
                "seat": np.concatenate([seat, none + NOBODY]).astype(np.int8),
                "chapter": np.concatenate([chapter, none]),
                "finished": np.concatenate([finished, none > 0]),
                "move": np.concatenate([move, none + NOBODY]).astype(np.int16),
                "wanted": wanted[at, what].astype(np.int8),
            })  # fmt: skip
        return stacked(parts)

    def _course(self) -> Frame:
        """What everyone had at the end of each chapter."""
        parts = []
        for chapter, totals in sorted(self.course.items()):
            game, seat = np.nonzero(totals > np.iinfo(np.int32).min)
            parts.append({
                **self._games(game),
                "chapter": np.full(len(game), chapter, np.int8),
                "seat": seat.astype(np.int8),
                "points": totals[game, seat],
            })  # fmt: skip
        return stacked(parts)

    def _contention(self) -> Frame:
        """What was wanted in each game, and how often another had it."""
        game, columns = self.rivalry.rows()
        return {**self._games(game), **columns}

    def _counted(self, name: str, **counts: Any) -> Frame:
        """One row for each game and each phase or verb that came up in it."""
        game, index = np.nonzero(sum(counts.values()))
        return {
            **self._games(game),
            name: index.astype(np.int8),
            **{what: count[game, index] for what, count in counts.items()},
        }


def stacked(parts: Sequence[Frame]) -> Frame:
    """Tables with the same columns, one below the other."""
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]} if parts else {}
