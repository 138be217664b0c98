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
from numba import int8, int64, typeof

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
    return {"random": (1, batch._slots, done, n, 1)} | {job: (one, batch._slots, done) for job, one in asked.items()}


@pytest.fixture
def cuda(monkeypatch):
    """Numba's CUDA target, for a GPU that is not here."""
    target = load_cuda()
    here = SimpleNamespace(compute_capability=HOPPER)  # whom rules are compiled for that a kernel calls
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: here)
    return target


KERNELS = [("random", True), ("random", False), ("by_prior", False), ("evaluate", False), ("search", False)]


@pytest.mark.parametrize(("job", "resident"), KERNELS)
@pytest.mark.parametrize("game", GAMES)
def test_the_constants_of_a_kernel_fit(game, job, resident, cuda):
    batch = Batch(game, 2)
    kernel = kernels(batch.game, resident)[job].py_func
    ptx, _ = cuda.compile_ptx(kernel, tuple(map(typeof, arguments(batch)[job])), cc=HOPPER)
    needed = sum(map(int, TABLE.findall(ptx)))
    print(f"{game}, {job}{', resident' * resident}: {needed:,} bytes of constants")
    assert 0 < needed <= CONSTANTS
    if job == "random":
        assert ("ld.shared.s8" in ptx) == resident, "a block's states lie in a multiprocessor's own memory"


@pytest.mark.parametrize(("of", "asks"), [("atelier.games.ours", False), ("their.own", True)])
def test_our_functions_alone_are_trusted_not_to_count_from_the_end(of, asks, cuda):
    def one_of(cards, out):
        out[0] = cards[out[1]]

    kernels(Batch("artisans", 2).game, False)
    one_of.__module__ = of
    ptx, _ = cuda.compile_ptx(one_of, (int8[::1], int64[::1]), cc=HOPPER)
    assert ("setp.lt" in ptx or "shr.s64" in ptx) == asks
