"""Positions near legal ones, and boxes near the printed ones: what is accepted can be played to its end.

python -m tests.fuzz_positions [TRIES [SEED [DECISIONS]]]

With `ATELIER_INTERPRET=1` every index and every number is checked against its bounds as well; compiled it is many times
as fast. The last line is a digest of all that happened, which must not depend on that.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
import traceback
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random

from atelier.commands.common import progress
from atelier.errors import BadPosition
from atelier.games import GAMES
from atelier.match import Match
from atelier.rule import INTERPRETED
from tests.conftest import KINDS
from tests.fuzz.boxes import some_box
from tests.fuzz.examine import play_on
from tests.fuzz.guarded import guard_all_records
from tests.fuzz.near_legal import change, spelled

TRIES = 1_000_000
CHUNK = 50
PER_POSITION = 5
OTHER_BOX = 0.15
DECISIONS = 8 if INTERPRETED else -1
"""How far an accepted position is played: compiled to its end; interpreted, where that takes a minute, a few moves."""
DIGEST = 64  # letters
PATIENCE = 300  # seconds for one try, however busy the machine is


class Watchdog:
    """Says which position did not come back, and ends the process: compiled rules cannot be interrupted."""

    def __init__(self):
        self.timer, self.position = None, ""

    def watch(self, position):
        self.rest()
        self.timer = threading.Timer(PATIENCE, self.bark, [position])
        self.timer.daemon = True
        self.timer.start()

    def rest(self):
        if self.timer is not None:
            self.timer.cancel()

    @staticmethod
    def bark(position):
        print(f"an endless loop:\n{position}", file=sys.stderr, flush=True)
        os._exit(3)


def bases(chance, box_chance):
    """Positions of random games at every kind of table, on either board, with one of the boxes."""
    while True:
        kind = chance.choice(KINDS)
        box = some_box(kind.game, box_chance) if box_chance.random() < OTHER_BOX else None
        options = dict(kind.options)
        for option in kind.match(0).game.options[1:]:
            options[option.name] = chance.choice(option.choices)
        match = Match(kind.game, kind.seats, chance.getrandbits(40), box=box, **options)
        before = match.position
        while not match.over:
            match.play(chance.choice(match.legal))
            match.take_over(match.state, match.moves)
            if chance.random() < 0.08:
                yield match, before
                before = match.position


def run(seed, tries, decisions):
    """Try so many positions; return how many were accepted and a digest, or the failure in words."""
    chance, box_chance = Random(f"position {seed}"), Random(f"box {seed}")
    digest, accepted, dog = hashlib.sha256(), 0, Watchdog()
    source = bases(chance, box_chance)
    for number in range(tries):
        if number % PER_POSITION == 0:
            base, other = next(source)
        words = change(base.position, other, base, chance)
        dog.watch(f"{spelled(words)}\nbox: {base.box.name}, seed {seed}, try {number}")
        try:
            match = Match.from_position(words, box=base.box)
        except BadPosition as refused:
            assert_one_sentence(refused)
            digest.update(str(refused).encode())
            continue
        except Exception:
            return accepted, f"seed {seed}, try {number}\n{spelled(words)}\n{traceback.format_exc()}"
        accepted += 1
        try:
            digest.update(match.state.tobytes())
            play_on(match, chance, digest, decisions)
        except Exception:
            trace = traceback.format_exc()
            return accepted, f"seed {seed}, try {number}, {match.moves}\n{spelled(words)}\n{trace}"
    dog.rest()
    return accepted, digest.hexdigest()


def assert_one_sentence(refused):
    assert len(str(refused)) < 1500
    assert "\n" not in str(refused)


def main() -> None:
    """Try so many, on all cores; the first failure ends everything, and so does whoever interrupts it."""
    tries = int(sys.argv[1]) if len(sys.argv) > 1 else TRIES
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    decisions = int(sys.argv[3]) if len(sys.argv) > 3 else DECISIONS
    chunks = [(first + at // CHUNK, min(CHUNK, tries - at), decisions) for at in range(0, tries, CHUNK)]
    tried, accepted, digest = 0, 0, hashlib.sha256()
    workers = ProcessPoolExecutor(os.cpu_count(), get_context("spawn"), initializer=prepare)
    try:
        with progress("positions near legal ones", tries) as bar:
            for (_, count, _), (kept, told) in zip(chunks, workers.map(run, *zip(*chunks, strict=True)), strict=True):
                if len(told) != DIGEST:
                    sys.exit(told)
                tried, accepted = tried + count, accepted + kept
                digest.update(told.encode())
                bar.update(bar.task_ids[0], completed=tried)
    finally:
        workers.shutdown(cancel_futures=True)
        mode = "interpreted, every index within its bounds" if INTERPRETED else "compiled"
        print(f"{tried:,} positions tried, {accepted:,} accepted and played on, {mode}", flush=True)
    print(digest.hexdigest())


def prepare() -> None:
    """What a process needs before its first position."""
    if INTERPRETED:
        guard_all_records()
        return
    for game in GAMES:  # compiled before any position is waited for
        play_on(Match(game, seed=1), Random(1), hashlib.sha256(), 2)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
