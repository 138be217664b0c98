"""What a player may ask before deciding: which cards there are, what has happened, what a move would do or why not."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from atelier.server.http import cached
from atelier.server.http.auth import Guest, TheContext, Visitor, owner_of
from atelier.server.http.json import answer
from atelier.server.http.parameters import InWords, TableId, WhichSeat
from atelier.server.http.responses.games import ThingsTold
from atelier.server.http.responses.help import BroughtTold, CoachTold, LogTold, PreviewTold, WhyTold
from atelier.server.http.responses.problem import errors
from atelier.server.http.routes.games import UNCHANGED
from atelier.server.tables import history, permission, preview, refusal
from atelier.server.tables.versions import check_rules

router = APIRouter(prefix="/api/tables/{id}", tags=["help"])


@router.get(
    "/things",
    operation_id="listTableThings",
    response_model=ThingsTold,
    responses={**UNCHANGED, **errors(401, 404, 409, 422)},
)
async def list_things(id: TableId, request: Request, person: Visitor, context: TheContext) -> Response:
    """Every card of the box this table plays with, to draw and to explain: names, text and numbers."""
    table = await context.tables.get(id)
    check_rules(table)
    sheet = await cached.things(table.box, owner_of(person, request), context.renderers)
    return cached.send(sheet, request, cached.FRESH)


@router.get("/log", operation_id="readLog", response_model=LogTold, responses=errors(401, 403, 404, 409, 422))
async def read_log(
    id: TableId,
    request: Request,
    person: Visitor,
    context: TheContext,
    seat: WhichSeat = None,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="Go on behind this number.")] = 0,
) -> Response:
    """Everything that happened, in pages of 500 entries, told like events but without changes of a view."""
    table = await context.tables.get(id)
    permission.seat_to_show(table, person, seat)
    check_rules(table)
    return answer(await context.renderers.run(owner_of(person, request), partial(history.page, table, after)))


@router.get("/brought", operation_id="readBrought", response_model=BroughtTold, responses=errors(401, 404, 409, 422))
async def read_brought(
    id: TableId,
    request: Request,
    person: Visitor,
    context: TheContext,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="Go on behind this step.")] = 0,
) -> Response:
    """The moves a game had made before it came here, on paper or as a fork, told like those of the log: 500 a page."""
    table = await context.tables.get(id)
    check_rules(table)
    return answer(await context.renderers.run(owner_of(person, request), partial(history.brought, table, after)))


@router.get(
    "/preview",
    operation_id="previewMove",
    response_model=PreviewTold,
    responses=errors(401, 403, 404, 409, 422),
)
async def preview_move(
    id: TableId, request: Request, person: Guest, context: TheContext, move: InWords, seat: WhichSeat = None
) -> Response:
    """What a legal move would change in your view. Nothing is played; where cards would decide, nothing is told."""
    table = await context.tables.get(id)
    return answer(
        await context.renderers.run(owner_of(person, request), partial(preview.preview, table, person, seat, move))
    )


@router.get("/why", operation_id="whyNot", response_model=WhyTold, responses=errors(401, 403, 404, 409, 422))
async def why_not(
    id: TableId, request: Request, person: Guest, context: TheContext, move: InWords, seat: WhichSeat = None
) -> Response:
    """Why a move is not possible now, in the words of the rules and from what your seat may see."""
    table = await context.tables.get(id)
    return answer(
        await context.renderers.run(owner_of(person, request), partial(refusal.why, table, person, seat, move))
    )


@router.get(
    "/coach",
    operation_id="askCoach",
    response_model=CoachTold,
    responses=errors(401, 403, 404, 409, 422),
)
async def ask_coach(id: TableId, person: Guest, context: TheContext, seat: WhichSeat = None) -> Response:
    """Everyone's chances and your best moves, from what your seat knows; only where no other person plays."""
    return answer(await context.coach.ask(await context.tables.get(id), person, seat))
