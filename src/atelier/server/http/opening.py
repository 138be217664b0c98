"""Opening a table for someone: who is to sit there, how many they may have, and the same request once."""

from __future__ import annotations

from functools import partial
from typing import Any

from sqlalchemy import Connection
from starlette.responses import Response

from atelier.agents.levels import LEVELS
from atelier.boxfile import BoxFile
from atelier.errors import AtelierError
from atelier.server.context import Context
from atelier.server.errors import Problem
from atelier.server.http.json import answer
from atelier.server.http.requests import SeatSpec
from atelier.server.storage import tables
from atelier.server.storage.people import Person
from atelier.server.tables import creation
from atelier.server.tables.creation import TableSpec
from atelier.server.tables.registry import check_open


def seats_from(specs: list[SeatSpec], person: Person) -> list[dict[str, Any]]:
    """Seats as the log keeps them."""
    seats: list[dict[str, Any]] = []
    for place, spec in enumerate(specs):
        if spec.kind == "opponent":
            if spec.level is None:
                raise AtelierError(f"seats, {place}: an opponent needs a level, such as {LEVELS[0]}")
            seats.append({"level": creation.check_level(spec.level), "name": ""})
        elif spec.kind == "me":
            name = spec.name or person.name
            owner = person.answerable
            seats.append({"person": person.id, "owner": owner, "name": name, "promise": spec.promise or ""})
        else:
            seats.append({})
    return seats


async def check_room(context: Context, person: Person) -> None:
    """Refuse one table too many before work is done for it."""
    unfinished = await context.database.read(partial(tables.count_unfinished, owner=person.answerable))
    check_open(unfinished, context.settings.open_tables)


async def opened_before(context: Context, person: Person, request: str) -> str | None:
    """The table this request has opened; None if there is none, and room for one more.

    Those opened at once are counted as they are written.
    """

    def look(connection: Connection) -> tuple[int, str | None]:
        unfinished = tables.count_unfinished(connection, person.answerable)
        return unfinished, tables.find_request(connection, person.id, request)  # asked last: what was counted is found

    unfinished, id = await context.database.read(look)
    if id is None:
        check_open(unfinished, context.settings.open_tables)
    return id


async def check_imports(context: Context, person: Person, request: str) -> None:
    """Refuse one game on paper too many; a request that was made before finds its table."""

    def look(connection: Connection) -> tuple[int, str | None]:
        imported = tables.count_imported(connection, person.answerable)
        return imported, tables.find_request(connection, person.id, request)  # asked last: what was counted is found

    imported, id = await context.database.read(look)
    if id is not None:
        return
    context.rates.imports.take(person.answerable)
    most = context.settings.imports
    if imported >= most:
        raise Problem(409, "too-many-imports", f"You have brought {most} games on paper, the most there can be.")


async def open_once(context: Context, person: Person, request: str, spec: TableSpec, box: BoxFile | None) -> Response:
    """Open a table, or find the one this request has opened."""
    id = await opened_before(context, person, request)
    if id is None:
        context.compilation.prefer(spec.game)
        row, new = creation.new_table(spec, person, request, box)
        id = (await context.tables.open(row, new, person)).id
    table = await context.tables.get(id)
    return answer({"id": table.id, "commitment": table.commitment}, 201)
