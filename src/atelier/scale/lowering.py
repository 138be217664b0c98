"""How rules are turned into code for a GPU: as Numba does it, but trusting that no index counts from the end.

That is the first of the two promises of `atelier.lowering`. A number of 64 bits takes two instructions there for each
of a core's, so it is worth more: a kernel that plays has a seventh fewer of them. The second has no place there.
"""

from __future__ import annotations

from typing import Any

import numba.cuda.compiler
from numba.cuda.lowering import CUDALower

from atelier.lowering import from_the_start

OURS = __name__.partition(".")[0]
compiler: Any = numba.cuda.compiler  # that of numba-cuda, not the one Numba itself still has


class GpuLower(CUDALower):  # type: ignore[misc]
    """What becomes of each line of a kernel or of what it calls; the usual, if it is not of this package."""

    def lower_getitem(self, resty: Any, expr: Any, value: Any, index: Any, signature: Any) -> Any:
        """Read one of many."""
        return super().lower_getitem(resty, expr, value, index, self.trusting(signature))

    def lower_setitem(self, target_var: Any, index_var: Any, value_var: Any, signature: Any) -> Any:
        """Write one of many."""
        return super().lower_setitem(target_var, index_var, value_var, self.trusting(signature))

    def trusting(self, signature: Any) -> Any:
        """The signature of reading or writing an array, its index unsigned in our own functions."""
        return from_the_start(signature) if self.fndesc.modname.partition(".")[0] == OURS else signature


def trust_our_rules() -> None:
    """From now on. That target takes no pipeline of ours for a kernel, let alone for what it calls."""
    compiler.CUDANativeLowering.lowering_class = GpuLower
