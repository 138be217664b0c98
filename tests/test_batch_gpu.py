"""A batch on a GPU, in the simulator of CUDA: the same bytes, however slots are shared out."""

from __future__ import annotations

import warnings

import pytest
from numba.core.errors import NumbaPerformanceWarning

from atelier.scale.cuda import MOST, fair_span
from atelier.scale.gpu import load_cuda

SIMULATED = """
import sys
from atelier.scale.vector import Batch
sys.setswitchinterval(1e-4)  # threads that wait for each other do so in a loop
late = Batch({game!r}, 3, seats=[2, 3, 2], seed=6)
late.play_at_random({late})
kept = late.snapshot()
for forced in (False, True):
    digests = []
    for device, share in (("cpu", None), ("cuda", (3, 2)), ("cuda", (2, 2))):
        batch = Batch({game!r}, 3, seats=[2, 3, 2], seed=6, device=device, forced=forced)
        if share:
            batch.device.share_out(*share)
        batch.restore(kept)
        seen = b""
        for _ in range(3):
            told = [batch.device.fetch(one).tobytes() for one in (batch.observe(), batch.mask())]
            seen += b"".join(batch.snapshot().arrays) + b"".join(told)
            batch.step(batch.sample())
        made = batch.play_at_random({more})
        first = batch.device.fetch(batch.legal)[:, :1]
        played = batch.device.fetch(batch.play_script(first.repeat(3, axis=1))).tolist()
        digests.append((seen, made, played, batch.snapshot()))
    assert digests[0] == digests[1] == digests[2]
    assert batch.snapshot().arrays[-1] != kept.arrays[-1], "a game has ended"
"""


@pytest.mark.parametrize(
    ("game", "late", "more"), [("artisans", 100, 20), pytest.param("little-town", 60, 20, marks=pytest.mark.slow)]
)
def test_cuda_s_simulator_steps_as_the_cores_do(game, late, more, python):
    """However many slots and threads a block has, and from near the end of a game into the next."""
    python(SIMULATED.format(game=game, late=late, more=more), ATELIER_INTERPRET="1", NUMBA_ENABLE_CUDASIM="1")


AT_ONCE = """
import sys, threading
import numpy as np
from numba.cuda.simulator.kernelapi import FakeCUDAShared
from atelier.scale.simulator import share_at_once
share_at_once()
sys.setswitchinterval(1e-6)
for _ in range(200):
    block, gate, given = FakeCUDAShared(0), threading.Barrier(6), []
    def ask():
        gate.wait()
        counts = block.array(3, np.int32)
        begins = block.array(3, np.int32)
        given.append((id(counts), id(begins)))
    threads = [threading.Thread(target=ask) for _ in range(6)]
    for one in threads: one.start()
    for one in threads: one.join()
    assert len(set(given)) == 1 and len(set(given[0])) == 2, given
"""


def test_threads_of_the_simulator_that_ask_for_an_array_at_once_share_it(python):
    python(AT_ONCE, ATELIER_INTERPRET="1", NUMBA_ENABLE_CUDASIM="1")


@pytest.mark.parametrize("most", [608, MOST])
@pytest.mark.parametrize("games", [1, 1_000, 131_072, 540_673, 1 << 20])
def test_no_multiprocessor_of_a_gpu_has_a_block_more_to_play_than_it_must(games, most):
    span, each = fair_span(games, 132, most), -(-games // (132 * most))
    assert 1 <= span <= most
    assert -(-games // span) <= 132 * each
    assert span == most or each < 8, "many blocks are full ones"


def test_a_gpu_with_little_to_do_is_no_news_in_the_terminal():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        load_cuda()
        advice = "Grid size 64 will likely result in GPU under-utilization due to low occupancy."
        for said in (advice, f"\x1b[1m{advice}\x1b[0m"):  # in bold, where the terminal can
            warnings.warn(said, NumbaPerformanceWarning, stacklevel=1)
        with pytest.raises(UserWarning, match="Grid size"):
            warnings.warn("Grid size 64: no such block", stacklevel=1)
