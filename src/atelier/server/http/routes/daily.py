"""The deal of the day: the same cards for everyone, once for the comparison, then as often as one likes."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

from fastapi import APIRouter
from sqlalchemy import Connection
from starlette.responses import Response

from atelier.server.context import Context
from atelier.server.errors import Problem
from atelier.server.http.auth import Human, TheContext, Visitor
from atelier.server.http.json import answer
from atelier.server.http.parameters import GamePath
from atelier.server.http.requests import Plain
from atelier.server.http.responses.daily import Daily, DailyOpened
from atelier.server.http.responses.problem import errors
from atelier.server.http.routes.games import game_named
from atelier.server.now import clock_now
from atelier.server.storage import dailies, people, tables
from atelier.server.storage.dailies import Play
from atelier.server.storage.log import Taken
from atelier.server.storage.people import Person
from atelier.server.tables import creation, daily
from atelier.server.tables.registry import check_open

router = APIRouter(prefix="/api/daily", tags=["daily"])
MOST_LISTED = 50
ATTEMPTS = 5


@router.get("", operation_id="lookAtDaily", response_model=Daily, responses=errors(401))
async def look_at_daily(person: Visitor, context: TheContext) -> Response:
    """Today's deals, how far you are, and yesterday's results. Today's are shown to those who have finished."""
    now = clock_now()
    today = daily.day_of(now)
    who, name = (person.id, person.name) if person is not None else (None, "")
    days = await context.database.read(
        lambda connection: [
            {"day": day, "deals": [_deal(connection, deal, day, who, day != today) for deal in daily.deals(day, name)]}
            for day in (today, daily.day_before(today))
        ]
    )
    return answer({"until": daily.next_midnight(now), "today": days[0], "yesterday": days[1]})


def _deal(connection: Connection, deal: dict[str, Any], day: str, person: str | None, past: bool) -> dict[str, Any]:
    """A deal of a day as someone may know it: the results once they have finished, or when the day is over."""
    game = deal["game"]
    play = dailies.play_of(connection, day, game, person) if person is not None else None
    shown = past or (play is not None and play.points is not None)
    results = _results(connection, day, game, person) if shown else None
    mine = play._asdict() if play is not None else None
    return {**deal, "finished": dailies.count(connection, day, game), "mine": mine, "results": results}


def _results(connection: Connection, day: str, game: str, person: str | None) -> list[dict[str, Any]]:
    """The best of them; and one's own if it is not among them."""
    listed = daily.ranked(dailies.best(connection, day, game, MOST_LISTED), person)
    own = dailies.own(connection, day, game, person) if person is not None else None
    if own is not None and not any(one["yours"] for one in listed):
        listed.append(daily.told(own, dailies.count(connection, day, game, own.points) + 1, person))
    return listed


@router.post(
    "/{game}",
    operation_id="playDaily",
    response_model=DailyOpened,
    status_code=201,
    responses=errors(400, 401, 403, 404, 409, 422),
)
async def play_daily(game: GamePath, body: Plain, person: Human, context: TheContext) -> Response:
    """Your table of today's deal, dealt. The first one counts, is gone on with as long as it lasts, and has no help.

    Once it has ended, further ones are for fun.
    """
    name, day = game_named(game).name, daily.day_of(clock_now())

    def look(connection: Connection) -> tuple[int, Play | None, str | None]:
        unfinished = tables.count_unfinished(connection, person.id)  # asked first: what is counted is found
        known = dailies.play_of(connection, day, name, person.id)
        return unfinished, known, tables.find_request(connection, person.id, body.request)

    for _ in range(ATTEMPTS):
        unfinished, known, again = await context.database.read(look)
        if known is not None and known.life in tables.UNFINISHED:
            return answer({"id": known.table, "counted": True}, 201)
        if again is not None:
            table = await context.tables.get(again)
            if table.game.name != name or table.daily is None:
                raise Problem(409, "request-reused", "This request was made for another table; make a new one.")
            return answer({"id": again, "counted": table.counted}, 201)
        check_open(unfinished, context.settings.open_tables)
        try:
            id = await _open(context, person, name, day, body.request, known is None)
        except Taken:
            continue  # by the same person, in the meantime
        return answer({"id": id, "counted": known is None}, 201)
    raise Problem(503, "busy", "You ask for this deal too often at once; try again.", retry_after=1)


async def _open(context: Context, person: Person, game: str, day: str, request: str, counted: bool) -> str:
    """Lay a table with the cards of the day; the first of a person is noted in the same breath."""
    context.compilation.prefer(game)
    house = await context.database.write(partial(dailies.house_secret, fresh=secrets.token_hex(32)))
    row, new = creation.new_table(daily.spec_of(game, day, person, counted), person, request, None)
    row = row._replace(secret=daily.secret_of(house, day, game))
    following, write = await context.tables.prepare(row, [*new, daily.dealt()], person)

    def note(connection: Connection) -> None:
        people.lock(connection, person.id)
        if counted and dailies.play_of(connection, day, game, person.id) is not None:
            raise Taken
        write(connection)
        if counted:
            dailies.begin(connection, day, game, person.id, row.id)

    await context.database.write(note, then=partial(context.tables.accept, following), apart=True)
    return row.id
