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

    def waiting(self, owner: str) -> int:
        """How many jobs of an owner wait here."""
        return sum(len(jobs) for jobs in self.owners.get(owner, {}).values())

    def take_last(self, owner: str) -> T:
        """The job of an owner that would be done last."""
        tables = self.owners[owner]
        table = max(reversed(tables), key=lambda one: len(tables[one]))
        job = tables[table].pop()
        if not tables[table]:
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
        return self.attended.waiting(owner) + self.unattended.waiting(owner)

    def make_room(self, owner: str) -> T | None:
        """Where no more can wait: the last job of whoever has most, if they keep as many as this owner will have."""
        if self.length < self.most:
            return None
        greedy = max((*self.attended, *self.unattended), key=self.waiting, default=owner)
        if self.waiting(greedy) <= self.waiting(owner) + 1:
            return None
        self.length -= 1
        return (self.unattended if greedy in self.unattended.owners else self.attended).take_last(greedy)

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
