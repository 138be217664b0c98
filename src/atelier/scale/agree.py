"""Do the cores and the GPU play the same games? Deal the same seeds on both and compare every byte.

What is thought is compared too and judged apart: it takes exponentials, and the two may round the last bit of one
differently. One search of a thousand may try something else for that; more mean that something is wrong.

python -m atelier.scale.agree [GAMES] [GAME]
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from atelier.game import ACTION, Option
from atelier.games import GAMES, find
from atelier.scale import agree_on_arrays
from atelier.scale.batch import Plan, plan, play_batch
from atelier.scale.gpu import load_cuda
from atelier.scale.simulation import play_on_gpu
from atelier.scale.vector import Batch

GAMES_TO_COMPARE = 100_000
SEED = 20
STEPS = 40
"""Decisions that a batch is stepped through on both, everything it shows compared at each."""
SLOTS = 2048
SHARES = ((64, 64), (1000, 256))
"""Slots of a block and its threads: one for each slot, and fewer."""
PLAYOUTS = 32
ROUNDED = 1 / 1000
"""The share of searches that may differ for the last bit of an exponential; 26 of 73,728 did when it was measured."""


class Agreement(NamedTuple):
    """How one kind of table came out on both."""

    game: str
    seats: int
    options: str
    games: int
    differing: int
    steps: int
    """Steps of a batch at which the two showed something else."""
    thoughts: int
    """Searches in which they tried something else."""
    decisions: int
    gpu_seconds: float

    def __str__(self) -> str:
        speed = self.decisions / self.gpu_seconds / 1e6
        return (
            f"{self.game}, {self.seats} seats{self.options}: {self.games:,} games, {self.decisions:,} decisions, "
            f"{self.differing} games, {self.steps} steps of a batch and {self.thoughts} of {SLOTS:,} searches differ; "
            f"GPU {speed:,.0f} million decisions a second"
        )


def agree(games: int, names: Iterable[str] = GAMES) -> Iterator[Agreement]:
    """Compare every game and every number of players, with every choice of every option."""
    for name in names:
        game = find(name)
        for seats in game.seats:
            for options in covering(game.options):
                table = plan(game, [game.default_box], seats, SEED, options)
                on_cores, decisions = play_batch(table, 0, games)
                play_on_gpu(table, 0, games)
                begun = time.perf_counter()
                on_gpu, _ = play_on_gpu(table, 0, games)
                seconds = time.perf_counter() - begun
                differing = differing_records(on_cores, on_gpu)
                steps = sum(differing_steps(on_both(table, SLOTS), *share) for share in SHARES)
                thoughts = differing_thoughts(table)
                said = "".join(f", {option} {choice}" for option, choice in options.items())
                yield Agreement(
                    name, seats, said, games, differing, steps, thoughts, int(decisions.sum()), seconds
                )  # fmt: skip


def covering(options: Sequence[Option]) -> Iterator[dict[str, str]]:
    """So few choices of all options at once that each choice of each occurs where it decides something."""
    left, turn = {(option.name, choice) for option in options for choice in option.choices}, 0
    while left:
        chosen: dict[str, str] = {}
        needed: dict[str, tuple[str, ...]] = {}
        for option in reversed(options):  # one that needs another comes behind it
            allowed = needed.get(option.name, option.choices)
            new = [choice for choice in allowed if (option.name, choice) in left]
            chosen[option.name] = new[0] if new else allowed[turn % len(allowed)]
            if new:
                needed |= option.needs
        left, turn = left - set(chosen.items()), turn + 1
        yield {option.name: chosen[option.name] for option in options}


def differing_mixtures(name: str) -> int:
    """Step mixtures with every choice of every option; at how many steps they showed something else."""
    mixtures = [mixed_on_both(name, options) for options in covering(find(name).options)]
    return sum(differing_steps(batches, *SHARES[0]) for batches in mixtures)


def differing_steps(batches: list[Batch], span: int, threads: int) -> int:
    """Step a batch on both, so many slots and threads to a block; at how many steps it showed something else."""
    differing = 0
    batches[1].device.share_out(span, threads)
    for _ in range(STEPS):
        differing += show(batches[0]) != show(batches[1])
        for batch in batches:
            batch.step(batch.sample())
    for batch in batches:
        batch.play_at_random(10 * STEPS)
    differing += show(batches[0]) != show(batches[1])
    differing += differing_script(batches)
    batches[0].close()
    return differing


def differing_script(batches: list[Batch]) -> int:
    """Write down what is done on the cores, come back and play it as a script on both; 1 if they end elsewhere."""
    cores, kept = batches[0], [batch.snapshot() for batch in batches]
    script = np.full((cores.n, STEPS), -1, ACTION)
    for step in range(STEPS):
        script[:, step] = cores.sample()
        cores.step(script[:, step])
    ends, made = [stand(cores)], []
    for batch, snapshot in zip(batches, kept, strict=True):
        batch.restore(snapshot)
        made.append(set(batch.device.fetch(batch.play_script(script)).tolist()))
        ends.append(stand(batch))
    return int(made != [{STEPS}, {STEPS}] or len(set(ends)) > 1)


def stand(batch: Batch) -> bytes:
    """Where the games of a batch are."""
    arrays = (batch.finished, batch.number, batch.device.words_of(batch.states))
    return b"".join(batch.device.fetch(one).tobytes() for one in arrays)


def differing_thoughts(plan: Plan, slots: int = SLOTS) -> int:
    """Play by the prior on both, then think; in how many slots one was somewhere else, or tried something else."""
    batches = on_both(plan, slots)
    for batch in batches:
        batch.play_by_prior(STEPS)
    found = [batch.search(PLAYOUTS) for batch in batches]
    seen = [
        np.hstack([batch.device.fetch(array).view(np.uint8).reshape(slots, -1) for array in arrays])
        for batch, arrays in zip(batches, [(one.chosen, one.visits) for one in found], strict=True)
    ]
    where = [batch.device.fetch(batch.device.words_of(batch.states)) for batch in batches]
    batches[0].close()
    return int(((seen[0] != seen[1]).any(axis=1) | (where[0] != where[1]).any(axis=1)).sum())


def on_both(plan: Plan, slots: int) -> list[Batch]:
    """The same games on the cores and on the GPU."""
    return [
        Batch(plan.game, slots, seats=plan.seats, options=plan.options, seed=plan.seed, device=device)
        for device in ("cpu", "cuda")
    ]


def mixed_on_both(name: str, options: Mapping[str, str], slots: int = SLOTS) -> list[Batch]:
    """All that may differ within a batch: every number of seats, with the box and a former one; forced moves too."""
    game = find(name)
    seats = [game.seats[slot // 2 % len(game.seats)] for slot in range(slots)]
    boxes = [game.default_box, next(iter(game.former_boxes.values()))]
    return [
        Batch(game, slots, seats=seats, options=options, boxes=boxes, seed=SEED, forced=True, device=device)
        for device in ("cpu", "cuda")
    ]


def show(batch: Batch) -> bytes:
    """Everything a batch shows."""
    drawn = [batch.device.fetch(one).tobytes() for one in (batch.observe(), batch.mask())]
    return b"".join((*batch.snapshot().arrays, *drawn))


def differing_records(one: Any, other: Any) -> int:
    """How many records differ in at least one byte."""
    size = one.dtype.itemsize
    first, second = (np.frombuffer(records.tobytes(), np.uint8).reshape(-1, size) for records in (one, other))
    return int((first != second).any(axis=1).sum())


def main() -> int:
    """Compare, print a line for each kind of table, and fail if a single byte differs, or more than a few searches."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_TO_COMPARE
    cuda = load_cuda()
    device = cuda.get_current_device().name
    print(f"comparing the cores with {device.decode() if isinstance(device, bytes) else device}")
    differing = thoughts = searches = 0
    for agreement in agree(games, sys.argv[2:] or GAMES):
        print(agreement, flush=True)
        differing += agreement.differing + agreement.steps
        thoughts, searches = thoughts + agreement.thoughts, searches + SLOTS
    for name in sys.argv[2:] or GAMES:
        mixed = differing_mixtures(name)
        print(f"{name}, all numbers of seats, two boxes, forced moves: {mixed} steps of a batch differ", flush=True)
        differing += mixed
    differing += agree_on_arrays.main(sys.argv[2:] or list(GAMES))
    print("every byte agrees" if differing == 0 else f"{differing} games, steps or libraries differ")
    few = thoughts <= ROUNDED * searches
    why = "as the last bit of an exponential may" if few else "more than the last bit of an exponential explains"
    print(f"{thoughts:,} of {searches:,} searches differ" + (f", {why}" if thoughts else ""))
    return 0 if differing == 0 and few else 1


if __name__ == "__main__":
    sys.exit(main())
