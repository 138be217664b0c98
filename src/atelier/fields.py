"""How a record is declared: field by field, in the order a person would look at the table.

A field says what it counts over (`"seat"`, `"material"`, five places) and what its values are (a number, a seat, a
material). From that one declaration come the NumPy dtype the rules run on and the words a position is written in.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import SimpleNamespace
from typing import Any

import numpy as np

NONE = -1
"""An empty place, nobody, no card: what a field that names something holds when it names nothing."""

SPARE = "spare"
"""Bytes at the end of a record that mean nothing, so that no byte of it is ever undefined."""

FORBIDDEN = frozenset(dir(np.recarray)) | frozenset(dir(np.record))


class Bytes:
    """`data` of a record, where compiled rules find its bytes: the buffer it lies in, if it was given one."""

    def __get__(self, record: Any, kind: type | None = None) -> Any:
        """Without a buffer of its own, what NumPy makes up each time."""
        return self if record is None else np.void.data.__get__(record)


class Record(np.record):  # type: ignore[misc]  # NumPy lets its records be extended, its stubs do not
    """One record by itself. It is read by attribute, and handed to compiled rules, much quicker than NumPy's own."""

    __getattribute__ = np.void.__getattribute__
    data = Bytes()

    def __getattr__(self, name: str) -> Any:
        """A field."""
        try:
            return np.void.__getitem__(self, name)
        except ValueError:
            raise AttributeError(f"there is no field {name}") from None


@dataclass(frozen=True)
class Field:
    """One thing on the table."""

    name: str
    kind: str
    over: tuple[str | int, ...]
    of: str
    says: str
    least: int = 0
    most: int | None = None

    @property
    def names_something(self) -> bool:
        """True if its values are things with names (or nothing), not numbers."""
        return self.of not in ("number", "flag", "hex", "derived")


def field(
    name: str,
    kind: str,
    *over: str | int,
    of: str = "number",
    says: str = "",
    least: int = 0,
    most: int | None = None,
) -> Field:
    """Declare a field: NumPy kind, what it counts over, what its values are, a few words.

    `least` and `most`: of a number in a written position; without `most` all that the kind holds.
    """
    if name in FORBIDDEN:
        raise ValueError(f"a field may not be called {name}: NumPy's records have a method of that name")
    return Field(name, kind, over, of, says, least, most)


@dataclass(frozen=True, eq=False)
class Layout:
    """A declared record: its fields, the sizes of what they count over, and the dtype they make."""

    fields: tuple[Field, ...]
    sizes: Mapping[str, int]
    dtype: np.dtype[Any]

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields)

    def new(self, count: int) -> Any:
        """An array of fresh records, readable by attribute in compiled and in interpreted rules alike."""
        return np.zeros(count, self.dtype).view(np.recarray)

    def one(self) -> Any:
        """One fresh record."""
        return self._lay(bytearray(self.dtype.itemsize))

    def plain(self, record: Any) -> Any:
        """The same fields as plain numbers and lists, to look at: reading many of them is far quicker than in a record.

        >>> stock = layout(field("coins", "i1", "seat"), field("lead", "i1", of="seat"), seat=2)
        >>> stock.plain(stock.new(1)[0])
        namespace(coins=[0, 0], lead=0)
        """
        values = [value.tolist() if isinstance(value, np.ndarray) else value for value in record.item()]
        return SimpleNamespace(**dict(zip(self.dtype.names or (), values, strict=True)))

    def copy(self, record: Any) -> Any:
        """A record of its own with the same bytes."""
        return self._lay(bytearray(record.tobytes()))

    def _lay(self, buffer: bytearray) -> Any:
        record = np.frombuffer(buffer, self.single)[0]
        record.__dict__["data"] = buffer
        return record

    @cached_property
    def single(self) -> np.dtype[Any]:
        """The dtype of a record that lies by itself."""
        return np.dtype((Record, self.dtype))


def layout(*fields: Field, **sizes: int) -> Layout:
    """Declare a record.

    >>> stock = layout(field("coins", "i1", "seat"), field("lead", "i1", of="seat"), seat=4)
    >>> stock.dtype.names
    ('coins', 'lead')

    In memory the widest fields come first, so that nothing is padded and equal records have equal bytes.
    """

    def shape(one: Field) -> tuple[int, ...]:
        return tuple(sizes[axis] if isinstance(axis, str) else axis for axis in one.over)

    widest_first = sorted(fields, key=lambda one: -np.dtype(one.kind).itemsize)
    parts: list[Any] = [(one.name, one.kind, shape(one)) for one in widest_first]
    used, step = np.dtype(parts).itemsize, np.dtype(parts, align=True).alignment
    if used % step:
        parts.append((SPARE, "u1", (step - used % step,)))
    return Layout(fields, sizes, np.dtype(parts, align=True))
