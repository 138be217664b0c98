"""What plays and thinks on a GPU fits there: the tables its rules read lie in the GPU's constants, 64 KB of them.

It is compiled as for a real GPU, but without one. That takes the extra `gpu` and minutes: `make gpu` does it.
`tests/test_thinking.py` counts everywhere, without a compiler.
"""

from __future__ import annotations

import re
from importlib.util import find_spec

import pytest
from numba import int8, int64

from atelier.games import GAMES
from atelier.rule import INTERPRETED
from atelier.scale.cuda import kernels
from atelier.scale.vector import Batch
from tools.kernels import KERNELS, compile_for_hopper, compile_kernel, digest

compiled = [
    pytest.mark.slow,
    pytest.mark.skipif(INTERPRETED or not find_spec("numba_cuda"), reason="needs atelier-games[gpu], compiled"),
]

CONSTANTS = 1 << 16
TABLE = re.compile(r"\.const \.align \d+ \.b8 \S+?\[(\d+)\]")
"""An array of constants in PTX, and its bytes."""


@pytest.mark.parametrize(("job", "resident"), [pytest.param(*one, marks=compiled) for one in KERNELS])
@pytest.mark.parametrize("game", GAMES)
def test_the_constants_of_a_kernel_fit(game, job, resident):
    ptx = compile_kernel(game, job, resident)
    needed = sum(map(int, TABLE.findall(ptx)))
    print(f"{game}, {job}{', resident' * resident}: {needed:,} bytes of constants; digest {digest(ptx)}")
    assert 0 < needed <= CONSTANTS
    if job == "random":
        assert ("ld.shared.s8" in ptx) == resident, "a block's states lie in a multiprocessor's own memory"


@pytest.mark.parametrize(
    ("of", "asks"), [pytest.param(*one, marks=compiled) for one in (("atelier.games.ours", False), ("their.own", True))]
)
def test_our_functions_alone_are_trusted_not_to_count_from_the_end(of, asks):
    def one_of(cards, out):
        out[0] = cards[out[1]]

    kernels(Batch("artisans", 2).game, False)
    one_of.__module__ = of
    ptx = compile_for_hopper(one_of, (int8[::1], int64[::1]))
    assert ("setp.lt" in ptx or "shr.s64" in ptx) == asks


FEED = """// compiled just now
.version 9.4
.target sm_90
.const .align 1 .b8 _cudapy_cmem_1[2] = {3, 4};
.func _ZN5meals4feedB3v17Ev(
    .param .b64 _ZN5meals4feedB3v17Ev_param_0
)
{
    $L__BB3_1:
    add.s64 %rd1, %rd2, 3;
    ret;
}
"""
HARVEST = ".func _ZN6fields7harvestB3v18Ev()\n{\n    ret;\n}\n"


def test_a_digest_knows_what_a_kernel_does_and_not_how_it_is_called():
    again = FEED.replace("B3v17", "B3v99").replace("BB3_1", "BB7_1").replace("cmem_1", "cmem$27").replace("9.4", "9.5")
    assert digest(again + HARVEST) == digest(HARVEST + FEED) == digest(FEED + HARVEST)
    assert len({digest(FEED), digest(FEED + HARVEST), digest(FEED.replace("2, 3;", "2, 4;"))}) == 3
    assert digest(FEED) != digest(FEED.replace("{3, 4}", "{3, 5}"))
