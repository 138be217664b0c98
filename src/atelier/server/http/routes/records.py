"""Games on paper: export, import, prove, go on from a position, analyse, compare with others."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from atelier.server.encoding import dump
from atelier.server.errors import Problem
from atelier.server.http import requests
from atelier.server.http.auth import Guest, TheContext, Visitor, owner_of
from atelier.server.http.json import answer
from atelier.server.http.opening import check_imports, open_once, seats_from
from atelier.server.http.parameters import TableId
from atelier.server.http.responses.problem import errors
from atelier.server.http.responses.records import Analysis, Proof, RecordTold, SameDeal
from atelier.server.http.responses.tables import Opened
from atelier.server.tables import creation
from atelier.server.tables.creation import TableSpec
from atelier.server.tables.log import NewEntry
from atelier.server.tables.versions import check_rules
from atelier.server.workers.analysis import NOT_BEGUN

router = APIRouter(prefix="/api", tags=["records"])


@router.get(
    "/tables/{id}/record",
    operation_id="exportRecord",
    response_model=RecordTold,
    responses=errors(404, 409, 422),
)
async def export(id: TableId, context: TheContext) -> Response:
    """The game as a record: with its key once it is over; while it runs only what everyone at the table knows."""
    table = await context.tables.get(id)
    if table.key is None:
        raise Problem(409, "wrong-time", "The game has not started; there is nothing on paper yet.")
    return answer(json.loads(table.record.write()))


@router.post(
    "/records",
    operation_id="importRecord",
    response_model=Opened,
    status_code=201,
    responses=errors(400, 401, 409, 422),
)
async def import_record(body: requests.Import, request: Request, person: Guest, context: TheContext) -> Response:
    """A game from elsewhere as a table: to step through, to analyse, to go on from."""
    await check_imports(context, person, body.request)
    box = await context.tables.boxes.get(body.box) if body.box is not None else None
    record, over = await context.sandbox.record(owner_of(person, request), body.record, box)
    spec = creation.import_of(record, body.box)
    row, new = creation.new_table(spec, person, body.request, box)
    new = [new[0]._replace(sits=(person.id,)), NewEntry("started", {"contributions": []})]
    if not over:
        new.append(NewEntry("closed", {"reason": "imported"}))
    table = await context.tables.open(row, new, person)
    return answer({"id": table.id, "commitment": table.commitment}, 201)


@router.post("/records/verify", operation_id="verifyRecord", response_model=Proof, responses=errors(400, 422))
async def verify(body: requests.Check, request: Request, context: TheContext) -> Response:
    """Prove a record: key, deal, every move, the result, and that the shuffle was fair."""
    box = await context.tables.boxes.get(body.box) if body.box is not None else None
    record, over = await context.sandbox.record(owner_of(None, request), body.record, box)
    return answer({"game": record.game, "moves": len(record.moves), "over": over, "fair": record.fairness is not None})


@router.post(
    "/tables/{id}/fork",
    operation_id="forkTable",
    response_model=Opened,
    status_code=201,
    responses=errors(400, 401, 404, 409, 422),
)
async def fork(id: TableId, body: requests.Fork, person: Guest, context: TheContext) -> Response:
    """Go on from a position of a finished game, with the same cards."""
    table = await context.tables.get(id)
    record = creation.fork_record(table, body.step)
    if len(body.seats) != record.seats:
        raise Problem(422, "wrong-seats", f"That game has {record.seats} seats; name who sits on each of them.")
    seats = [{**seat, "promise": ""} if "person" in seat else seat for seat in seats_from(body.seats, person)]
    known_to = sorted({table.host, *(seat.person for seat in table.seats if seat.person is not None)})
    forked = {"table": id, "step": body.step, "listed": table.listed, "known_to": known_to}
    spec = TableSpec(
        game=record.game,
        options=dict(record.options),
        box=table.row.box,
        seats=seats,
        listed=body.listed,
        clock=None,
        stand_in=body.stand_in,
        origin=record,
        forked=forked,
        pace="live" if table.imported else table.pace,
    )
    return await open_once(context, person, body.request, spec, table.box)


@router.post(
    "/tables/{id}/analysis",
    operation_id="askAnalysis",
    response_model=Analysis,
    responses=errors(401, 404, 409, 422),
)
async def ask_analysis(id: TableId, person: Guest, context: TheContext) -> Response:
    """Have a finished game analysed in the background; ask as often as you like, it is done once."""
    table = await context.tables.get(id)
    if table.life != "over":
        raise Problem(409, "not-over", "Only a finished game can be analysed.")
    check_rules(table)
    return _progress(await context.analyses.ask(table, person))


@router.get(
    "/tables/{id}/analysis",
    operation_id="lookAtAnalysis",
    response_model=Analysis,
    responses=errors(404, 422),
)
async def look_at_analysis(id: TableId, context: TheContext) -> Response:
    """How far an analysis is, and its report once it is done; whether anyone has asked for it. POST here to ask."""
    await context.tables.get(id)
    return _progress(await context.analyses.state(id))


@router.get(
    "/tables/{id}/same-deal",
    operation_id="listSameDeal",
    response_model=SameDeal,
    responses=errors(401, 404, 409, 422),
)
async def list_same_deal(id: TableId, person: Visitor, context: TheContext) -> Response:
    """How others did with the same cards, box and options: finished games only, the newest first."""
    table = await context.tables.get(id)
    if table.life != "over":
        raise Problem(409, "not-over", "Games with the same cards are shown once this one is over.")
    return answer({"tables": await context.deals.same(table, person.id if person is not None else None)})


def _progress(known: dict[str, Any] | None) -> Response:
    """How far an analysis is, if anyone has asked for it; a report is JSON already."""
    far = known or NOT_BEGUN
    said = dump({"asked": known is not None, **{name: far[name] for name in ("done", "of", "failed")}})
    report = (far["report"] or "null").encode()
    return Response(said.removesuffix(b"}") + b',"report":' + report + b"}", media_type="application/json")
