"""Thousands of games as one array: step them, see what is legal, observe, collect rewards.

A batch has `n` slots. In each of them one game after the other is played: slot i plays the games i, i + n, i + 2 n, …
of the seed, whatever happens in other slots, so the same seed and actions give the same bytes on every machine and with
any number of threads.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from atelier.boxfile import BoxFile
from atelier.chance import BLOCK_WORDS, master_key
from atelier.errors import AtelierError
from atelier.game import ACTION, Game
from atelier.games import find
from atelier.scale.stepping import REWARDS, draw_actions, draw_mask, find_illegal, stepping

__all__ = ["REWARDS", "Batch", "Snapshot"]

LEAST_FOR_A_THREAD = 256
"""Slots: for fewer, handing work to another thread costs more than it saves."""


class Slots(NamedTuple):
    """All games of a batch, as compiled rules see them; every array has an entry for each slot."""

    states: Any
    blank: Any
    """One state before its deal."""
    boxes: Any
    which: Any
    """The box of each slot."""
    rngs: Any
    seats: Any
    options: Any
    master: Any
    numbers: Any
    """The number of the game in each slot, within the seed."""
    stride: int
    legal: Any
    counts: Any
    turns: Any
    over: Any
    rewards: Any
    finished: Any
    forced: bool
    auto_reset: bool


class Work(NamedTuple):
    """What one thread writes in while it counts points and deals."""

    words: Any
    points: Any
    places: Any
    totals: Any


class Snapshot(NamedTuple):
    """All that a batch is at one moment."""

    seed: int
    arrays: tuple[bytes, ...]


class Batch:
    """`n` games at once.

    >>> batch = Batch("artisans", 4, seats=3, seed=7)
    >>> batch.seat.shape, batch.mask().shape[0], batch.observe().shape[0]
    ((4,), 4, 4)
    >>> while not batch.over.any():
    ...     batch.step(batch.sample())
    >>> bool((batch.rewards[batch.over, :, REWARDS.index("victory")].sum(axis=1) == 1).all())
    True
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        *,
        seats: int | Sequence[int] | None = None,
        options: Mapping[str, str] | None = None,
        boxes: Sequence[BoxFile | Path | str | None] = (None,),
        seed: int = 0,
        forced: bool = False,
        auto_reset: bool = True,
        threads: int | None = None,
    ):
        self.game = find(game) if isinstance(game, str) else game
        if n < 1:
            raise AtelierError(f"{n} games: a batch has at least one")
        self.n = n
        opened = [self.game.open_box(box) for box in boxes]
        chosen = self.game.choose_options(opened[0], options or {})
        self.threads = max(1, min(threads or os.cpu_count() or 1, n // LEAST_FOR_A_THREAD))
        self._rules = stepping(self.game)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        most = self.game.seats[-1]
        self._work = [self._new_work() for _ in range(self.threads)]
        self._slots = Slots(
            states=self.game.state.new(n),
            blank=self.game.state.new(1),
            boxes=self._lay(opened),
            which=(np.arange(n) % len(opened)).astype(np.int16),
            rngs=np.zeros((n, 1), np.int64),
            seats=self._seats(seats, n),
            options=self.game.encode_options(chosen),
            master=master_key(seed).copy(),
            numbers=np.arange(n, dtype=np.int64),
            stride=n,
            legal=np.zeros((n, self.game.choices), ACTION),
            counts=np.zeros(n, np.int16),
            turns=np.zeros(n, np.int8),
            over=np.zeros(n, np.bool_),
            rewards=np.zeros((n, most, len(REWARDS)), np.float32),
            finished=np.zeros(n, np.int64),
            forced=forced,
            auto_reset=auto_reset,
        )
        self.seed = seed
        self.reset()

    # What there is to see. The arrays are the batch's own: they change with the next step.

    @property
    def states(self) -> Any:
        """The games themselves; to look at."""
        return self._slots.states

    @property
    def seat(self) -> Any:
        """Who decides in each game; -1 where it is over."""
        return self._slots.turns

    @property
    def legal(self) -> Any:
        """The codes of the legal actions of each game: the first `count` of its row."""
        return self._slots.legal

    @property
    def count(self) -> Any:
        """How many actions are legal in each game; 0 where it is over."""
        return self._slots.counts

    @property
    def over(self) -> Any:
        """Which games ended with the last step; with `auto_reset` the next one lies there already."""
        return self._slots.over

    @property
    def rewards(self) -> Any:
        """What the last game of each slot was worth: slot, seat, and the ways of counting of `REWARDS`."""
        return self._slots.rewards

    @property
    def number(self) -> Any:
        """The number, within the seed, of the game in each slot."""
        return self._slots.numbers

    @property
    def finished(self) -> Any:
        """How many games have ended in each slot."""
        return self._slots.finished

    def mask(self, out: Any = None) -> Any:
        """1 for every legal action of each game, 0 for the others: `n` by `len(game.actions)`, uint8 or bool."""
        out = self._room(out, (self.n, len(self.game.actions)), (np.uint8, np.bool_))
        self._share(lambda first, last, _: draw_mask(self._slots, out.view(np.uint8), first, last))
        return out

    def observe(self, out: Any = None) -> Any:
        """What whoever decides knows, as int8: the pieces of `game.pieces` one after the other. Divide by `scale`."""
        out = self._room(out, (self.n, self.game.observation_size), (np.int8,))
        self._share(lambda first, last, _: self._rules.observe(self._slots, out, first, last))
        return out

    @property
    def scale(self) -> Any:
        """The most each number of an observation can be."""
        return np.concatenate([np.full(np.prod(piece.shape), piece.most, np.int16) for piece in self.game.pieces])

    # What may be done

    def step(self, actions: Any) -> None:
        """Play one decision in every game. One that is not legal is refused, and nothing at all is played."""
        actions = np.ascontiguousarray(actions, ACTION)
        if actions.shape != (self.n,):
            raise AtelierError(f"{actions.shape} actions: a batch of {self.n} games takes an array of {self.n}")
        slot = find_illegal(actions, self._slots, 0, self.n)
        if slot >= 0:
            raise AtelierError(self._complain(slot, int(actions[slot])))
        self._share(lambda first, last, work: self._rules.step(actions, self._slots, work, first, last))

    def sample(self, out: Any = None) -> Any:
        """A random legal action for each game, from the game's own random numbers."""
        out = self._room(out, (self.n,), (ACTION,))
        self._share(lambda first, last, _: draw_actions(self._slots, out, first, last))
        return out

    def play_at_random(self, steps: int) -> int:
        """So many random decisions in every game, in one call; how many were made."""
        made = self._share(lambda first, last, work: self._rules.random(self._slots, work, steps, first, last))
        return sum(made)

    def reset(self, which: Any = None) -> None:
        """Deal the games of some slots anew, or of all: the next ones of the seed, the first ones to begin with."""
        chosen = np.ones(self.n, np.bool_) if which is None else np.ascontiguousarray(which, np.bool_)
        if chosen.shape != (self.n,):
            raise AtelierError(f"{chosen.shape}: which games to deal is an array of {self.n}")
        begun = self._slots.counts > 0
        self._slots.numbers[chosen & (begun | (self._slots.finished > 0))] += self.n
        self._share(lambda first, last, work: self._rules.begin(chosen, self._slots, work, first, last))

    def reseed(self, seed: int) -> None:
        """Begin again with the games of another seed."""
        self.seed = seed
        self._slots.master[:] = master_key(seed)
        self._slots.numbers[:] = np.arange(self.n)
        self._slots.counts[:] = 0
        self._slots.finished[:] = 0
        self.reset()

    def snapshot(self) -> Snapshot:
        """All of it, to come back to."""
        return Snapshot(self.seed, tuple(array.tobytes() for array in self._kept()))

    def restore(self, snapshot: Snapshot) -> None:
        """Be again what was kept; the batch must be of the same kind."""
        kept = self._kept()
        if [array.nbytes for array in kept] != [len(one) for one in snapshot.arrays]:
            raise AtelierError("this snapshot is of another kind of batch: another game, or another number of games")
        for array, one in zip(kept, snapshot.arrays, strict=True):
            array[...] = np.frombuffer(one, array.dtype).reshape(array.shape)
        self.seed = snapshot.seed

    def close(self) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()

    # How it is done

    def _kept(self) -> list[Any]:
        slots = self._slots
        written = (slots.states, slots.rngs, slots.master, slots.numbers, slots.legal, slots.counts, slots.turns)
        return [np.asarray(array) for array in (*written, slots.over, slots.rewards, slots.finished)]

    def _share(self, work: Callable[[int, int, Work], Any]) -> list[Any]:
        """Do work on all slots, each thread on its own."""
        bounds = np.linspace(0, self.n, self.threads + 1).astype(int).tolist()
        parts = zip(bounds, bounds[1:], self._work, strict=False)
        if self._pool is None:
            return [work(*part) for part in parts]
        return [done.result() for done in [self._pool.submit(work, *part) for part in parts]]

    def _complain(self, slot: int, action: int) -> str:
        words = self.game.moves(self.game.default_box)
        legal = ", ".join(words[code] for code in self._slots.legal[slot, : min(5, int(self._slots.counts[slot]))])
        said = words[action] if 0 <= action < len(words) else "no action"
        return f"game {slot} of the batch: {action} ({said}) is not legal there; legal are {legal}, …"

    def _room(self, out: Any, shape: tuple[int, ...], kinds: tuple[Any, ...]) -> Any:
        """The caller's own array if it fits, or a new one."""
        if out is None:
            return np.zeros(shape, kinds[0])
        if out.shape != shape or out.dtype not in [np.dtype(kind) for kind in kinds] or not out.flags.c_contiguous:
            names = " or ".join(np.dtype(kind).name for kind in kinds)
            raise AtelierError(f"an array of {out.dtype} {out.shape}: what is wanted is {names} {shape}, in one piece")
        return out

    def _seats(self, seats: int | Sequence[int] | None, n: int) -> Any:
        given = [self.game.seats[0] if seats is None else seats] * n if np.ndim(seats or 0) == 0 else list(seats)  # type: ignore[arg-type]
        if len(given) != n:
            raise AtelierError(f"{len(given)} numbers of seats for {n} games: give one, or one for each")
        return np.array([self.game.check_seats(int(one)) for one in given], np.int8)

    def _lay(self, boxes: Sequence[BoxFile]) -> Any:
        records = self.game.box.new(len(boxes))
        for index, box in enumerate(boxes):
            records[index] = box.record
        return records

    def _new_work(self) -> Work:
        most = self.game.seats[-1]
        return Work(
            words=np.zeros(BLOCK_WORDS, np.uint32),
            points=np.zeros((most, len(self.game.sources)), np.int16),
            places=np.zeros(most, np.int8),
            totals=np.zeros(most, np.int64),
        )
