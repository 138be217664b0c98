"""A batch of whole random games on the cores of this machine."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from atelier.boxfile import BoxFile
from atelier.boxparcel import Parcel, pack, unpack
from atelier.chance import BLOCK_WORDS, master_key
from atelier.game import ACTION, Game
from atelier.games import find
from atelier.interruption import come_of, hand_out
from atelier.scale.playout import playouts
from atelier.scale.slots import check_boxes

__all__ = ["Plan", "in_order", "log_on_cores", "plan", "play_batch"]

CHUNK = 1024
LOG_STEPS = 512

Task = TypeVar("Task")
Done = TypeVar("Done")


@dataclass(frozen=True, eq=False)
class Plan:
    """What is to be played: game number `first` and the following ones of a seed, at one kind of table."""

    game: Game
    boxes: Sequence[BoxFile]
    seats: int
    options: Mapping[str, str]
    seed: int

    @property
    def box_records(self) -> Any:
        """All boxes as one array."""
        records = self.game.box.new(len(self.boxes))
        for index, box in enumerate(self.boxes):
            records[index] = box.record
        return records

    @property
    def coded_options(self) -> Any:
        """The options as the numbers `deal` takes."""
        return self.game.encode_options(self.options)

    def as_json(self) -> dict[str, Any]:
        """The kind of table, for whoever reads later what was played."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "box": {"name": self.boxes[0].name, "digest": self.boxes[0].digest},
            "options": dict(self.options),
            "seats": self.seats,
        }

    def box_of(self, first: int, count: int) -> Any:
        """For each of so many games which of the boxes it is played with."""
        return ((first + np.arange(count)) % len(self.boxes)).astype(np.int16)

    def __reduce__(self) -> tuple[Any, ...]:
        """How it travels to another process: rules stay where they are, and the game is found there by its name."""
        return _unpack, (self.game.name, [pack(box) for box in self.boxes], self.seats, dict(self.options), self.seed)


def _unpack(game: str, boxes: Sequence[Parcel], seats: int, options: Mapping[str, str], seed: int) -> Plan:
    return Plan(find(game), [unpack(box) for box in boxes], seats, options, seed)


def plan(game: Game, boxes: Sequence[BoxFile], seats: int, seed: int, options: Mapping[str, str] | None = None) -> Plan:
    """Check what is to be played."""
    check_boxes(boxes)
    master_key(seed)
    return Plan(game, boxes, game.check_seats(seats), game.choose_options(boxes[0], options or {}), seed)


def play_batch(plan: Plan, first: int, count: int) -> tuple[Any, Any]:
    """The final states of `count` games, and how many decisions each took. Game i uses box i modulo the boxes."""
    states, decisions = plan.game.state.new(count), np.zeros(count, np.int64)
    playouts(plan.game).games(
        states,
        plan.box_records,
        plan.box_of(first, count),
        np.zeros((count, 1), np.int64),
        plan.seats,
        plan.coded_options,
        master_key(plan.seed),
        first,
        np.zeros(BLOCK_WORDS, np.uint32),
        np.zeros(plan.game.choices, ACTION),
        decisions,
    )
    return states, decisions


def log_on_cores(
    plan: Plan, count: int, cores: int | None = None, first: int = 0
) -> Iterator[list[tuple[bytes, list[int], Any]]]:
    """Play as above, and keep of every game its key, its moves as codes and its final state."""
    end = first + count
    chunks = ((start, min(CHUNK, end - start)) for start in range(first, end, CHUNK))
    return in_order(lambda chunk: _log_batch(plan, *chunk), chunks, cores)


def in_order(
    work: Callable[[Task], Done],
    tasks: Iterable[Task],
    cores: int | None = None,
    finished: Callable[[Done], None] = lambda done: None,
) -> Generator[Done, None, None]:
    """Do tasks on several cores, in order, never more than two a core ahead of whoever takes the results.

    `finished` is told of each the moment it is done, in whatever order, by the thread that did it.
    """
    cores = cores or os.cpu_count() or 1
    waiting: deque[Future[Done]] = deque()

    def do(task: Task) -> Done:
        done = work(task)
        finished(done)
        return done

    with ThreadPoolExecutor(cores) as pool:
        try:
            for task in tasks:
                if len(waiting) == 2 * cores:
                    yield come_of(waiting.popleft())
                waiting.append(hand_out(pool, do, task))
            while waiting:
                yield come_of(waiting.popleft())
        finally:
            pool.shutdown(cancel_futures=True)


def _log_batch(plan: Plan, first: int, count: int) -> list[tuple[bytes, list[int], Any]]:
    rules, game = playouts(plan.game), plan.game
    states, boxes, master = game.state.new(count), plan.box_records, master_key(plan.seed)
    rng, actions, log = np.zeros(1, np.int64), np.zeros(game.choices, ACTION), np.zeros(LOG_STEPS, ACTION)
    words, options = np.zeros(BLOCK_WORDS, np.uint32), plan.coded_options
    logged = []
    for i in range(count):
        state, box = states[i], boxes[(first + i) % len(boxes)]
        rules.lay_out(state, rng, box, plan.seats, options, master, first + i, words)
        key = np.asarray(state.key, "<u4").tobytes()
        codes: list[int] = []
        while (steps := rules.logged(state, box, rng, actions, log)) == LOG_STEPS:
            codes += log.tolist()
        logged.append((key, codes + log[:steps].tolist(), state))
    return logged
