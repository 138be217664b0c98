"""All tables of a process: read from their logs, kept in hand for a while, changed by one entry more."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from atelier.boxfile import BoxFile
from atelier.errors import BadRecord
from atelier.games import find
from atelier.record import read_record
from atelier.server.errors import Problem
from atelier.server.live.hub import Hub
from atelier.server.ops.metrics import Metrics
from atelier.server.storage import boxes, log, people, tables
from atelier.server.storage.database import Database
from atelier.server.storage.log import Append, Entry, Taken
from atelier.server.storage.people import Person
from atelier.server.storage.tables import Row
from atelier.server.tables.box_mark import mark_of
from atelier.server.tables.boxes import Boxes, no_box
from atelier.server.tables.log import NewEntry, follow, sitting
from atelier.server.tables.quarantine import Quarantine
from atelier.server.tables.table import Table
from atelier.server.tables.versions import OF_ANY_RULES, check_rules

Decide = Callable[[Table], list[NewEntry]]
ATTEMPTS = 50
LATER = (429, 503)
"""What a problem says that another try may mend."""
OUTDATED = 4
"""How many times as many tables as are kept in hand may be known to be outdated."""


def check_open(unfinished: int, most: int) -> None:
    """Refuse one table too many."""
    if unfinished >= most:
        raise Problem(409, "too-many-tables", f"You have {most} unfinished tables, the most there can be; close one.")


class Registry:
    """Any process can serve any table: what it keeps in hand is only ever a shorter way to the same answer."""

    def __init__(self, database: Database, hub: Hub, metrics: Metrics, boxes: Boxes, in_hand: int, open_tables: int):
        self.database, self.hub, self.metrics, self.most = database, hub, metrics, in_hand
        self.open_tables = open_tables
        """Of one person."""
        self.boxes = boxes
        self.hand: OrderedDict[str, Table] = OrderedDict()
        self.quarantine = Quarantine(metrics)
        self.outdated: set[str] = set()
        """Tables another process may have changed since they were read."""
        self.followers: list[Callable[[Table], None]] = []
        self.deletions = 0

    def subscribe(self, follower: Callable[[Table], None]) -> None:
        """Call this with every table that has new entries, once they are durable."""
        self.followers.append(follower)

    async def get(self, id: str) -> Table:
        """A table as it is now."""
        table = self.hand.get(id)
        if table is not None and self.database.alone:
            self.hand.move_to_end(id)
            return table
        return await self._read(id)

    async def latest(self, id: str) -> Table:
        """A table as far as it is known here, for those who watch: what others change, they are woken for."""
        table = self.hand.get(id)
        if table is not None and id not in self.outdated:
            return table
        self.outdated.discard(id)
        following = await self._read(id)
        if table is not None and following.number > table.number:
            self.hub.wake(id)  # others may have looked while this was read
        return following

    def changed_elsewhere(self, id: str) -> None:
        """Another process may have changed a table."""
        self.outdated.add(id)
        if len(self.outdated) > OUTDATED * self.most:
            self.hand.clear()
            self.outdated.clear()
        self.hub.wake(id)

    def forget(self, id: str) -> None:
        """A table was deleted; what is being read of it now is not kept in hand either."""
        self.hand.pop(id, None)
        self.deletions += 1

    def number_of(self, id: str) -> int:
        """The number of the last entry of a table that is known here; 0 for one that is not in hand."""
        return self.hand[id].number if id in self.hand else 0

    async def _read(self, id: str) -> Table:
        self.quarantine.check(id)
        deletions = self.deletions
        try:
            table = await self._replay(id)
            return self._hold(table) if deletions == self.deletions else table
        except (Problem, SQLAlchemyError, MemoryError, OSError):
            raise  # nothing is wrong with the table itself
        except Exception as error:
            self.hand.pop(id, None)
            raise self.quarantine.put(id, error) from None

    async def _replay(self, id: str) -> Table:
        table, cold = self.hand.get(id), False
        if table is None:
            cold = True
            row = await self.database.read(lambda connection: tables.find_row(connection, id))
            if row is None:
                raise Problem(404, "no-table", "There is no such table; check the link you were given.")
            table = await self._bare(row)
        entries = await self.database.read(partial(log.entries_after, table=id, number=table.number))
        # A whole game is replayed elsewhere: nobody else's request waits for it.
        return await asyncio.to_thread(table.then, entries) if cold else table.then(entries)

    async def _bare(self, row: Row) -> Table:
        """A table before its first entry."""
        origin = read_record(row.origin) if row.origin is not None else None
        readable = row.rules == find(row.game).version
        if not readable and "box" in row.setup:
            return Table(row, None, origin)  # nothing is played again: its box is not needed
        if readable and origin is not None and origin.start is not None:
            raise BadRecord("this record begins with a written position; a table begins with a deal")
        return Table(row, await self._box_of(row), origin)

    async def _box_of(self, row: Row) -> BoxFile:
        """One that was uploaded, or the one that came with the game when the table was opened."""
        game, found = find(row.game), None
        if row.box is None:
            found = game.box_named(mark_of(row, game.default_box).digest)
        else:
            try:
                found = await self.boxes.get(row.box)
            except Problem as problem:
                if problem.status in LATER:
                    raise
        if found is None:
            raise BadRecord("the box of this table is gone, or is not one any more")
        return found

    def _hold(self, table: Table) -> Table:
        """Keep the newest of what is known of a table."""
        held = self.hand.get(table.id)
        if held is not None and held.number >= table.number:
            return held
        self.hand[table.id] = table
        self.hand.move_to_end(table.id)
        while len(self.hand) > self.most:
            self.hand.popitem(last=False)
        return table

    async def change(
        self,
        id: str,
        person: Person | None,
        request: str | None,
        decide: Decide,
        kinds: tuple[str, ...] = (),
        also: Callable[[Connection], None] | None = None,
    ) -> tuple[Table, Entry]:
        """Write what a command becomes, once; returns when it is durable. The same request finds its first entry."""
        table, fresh = self.hand.get(id), False
        if table is None:
            table, fresh = await self._read(id), True
        who = person.id if person is not None else None
        if person is not None and not OF_ANY_RULES.issuperset(kinds):
            check_rules(table)
        for _ in range(ATTEMPTS):
            done = table.entry_of(who, request)
            if done is not None:
                if done.kind not in kinds:
                    raise Problem(409, "request-reused", "This request was made for another change; make a new one.")
                return table, done
            try:
                new = decide(table)
            except Problem:
                if fresh:
                    raise
                table, fresh = await self._read(id), True
                continue
            following, entries = await self._foresee(table, new, who, request)
            try:
                await self._write(id, entries, following, sitting(new), also)
            except Taken:
                table, fresh = await self._read(id), True
                continue
            return following, entries[0]
        raise Problem(503, "busy", "Too many want to change this table at once; try again.", retry_after=1)

    async def _foresee(
        self, table: Table, new: list[NewEntry], person: str | None, request: str | None
    ) -> tuple[Table, list[Entry]]:
        """What the table comes to; where a whole game on paper is replayed, elsewhere: nobody else waits for it."""
        if table.origin is not None and any(one.kind == "started" for one in new):
            return await asyncio.to_thread(follow, table, new, person, request)
        return follow(table, new, person, request)

    async def _write(
        self,
        id: str,
        entries: list[Entry],
        following: Table,
        sits: list[str],
        also: Callable[[Connection], None] | None,
    ) -> None:
        """Make entries durable, then known; both happen even if whoever asked does not wait for it."""
        append = Append(id, entries, following.summary)

        def write(connection: Connection) -> None:
            append(connection)
            for person in sits:
                tables.remember_sitting(connection, id, person)
            if also is not None:
                also(connection)

        def then() -> None:
            self.metrics.entries.inc(len(entries))
            self.accept(following)

        change: Callable[[Connection], None] = write if sits or also is not None else append
        await self.database.write(change, id, then, apart=also is not None)

    def accept(self, table: Table) -> None:
        """A table has new entries, and they are durable."""
        held = self._hold(table)
        self.hub.wake(held.id)
        for follower in self.followers:
            follower(held)

    async def open(self, row: Row, new: list[NewEntry], person: Person) -> Table:
        """A new table; the same request again finds the one it has opened."""
        following, write = await self.prepare(row, new, person)
        try:
            await self.database.write(write, then=partial(self.accept, following), apart=True)
        except Taken:
            id = await self.database.read(partial(tables.find_request, host=row.host, request=row.request))
            if id is None:
                raise
            return await self.get(id)
        return following

    async def prepare(
        self, row: Row, new: list[NewEntry], person: Person
    ) -> tuple[Table, Callable[[Connection], None]]:
        """A new table, and what writes it down, unless this person has too many by then.

        It raises Taken if the same request has opened one, even the last they may have.
        """
        table = await self._bare(row)
        following, entries = await self._foresee(table, new, person.id, None)
        sits = sitting(new)

        def write(connection: Connection) -> None:
            people.lock(connection, person.answerable)
            if tables.find_request(connection, row.host, row.request) is not None:
                raise Taken
            if following.summary.life in tables.UNFINISHED:
                check_open(tables.count_unfinished(connection, person.answerable), self.open_tables)
            if row.box is not None and not boxes.hold_box(connection, row.box):
                raise no_box()
            tables.open_table(connection, row, table.listed, entries, following.summary)
            for one in sits:
                tables.remember_sitting(connection, row.id, one)

        return following, write
