"""What plays and thinks on a GPU fits there: the tables its rules read lie in the GPU's constants, 64 KB of them.

Compiled as for a real GPU, but without one. That takes the extra `gpu` and minutes: `make gpu` does it.
`tests/test_thinking.py` counts everywhere, without a compiler.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from types import SimpleNamespace

import numpy as np
import pytest
from numba import typeof

from atelier.games import GAMES
from atelier.rule import INTERPRETED
from atelier.scale.cuda import kernels
from atelier.scale.gpu import load_cuda
from atelier.scale.thinking import ByPrior, room_to_think
from atelier.scale.vector import Batch

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(INTERPRETED or not find_spec("numba_cuda"), reason="needs atelier-games[gpu], compiled"),
]

CONSTANTS = 1 << 16
HOPPER = (9, 0)
TABLE = re.compile(r"\.const \.align \d+ \.b8 \S+?\[(\d+)\]")
"""An array of constants in PTX, and its bytes."""


def arguments(batch):
    """What each of the kernels is given; of arrays only their kind matters."""
    game, n = batch.game, batch.n
    settings, network = batch._lay_learned(None)
    room = room_to_think(game, n, 1, batch.device.lay, batch._fresh)
    done = np.zeros(n, np.int64)
    asked = {
        "by_prior": ByPrior(1, 1.0, np.zeros((n, game.choices))),
        "evaluate": np.zeros((n, game.seats[-1])),
        "search": room._replace(settings=settings, network=network),
    }
    return {"random": (1, batch._slots, done, n)} | {job: (one, batch._slots, done) for job, one in asked.items()}


@pytest.mark.parametrize("job", ["random", "by_prior", "evaluate", "search"])
@pytest.mark.parametrize("game", GAMES)
def test_the_constants_of_a_kernel_fit(game, job, monkeypatch):
    cuda, batch = load_cuda(), Batch(game, 2)
    here = SimpleNamespace(compute_capability=HOPPER)  # whom rules are compiled for that a kernel calls
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: here)
    kernel = kernels(batch.game)[job].py_func
    ptx, _ = cuda.compile_ptx(kernel, tuple(map(typeof, arguments(batch)[job])), cc=HOPPER)
    needed = sum(map(int, TABLE.findall(ptx)))
    print(f"{game}, {job}: {needed:,} bytes of constants")
    assert 0 < needed <= CONSTANTS
