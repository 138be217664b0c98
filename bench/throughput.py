"""The throughput table: random play every way it can be run here, and other engines beside it, in one run.

    python bench/throughput.py [--seconds 1.5] [--peers]

Ours: as plain Python, on one core, on all cores, on a CUDA GPU where there is one, and one game at a time through
PettingZoo; in one call, stepped decision by decision, with the mask of legal actions, with mask and observation. With
--peers: every engine of `atelier.lab.peers` that is installed, on one core, and Pgx on the GPU. Then how cost grows
from one game to a million (`bench/batch.py`). `make throughput` does all of it, in an environment that has the engines.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from typing import Any

from atelier.games import GAMES
from atelier.scale.vector import Batch

WAYS = ("interpreted", "one core", "all cores", "GPU", "PettingZoo")
SIZES = {"interpreted": 4, "one core": 4096, "all cores": 1 << 18, "GPU": 1 << 20}
"""So many games at once."""
ON_GPU = {"connect_four": 1 << 20, "backgammon": 1 << 17, "sparrow_mahjong": 1 << 18}
"""Games of Pgx and how many at once."""
STEPS = 64


def ways(game: str, way: str, seconds: float) -> list[float]:
    """Decisions a second: in one call, stepped, with mask, with mask and observation."""
    from atelier.lab.bench import one_core
    from atelier.lab.peers import play_for
    from bench.batch import wait

    device, threads = ("cuda", None) if way == "GPU" else ("cpu", None if way == "all cores" else 1)
    with Batch(game, SIZES[way], device=device, threads=threads, seed=1) as batch:
        actions, mask, seen = batch.sample(), batch.mask(), batch.observe()

        def step(masked: bool = False, observed: bool = False) -> tuple[int, int]:
            batch.step(batch.sample(actions), check=False)
            if masked:
                batch.mask(mask)
            if observed:
                batch.observe(seen)
            wait(batch)
            return batch.n, 0

        def in_one_call() -> tuple[int, int]:
            made = batch.play_at_random(4 if way == "interpreted" else STEPS)
            wait(batch)
            return made, 0

        found = []
        for act in (in_one_call, step, lambda: step(True), lambda: step(True, True)):
            act()
            if way == "all cores" or way == "GPU":
                found.append(play_for(act, seconds)[0])
            else:
                with one_core():
                    found.append(play_for(act, seconds)[0])
    return found


def through_pettingzoo(game: str, seconds: float) -> list[float]:
    """Decisions a second of one game after the other, with mask and observation each, as PettingZoo's users play."""
    import numpy as np

    from atelier.adapters.pettingzoo import env
    from atelier.lab.bench import one_core
    from atelier.lab.peers import play_for

    zoo, chance = env(game), np.random.default_rng(1)

    def play() -> tuple[int, int]:
        zoo.reset(seed=int(chance.integers(1 << 30)))
        decisions = 0
        for _ in zoo.agent_iter():
            seen, _, over, _, _ = zoo.last()
            zoo.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += not over
        return decisions, 1

    play()
    with one_core():
        return [play_for(play, seconds)[0]]


def peers(seconds: float) -> list[tuple[str, float, float]]:
    """Every engine that is installed: its name and version, decisions and games a second on one core."""
    from atelier.lab.bench import one_core
    from atelier.lab.peers import play_for, prepare

    with one_core():
        return [(f"{peer.name} {peer.version}", *play_for(peer.play, seconds)) for peer in prepare(seconds, told)]


def pgx_on_gpu(game: str, seconds: float) -> list[tuple[str, float, float]]:
    """A game of Pgx on the GPU."""
    from atelier.lab.peers import pgx_round, play_for

    return [(f"Pgx {game}, GPU", *play_for(pgx_round(game, ON_GPU[game], STEPS, "gpu"), seconds))]


def measured(what: str, way: str, seconds: float) -> list[Any]:
    """One line, or those of the engines on a CPU."""
    if what == "peers":
        return peers(seconds) if way == "CPU" else pgx_on_gpu(way, seconds)
    return through_pettingzoo(what, seconds) if way == "PettingZoo" else ways(what, way, seconds)


def told(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


def alone(*asked: str, **environment: str) -> list[Any] | None:
    """What a process of its own finds out; None if it cannot."""
    told(" ".join(asked))
    done = subprocess.run(
        [sys.executable, "-m", "bench.throughput", *asked],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        told((done.stderr.strip().splitlines() or ["nothing said"])[-1])
        return None
    return json.loads(done.stdout.splitlines()[-1])


def main() -> None:
    """Every figure is found by a process of its own, one after the other; a table in Markdown."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--seconds", type=float, default=1.5)
    reader.add_argument("--peers", action="store_true")
    reader.add_argument("--one", nargs=2)
    asked = reader.parse_args()
    if asked.one:
        print(json.dumps(measured(*asked.one, asked.seconds)))
        return
    seconds, devices = ["--seconds", str(asked.seconds)], ["cpu"]
    print(f"{os.cpu_count()} cores. Decisions a second.\n")
    head = ("game", "how", "games at once", "in one call", "stepped", "with mask", "with mask and observation")
    print(f"| {' | '.join(head)} |\n{'|---' * len(head)}|")
    for game in GAMES:
        for way in WAYS:
            found = alone("--one", game, way, *seconds, **({"ATELIER_INTERPRET": "1"} if way == "interpreted" else {}))
            if found is not None:
                devices += ["cuda"] if way == "GPU" and "cuda" not in devices else []
                shown = [f"{rate:,.0f}" for rate in found]
                print(
                    f"| {game} | {way} | {SIZES.get(way, 1):,} | {' | '.join(['–'] * (4 - len(shown)) + shown)} |",
                    flush=True,
                )
    if asked.peers:
        print("\n| engine | decisions a second | games a second |\n|---|---|---|")
        for what in ("CPU", *(ON_GPU if "cuda" in devices else ())):
            for name, decisions, games in alone("--one", "peers", what, *seconds) or []:
                print(f"| {name} | {decisions:,.0f} | {games:,.1f} |", flush=True)
    for device in devices:
        print(f"\nFrom one game to a million, {device}. Million decisions a second.\n", flush=True)
        subprocess.run([sys.executable, "-m", "bench.batch", "--device", device], check=False)


if __name__ == "__main__":
    main()
