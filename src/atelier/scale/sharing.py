"""Arrays that others hold on a GPU, used where they lie: those of PyTorch, CuPy, JAX and whoever else says where.

Most say it by `__cuda_array_interface__`; who speaks DLPack alone is understood through CuPy.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from atelier.errors import AtelierError
from atelier.scale.extras import library

CUDA = 2
"""A GPU of CUDA, in DLPack's numbers for devices."""


def lies_on_gpu(array: Any) -> bool:
    """Does it, as far as it says?"""
    if hasattr(array, "__cuda_array_interface__"):
        return True
    return hasattr(array, "__dlpack_device__") and int(array.__dlpack_device__()[0]) == CUDA


def as_it_lies(array: Any) -> Any:
    """An array on a GPU as one that says so by `__cuda_array_interface__`; not copied.

    JAX hands arrays out before they are computed, and does not say on which stream they will be: that is waited for.
    """
    if hasattr(array, "block_until_ready"):
        array.block_until_ready()
    if hasattr(array, "__cuda_array_interface__"):
        return array
    return library("cupy", "an array that speaks DLPack alone needs CuPy", "train").from_dlpack(array)


def in_one_piece(array: Any, kind: Any) -> bool:
    """Is an array on a GPU of this kind, its numbers one after the other?"""
    said = array.__cuda_array_interface__
    shape, strides, size = said["shape"], said.get("strides"), np.dtype(said["typestr"]).itemsize
    packed = tuple(size * int(np.prod(shape[axis + 1 :])) for axis in range(len(shape)))
    return np.dtype(said["typestr"]) == np.dtype(kind) and (strides is None or tuple(strides) == packed)


def from_memory(array: Any, kind: Any) -> Any:
    """An array of this machine's memory, or a list, as one of this kind; no number becomes another on the way."""
    try:
        given = np.asarray(array)
    except (ValueError, TypeError, OverflowError, RuntimeError):
        raise refuse(array, kind, "") from None
    if given.dtype != kind:
        least, most = (0, 1) if np.dtype(kind) == np.bool_ else (np.iinfo(kind).min, np.iinfo(kind).max)
        if given.dtype.kind not in "biu" or (given.dtype.kind == "b" and np.dtype(kind) != np.bool_):
            raise refuse(given, kind, "")
        if given.size and not least <= given.min() <= given.max() <= most:
            beyond = given.min() if given.min() < least else given.max()
            raise AtelierError(f"{beyond} is no number of {np.dtype(kind).name}: it is not from {least} to {most}")
    return np.asarray(given, kind, order="C")


def place_of(array: Any) -> range:
    """The bytes where an array in one piece lies, as far as it says so.

    >>> len(place_of(np.zeros(3, np.int16))), len(place_of([1, 2, 3]))
    (6, 0)
    """
    for where in ("__cuda_array_interface__", "__array_interface__"):
        if said := getattr(array, where, None):
            begin, size = said["data"][0], np.dtype(said["typestr"]).itemsize
            return range(begin, begin + size * math.prod(said["shape"]))
    return range(0)


def describe(array: Any) -> str:
    """What an array is, for a sentence."""
    if hasattr(array, "shape") and hasattr(array, "dtype"):
        return f"{array.dtype} {tuple(array.shape)}"
    return type(array).__name__


def refuse(array: Any, kind: Any, wanted: str) -> AtelierError:
    """The sentence for an array that cannot be used as it lies."""
    return AtelierError(f"{describe(array)}: what is wanted is an array of {np.dtype(kind).name}{wanted}, in one piece")
