"""Tables: what can be played, find a table, open one."""

from __future__ import annotations

import hashlib
from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from atelier.agents.levels import LEVELS
from atelier.games import GAMES, find
from atelier.server.errors import Problem
from atelier.server.http.auth import Guest, TheContext, Visitor, address_of, owner_of
from atelier.server.http.json import answer
from atelier.server.http.opening import open_once, seats_from
from atelier.server.http.requests import NewBox, NewTable
from atelier.server.http.responses.games import BoxTold, Games
from atelier.server.http.responses.problem import errors
from atelier.server.http.responses.tables import Opened, ShortTables
from atelier.server.http.routes.boxes import kilobytes
from atelier.server.now import clock_now
from atelier.server.storage import boxes, tables
from atelier.server.tables.creation import TableSpec
from atelier.server.tables.lists import listed

router = APIRouter(prefix="/api", tags=["tables"])
MOST_LISTED = 50


@router.get("/games", operation_id="listGames", response_model=Games, responses=errors())
async def list_games(context: TheContext) -> Response:
    """What can be played, with which options, and against whom."""
    games = [
        {
            "name": game.name,
            "rules": game.version,
            "seats": list(game.seats),
            "options": {option.name: list(option.choices) for option in game.options},
            "defaults": game.choose_options(game.default_box, {}),
            "needs": {option.name: option.needs for option in game.options if option.needs},
        }
        for game in map(find, GAMES)
    ]
    return answer({"games": games, "levels": list(LEVELS)})


@router.post(
    "/boxes",
    operation_id="uploadBox",
    response_model=BoxTold,
    status_code=201,
    responses=errors(400, 401, 409, 422),
)
async def upload_box(body: NewBox, request: Request, person: Guest, context: TheContext) -> Response:
    """A box of cards of your own, checked; every mistake is named by line and key."""
    game = find(body.game)
    id, most = hashlib.sha256(body.text.encode()).hexdigest(), context.settings.boxes
    box = await context.sandbox.box(owner_of(person, request), game.name, body.text)
    known = await context.database.read(partial(boxes.has_box, box=id))
    keep = partial(boxes.keep_box, box=id, game=game.name, text=body.text, person=person.answerable, now=clock_now())
    with context.rates.kept_kilobytes.charge(address_of(request), 0.0 if known else kilobytes(body.text)):
        if not await context.database.write(partial(keep, most=most), apart=True):
            raise Problem(409, "too-many-boxes", f"You have uploaded {most} boxes, the most there can be.")
    context.tables.boxes.hold(id, box)
    return answer({"id": id, "game": box.game, "name": box.name, "digest": box.digest}, 201)


@router.get("/tables", operation_id="listTables", response_model=ShortTables, responses=errors(422))
async def list_tables(
    person: Visitor,
    context: TheContext,
    life: Literal["open", "playing", "over"] = "open",
    before: Annotated[int | None, Query(ge=0, le=2**53, description="As the last answer gave it.")] = None,
) -> Response:
    """Tables anyone may find, the latest first."""
    ask = partial(tables.listed_tables, life=life, before=before, limit=MOST_LISTED)
    found = await context.database.read(ask)
    who = person.id if person is not None else None
    short = await listed(context.tables, (id for id, _ in found), who)
    return answer({"tables": short, "before": found[-1][1] if len(found) == MOST_LISTED else None})


@router.post(
    "/tables",
    operation_id="openTable",
    response_model=Opened,
    status_code=201,
    responses=errors(400, 401, 409, 422),
)
async def open_table(body: NewTable, person: Guest, context: TheContext) -> Response:
    """Open a table. Its id is the link: whoever has it can watch, and sit down while seats are open."""
    box = await context.tables.boxes.get(body.box) if body.box is not None else None
    clock = body.clock.model_dump() if body.clock is not None else None
    seats = seats_from(body.seats, person)
    spec = TableSpec(body.game, body.options, body.box, seats, body.listed, clock, body.stand_in, pace=body.pace)
    return await open_once(context, person, body.request, spec, box)
