"""How rules are turned into machine code: as Numba does it, but trusting two promises that every rule keeps.

No index counts from the end: where Numba compares an index with 0 and perhaps adds the length, it is read as the
unsigned number it is. And nothing a rule is handed lies in the same place twice: what is written through one argument
is not read through another, so that a number once read need not be read again. Random play gains a fifth by it; tests
look for rules that break a promise (`tests/strict.py`, `tests/test_promises.py`).
"""

from __future__ import annotations

from typing import Any

import numba.core.types
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.lowering import Lower
from numba.core.typed_passes import BaseNativeLowering, NativeLowering

__all__ = ["RuleCompiler"]

types: Any = numba.core.types  # its stubs leave out most of it


def unsigned(index: Any) -> Any:
    """The type of an index, its signed numbers taken for unsigned ones."""
    if isinstance(index, types.BaseTuple):
        return types.Tuple([unsigned(part) for part in index])
    return types.uintp if isinstance(index, types.Integer) and index.signed else index


def from_the_start(signature: Any) -> Any:
    """The signature of reading or writing an array, its index unsigned."""
    target, index, *value = signature.args
    return signature.replace(args=(target, unsigned(index), *value)) if isinstance(target, types.Buffer) else signature


class RuleLower(Lower):
    """What becomes of each line of a rule."""

    def lower_getitem(self, resty: Any, expr: Any, value: Any, index: Any, signature: Any) -> Any:
        """Read one of many."""
        return super().lower_getitem(resty, expr, value, index, from_the_start(signature))

    def lower_setitem(self, target_var: Any, index_var: Any, value_var: Any, signature: Any) -> Any:
        """Write one of many."""
        return super().lower_setitem(target_var, index_var, value_var, from_the_start(signature))


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(BaseNativeLowering):
    """The pass that does it."""

    _name: Any = "rule_lowering"

    @property
    def lowering_class(self) -> type[Lower]:
        """Who does it."""
        return RuleLower


class RuleCompiler(CompilerBase):
    """Numba's own pipeline with that one pass exchanged."""

    def define_pipelines(self) -> list[PassManager]:
        """The one there is."""
        self.state.flags.noalias = True
        manager = PassManager("rule")
        manager.passes = [
            (RuleLowering if work is NativeLowering else work, says)
            for work, says in DefaultPassBuilder.define_nopython_pipeline(self.state).passes
        ]
        manager.finalize()
        return [manager]
