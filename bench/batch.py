"""How fast a batch is: decisions a second, by device and number of games; with mask, observation, and a check.

python bench/batch.py [--device cuda] [--most 1000000] [--think 64]

With --think: how many decisions by the prior, and how many searched moves of so many playouts, a second.
"""

from __future__ import annotations

import argparse
import itertools
import time

from atelier.games import GAMES, find
from atelier.scale.vector import Batch

SECONDS = 1.0


def speed(batch: Batch, act) -> float:
    """Decisions a second."""
    act()
    wait(batch)
    begun, steps = time.perf_counter(), 0
    while (spent := time.perf_counter() - begun) < SECONDS:
        steps += act() or batch.n
        wait(batch)
    return steps / spent


def wait(batch: Batch) -> None:
    """Until a GPU has done what it was asked to."""
    if batch.device.threads == 1 and hasattr(batch.device, "cuda"):
        batch.device.cuda.synchronize()


def main() -> None:
    """A line for each number of games."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--device", default="cpu")
    reader.add_argument("--most", type=int, default=1_000_000)
    reader.add_argument("--threads", type=int)
    reader.add_argument("--think", type=int, metavar="PLAYOUTS")
    asked = reader.parse_args()
    if asked.think:
        thinking(asked)
        return
    print("| game | games | in one call | stepped, unchecked | stepped | with mask | with observation too |")
    print("|---|---|---|---|---|---|---|")
    for game in GAMES:
        n = 1
        while n <= asked.most:
            batch = Batch(game, n, device=asked.device, threads=asked.threads, seed=1)
            actions, mask, seen = batch.sample(), batch.mask(), batch.observe()

            def step(check, masked=False, observed=False, batch=batch, actions=actions, mask=mask, seen=seen):
                batch.step(batch.sample(actions), check)
                if masked:
                    batch.mask(mask)
                if observed:
                    batch.observe(seen)

            ways = [
                speed(batch, lambda batch=batch: batch.play_at_random(64)),
                speed(batch, lambda step=step: step(False)),
                speed(batch, lambda step=step: step(True)),
                speed(batch, lambda step=step: step(False, True)),
                speed(batch, lambda step=step: step(False, True, True)),
            ]
            print(f"| {game} | {n:,} | " + " | ".join(f"{way / 1e6:,.2f}" for way in ways) + " |", flush=True)
            batch.close()
            n *= 10


def thinking(asked: argparse.Namespace) -> None:
    """A line for each kind of table and number of games."""
    print(f"| game | options | games | million decisions by the prior | moves searched with {asked.think} playouts |")
    print("|---|---|---|---|---|")
    for name in GAMES:
        option = find(name).options[0]
        for choice, n in itertools.product(option.choices, (1 << 10, 1 << 14, 1 << 16)):
            if n <= asked.most:
                options = {option.name: choice}
                batch = Batch(name, n, device=asked.device, threads=asked.threads, options=options, seed=1)
                by_prior = speed(batch, lambda batch=batch: batch.play_by_prior(64))
                searched = speed(batch, lambda batch=batch: batch.search(asked.think) and None)
                print(f"| {name} | {choice} | {n:,} | {by_prior / 1e6:,.1f} | {searched:,.0f} |", flush=True)
                batch.close()


if __name__ == "__main__":
    main()
