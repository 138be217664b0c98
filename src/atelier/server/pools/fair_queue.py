"""A fair queue: owners take turns, and within an owner tables do. Whoever asks for much waits for themselves only."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

T = TypeVar("T")


class Full(Exception):
    """So much waits already that nothing more is taken."""


class Ring(Generic[T]):
    """What waits, by owner and by table. Whoever has been served goes to the end of both."""

    def __init__(self) -> None:
        self.owners: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __iter__(self) -> Iterator[str]:
        return iter(self.owners)

    def put(self, owner: str, table: str, job: T) -> None:
        """Wait behind what the same table has asked for."""
        self.owners.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(job)

    def take(self, owner: str) -> T:
        """The next job of an owner."""
        tables = self.owners[owner]
        table, jobs = next(iter(tables.items()))
        job = jobs.popleft()
        tables.move_to_end(table)
        self.owners.move_to_end(owner)
        if not jobs:
            del tables[table]
        if not tables:
            del self.owners[owner]
        return job


class FairQueue(Generic[T]):
    """Two rings: tables where someone waits come first, those where nobody is present last.

    >>> queue = FairQueue(most=10)
    >>> for job in ("first", "second", "third"):
    ...     queue.put("zoe", job, job)
    >>> queue.put("bob", "his", "his")
    >>> [queue.take({}, 1) for _ in range(5)]
    ['first', 'his', 'second', 'third', None]
    """

    def __init__(self, most: int):
        self.most, self.length = most, 0
        self.attended: Ring[T] = Ring()
        self.unattended: Ring[T] = Ring()

    def __len__(self) -> int:
        return self.length

    def put(self, owner: str, table: str, job: T, attended: bool = True) -> None:
        """Let a job wait; refused when too many do."""
        if self.length >= self.most:
            raise Full
        (self.attended if attended else self.unattended).put(owner, table, job)
        self.length += 1

    def waiting(self, owner: str) -> int:
        """How many jobs of an owner wait."""
        rings = (self.attended, self.unattended)
        return sum(len(jobs) for ring in rings for jobs in ring.owners.get(owner, {}).values())

    def take(self, under_way: Mapping[str, int], share: int, strict: bool = False) -> T | None:
        """The next job; of an owner with a whole share under way only if nobody else waits, or not at all."""
        rings = (self.attended, self.unattended)
        modest = ((ring, owner) for ring in rings for owner in ring if under_way.get(owner, 0) < share)
        anyone = ((ring, owner) for ring in rings for owner in ring if not strict)
        ring, owner = next(modest, None) or next(anyone, None) or (None, "")
        if ring is None:
            return None
        self.length -= 1
        return ring.take(owner)
