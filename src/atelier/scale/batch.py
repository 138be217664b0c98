"""A batch of whole random games on the cores of this machine."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from atelier.boxfile import BoxFile
from atelier.chance import BLOCK_WORDS, master_key
from atelier.game import ACTION, Game
from atelier.scale.playout import playouts

__all__ = ["Plan", "log_on_cores", "plan", "play_batch", "play_on_cores"]

CHUNK = 1024
LOG_STEPS = 512


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


def plan(game: Game, boxes: Sequence[BoxFile], seats: int, seed: int, options: Mapping[str, str] | None = None) -> Plan:
    """Check what is to be played."""
    return Plan(game, boxes, game.check_seats(seats), game.choose_options(boxes[0], options or {}), seed)


def play_batch(plan: Plan, first: int, count: int) -> tuple[Any, int]:
    """The final states of `count` games, and how many decisions they took. Game i uses box i modulo the boxes."""
    states = plan.game.state.new(count)
    which = ((first + np.arange(count)) % len(plan.boxes)).astype(np.int16)
    decisions = playouts(plan.game).games(
        states,
        plan.box_records,
        which,
        np.zeros((count, 1), np.int64),
        plan.seats,
        plan.coded_options,
        master_key(plan.seed),
        first,
        np.zeros(BLOCK_WORDS, np.uint32),
        np.zeros(plan.game.choices, ACTION),
    )
    return states, int(decisions)


def play_on_cores(plan: Plan, count: int, cores: int | None = None, first: int = 0) -> Iterator[tuple[Any, int]]:
    """Play `count` games on several cores, chunk by chunk and in order."""
    return _in_chunks(lambda start, size: play_batch(plan, start, size), count, cores, first)


def log_on_cores(
    plan: Plan, count: int, cores: int | None = None, first: int = 0
) -> Iterator[list[tuple[bytes, list[int], Any]]]:
    """Play as above, and keep of every game its key, its moves as codes and its final state."""
    return _in_chunks(lambda start, size: _log_batch(plan, start, size), count, cores, first)


def _in_chunks(work: Callable[[int, int], Any], count: int, cores: int | None, first: int) -> Iterator[Any]:
    """Do work chunk by chunk, in order, never more than two chunks a core ahead of whoever takes the results."""
    cores = cores or os.cpu_count() or 1
    end = first + count
    waiting: deque[Future[Any]] = deque()
    with ThreadPoolExecutor(cores) as pool:
        for start in range(first, end, CHUNK):
            if len(waiting) == 2 * cores:
                yield waiting.popleft().result()
            waiting.append(pool.submit(work, start, min(CHUNK, end - start)))
        while waiting:
            yield waiting.popleft().result()


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
