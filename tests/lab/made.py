"""Games made to have a known answer: random players, and boxes of which it is known what should be found in them."""

from __future__ import annotations

import fcntl
import pickle
from dataclasses import replace

import numpy as np

from atelier.games import find
from atelier.lab.standings import Result
from atelier.lab.study.design import study
from atelier.lab.study.evidence import Evidence
from atelier.lab.study.playing import gathered
from atelier.scale.batch import log_on_cores

RANDOM = {"artisans": "random"}
DEALS = 2500
"""So many tell one generous card from all others."""


def generous_box(artisan, bonus=50):
    """The box of Artisans, in which one artisan gets so many points for each object, or material, that it counts."""
    game = find("artisans")
    box = game.default_box
    record = game.box.copy(box.record)
    record.bonus[box.words["artisan"].index(artisan)] = bonus
    return replace(box, record=record, name="generous")


def played(sitting):
    """The games of a sitting by random players: compiled, a hundred thousand a minute."""
    number, seats = 0, sitting.table.seats
    for chunk in log_on_cores(sitting.table, sitting.deals, 1):
        for _, moves, _ in chunk:
            written = np.array(moves, "<i2").tobytes()
            yield Result(
                number, 0, ("random",) * seats, (0,) * seats, (1,) * seats, (1,) * seats, (0.0,) * seats, written
            )
            number += 1


def evidence_of(name, box=None, *, deals, seats=2, seed=0, options=None, kept=None):
    """A study of random players, each deal played once; `kept` is a file for what came of it."""
    game = find(name)
    planned = study(
        game, box or game.default_box, ["random"], deals * seats, seats=[seats], options=options or {}, seed=seed
    )
    frames = once(kept, lambda: gathered(planned, played)) if kept else gathered(planned, played)
    return Evidence(game, planned.box, tuple(planned.sittings), frames)


def once(file, make):
    """What is in a file, made by whichever process comes first."""
    with file.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not file.exists():
            file.write_bytes(pickle.dumps(make()))
    return pickle.loads(file.read_bytes())


def with_names_dealt_anew(evidence, seed):
    """The same games in a fair box: in each game all names of a kind are dealt anew, so that no name means anything."""
    rng, things = np.random.default_rng(seed), dict(evidence.frames["things"])
    renamed = things["thing"].copy()
    _, game = np.unique(things["deal"] * 100 + things["table"], return_inverse=True)
    for kind in np.unique(things["kind"]):
        rows = things["kind"] == kind
        size = int(things["thing"][rows].max()) + 1
        orders = rng.random((game.max() + 1, size)).argsort(axis=1)
        renamed[rows] = orders[game[rows], things["thing"][rows]]
    return replace(evidence, frames={**evidence.frames, "things": {**things, "thing": renamed}})
