"""What is compiled for a GPU, without one, and a digest of each kernel: trees with the same digests do the same there.

    .venv/bin/python -m tools.kernels

What was measured on a GPU holds as long as the digests beside it in docs/performance/gpu.md do. It takes the extra
`gpu` and minutes. Names are left out of a digest, and the order of functions: the compiler numbers and shuffles both
anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np
from numba import typeof

from atelier.games import GAMES
from atelier.scale.cuda import kernels
from atelier.scale.gpu import load_cuda
from atelier.scale.thinking import ByPrior, room_to_think
from atelier.scale.vector import Batch

HOPPER = (9, 0)
KERNELS = [("random", True), ("random", False), ("by_prior", False), ("evaluate", False), ("search", False)]
"""Each job, and whether the states lie in a multiprocessor's own memory."""

HEAD = re.compile(r"//.*|^\.(version|target|address_size).*", re.MULTILINE)
NAMES = re.compile(r"\$L__BB\w+|_cudapy[\w$]*|[A-Za-z_$][\w$]{8,}")


def compile_for_hopper(function: Any, kinds: tuple[Any, ...]) -> str:
    """The PTX of a kernel; whatever it calls is compiled for the same GPU, which need not be here."""
    cuda, here = load_cuda(), SimpleNamespace(compute_capability=HOPPER)
    with patch("numba.cuda.dispatcher.get_current_device", lambda: here):
        ptx: str = cuda.compile_ptx(function, kinds, cc=HOPPER)[0]
    return ptx


def compile_kernel(game: str, job: str, resident: bool) -> str:
    """The PTX of one of our kernels."""
    batch = Batch(game, 2)
    kernel = kernels(batch.game, resident)[job].py_func
    return compile_for_hopper(kernel, tuple(map(typeof, arguments(batch)[job])))


def arguments(batch: Batch) -> dict[str, tuple[Any, ...]]:
    """What each of the kernels is given; of arrays only their kind matters."""
    game, n = batch.game, batch.n
    settings, network = batch._lay_learned(None)
    room = room_to_think(game, n, 1, batch.device.lay, batch._fresh)
    done = np.zeros(n, np.int64)
    asked: dict[str, Any] = {
        "by_prior": ByPrior(1, 1.0, np.zeros((n, game.choices))),
        "evaluate": np.zeros((n, game.seats[-1])),
        "search": room._replace(settings=settings, network=network),
    }
    return {"random": (1, batch._slots, done, n, 1)} | {job: (one, batch._slots, done) for job, one in asked.items()}


def parts(ptx: str) -> Iterator[str]:
    """The functions and tables of a kernel, without names."""
    lines: list[str] = []
    depth = 0
    for line in filter(None, map(str.strip, NAMES.sub("name", HEAD.sub("", ptx)).splitlines())):
        lines.append(line)
        depth += line.count("{") - line.count("}")
        if depth == 0 and line.endswith(("}", ";")):
            yield "\n".join(lines)
            lines = []


def digest(ptx: str) -> str:
    """The same for the same work."""
    return sha256("\n\n".join(sorted(parts(ptx))).encode()).hexdigest()[:16]


if __name__ == "__main__":
    for game in GAMES:
        for job, resident in KERNELS:
            print(f"{game}, {job}{', resident' * resident}: {digest(compile_kernel(game, job, resident))}", flush=True)
