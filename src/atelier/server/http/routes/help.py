"""What a player may ask before deciding: which cards there are, what has happened, what a move would do or why not."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from atelier.server.context import Guest, TheHouse, Visitor, owner_of
from atelier.server.http import cached, help_responses
from atelier.server.http.json import answer
from atelier.server.http.routes import errors
from atelier.server.http.routes.games import UNCHANGED
from atelier.server.http.routes.tables import TableId, WhichSeat
from atelier.server.tables import commands, history, preview, refusal
from atelier.server.tables.versions import check_rules

router = APIRouter(prefix="/api/tables/{id}", tags=["help"])
InWords = Annotated[str, Query(min_length=1, max_length=80, description="A move in words.", examples=["take 3"])]


@router.get(
    "/things",
    operation_id="listTableThings",
    response_model=help_responses.ThingsTold,
    responses={**UNCHANGED, **errors(404, 409, 422)},
)
async def list_things(id: TableId, request: Request, house: TheHouse) -> Response:
    """Every card of the box this table plays with, to draw and to explain: names, text and numbers."""
    table = await house.tables.get(id)
    check_rules(table)
    things = await house.clerks.run(owner_of(None, request), partial(cached.things_of, table.box))
    return cached.send(things, request)


@router.get(
    "/log", operation_id="readLog", response_model=help_responses.LogTold, responses=errors(401, 403, 404, 409, 422)
)
async def read_log(
    id: TableId,
    request: Request,
    person: Visitor,
    house: TheHouse,
    seat: WhichSeat = None,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="Go on behind this number.")] = 0,
) -> Response:
    """Everything that happened, in pages of 500 entries, told like events but without changes of a view."""
    table = await house.tables.get(id)
    commands.seat_to_show(table, person, seat)
    check_rules(table)
    return answer(await house.clerks.run(owner_of(person, request), partial(history.page, table, after)))


@router.get(
    "/preview",
    operation_id="previewMove",
    response_model=help_responses.PreviewTold,
    responses=errors(401, 403, 404, 409, 422),
)
async def preview_move(
    id: TableId, request: Request, person: Guest, house: TheHouse, move: InWords, seat: WhichSeat = None
) -> Response:
    """What a legal move would change in your view. Nothing is played; where cards would decide, nothing is told."""
    table = await house.tables.get(id)
    return answer(
        await house.clerks.run(owner_of(person, request), partial(preview.preview, table, person, seat, move))
    )


@router.get(
    "/why", operation_id="whyNot", response_model=help_responses.WhyTold, responses=errors(401, 403, 404, 409, 422)
)
async def why_not(
    id: TableId, request: Request, person: Guest, house: TheHouse, move: InWords, seat: WhichSeat = None
) -> Response:
    """Why a move is not possible now, in the words of the rules and from what your seat may see."""
    table = await house.tables.get(id)
    return answer(await house.clerks.run(owner_of(person, request), partial(refusal.why, table, person, seat, move)))


@router.get(
    "/coach",
    operation_id="askCoach",
    response_model=help_responses.CoachTold,
    responses=errors(401, 403, 404, 409, 422),
)
async def ask_coach(id: TableId, person: Guest, house: TheHouse, seat: WhichSeat = None) -> Response:
    """Everyone's chances and your best moves, from what your seat knows; only where no other person plays."""
    return answer(await house.coach.ask(await house.tables.get(id), person, seat))
