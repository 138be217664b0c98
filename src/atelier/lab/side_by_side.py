"""Games of the arena in one batch: thousands of searches at once, on a GPU or on cores.

Whoever searches with a number of playouts is searched for in the batch, all games in which it decides at the same time;
whoever does not search is asked on the cores beside it. A decision has the luck it has in the arena, so the games are
the arena's own, however many are played at once and whichever were played before.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from atelier.agents.master import Master
from atelier.agents.network import Learned
from atelier.agents.opponent import Opponent
from atelier.errors import AtelierError
from atelier.game import ACTION
from atelier.interruption import together
from atelier.knowledge import MIX, Knowledge
from atelier.lab.arena import luck_of, replayed
from atelier.lab.engines import entrant
from atelier.lab.standings import Result, Seating
from atelier.scale.batch import Plan
from atelier.scale.vector import MOST_PLAYOUTS, Batch

AT_ONCE = 1 << 14
"""Games in one batch: as many as a large GPU searches fastest."""
MOST_MOVES = 1 << 26
"""Of all trees together: three gigabytes."""
LONGER = 256
"""Moves that room is made for at a time."""
ON_CORES = -1


class Lot(NamedTuple):
    """Games of one kind of table that are still to be played, and who is told of each the moment it ends."""

    table: Plan
    order: Sequence[Seating]
    finished: Callable[[Result], None]


class Mind(NamedTuple):
    """How a batch searches for someone."""

    playouts: int
    learned: Learned


def check_batched(names: Iterable[str]) -> None:
    """Refuse those for whom a batch cannot search."""
    everyone = {name: entrant(name) for name in names}
    searching = {name: one.budget.playouts for name, one in everyone.items() if isinstance(one, Master)}
    for name, playouts in searching.items():
        if playouts is None:
            level = name.partition(":")[0]
            raise AtelierError(f"{name} thinks by the clock: on a GPU playouts are counted, as in {level}:300")
        if playouts > MOST_PLAYOUTS:
            raise AtelierError(f"{name}: on a GPU a move is thought about for at most {MOST_PLAYOUTS:,} playouts")
    if not searching:
        raise AtelierError(
            f"{', '.join(everyone)}: nobody here searches, and a GPU does nothing else; name someone who does, as in "
            "master:64, or leave out the device"
        )


def play_side_by_side(lots: Iterable[Lot], device: str, cores: int | None = None) -> None:
    """Play all these games. Tables with the same options share a batch, whatever their seats."""
    alike: dict[tuple[tuple[str, str], ...], list[Lot]] = {}
    for lot in lots:
        if lot.order:
            alike.setdefault(tuple(lot.table.options.items()), []).append(lot)
    for some in alike.values():
        with ThreadPoolExecutor(cores) as pool, _Room(some, device, cores, pool) as room:
            room.play()


class _Room:
    """A batch in which the games of some lots are played; a slot plays one game of its lot after the other."""

    def __init__(self, lots: Sequence[Lot], device: str, cores: int | None, pool: ThreadPoolExecutor):
        self.lots, self.pool = lots, pool
        self.cast: dict[str, Opponent] = {}
        self.minds: dict[tuple[str, int], tuple[int, Mind]] = {}
        self.coming = [deque(lot.order) for lot in lots]
        for lot in lots:
            for name in {name for seating in lot.order for name in seating.entrants}:
                self._mind(name, lot.table.seats)
        share = self._share()
        self.lot = np.repeat(np.arange(len(lots)), share)
        self.n, table = len(self.lot), lots[0].table
        self.game, self.box, most = table.game, table.boxes[0], table.game.seats[-1]
        self.batch = Batch(
            self.game, self.n, seats=[lots[at].table.seats for at in self.lot.tolist()], options=table.options,
            boxes=[self.box], seed=table.seed, auto_reset=False, device=device, threads=cores,
        )  # fmt: skip
        self.playing: list[Seating] = [self.coming[at].popleft() for at in self.lot.tolist()]
        self.numbers = np.array([seating.deal for seating in self.playing], np.int64)
        self.active = np.ones(self.n, np.bool_)
        self.codes, self.length = np.zeros((self.n, LONGER), ACTION), np.zeros(self.n, np.int64)
        self.decisions, self.seconds = np.zeros((self.n, most), np.int64), np.zeros((self.n, most))
        self.mind = np.full((self.n, most), ON_CORES)
        for slot in range(self.n):
            self._sit_down(slot)
        self.batch.reseed(table.seed, self.numbers)

    def __enter__(self) -> _Room:
        return self

    def __exit__(self, *error: object) -> None:
        self.batch.close()

    def play(self) -> None:
        """Decision by decision, until every game has ended."""
        fetch = self.batch.device.fetch
        while True:
            count = fetch(self.batch.count)
            ended = np.flatnonzero(self.active & (count == 0))
            if len(ended):
                self._end(ended)
                count = fetch(self.batch.count)
            if not self.active.any():
                return
            self._decide(count, fetch(self.batch.seat))

    def _decide(self, count: Any, seat: Any) -> None:
        """One decision in every game: where there is no choice, nobody is asked."""
        batch, device = self.batch, self.batch.device
        actions = device.fetch(batch.legal)[:, 0].copy()
        choosing = np.flatnonzero(count > 1)
        mind = self.mind[choosing, seat[choosing]]
        luck = self._luck(choosing, seat)
        rngs = np.ones((self.n, 1), np.int64)
        rngs[choosing, 0] = generators(luck)
        device.put(batch.rngs, rngs)
        for number, how in self.minds.values():
            here = choosing[mind == number]
            if len(here):
                begun = time.perf_counter()
                where = np.zeros(self.n, np.bool_)
                where[here] = True
                thought = batch.search(how.playouts, how.learned, where)
                actions[here] = device.fetch(thought.chosen)[here]
                self._note(here, seat, begun)
        if (mind == ON_CORES).any():
            begun = time.perf_counter()
            at = np.flatnonzero(mind == ON_CORES)
            states = device.fetch(batch.states).view(np.recarray)
            asked = [
                (slot, int(seat[slot]), states[slot], luck[one]) for one, slot in zip(at, choosing[at], strict=True)
            ]
            actions[choosing[at]] = together(self.pool, self._ask, asked)
            self._note(choosing[at], seat, begun)
        self._write_down(actions)
        batch.step(device.borrow(actions, ACTION), check=False)

    def _ask(self, asked: tuple[int, int, Any, int]) -> int:
        slot, seat, state, luck = asked
        return int(
            self.cast[self.playing[slot].entrants[seat]].choose(Knowledge(self.game, self.box, state, seat, luck))
        )

    def _luck(self, slots: Any, seat: Any) -> list[int]:
        seed, playing, length = self.batch.seed, self.playing, self.length
        return [luck_of(seed, playing[slot], int(seat[slot]), int(length[slot])) for slot in slots.tolist()]

    def _note(self, slots: Any, seat: Any, begun: float) -> None:
        """A decision took its part of the time in which all of them were made."""
        self.decisions[slots, seat[slots]] += 1
        self.seconds[slots, seat[slots]] += (time.perf_counter() - begun) / len(slots)

    def _write_down(self, actions: Any) -> None:
        if self.length.max() == self.codes.shape[1]:
            self.codes = np.hstack([self.codes, np.zeros((self.n, LONGER), ACTION)])
        here = np.flatnonzero(self.active)
        self.codes[here, self.length[here]] = actions[here]
        self.length[here] += 1

    def _end(self, ended: Any) -> None:
        """Tell of games that have ended, and begin others in their place."""
        again = np.zeros(self.n, np.bool_)
        for slot in ended.tolist():
            lot = self.lots[self.lot[slot]]
            lot.finished(self._result(slot, lot.table))
            coming = self.coming[self.lot[slot]]
            self.active[slot] = again[slot] = bool(coming)
            if coming:
                self.playing[slot] = coming.popleft()
                self.numbers[slot] = self.playing[slot].deal
                self._sit_down(slot)
        if again.any():
            self.batch.reset(again, self.numbers)

    def _result(self, slot: int, table: Plan) -> Result:
        """A game as it stands in the arena's files, proved by its moves."""
        seating, seats = self.playing[slot], table.seats
        moves = self.codes[slot, : self.length[slot]].astype("<i2").tobytes()
        proved = replayed(table, seating.deal, moves)
        if proved is None or proved.decisions != tuple(self.decisions[slot, :seats].tolist()):
            raise AtelierError(f"deal {seating.deal}: the device did not play this game as the rules are")
        spent = tuple(round(1000 * each, 3) for each in self.seconds[slot, :seats].tolist())
        return Result(*seating, *proved, spent, moves)

    def _sit_down(self, slot: int) -> None:
        """A game begins in a slot: nothing has been decided, and its seats are others'."""
        self.length[slot], self.decisions[slot], self.seconds[slot] = 0, 0, 0.0
        seats = self.lots[self.lot[slot]].table.seats
        for seat, name in enumerate(self.playing[slot].entrants):
            self.mind[slot, seat] = self._mind(name, seats)

    def _mind(self, name: str, seats: int) -> int:
        """Which of the minds decides for someone. What was learned depends on the seats; a master learned nothing."""
        if name not in self.cast:
            self.cast[name] = entrant(name)
        one = self.cast[name]
        if not isinstance(one, Master) or one.budget.playouts is None:
            return ON_CORES
        key = (name, 0 if type(one) is Master else seats)
        if key not in self.minds:
            table = self.lots[0].table
            way, weights = one.learned(table.game, seats, table.options[table.game.options[0].name])
            learned = Learned(way._replace(depth=one.depth or way.depth), weights)
            self.minds[key] = (len(self.minds), Mind(one.budget.playouts, learned))
        return self.minds[key][0]

    def _share(self) -> list[int]:
        """How many slots each lot gets: one for each game, or as many as there is room for, in parts."""
        games = [len(lot.order) for lot in self.lots]
        deepest = max((mind.playouts for _, mind in self.minds.values()), default=1)
        most = max(1, min(AT_ONCE, MOST_MOVES // (deepest + 1)))
        return games if sum(games) <= most else [max(1, one * most // sum(games)) for one in games]


def generators(luck: Sequence[int]) -> Any:
    """For each seed the generator that `knowledge.new_rng` makes of it."""
    mixed = np.array(luck, np.uint64) * np.uint64(MIX) + np.uint64(1)
    for shift in (30, 27, 31):
        mixed = (mixed ^ (mixed >> np.uint64(shift))) * np.uint64(0xBF58476D1CE4E5B9)
    return (mixed | np.uint64(1)).view(np.int64)
