"""Records and tables in which no index may count from the end, for rules that run as Python."""

from __future__ import annotations

import sys

import numpy as np


class Strict(np.ndarray):
    """Numbers that are counted from the first."""

    def __getitem__(self, index):
        return super().__getitem__(from_the_start(index))

    def __setitem__(self, index, value):
        super().__setitem__(from_the_start(index), value)


def from_the_start(index):
    """The index, if no part of it is below zero."""
    for part in index if isinstance(index, tuple) else (index,):
        if isinstance(part, int | np.integer) and part < 0:
            raise IndexError(f"index {index} counts from the end")
    return index


class StrictRecord:
    """A record whose fields are such numbers."""

    def __init__(self, record):
        object.__setattr__(self, "record", record)

    def __getattr__(self, name):
        return strict(getattr(self.record, name))

    def __setattr__(self, name, value):
        setattr(self.record, name, value)


def strict(value):
    """The same, if it has numbers to be counted."""
    return value.view(Strict) if isinstance(value, np.ndarray) else value


def watch_tables():
    """Make the tables of all rules strict."""
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "atelier":
            vars(module).update({word: strict(value) for word, value in vars(module).items()})
