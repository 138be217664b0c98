"""Records whose arrays refuse an index or a number beyond their bounds.

NumPy takes -1 for the last entry, and cuts a number that is too large; compiled rules read whatever lies there. Here
both are an error, so that interpreted rules show what compiled ones would hide.
"""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace

import numpy as np

from atelier.fields import Layout


class GuardedArray(np.ndarray):
    """An array that counts from 0 up to its size, and no further."""

    def __getitem__(self, index):
        check_index(index)
        return super().__getitem__(index)

    def __setitem__(self, index, value):
        check_index(index)
        check_value(value, self.dtype)
        super().__setitem__(index, value)


class GuardedList(list):
    """The same for the lists people's words are made from."""

    def __getitem__(self, index):
        check_index(index)
        return super().__getitem__(index)


class Guarded:
    """A record read and written by field, each array of it guarded."""

    def __init__(self, record):
        object.__setattr__(self, "_record", record)
        for name in record.dtype.names:
            if record.dtype[name].shape:
                self.__dict__[name] = record[name].view(GuardedArray)

    def __getattr__(self, name):
        return getattr(self._record, name)

    def __setattr__(self, name, value):
        self[name] = value

    def __getitem__(self, name):
        return getattr(self, name)

    def __setitem__(self, name, value):
        check_value(value, self._record.dtype[name])
        self._record[name] = value


def check_index(index):
    """None below 0: beyond the other end Python and NumPy look themselves."""
    for part in index if type(index) is tuple else (index,):
        if type(part) is not slice and part is not Ellipsis and np.ndim(part) == 0 and part < 0:
            raise IndexError(f"index {part}")


def check_value(value, dtype):
    """A whole number only where it fits."""
    if dtype.kind in "iu" and np.ndim(value) == 0:
        bounds = np.iinfo(dtype)
        if not bounds.min <= int(value) <= bounds.max:
            raise OverflowError(f"{value} in {dtype}")


def guarded_array(shape, dtype):
    """A fresh array, guarded."""
    return np.zeros(shape, dtype).view(GuardedArray)


def guard_all_records() -> None:
    """From now on every record by itself is guarded, and so are the lists `plain` makes of one."""
    lay, plain = Layout._lay, Layout.plain

    @lru_cache(maxsize=8)  # the reasons for all moves of one position look at it hundreds of times
    def plain_of(layout, written):
        parts = vars(plain(layout, lay(layout, bytearray(written))))
        return SimpleNamespace(**{name: guarded_list(value) for name, value in parts.items()})

    Layout._lay = lambda layout, buffer: Guarded(lay(layout, buffer))
    Layout.plain = lambda layout, record: plain_of(layout, record.tobytes())


def guarded_list(value):
    return GuardedList(guarded_list(part) for part in value) if isinstance(value, list) else value
